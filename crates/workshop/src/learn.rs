//! Learning what wins: natural policy gradient (Kakade 2001) in self-play.
//!
//! Players with the same weights play against each other. Whatever those who won did more often
//! than was to be expected counts for more in the next matches.

use bots::search::value;
use game_file::{Learned, Provenance};
use san_francisco::SanFrancisco;
use san_francisco::learning::{Feature, Weights};
use strum::EnumCount;
use tabletop::{Game, MAX_SEATS, QuickDice, Seat, Simulated};

use crate::compare::compare;
use crate::fisher::{ByFeature, Fisher, add};
use crate::{on_all_cores, policy, progress, table, weights_file};

/// How far weights move along the natural gradient in the first step, and the part of it that they
/// still move in the last.
const STEP: f64 = 5.0;
const LAST_STEP: f64 = 0.2;
/// What is added to the diagonal of the Fisher information, for each decision.
const DAMPING: f64 = 3e-4;
/// The weights of the last quarter of the steps are averaged, so that the luck of one counts for
/// little.
const AVERAGED_PART: f64 = 0.25;
/// The matches of a step are played in this many parts, on any number of cores.
const PARTS: u64 = 16;

/// Weights that win.
pub fn learn(seats: u8, steps: u64, matches: u64, first: &Weights) -> Learned {
    let tables: Vec<_> = (if seats == 2 { 2..=2 } else { 3..=4 }).map(table).collect();
    let mut current = *first;
    let mut sum = [0.0; Feature::COUNT];
    let averaged = (steps as f64 * AVERAGED_PART).ceil() as u64;
    for step in progress("steps", steps).wrap_iter(0..steps) {
        let game = &tables[step as usize % tables.len()];
        let gradient = Experience::of(game, &current, step * matches, matches).natural_gradient();
        let far = STEP * (1.0 - (1.0 - LAST_STEP) * step as f64 / steps as f64);
        for (weight, way) in current.iter_mut().zip(gradient) {
            *weight += (far * way) as f32;
        }
        if step + averaged >= steps {
            add(&mut sum, &current.map(f64::from), 1.0 / averaged as f64);
        }
    }
    let learned = sum.map(|weight| weight as f32);
    let against_first = compare(&tables[0], [&learned, first], matches);
    let at = if seats == 2 { "two seats" } else { "three and four seats" };
    Learned {
        what: format!("Weights of the rollout policy at {at}, learned to win"),
        provenance: Provenance {
            method: "natural policy gradient (Kakade 2001) in self-play".to_owned(),
            command: Some(format!(
                "workshop learn --seats {seats} --steps {steps} --matches {matches}"
            )),
            data: format!(
                "{} matches of self-play; the seeds are the numbers from 0",
                steps * matches
            ),
            commit: weights_file::commit(),
            figures: vec![format!("{against_first} against the first weights")],
            notes: Vec::new(),
        },
        numbers: weights_file::numbers(&learned),
    }
}

/// What came of matches.
struct Experience {
    /// The sum of the decisions' scores, each times the value of the result to the seat.
    gradient: ByFeature,
    fisher: Fisher,
    decisions: f64,
}

impl Experience {
    /// Plays this many matches, the first of which has this number.
    fn of(game: &SanFrancisco, weights: &Weights, first: u64, matches: u64) -> Self {
        let parts: Vec<u64> = (0..PARTS).collect();
        let parts = on_all_cores(&parts, |part| {
            let mut experience = Self::none();
            for number in (first..first + matches).skip(*part as usize).step_by(PARTS as usize) {
                experience.play(game, weights, number);
            }
            experience
        });
        parts.iter().fold(Self::none(), |mut all, part| {
            add(&mut all.gradient, &part.gradient, 1.0);
            all.fisher.mix(1.0, &part.fisher, 1.0);
            all.decisions += part.decisions;
            all
        })
    }

    fn none() -> Self {
        Self { gradient: [0.0; Feature::COUNT], fisher: Fisher::zero(), decisions: 0.0 }
    }

    fn play(&mut self, game: &SanFrancisco, weights: &Weights, number: u64) {
        let mut scores = [[0.0; Feature::COUNT]; MAX_SEATS];
        let mut dealer = QuickDice::new(number);
        let table = Simulated::new(game, &mut dealer);
        let mut own = QuickDice::new(!number);
        let outcome = policy::play(
            table,
            |_| weights,
            &mut own,
            |seat, score| {
                self.decisions += 1.0;
                self.fisher.count(score);
                add(&mut scores[seat.index()], score, 1.0);
            },
        );
        let values = value::<SanFrancisco>(&outcome);
        let mean = values.iter().sum::<f32>() / f32::from(game.seats());
        for seat in Seat::all(game.seats()) {
            let advantage = f64::from(values[seat.index()] - mean);
            add(&mut self.gradient, &scores[seat.index()], advantage);
        }
    }

    fn natural_gradient(&self) -> ByFeature {
        self.fisher.natural(&self.gradient, |_| DAMPING * self.decisions)
    }
}
