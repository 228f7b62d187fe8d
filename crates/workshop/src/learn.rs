//! Learning what wins: natural policy gradient (Kakade 2001) in self-play.
//!
//! Players with the same weights play against each other. Whatever those who won did more often
//! than was to be expected counts for more in the next matches.

use bots::search::value;
use game_file::{Learned, Provenance};
use san_francisco::SanFrancisco;
use san_francisco::learning::{Feature, Weights};
use strum::EnumCount;
use tabletop::{Game, MAX_SEATS, QuickDice, Simulated};

use crate::compare::compare;
use crate::experience::{Experience, add};
use crate::{policy, progress, table, weights_file};

/// How far weights move along the natural gradient in the first step, and the part of it that they
/// still move in the last.
const STEP: f64 = 5.0;
const LAST_STEP: f64 = 0.2;
/// What is added to the diagonal of the Fisher information, for each decision.
const DAMPING: f64 = 3e-4;
/// The weights of the last quarter of the steps are averaged, so that the luck of one counts for
/// little.
const AVERAGED_PART: f64 = 0.25;
/// Matches are played in parts of this size, on any number of cores.
const PART: usize = 250;

/// Weights that win.
pub fn learn(seats: u8, steps: u64, matches: u64, first: &Weights) -> Learned {
    let tables: Vec<_> = (if seats == 2 { 2..=2 } else { 3..=4 }).map(table).collect();
    let mut current = *first;
    let mut sum = [0.0; Feature::COUNT];
    let averaged = (steps as f64 * AVERAGED_PART).ceil() as u64;
    for step in progress("steps", steps).wrap_iter(0..steps) {
        let game = &tables[step as usize % tables.len()];
        let numbers: Vec<u64> = (step * matches..(step + 1) * matches).collect();
        let parts: Vec<&[u64]> = numbers.chunks(PART).collect();
        let experience = Experience::of(&parts, |experience, numbers| {
            numbers.iter().for_each(|&number| play(experience, game, &current, number));
        });
        let gradient = experience.natural_gradient(|_| DAMPING * experience.count);
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

/// Plays a match, and counts the scores of every seat for what the result was worth to it, against
/// the mean of the table.
fn play(experience: &mut Experience, game: &SanFrancisco, weights: &Weights, number: u64) {
    let mut scores = [[0.0; Feature::COUNT]; MAX_SEATS];
    let (mut dealer, mut own) = (QuickDice::new(number), QuickDice::new(!number));
    let table = Simulated::new(game, &mut dealer);
    let outcome = policy::play(
        table,
        |_| weights,
        &mut own,
        |seat, score| {
            experience.count += 1.0;
            experience.notice(score);
            add(&mut scores[seat.index()], score, 1.0);
        },
    );
    let values = value::<SanFrancisco>(&outcome);
    let mean = values.iter().sum::<f32>() / f32::from(game.seats());
    for (value, scores) in values.iter().zip(&scores).take(game.seats().into()) {
        add(&mut experience.gradient, scores, f64::from(value - mean));
    }
}
