//! `roundhouse serve`: the table in a browser.

use std::io::Write;
use std::net::SocketAddr;

use server::Wishes;

use crate::failure::Failure;

pub fn run(wishes: Wishes) -> Result<(), Failure> {
    Ok(server::serve(wishes.resolve()?, tell)?)
}

/// Says where to look. Nobody may be reading, and that is no reason to stop.
fn tell(address: SocketAddr) {
    let mut out = anstream::stdout();
    let _ = writeln!(out, "Roundhouse is open: http://{address}/");
    let _ = out.flush();
}
