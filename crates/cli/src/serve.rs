//! `roundhouse serve`: the table in a browser.

use std::io::Write;
use std::net::SocketAddr;

use server::Wishes;
use words::{Facts, Words};

use crate::failure::Failure;

pub fn run(wishes: Wishes, words: &Words) -> Result<(), Failure> {
    Ok(server::serve(wishes.resolve()?, |address| tell(address, words))?)
}

/// Says where to look. Nobody may be reading, and that is no reason to stop.
fn tell(address: SocketAddr, words: &Words) {
    let facts = Facts::new().with("address", format!("http://{address}/"));
    let mut out = anstream::stdout();
    let _ = writeln!(out, "{}", words.say_with("binary-open", &facts));
    let _ = out.flush();
}
