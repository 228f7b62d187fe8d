//! What goes wrong in a history, and when.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::world::World;

/// An hour, in microseconds.
const HOUR_US: i64 = 3_600_000_000;

/// Lets things go wrong for a few minutes.
pub async fn cause(world: &Arc<World>) {
    let end = Instant::now() + world.dice.millis(120_000, 360_000);
    // Some histories are calm, so that people's own faults are seen as well.
    let calm = world.dice.percent(25);
    while Instant::now() < end {
        let (from, to) = if calm { (60_000, 120_000) } else { (4_000, 40_000) };
        sleep(world.dice.millis(from, to)).await;
        one(world);
    }
}

fn one(world: &Arc<World>) {
    let machine = world.dice.below(world.machines());
    let lasts = world.dice.millis(500, 45_000);
    let kind = world.dice.below(9);
    let name = ["crash", "crash", "stop", "cut off", "deaf", "database", "full"].get(kind);
    world.say(format_args!("{} {machine} for {lasts:?}", name.unwrap_or(&"clock")));
    match kind {
        0 | 1 => {
            world.crash(machine);
            later(world, lasts, move |world| world.start(machine));
        }
        2 => {
            let world = Arc::clone(world);
            tokio::spawn(async move {
                world.stop(machine).await;
                sleep(lasts).await;
                world.start(machine);
            });
        }
        3 => {
            world.cut_off(machine, true);
            later(world, lasts, move |world| world.cut_off(machine, false));
        }
        4 => {
            world.deafen(machine, true);
            later(world, lasts * 2, move |world| world.deafen(machine, false));
        }
        5 => {
            world.crash_database();
            later(world, lasts / 4, |world| world.start_database());
        }
        6 => {
            world.fill_disk(true);
            later(world, lasts / 2, |world| world.fill_disk(false));
        }
        _ => {
            let by = [HOUR_US, -HOUR_US, 24 * HOUR_US, -24 * HOUR_US, 2_000_000];
            world.set_clock(machine, world.dice.pick(&by));
        }
    }
}

fn later(world: &Arc<World>, wait: Duration, then: impl FnOnce(&Arc<World>) + Send + 'static) {
    let world = Arc::clone(world);
    tokio::spawn(async move {
        sleep(wait).await;
        then(&world);
    });
}
