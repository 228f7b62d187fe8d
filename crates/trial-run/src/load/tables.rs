//! Many tables for two, and people who play at all of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::sync::Semaphore;
use trial_run::{Browser, Client};

use super::gauge::Gauge;
use super::round::Round;

/// Both people at a table.
pub type Pair = [Client; 2];

/// Opens tables, a few at a time, and seats two people at each.
pub async fn open(server: &str, tables: usize) -> Vec<Pair> {
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
    pair[0].command(json!({ "type": "start" })).await.expect("an answer").expect("it begins");
    pair[1].connect().await.expect("a socket");
    pair
}

/// Plays at every table in turn, so that actions come at a steady rate, and gives the tables back.
pub async fn play(
    pairs: Vec<Pair>,
    rate: usize,
    seconds: u64,
    gauge: Gauge<'_>,
) -> (Round, Vec<Pair>) {
    let every = Duration::from_secs_f64(pairs.len() as f64 / rate as f64);
    let before = gauge.used().await;
    let start = tokio::time::Instant::now() + Duration::from_millis(100);
    let end = start + Duration::from_secs(seconds);
    let playing: Vec<_> = (0..)
        .zip(pairs)
        .map(|(table, pair)| {
            let offset = Duration::from_secs_f64(f64::from(table) / rate as f64);
            tokio::spawn(play_one(pair, start + offset, every, end))
        })
        .collect();
    let (mut waits, mut pairs) = (Vec::new(), Vec::new());
    for table in playing {
        let (more, pair) = table.await.expect("every message is right");
        waits.extend(more);
        pairs.push(pair);
    }
    let took = start.elapsed().as_secs_f64();
    (Round::new(rate, waits, took, before, gauge.used().await), pairs)
}

/// Gives how long each action took until both people had it, in microseconds.
async fn play_one(
    mut pair: Pair,
    mut at: tokio::time::Instant,
    every: Duration,
    end: tokio::time::Instant,
) -> (Vec<u64>, Pair) {
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
    (waits, pair)
}
