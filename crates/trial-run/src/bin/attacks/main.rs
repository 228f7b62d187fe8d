//! Attacks on a server of one's own, as a stranger could try them: each gives a figure, beside what
//! it was before the server was hardened. See `docs/reliability.md`.

mod addresses;
mod bodies;
mod bots;
mod chat;
mod consent;
mod figure;
mod list;
mod memory;
mod readers;
mod refused;
mod stop;
mod target;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use figure::{Figure, Measured};
use target::Target;

/// Starts a server with a private SQLite file for each attack, tries it, and prints what came of
/// it. Ends with 1 if anything is as bad as it was.
#[derive(Parser)]
struct Arguments {
    /// The binary to try.
    #[arg(long, default_value = "target/release/roundhouse")]
    binary: PathBuf,
    /// Only this attack, such as S5.
    #[arg(long)]
    only: Option<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let target = Target { binary: arguments.binary };
    let wanted = |name: &str| arguments.only.as_deref().is_none_or(|only| only == name);
    let mut bad = false;
    for name in ["S1", "S2", "S5", "S6", "S7", "S8", "S9", "S10", "S11"] {
        if !wanted(name) {
            continue;
        }
        for measured in attack(name, &target).await {
            bad |= tell(name, measured);
        }
    }
    ExitCode::from(u8::from(bad))
}

async fn attack(name: &str, target: &Target) -> Vec<Measured> {
    match name {
        "S1" => vec![consent::measure(target).await],
        "S2" => vec![chat::measure(target).await],
        "S5" => vec![bots::measure(target).await],
        "S6" => vec![memory::measure(target).await],
        "S7" => vec![refused::measure(target).await, list::measure(target).await],
        "S8" => vec![bodies::measure(target).await],
        "S9" => vec![readers::measure(target).await],
        "S10" => vec![stop::measure(target).await],
        _ => vec![addresses::measure(target).await],
    }
}

/// Prints a line, and says whether it is a bad one.
fn tell(name: &str, measured: Measured) -> bool {
    match measured {
        Ok(Figure { now, old, bad }) => {
            let verdict = if bad { " AS BAD AS IT WAS" } else { "" };
            println!("{name}: {now} (old {old}){verdict}");
            bad
        }
        Err(error) => {
            println!("{name}: could not be measured: {error}");
            true
        }
    }
}
