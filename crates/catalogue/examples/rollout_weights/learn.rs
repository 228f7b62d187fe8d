//! Learning from matches of rollout players against each other.

use std::ops::Range;

use san_francisco::SanFrancisco;
use san_francisco::learning::{Weights, weights};
use strum::EnumCount;
use tabletop::{Game, MAX_SEATS, QuickDice, Seat};

use crate::playing::{Changes, rollout, worth};
use crate::solve::solve;
use crate::{ByFeature, Feature, table};

/// How far weights move in the direction that won, at first; in the end a fifth of it.
const STEP: f64 = 5.0;
const STEP_IN_THE_END: f64 = 0.2;
/// Keeps weights that hardly ever matter from moving far.
const INERTIA: f64 = 3e-4;
/// The rest of the way is averaged, so that the last step's luck counts for little.
const AVERAGED_FROM: f64 = 0.75;

/// Weights that win, found in this many steps of this many matches.
pub fn learn(seats: u8, steps: usize, matches: u64) -> Weights {
    let tables: Vec<_> = (if seats == 2 { 2..=2 } else { 3..=4 }).map(table).collect();
    let mut current = weights(seats)[0];
    let mut sum = [0.0; Feature::COUNT];
    let averaged = steps - (steps as f64 * AVERAGED_FROM) as usize;
    for step in 0..steps {
        let game = &tables[step % tables.len()];
        let numbers = step as u64 * matches..(step as u64 + 1) * matches;
        let experience = Experience::of(game, &current, numbers);
        let done = step as f64 / steps as f64;
        let far = STEP * (1.0 - (1.0 - STEP_IN_THE_END) * done);
        for (weight, way) in current.iter_mut().zip(experience.direction()) {
            *weight += (far * way) as f32;
        }
        if step + averaged >= steps {
            for (sum, weight) in sum.iter_mut().zip(current) {
                *sum += weight / averaged as f32;
            }
        }
        eprintln!("{} of {steps}", step + 1);
    }
    sum
}

/// What came out of matches.
struct Experience {
    /// How much the chosen options had of every feature beyond what was to be expected, times what
    /// came out.
    won: ByFeature,
    changes: Changes,
    decisions: u64,
}

impl Experience {
    /// Plays matches with these numbers.
    fn of(game: &SanFrancisco, weights: &Weights, numbers: Range<u64>) -> Self {
        let mut experience =
            Self { won: [0.0; Feature::COUNT], changes: Changes::none(), decisions: 0 };
        for number in numbers {
            experience.play(game, weights, &mut QuickDice::new(number));
        }
        experience
    }

    fn play(&mut self, game: &SanFrancisco, weights: &Weights, dice: &mut QuickDice) {
        let mut state = game.start(dice);
        let mut surprises = [[0.0; Feature::COUNT]; MAX_SEATS];
        let outcome = rollout(game, &mut state, weights, dice, |seat, surprise| {
            self.decisions += 1;
            self.changes.notice(surprise);
            for (sum, here) in surprises[seat.index()].iter_mut().zip(surprise) {
                *sum += here;
            }
        });
        for seat in Seat::all(game.seats()) {
            let worth = worth(&outcome, seat);
            for (won, surprise) in self.won.iter_mut().zip(surprises[seat.index()]) {
                *won += worth * surprise;
            }
        }
    }

    /// Where weights should go: what won, measured by how much it changes what is done (the natural
    /// gradient), so that it doesn't matter in what units features are counted.
    fn direction(&self) -> Vec<f64> {
        let decisions = self.decisions as f64;
        let won = self.won.iter().map(|won| won / decisions).collect();
        let mut changes = self.changes.rows();
        for (index, row) in changes.iter_mut().enumerate() {
            for change in row.iter_mut() {
                *change /= decisions;
            }
            row[index] += INERTIA;
        }
        solve(changes, won)
    }
}
