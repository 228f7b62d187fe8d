//! Single stories by the virtual clock: what would take minutes of real time, or another clock.

use std::sync::Arc;
use std::time::Duration;

use catalogue::Seat;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::dice::Dice;
use super::world::World;
use super::{TABLE, lay, player};
use crate::node::NotReady;
use crate::room::Message;
use crate::socket::{Inbox, outbox};
use crate::table::{Entry, Intent, Settings};

/// An hour, in microseconds.
const HOUR_US: i64 = 3_600_000_000;

/// A world in which nothing goes wrong, with a table of two people and 25 seconds for a move.
fn world(machines: usize) -> Arc<World> {
    let world = World::new(Dice::new(7), machines);
    let settings: Settings = serde_json::from_value(json!({
        "game": "mini-express",
        "seats": [{ "type": "person" }, { "type": "person" }],
        "clock": { "per": "move", "seconds": 25, "late": "bot_moves" },
    }))
    .expect("settings");
    lay(&world, &settings);
    world.heal();
    world
}

fn tell(story: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(story);
}

/// Somebody comes in, through the node on a machine.
fn enter(world: &World, machine: usize, seat: Option<u8>) -> (u64, Inbox) {
    let node = world.node(machine).expect("it is up");
    let (outbox, inbox) = outbox();
    let (socket, player) = (node.next_socket(), seat.map(|seat| player(Seat(seat))));
    let (address, seen, heard) = ([127, 0, 0, 1].into(), 0, 0);
    node.send(TABLE, Message::Enter { socket, player, address, seen, heard, outbox });
    (socket, inbox)
}

/// The kinds of entries in the log, and when they happened, in seconds from the beginning of the
/// world.
fn log(world: &World) -> Vec<(&'static str, u64)> {
    let contents = world.disk.open();
    let start_ms = contents.log[0].logged.at_ms;
    let kind = |entry: &Entry| match entry {
        Entry::TimedOut { .. } => "timed_out",
        Entry::ClocksStopped => "clocks_stopped",
        Entry::ClocksStarted => "clocks_started",
        Entry::Gone { .. } => "gone",
        Entry::Here { .. } => "here",
        Entry::Played { .. } => "played",
        _ => "other",
    };
    let seconds = |at_ms: u64| (at_ms - start_ms + 500) / 1000;
    let all = contents.log.iter().map(|one| (kind(&one.logged.entry), seconds(one.logged.at_ms)));
    all.filter(|(kind, _)| *kind != "other").collect()
}

#[test]
fn a_planned_stop_stops_the_clocks_of_tables_that_are_not_in_memory() {
    tell(async {
        let world = world(1);
        sleep(Duration::from_secs(5)).await;
        world.stop(0).await;
        sleep(Duration::from_mins(10)).await;
        world.start(0);
        sleep(Duration::from_mins(5)).await;
        assert_eq!(log(&world), [("clocks_stopped", 5)], "nobody loses time while nobody is back");
        // Whoever only looks in starts nothing.
        let watching = enter(&world, 0, None);
        sleep(Duration::from_secs(5)).await;
        assert_eq!(log(&world).len(), 1);
        let playing = enter(&world, 0, Some(1));
        sleep(Duration::from_mins(1)).await;
        let times = log(&world);
        assert_eq!(times[1], ("clocks_started", 910));
        assert_eq!(times[2], ("timed_out", 930), "with the twenty seconds that were left");
        drop((watching, playing));
    });
}

#[test]
fn a_crash_is_no_planned_stop() {
    tell(async {
        let world = world(1);
        sleep(Duration::from_secs(5)).await;
        world.crash(0);
        sleep(Duration::from_mins(1)).await;
        world.start(0);
        sleep(Duration::from_secs(10)).await;
        assert_eq!(log(&world), [("timed_out", 65)]);
    });
}

#[test]
fn a_jump_of_the_systems_clock_takes_nobodys_time_and_stops_nobodys_clock() {
    for jump_us in [HOUR_US, -HOUR_US, 24 * HOUR_US, -24 * HOUR_US] {
        tell(async {
            let world = world(1);
            let playing = enter(&world, 0, Some(0));
            sleep(Duration::from_secs(5)).await;
            world.set_clock(0, jump_us);
            sleep(Duration::from_secs(15)).await;
            world.set_clock(0, -jump_us);
            sleep(Duration::from_secs(40)).await;
            assert_eq!(log(&world)[0], ("timed_out", 25), "{jump_us}");
            assert_eq!(log(&world)[1], ("played", 25), "{jump_us}");
            drop(playing);
        });
    }
}

