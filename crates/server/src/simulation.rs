//! Whole servers, driven by one seed: rooms, store and bus in one thread, by a virtual clock, with
//! clients that come and go, and with a network and a database that delay, lose, double, fail, hang
//! and crash. Whatever a seed finds, it finds again.
//!
//! `cargo test -p server simulation` plays some histories, `make histories` a million. `SEED=7
//! cargo test -p server one_history` plays one, and says what happened in it. `FIRST=1` stops at
//! the first violation, for `make planted`.

mod client;
mod dice;
mod disk;
mod judge;
mod stories;
mod troubles;
mod world;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalogue::Seat;
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::room::Message;
use crate::store::StoredTable;
use crate::table::{Entry, Intent, Settings};
use client::{Client, Manner, Memory};
use dice::Dice;
use world::World;

/// The address of the one table.
const TABLE: &str = "simulated";

/// How many seats it has.
const SEATS: usize = 3;

/// After everything works again, a table must go on within this time.
const RECOVERY_TIME: Duration = Duration::from_secs(150);

/// The player in a seat.
fn player(seat: Seat) -> String {
    format!("player{seat}")
}

/// What a history was like, to see that histories are not all the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Report {
    entries: usize,
    acknowledged: usize,
    bots_for_people: usize,
    undone: usize,
    lapsed: usize,
    timed_out: usize,
    /// A fingerprint of everything that happened, and when.
    fingerprint: u64,
}

/// Everybody who takes part, as the checks see them.
struct Cast {
    people: Vec<Arc<Mutex<Memory>>>,
    manners: Vec<Arc<Mutex<Manner>>>,
    spectator: Arc<Mutex<Memory>>,
}

/// Plays one history, and checks it.
fn play(seed: u64) -> Result<Report, String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(history(seed))
}

/// Does somebody want to read what happened?
fn is_told() -> bool {
    std::env::var_os("SEED").is_some()
}

async fn history(seed: u64) -> Result<Report, String> {
    let dice = Dice::new(seed);
    let machines = 1 + dice.below(3);
    let world = World::new(dice, machines);
    let judged = live(&world).await;
    // Nodes know the world and the world its nodes: without this, neither would ever be forgotten.
    world.end();
    judged
}

/// Lets everything happen, and judges it.
async fn live(world: &Arc<World>) -> Result<Report, String> {
    let settings = settings(&world.dice);
    lay(world, &settings);
    for machine in 0..world.machines() {
        world.start(machine);
    }
    let cast = invite(world, &settings);
    troubles::cause(world).await;
    world.heal();
    for manner in &cast.manners {
        let mut manner = manner.lock().unwrap_or_else(PoisonError::into_inner);
        (manner.helpful, manner.away) = (true, Vec::new());
    }
    let healed = world.disk.open().log.len();
    let recovered = recovers(world, &cast, healed).await;
    for manner in &cast.manners {
        manner.lock().unwrap_or_else(PoisonError::into_inner).quiet = true;
    }
    settle(world, &cast).await;
    if is_told() {
        world.tell();
    }
    if !recovered {
        return Err(format!("nothing happened within {RECOVERY_TIME:?} after the faults ended"));
    }
    judge::judge(world, &settings, &cast)
}

/// What is played, how, and by whom.
fn settings(dice: &Dice) -> Settings {
    let person = json!({ "type": "person" });
    let bot = json!({ "type": "bot", "bot": "random" });
    let third = if dice.percent(50) { person.clone() } else { bot };
    let per = dice.pick(&["move", "player"]);
    let late = dice.pick(&["bot_moves", "bot_moves", "seat_lost"]);
    let clock = json!({
        "per": per,
        "seconds": if per == "move" { 25 } else { 90 },
        "increment_seconds": if per == "move" { 0 } else { 5 },
        "late": late,
    });
    serde_json::from_value(json!({
        "game": dice.pick(&["san-francisco", "mini-express"]),
        "seats": [person.clone(), person, third],
        "clock": dice.percent(60).then_some(clock),
        "substitute": "random",
        "answer_seconds": dice.pick(&[30, 60]),
    }))
    .expect("settings")
}

/// A table that has just begun.
fn lay(world: &World, settings: &Settings) {
    let secret = format!("secret {}", world.dice.below(1 << 30));
    let stored =
        StoredTable { settings: settings.clone(), secret, position: None, set_aside: None };
    let mut table = stored.blank();
    let mut contents = world.disk.open();
    let people = settings.seats.iter().enumerate().filter(|(_, plan)| plan.is_person());
    let sat = people.map(|(index, _)| {
        let seat = Seat(index as u8);
        let (name, randomness) = (format!("P{seat}"), String::new());
        Intent::Record(Entry::Sat { seat, player: player(seat), name, randomness })
    });
    for intent in sat.chain([Intent::Start]) {
        let logged = table.perform(intent, world.now_ms(), None).expect("it begins");
        contents.put(logged);
    }
    contents.due_ms = table.deadline_ms();
    contents.table = Some(stored);
}

