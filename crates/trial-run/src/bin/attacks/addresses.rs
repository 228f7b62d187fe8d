//! S11: many addresses that one customer of a provider has: are they limited together?

use std::io;

use trial_run::{Browser, Serving};

use crate::figure::{Figure, Measured};
use crate::target::Target;

const REQUESTS: usize = 120;

/// Asks as fast as possible, each time from another address of one IPv6 network.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&["--proxy"]);
    let mut refused = 0;
    for last in 1..=REQUESTS {
        refused += usize::from(ask(&server, &format!("2001:db8::{last:x}")).await? == 429);
    }
    let neighbour = ask(&server, "2001:db8:0:1::1").await?;
    Ok(Figure {
        now: format!(
            "{refused} of {REQUESTS} requests from one /64 refused, its neighbour is answered \
             {neighbour}"
        ),
        old: "0 of 120",
        bad: refused == 0 || neighbour != 200,
    })
}

/// Asks for the list from an address, and gives the status.
async fn ask(server: &Serving, address: &str) -> io::Result<u16> {
    let forwarded = ("X-Forwarded-For".to_owned(), address.to_owned());
    let mut browser = Browser { headers: vec![forwarded], ..Browser::default() };
    Ok(browser.get(&server.address, "/api/tables").await?.status)
}
