//! `roundhouse serve`: the table in a browser.

use std::io::Write;
use std::net::SocketAddr;

use catalogue::Fault;
use serde_json::json;
use server::Place;
use words::{Facts, Words};

use crate::args::Serve;
use crate::failure::Failure;

pub fn run(serve: &Serve, words: &Words) -> Result<(), Failure> {
    let place = Place { address: serve.address, port: serve.port };
    server::serve(place, |address| tell(address, words)).map_err(|error| {
        let Serve { address, port } = serve;
        let message = format!("can't listen at {address}, port {port}: {error}");
        let facts = json!({
            "address": address, "port": port.to_string(), "reason": error.to_string(),
        });
        Fault::new("serve/no-address", message).with(facts).into()
    })
}

/// Says where to look. Nobody may be reading, and that is no reason to stop.
fn tell(address: SocketAddr, words: &Words) {
    let facts = Facts::new().with("address", format!("http://{address}/"));
    let mut out = anstream::stdout();
    let _ = writeln!(out, "{}", words.say_with("binary-open", &facts));
    let _ = out.flush();
}
