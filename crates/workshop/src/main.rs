//! The workshop: learns the numbers that the bots of San Francisco decide by.
//!
//! `README.md` tells which command learns what; the numbers are in the game's `data/learned`.

mod balance;
mod bias;
mod compare;
mod experience;
mod learn;
mod matches;
mod policy;
mod weights_file;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand, value_parser};
use game_file::Learned;
use indicatif::{ProgressBar, ProgressStyle};
use san_francisco::SanFrancisco;
use san_francisco::learning::{Weights, weights};
use tabletop::{Game, Setting};

/// Learns the numbers that the bots of San Francisco decide by.
#[derive(Parser)]
#[command(name = "workshop")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Learns weights of the rollout policy that win, by natural policy gradient in self-play.
    Learn {
        /// The table: 2, or 3 for tables of three and four in turns.
        #[arg(long, default_value_t = 2, value_parser = value_parser!(u8).range(2..=3))]
        seats: u8,
        /// How often weights change.
        #[arg(long, default_value_t = 150, value_parser = count())]
        steps: u64,
        /// Matches before every change.
        #[arg(long, default_value_t = 6_000, value_parser = count())]
        matches: u64,
        /// Begins with the weights of this file instead of the current ones.
        #[arg(long)]
        from: Option<PathBuf>,
        /// Where to write the weights.
        #[arg(long)]
        out: PathBuf,
    },
    /// Plays matches of searching players between two, to balance weights by.
    Play {
        /// Nodes for each decision.
        #[arg(long, default_value_t = 400, value_parser = value_parser!(u32).range(1..=1_000_000))]
        nodes: u32,
        /// The number of the first match, which is its seed.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// How many matches.
        #[arg(long, default_value_t = 4_900, value_parser = count())]
        count: u64,
        /// Where to write them, a line each.
        #[arg(long)]
        out: PathBuf,
    },
    /// Balances weights of the rollout policy until rollouts predict the results of these matches.
    Balance {
        /// What `play` wrote.
        #[arg(long)]
        matches: PathBuf,
        /// How often weights change.
        #[arg(long, default_value_t = 200, value_parser = count())]
        steps: u64,
        /// Positions before every change.
        #[arg(long, default_value_t = 8_000, value_parser = count())]
        positions: u64,
        /// Begins with the weights of this file instead of the current ones.
        #[arg(long)]
        from: Option<PathBuf>,
        /// Where to write the weights.
        #[arg(long)]
        out: PathBuf,
    },
    /// Measures how much rollouts overrate or underrate each kind of action.
    Bias {
        /// Nodes for each decision.
        #[arg(long, default_value_t = 800, value_parser = value_parser!(u32).range(1..=1_000_000))]
        nodes: u32,
        /// How many matches.
        #[arg(long, default_value_t = 200, value_parser = count())]
        matches: u64,
    },
    /// Plays two files of weights against each other, without a search.
    Compare {
        /// The weights whose wins are counted.
        one: PathBuf,
        /// The weights of all other seats.
        other: PathBuf,
        /// How many seats the table has.
        #[arg(long, default_value_t = 2, value_parser = value_parser!(u8).range(2..=4))]
        seats: u8,
        /// How many matches.
        #[arg(long, default_value_t = 4_000, value_parser = count())]
        matches: u64,
    },
}

/// Something that is done a number of times; more than a million is a slip.
fn count() -> clap::builder::RangedU64ValueParser {
    value_parser!(u64).range(1..=1_000_000)
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("workshop: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Learn { seats, steps, matches, from, out } => {
            let (first, origin) = first_weights(from.as_deref(), weights(seats)[0])?;
            check_writable(&out)?;
            save(learn::learn(seats, steps, matches, &first), &origin, &out)
        }
        Command::Play { nodes, first, count, out } => {
            matches::write(&table(2), nodes, first..first.saturating_add(count), &out)
        }
        Command::Balance { matches, steps, positions, from, out } => {
            let (first, origin) = first_weights(from.as_deref(), weights(2)[1])?;
            check_writable(&out)?;
            let learned = balance::balance(&table(2), &matches, steps, positions, &first)?;
            save(learned, &origin, &out)
        }
        Command::Bias { nodes, matches } => {
            print!("{}", bias::measure(&table(2), nodes, matches));
            Ok(())
        }
        Command::Compare { one, other, seats, matches } => {
            let weights = [weights_file::read(&one)?, weights_file::read(&other)?];
            println!("{}", compare::compare(&table(seats), weights.each_ref(), matches));
            Ok(())
        }
    }
}

/// The weights to begin with, and where they come from.
fn first_weights(file: Option<&Path>, current: Weights) -> Result<(Weights, String), String> {
    let Some(file) = file else { return Ok((current, "the game's at the time".to_owned())) };
    let name = file.file_name().unwrap_or_default().display();
    Ok((weights_file::read(file)?, format!("those of {name}")))
}

/// Nobody should learn only after hours that a file can't be written.
fn check_writable(out: &Path) -> Result<(), String> {
    let opened = File::options().append(true).create(true).open(out);
    opened.map(drop).map_err(|error| format!("{}: {error}", out.display()))
}

fn save(mut learned: Learned, origin: &str, out: &Path) -> Result<(), String> {
    learned.provenance.notes.push(format!("The first weights were {origin}."));
    learned.write(out)
}

/// A bar of the steps or matches that are done, where standard error is a terminal.
fn progress(unit: &'static str, count: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {msg}, {eta} left");
    ProgressBar::new(count).with_message(unit).with_style(style.expect("a good template"))
}

fn table(seats: u8) -> SanFrancisco {
    SanFrancisco::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
}