/// Lets everybody come.
fn invite(world: &Arc<World>, settings: &Settings) -> Cast {
    let (mut people, mut manners) = (Vec::new(), Vec::new());
    // Sometimes everybody goes at once, and the table is alone with its bots and its clocks.
    // Sometimes nobody has come yet, and all are late for the first choice, which everybody makes
    // at once.
    let together = world.dice.percent(15).then(|| {
        let (from, to) = absence(&world.dice);
        (if world.dice.percent(30) { Instant::now() } else { from }, to)
    });
    let away = || absences(&world.dice).into_iter().chain(together).collect();
    for (index, plan) in settings.seats.iter().enumerate() {
        if !plan.is_person() {
            continue;
        }
        let manner = Manner { helpful: false, quiet: false, away: away() };
        let client = Client::new(Arc::clone(world), Some(Seat(index as u8)), manner);
        people.push(Arc::clone(&client.memory));
        manners.push(Arc::clone(&client.manner));
        tokio::spawn(client.run());
    }
    let manner = Manner { helpful: false, quiet: false, away: away() };
    let watching = Client::new(Arc::clone(world), None, manner);
    let spectator = Arc::clone(&watching.memory);
    manners.push(Arc::clone(&watching.manner));
    tokio::spawn(watching.run());
    Cast { people, manners, spectator }
}

/// When somebody is not there.
fn absences(dice: &Dice) -> Vec<(Instant, Instant)> {
    (0..dice.below(3)).map(|_| absence(dice)).collect()
}

fn absence(dice: &Dice) -> (Instant, Instant) {
    let from = Instant::now() + dice.millis(1_000, 240_000);
    (from, from + dice.millis(10_000, 200_000))
}

/// Does somebody play on, or is the match over?
async fn recovers(world: &World, cast: &Cast, healed: usize) -> bool {
    let give_up = Instant::now() + RECOVERY_TIME;
    while Instant::now() < give_up {
        sleep(Duration::from_secs(1)).await;
        let contents = world.disk.open();
        let plays = |entry: &Entry| matches!(entry, Entry::Played { .. });
        if contents.log[healed..].iter().any(|written| plays(&written.logged.entry)) {
            return true;
        }
        drop(contents);
        let over = |memory: &Arc<Mutex<Memory>>| {
            memory.lock().unwrap_or_else(PoisonError::into_inner).phase == "ended"
        };
        if cast.people.iter().all(over) {
            return true;
        }
    }
    false
}

/// Waits until nothing happens any more, and everybody has heard of all that did.
async fn settle(world: &World, cast: &Cast) {
    let told = |memory: &Arc<Mutex<Memory>>| {
        memory.lock().unwrap_or_else(PoisonError::into_inner).entries.len()
    };
    for _ in 0..20 {
        let before = world.disk.open().log.len();
        sleep(Duration::from_secs(20)).await;
        let everybody = cast.people.iter().chain([&cast.spectator]);
        if world.disk.open().log.len() == before && everybody.map(told).all(|told| told == before) {
            return;
        }
    }
}

/// How many histories to play: a few in the ordinary test run, as many as `HISTORIES` says
/// otherwise.
fn histories() -> u64 {
    std::env::var("HISTORIES").ok().and_then(|text| text.parse().ok()).unwrap_or(10_000)
}

/// Is one violation enough?
fn stops_at_first() -> bool {
    std::env::var_os("FIRST").is_some()
}

/// Plays these histories on all cores; gives every violation, with its seed.
fn play_all(first: u64, count: u64) -> (Vec<Report>, Vec<String>) {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let next = std::sync::atomic::AtomicU64::new(first);
    let found = Mutex::new((Vec::new(), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if seed >= first + count {
                        return;
                    }
                    let played = std::panic::catch_unwind(|| play(seed))
                        .unwrap_or_else(|_| Err("a panic".to_owned()));
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    match played {
                        Ok(report) => found.0.push(report),
                        Err(violation) => found.1.push(format!("seed {seed}: {violation}")),
                    }
                    if stops_at_first() && !found.1.is_empty() {
                        return;
                    }
                    let done = found.0.len() + found.1.len();
                    if done % 10_000 == 0 {
                        eprintln!("{done} histories, {} violations", found.1.len());
                    }
                }
            });
        }
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn no_history_of_faults_breaks_a_promise() {
    let (reports, violations) = play_all(0, histories());
    let shown: Vec<&String> = violations.iter().take(10).collect();
    assert!(violations.is_empty(), "{} violations: {shown:#?}", violations.len());
    // Histories in which nothing happens would prove nothing.
    let sum = |of: fn(&Report) -> usize| reports.iter().map(of).sum::<usize>() as u64;
    let count = reports.len() as u64;
    for (what, seen, least) in [
        ("entries", sum(|one| one.entries), 20 * count),
        ("acknowledged commands", sum(|one| one.acknowledged), 10 * count),
        ("moves of bots for people", sum(|one| one.bots_for_people), count / 20),
        ("undone", sum(|one| one.undone), count / 100),
        ("lapsed", sum(|one| one.lapsed), count / 20),
        ("timed out", sum(|one| one.timed_out), count / 20),
    ] {
        eprintln!("{count} histories: {seen} {what}");
        assert!(seen >= least, "only {seen} {what} in {count} histories");
    }
}

#[test]
fn a_history_is_the_same_each_time() {
    for seed in 0..20 {
        assert_eq!(play(seed), play(seed), "seed {seed}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_has_stopped_opens_no_table_again() {
    let world = World::new(Dice::new(1), 1);
    lay(&world, &settings(&world.dice));
    world.heal();
    let node = world.node(0).expect("it has just started");
    let describe = |answer| Message::Describe { player: None, answer };
    assert!(node.ask(TABLE, describe).await.is_ok());
    node.stop().await;
    let answer = node.ask(TABLE, describe).await.map_err(|refused| refused.code().to_owned());
    assert_eq!(answer, Err("server/unavailable".to_owned()));
}

#[test]
fn one_history() {
    let seed = std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    match play(seed) {
        Ok(report) => eprintln!("seed {seed}: {report:?}"),
        Err(violation) => panic!("seed {seed}: {violation}"),
    }
}
