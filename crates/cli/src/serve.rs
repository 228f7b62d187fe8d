//! `roundhouse serve`: the table in a browser.

use std::io::Write;
use std::net::SocketAddr;

use catalogue::Fault;
use server::Place;

use crate::args::Serve;
use crate::failure::Failure;

pub fn run(serve: &Serve) -> Result<(), Failure> {
    let place = Place { address: serve.address, port: serve.port };
    server::serve(place, tell).map_err(|error| {
        let message = format!("can't listen at {}, port {}: {error}", serve.address, serve.port);
        Fault::new("serve/no-address", message).into()
    })
}

/// Says where to look. Nobody may be reading, and that is no reason to stop.
fn tell(address: SocketAddr) {
    let mut out = anstream::stdout();
    let _ = writeln!(out, "Roundhouse is open: http://{address}/");
    let _ = out.flush();
}
