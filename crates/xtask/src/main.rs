//! Chores of the project that need a program: `cargo run -p xtask -- games`.

mod games;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str =
    "usage: cargo run -p xtask -- games    writes crates/titles from games/*/game.toml";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments != ["games"] {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match games::write(&workspace) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
