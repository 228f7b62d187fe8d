//! `roundhouse serve`: the table in a browser.

use std::io::Write;
use std::net::SocketAddr;

use server::ConfigOptions;
use words::{Facts, Words};

use crate::failure::Failure;

pub fn run(options: ConfigOptions, words: &Words) -> Result<(), Failure> {
    Ok(server::serve(options.resolve()?, |address| tell(address, words))?)
}

/// Says where to look. Nobody may be reading, and that is no reason to stop.
fn tell(address: SocketAddr, words: &Words) {
    let facts = Facts::new().with("address", format!("http://{address}/"));
    let mut out = anstream::stdout();
    let _ = writeln!(out, "{}", words.say_with("binary-open", &facts));
    let _ = out.flush();
}
