//! The load generator: many tables on one server, every message of every socket checked.

mod load;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use load::{Gauge, Pair, Round};
use tempfile::TempDir;
use trial_run::Serving;

/// Opens many tables for two on a server of its own, plays at all of them at a steady rate, checks
/// every message, and reports how long everybody waited. Then it asks for more and more until
/// somebody waits too long, and says what the limit was.
#[derive(Parser)]
struct Arguments {
    /// The binary to try.
    #[arg(long, default_value = "target/release/roundhouse")]
    binary: PathBuf,
    /// The database; without it, a SQLite file in a temporary folder.
    #[arg(long)]
    database: Option<String>,
    /// How many tables, with two sockets each.
    #[arg(long, default_value = "2000")]
    tables: NonZeroUsize,
    /// How many actions a second, over all tables.
    #[arg(long, default_value = "500")]
    rate: NonZeroUsize,
    /// For how many seconds.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
}

/// More than this is too long for 1 of 100 actions.
const LATENCY_MAX_MS: f64 = 50.0;
/// Each time so much more is asked for, for so long.
const GROWTH_FACTOR: usize = 2;
const EXTRA_SECONDS: u64 = 10;
/// Matches end; there is no use in asking for more than they have left.
const ACTIONS_PER_TABLE_MAX: usize = 55;

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let folder = TempDir::new().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("load.sqlite").display());
    let database = arguments.database.clone().unwrap_or(file);
    let limits = [
        ["--max-rate", "10000"],
        ["--max-connections-per-address", "100000"],
        ["--max-sockets-per-address", "100000"],
        ["--max-tables-per-hour", "1000000"],
        ["--log", "error"],
    ]
    .concat();
    let server = Serving::start(&arguments.binary, &database, 0, &limits);
    let gauge = Gauge::new(&server);
    let empty = gauge.memory();
    let opening = Instant::now();
    let pairs = load::open(&server.address, arguments.tables.get()).await;
    println!(
        "{} tables, {} sockets: opened in {:.1?}",
        pairs.len(),
        2 * pairs.len(),
        opening.elapsed()
    );
    tokio::time::sleep(Duration::from_secs(2)).await;
    let idle = gauge.memory().saturating_sub(empty) / pairs.len() as u64;
    println!(
        "memory: {} MB empty, {:.1} kB more for each idle table",
        empty >> 20,
        idle as f64 / 1e3
    );
    let (round, pairs) = load::play(pairs, arguments.rate.get(), arguments.seconds, gauge).await;
    println!("{round}");
    println!("{}", limit(round, pairs, &arguments, gauge).await);
}

/// Asks for more and more; says what was too much, and what it was short of.
async fn limit(
    mut round: Round,
    mut pairs: Vec<Pair>,
    arguments: &Arguments,
    gauge: Gauge<'_>,
) -> String {
    let mut asked = arguments.rate.get() * arguments.seconds as usize;
    let most = ACTIONS_PER_TABLE_MAX * arguments.tables.get();
    let mut held = None;
    while round.holds(LATENCY_MAX_MS) {
        held = Some(round.rate);
        let rate = round.rate * GROWTH_FACTOR;
        asked += rate * EXTRA_SECONDS as usize;
        if asked > most {
            return format!(
                "limit: not found; {} actions a second hold, and these matches have no more",
                round.rate
            );
        }
        (round, pairs) = load::play(pairs, rate, EXTRA_SECONDS, gauge).await;
        println!("{round}");
    }
    let held = held.map_or("not even the first rate holds".to_owned(), |rate| {
        format!("{rate} actions a second hold")
    });
    format!("limit: {held}, {} don't: {}", round.rate, round.short_of())
}
