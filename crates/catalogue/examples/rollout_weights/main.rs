//! How the rollout policy's weights in San Francisco were found (`search/rollout/weights.rs` of the
//! game).
//!
//! They are **learned**: players with the same weights play against each other, and whatever was
//! done more often by those who won than by those who lost counts for more next time.
//!
//! ```sh
//! cargo run --release -p catalogue --example rollout_weights -- learn 2 300 6000
//! ```
//!
//! for two players, 300 times 6,000 matches; `3` is for three and four, in turns.
//!
//! Others are **balanced**, between two: searching players play matches, and weights change until
//! what rollouts make of the positions there is what came out.
//!
//! ```sh
//! cargo run --release -p catalogue --example rollout_weights -- play 400 0 4900 > matches.txt
//! cargo run --release -p catalogue --example rollout_weights -- balance 200 < matches.txt
//! ```
//!
//! for 4,900 matches of 400 nodes, beginning with number 0, and 200 steps. Both go on from the
//! weights that there are, and print what they find.

mod balance;
mod learn;
mod matches;
mod playing;
mod solve;

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use san_francisco::SanFrancisco;
use san_francisco::learning::{Feature, Weights};
use strum::{EnumCount, VariantArray};
use tabletop::{Game, Setting};

/// Something for every feature.
type ByFeature = [f64; Feature::COUNT];

type Done = Result<(), Box<dyn Error>>;

/// More of anything is a slip.
const MANY: u32 = 1_000_000;

const USAGE: &str = "\
rollout_weights learn SEATS STEPS MATCHES
    such as: rollout_weights learn 2 300 6000
rollout_weights play NODES FIRST COUNT > FILE
    such as: rollout_weights play 400 0 4900 > matches.txt
rollout_weights balance STEPS < FILE
    such as: rollout_weights balance 200 < matches.txt";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, numbers) = arguments
        .split_first()
        .map_or(("", &[][..]), |(command, numbers)| (command.as_str(), numbers));
    // What is no number makes the whole line one that isn't understood.
    let numbers: Result<Vec<u32>, _> = numbers.iter().map(|number| number.parse()).collect();
    let done = match (command, numbers.as_deref()) {
        ("learn", Ok(&[seats @ 2..=4, steps @ 1..=MANY, matches @ 1..=MANY])) => {
            print(&learn::learn(seats as u8, steps as usize, u64::from(matches)))
        }
        ("play", Ok(&[nodes @ 1..=MANY, first, count])) => play(nodes, first.into(), count.into()),
        ("balance", Ok(&[steps @ 1..=MANY])) => balance(steps as usize),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn play(nodes: u32, first: u64, count: u64) -> Done {
    let game = table(2);
    let mut out = std::io::stdout().lock();
    for number in first..first + count {
        writeln!(out, "{}", matches::play(&game, nodes, number))?;
        eprint!("\r{} of {count}", number - first + 1);
    }
    eprintln!();
    Ok(())
}

/// Reads matches from the standard input.
fn balance(steps: usize) -> Done {
    let game = table(2);
    let mut cases = Vec::new();
    for (index, line) in std::io::stdin().lines().enumerate() {
        let of_one = balance::cases(&game, &line?);
        cases.extend(of_one.ok_or_else(|| format!("line {} is no match", index + 1))?);
        eprint!("\r{} matches", index + 1);
    }
    eprintln!();
    let found = balance::balance(&game, &cases, steps);
    print(&found.ok_or("there are too few matches to learn from some and to be judged by others")?)
}

fn print(weights: &Weights) -> Done {
    let mut out = std::io::stdout().lock();
    for (feature, much) in Feature::VARIANTS.iter().zip(weights) {
        writeln!(out, "{feature:?}: {much:.2}")?;
    }
    Ok(())
}

fn table(seats: u8) -> SanFrancisco {
    SanFrancisco::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
}
