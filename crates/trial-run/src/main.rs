//! The load generator: many tables on one server, every message of every socket checked.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::Semaphore;
use trial_run::{Browser, Client, Serving};

/// Opens many tables for two on a server of its own, plays at all of them at a steady rate, checks every
/// message, and reports how long everybody waited.
#[derive(Parser)]
struct Arguments {
    /// The binary to try.
    #[arg(long, default_value = "target/release/roundhouse")]
    binary: PathBuf,
    /// The database; without it, a SQLite file in a temporary folder.
    #[arg(long)]
    database: Option<String>,
    /// How many tables, with two sockets each.
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// How many actions a second, over all tables.
    #[arg(long, default_value_t = 500)]
    rate: usize,
    /// For how many seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
}

/// Both people at a table.
type Pair = [Client; 2];

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let folder = TempDir::new().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("load.sqlite").display());
    let database = arguments.database.clone().unwrap_or(file);
    let limits = ["--max-rate", "1000000", "--max-sockets-per-address", "100000", "--log", "error"];
    let server = Serving::start(&arguments.binary, &database, 0, &limits);
    let empty = memory(&server);
    let opening = Instant::now();
    let pairs = open(&server.address, arguments.tables).await;
    println!(
        "{} tables, {} sockets: opened in {:.1?}",
        pairs.len(),
        2 * pairs.len(),
        opening.elapsed()
    );
    tokio::time::sleep(Duration::from_secs(2)).await;
    let idle = memory(&server).saturating_sub(empty) / pairs.len() as u64;
    println!(
        "memory: {} MB empty, {:.1} kB more for each idle table",
        empty >> 20,
        idle as f64 / 1e3
    );
    let (cpu, own, wall) =
        (cpu_seconds(server.process()), cpu_seconds(std::process::id()), Instant::now());
    let waits = play(pairs, &arguments).await;
    let wall = wall.elapsed().as_secs_f64();
    report(&waits, wall);
    let share = |before: f64, now: f64| (now - before) / wall * 100.0;
    println!(
        "processor: the server took {:.0} % of a core, this generator {:.0} %; {} cores in all",
        share(cpu, cpu_seconds(server.process())),
        share(own, cpu_seconds(std::process::id())),
        std::thread::available_parallelism().map_or(0, usize::from),
    );
}

/// Opens tables, a few at a time, and seats two people at each.
async fn open(server: &str, tables: usize) -> Vec<Pair> {
    let few = Arc::new(Semaphore::new(64));
    let opening: Vec<_> = (0..tables)
        .map(|_| {
            let (server, few) = (server.to_owned(), Arc::clone(&few));
            tokio::spawn(async move {
                let _turn = few.acquire_owned().await;
                open_one(&server).await
            })
        })
        .collect();
    let mut pairs = Vec::with_capacity(tables);
    for pair in opening {
        pairs.push(pair.await.expect("a table opens"));
    }
    pairs
}

async fn open_one(server: &str) -> Pair {
    let table =
        json!({ "game": "san-francisco", "seats": [{ "type": "person" }, { "type": "person" }] });
    let mut host = Browser::default();
    let body = json!({ "table": table, "sit": { "name": "Ada", "randomness": "1" } });
    let opened = host.post(server, "/api/tables", &body).await.expect("an answer").json();
    let id = opened["table"]["id"].as_str().expect("a table").to_owned();
    let mut guest = Browser::default();
    let sit = json!({ "name": "Bela", "randomness": "2" });
    let path = format!("/api/tables/{id}/seats");
    assert_eq!(guest.post(server, &path, &sit).await.expect("an answer").status, 200);
    let client = |browser| Client::new(vec![server.to_owned()], id.clone(), browser);
    let mut pair = [client(host), client(guest)];
    pair[0].want(json!({ "type": "start" })).await.expect("an answer").expect("it begins");
    pair[1].connect().await.expect("a socket");
    pair
}

/// Plays at every table in turn, so that actions come at a steady rate; gives how long each took until
/// both people had it, in microseconds.
async fn play(pairs: Vec<Pair>, arguments: &Arguments) -> Vec<u64> {
    let every = Duration::from_secs_f64(pairs.len() as f64 / arguments.rate as f64);
    let start = tokio::time::Instant::now() + Duration::from_millis(500);
    let end = start + Duration::from_secs(arguments.seconds);
    let playing: Vec<_> = (0..)
        .zip(pairs)
        .map(|(table, pair)| {
            let offset = Duration::from_secs_f64(f64::from(table) / arguments.rate as f64);
            tokio::spawn(play_one(pair, start + offset, every, end))
        })
        .collect();
    let mut waits = Vec::new();
    for table in playing {
        waits.extend(table.await.expect("every message is right"));
    }
    waits
}

async fn play_one(
    mut pair: Pair,
    mut at: tokio::time::Instant,
    every: Duration,
    end: tokio::time::Instant,
) -> Vec<u64> {
    let mut waits = Vec::new();
    while at < end && !pair[0].is_over() {
        tokio::time::sleep_until(at).await;
        at += every;
        let actor = usize::from(pair[0].legal().is_empty());
        let [one, two] = &mut pair;
        let (actor, other) = if actor == 0 { (one, two) } else { (two, one) };
        let before = other.seen();
        let sent = Instant::now();
        let (acted, heard) = tokio::join!(
            actor.act(waits.len() * 7919),
            other.until(|client| client.seen() > before)
        );
        waits.push(sent.elapsed().as_micros() as u64);
        let number = acted.expect("an answer").expect("it is legal");
        heard.expect("the other hears of it");
        assert_eq!((actor.seen(), other.seen()), (number, number), "both saw the same");
        assert_eq!(
            actor.entries[number as usize - 1]["number"],
            other.entries[number as usize - 1]["number"]
        );
    }
    waits
}

fn report(waits: &[u64], wall: f64) {
    let mut waits = waits.to_vec();
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize] as f64 / 1e3;
    println!("{} actions in {wall:.1} s: {:.0} a second", waits.len(), waits.len() as f64 / wall);
    println!(
        "from sending to everybody's update: median {:.1} ms, 99 % {:.1} ms, 99.9 % {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
}

/// What a process keeps in memory, in bytes.
fn memory(server: &Serving) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.process()));
    let status = status.unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0) << 10
}

/// What a process has used of the processor; the kernel counts in hundredths.
fn cpu_seconds(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok());
    (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
}
