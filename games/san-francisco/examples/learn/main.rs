//! How the habits of sensible players were found: players with the same habits play against each other, and
//! whatever was done more often by those who won than by those who lost counts for more next time.
//!
//! ```sh
//! cargo run --release -p san-francisco --example learn -- 2 300 6000
//! ```
//!
//! for two players, 300 times 6,000 matches; `3` is for three and four, in turns. It goes on from the habits that
//! there are, and prints what `src/foresee/sensible/habits.rs` holds.

mod experience;
mod solve;

use std::process::ExitCode;

use san_francisco::SanFrancisco;
use san_francisco::learning::{Habits, Reason, habits};
use strum::{EnumCount, VariantArray};
use tabletop::{Game, Setting};

use experience::Experience;

/// How far habits move in the direction that won, at first; in the end a fifth of it.
const STEP: f64 = 5.0;
const STEP_IN_THE_END: f64 = 0.2;
/// Keeps habits that hardly ever matter from moving far.
const INERTIA: f64 = 3e-4;
/// The rest of the way is averaged, so that the last step's luck counts for little.
const AVERAGED_FROM: f64 = 0.75;

fn main() -> ExitCode {
    // What is no number makes the whole line one that isn't understood.
    let arguments: Result<Vec<usize>, _> =
        std::env::args().skip(1).map(|argument| argument.parse()).collect();
    let &[seats @ 2..=4, steps @ 1..=1_000_000, matches @ 1..=1_000_000] =
        arguments.as_deref().unwrap_or_default()
    else {
        eprintln!("learn SEATS STEPS MATCHES, such as: learn 2 300 6000");
        return ExitCode::from(2);
    };
    let found = learn(seats as u8, steps, matches);
    for (reason, much) in Reason::VARIANTS.iter().zip(found) {
        println!("{reason:?}: {much:.2}");
    }
    ExitCode::SUCCESS
}

fn learn(seats: u8, steps: usize, matches: usize) -> Habits {
    let tables: Vec<_> = (if seats == 2 { 2..=2 } else { 3..=4 }).map(table).collect();
    let mut current = *habits(seats);
    let mut sum = [0.0; Reason::COUNT];
    let averaged = steps - (steps as f64 * AVERAGED_FROM) as usize;
    for step in 0..steps {
        let game = &tables[step % tables.len()];
        let numbers = (step * matches) as u64..((step + 1) * matches) as u64;
        let experience = Experience::of(game, &current, numbers);
        let done = step as f64 / steps as f64;
        let far = STEP * (1.0 - (1.0 - STEP_IN_THE_END) * done);
        for (habit, way) in current.iter_mut().zip(direction(&experience)) {
            *habit += (far * way) as f32;
        }
        if step + averaged >= steps {
            for (sum, habit) in sum.iter_mut().zip(current) {
                *sum += habit / averaged as f32;
            }
        }
        eprintln!("{} of {steps}", step + 1);
    }
    sum
}

fn table(seats: u8) -> SanFrancisco {
    SanFrancisco::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
}

/// Where habits should go: what won, measured by how much it changes what is done (the natural gradient), so that it
/// doesn't matter in what units reasons are counted.
fn direction(experience: &Experience) -> Vec<f64> {
    let decisions = experience.decisions as f64;
    let won = experience.won.iter().map(|won| won / decisions).collect();
    let mut changes: Vec<Vec<f64>> = (experience.changes.iter())
        .map(|row| row.iter().map(|change| change / decisions).collect())
        .collect();
    for (index, row) in changes.iter_mut().enumerate() {
        row[index] += INERTIA;
    }
    solve::solve(changes, won)
}