#[test]
fn a_log_that_is_ahead_of_the_clock_goes_on_from_its_last_entry() {
    tell(async {
        let world = world(1);
        world.disk.open().log.last_mut().expect("it began").logged.at_ms += 24 * 3_600_000;
        let playing = enter(&world, 0, Some(0));
        sleep(Duration::from_secs(30)).await;
        let day = 24 * 3600;
        assert_eq!(log(&world)[0], ("timed_out", day + 25));
        drop(playing);
    });
}

/// Begins the match at the table as it is laid now.
fn begin_again(world: &World) {
    let mut contents = world.disk.open();
    let mut table = contents.table.as_ref().expect("a table").blank();
    for written in &contents.log {
        table.replay(&written.logged).expect("it follows");
    }
    let begun = table.perform(Intent::Start, world.now_ms(), None);
    contents.put(begun.expect("it begins"));
}

#[test]
fn somebody_is_gone_after_a_minute_and_here_again_at_once_whichever_server_they_come_to() {
    tell(async {
        let world = world(2);
        // Without a clock, so that nothing else happens.
        world.disk.open().log.pop();
        world.disk.open().table.as_mut().expect("a table").settings.clock = None;
        begin_again(&world);
        let ada = enter(&world, 0, Some(0));
        let bela = enter(&world, 1, Some(1));
        sleep(Duration::from_secs(100)).await;
        assert_eq!(log(&world), [], "both are there, on two servers");
        world.node(1).expect("up").send(TABLE, Message::Leave { socket: bela.0 });
        sleep(Duration::from_secs(100)).await;
        assert_eq!(log(&world), [("gone", 160)]);
        let back = enter(&world, 1, Some(1));
        sleep(Duration::from_secs(1)).await;
        assert_eq!(log(&world).last(), Some(&("here", 200)));
        drop((ada, bela, back));
    });
}

#[test]
fn who_is_connected_to_another_server_is_seen_for_as_long_as_they_are() {
    tell(async {
        let world = world(2);
        let (mut ada, bela) = (enter(&world, 0, Some(0)).1, enter(&world, 1, Some(1)));
        // Servers forget each other's people after a minute without a word.
        sleep(Duration::from_secs(5)).await;
        let mut told = Vec::new();
        let listening = timeout(Duration::from_mins(5), async {
            while let Some(text) = ada.next().await {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "presence" {
                    told.push(message["seats"].clone());
                }
            }
        });
        assert!(listening.await.is_err(), "it stays open");
        let both = told.iter().position(|seats| *seats == json!([0, 1])).expect("both");
        assert!(told[both..].iter().all(|seats| *seats == json!([0, 1])), "{told:?}");
        drop(bela);
    });
}

#[test]
fn a_server_that_cannot_write_says_that_it_is_not_ready_and_recovers() {
    tell(async {
        let world = world(2);
        sleep(Duration::from_secs(3)).await;
        let node = world.node(0).expect("it is up");
        assert_eq!(node.ready(), Ok(()));
        // Cut off without a word; then the disk is full; then the database is gone.
        for trouble in 0..3 {
            let set = |on: bool| match trouble {
                0 => world.cut_off(0, on),
                1 => world.fill_disk(on),
                _ if on => world.crash_database(),
                _ => world.start_database(),
            };
            set(true);
            sleep(Duration::from_secs(10)).await;
            assert_eq!(node.ready(), Ok(()), "a moment is nothing");
            sleep(Duration::from_secs(15)).await;
            assert_eq!(node.ready(), Err(NotReady::Writing), "trouble {trouble}");
            set(false);
            sleep(Duration::from_secs(20)).await;
            assert_eq!(node.ready(), Ok(()), "trouble {trouble} is over");
        }
        node.stop().await;
        assert_eq!(node.ready(), Err(NotReady::Stopping));
    });
}

#[test]
fn a_server_that_hears_nothing_doesnt_call_somebody_gone_again_and_again() {
    tell(async {
        let world = world(2);
        world.disk.open().log.pop();
        world.disk.open().table.as_mut().expect("a table").settings.clock = None;
        begin_again(&world);
        let (ada, bela) = (enter(&world, 0, Some(0)), enter(&world, 1, Some(1)));
        sleep(Duration::from_secs(1)).await;
        world.deafen(0, true);
        sleep(Duration::from_mins(5)).await;
        let gone = log(&world).iter().filter(|(kind, _)| *kind == "gone").count();
        let here = log(&world).iter().filter(|(kind, _)| *kind == "here").count();
        assert_eq!(gone, here, "who is called gone by mistake is here at once");
        assert!((1..=5).contains(&gone), "once a minute at most: {gone}");
        drop((ada, bela));
    });
}
