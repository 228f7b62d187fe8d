//! Simulation balancing (Silver & Tesauro 2009): weights change until rollouts from a position
//! predict the results of searching players. Weights that predict need not win.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use bots::search::value;
use game_file::{Learned, Provenance};
use san_francisco::learning::{Feature, Weights};
use san_francisco::{Phase, SanFrancisco, State};
use strum::EnumCount;
use tabletop::{Dice, QuickDice, Seat, Simulated};

use crate::experience::{ByFeature, Experience, add};
use crate::matches::{Played, replay};
use crate::{policy, progress, weights_file};

/// Rollouts of each position.
const ROLLOUTS: usize = 16;
/// How far weights move along the natural gradient in the first step, and the part of it that they
/// still move in the last.
const STEP: f64 = 150.0;
const LAST_STEP: f64 = 0.1;
/// How much of the gradient is that of the step before.
const MOMENTUM: f64 = 0.9;
/// What is added to each value of the diagonal of the Fisher information: a part of it, and this.
const DAMPING_PART: f64 = 0.05;
const DAMPING: f64 = 0.02;
/// One of this many matches is held out: nothing is learned from it, and errors are measured in it.
const HELD_OUT: u64 = 5;
/// At most this many positions are measured, before the first step and after the last.
const MEASURED_MAX: usize = 25_000;
/// Positions are looked at in parts of this size, on any number of cores.
const PART: usize = 250;

/// A position of a match, and what the result was worth to the seat that decided.
struct Example {
    state: State,
    seat: Seat,
    result: f32,
    /// The number of the match.
    number: u64,
}

/// Weights that predict the results of the matches of a file.
pub fn balance(
    game: &SanFrancisco,
    matches: &Path,
    steps: u64,
    positions: u64,
    first: &Weights,
) -> Result<Learned, String> {
    let (examples, count) = read(game, matches)?;
    let (known, held_out): (Vec<&Example>, Vec<&Example>) =
        examples.iter().partition(|example| !example.number.is_multiple_of(HELD_OUT));
    if known.is_empty() || held_out.is_empty() {
        let few = "too few matches to learn from some and to measure errors in others";
        return Err(format!("{}: {few}", matches.display()));
    }
    let every = held_out.len().div_ceil(MEASURED_MAX);
    let held_out: Vec<&Example> = held_out.into_iter().step_by(every).collect();
    let mut dice = QuickDice::new(0);
    let error_of = |weights, dice: &mut QuickDice| {
        let found = look_at(game, &held_out, weights, dice);
        found.squares / found.count
    };
    let error_before = error_of(first, &mut dice);
    let mut weights = *first;
    let mut experience = Experience::none();
    for step in progress("steps", steps).wrap_iter(0..steps) {
        let some: Vec<&Example> =
            (0..positions).map(|_| known[dice.below(known.len() as u32) as usize]).collect();
        let found = look_at(game, &some, &weights, &mut dice);
        let old = if step == 0 { 0.0 } else { MOMENTUM };
        experience.mix(old, &found, (1.0 - old) / found.count / ROLLOUTS as f64);
        let far = STEP * (1.0 - (1.0 - LAST_STEP) * step as f64 / steps as f64);
        let gradient = experience.natural_gradient(|value| value * DAMPING_PART + DAMPING);
        for (weight, way) in weights.iter_mut().zip(gradient) {
            *weight += (far * way) as f32;
        }
    }
    let error = error_of(&weights, &mut dice);
    let (least, most) = (examples[0].number, examples[examples.len() - 1].number);
    Ok(Learned {
        what: "Weights of the rollout policy at two seats, balanced to predict results".to_owned(),
        provenance: Provenance {
            method: "simulation balancing (Silver & Tesauro 2009)".to_owned(),
            command: Some(format!(
                "workshop balance --matches FILE --steps {steps} --positions {positions}"
            )),
            data: format!(
                "{count} matches of searching players (workshop play); the seeds are the numbers \
                 from {least} to {most}"
            ),
            commit: weights_file::commit(),
            figures: vec![format!(
                "off by {error:.5} in mean squares in matches held out, the first weights by \
                 {error_before:.5}"
            )],
            notes: Vec::new(),
        },
        numbers: weights_file::numbers(&weights),
    })
}

/// The examples in a file of matches, and how many matches there are.
fn read(game: &SanFrancisco, path: &Path) -> Result<(Vec<Example>, usize), String> {
    let told = |error| format!("{}: {error}", path.display());
    let file = File::open(path).map_err(|error| told(error.to_string()))?;
    let (mut examples, mut count) = (Vec::new(), 0);
    for line in BufReader::new(file).lines() {
        count += 1;
        let line = line.map_err(|error| told(error.to_string()))?;
        let some = examples_of(game, &line);
        examples.extend(some.ok_or_else(|| told(format!("line {count} is no match")))?);
    }
    Ok((examples, count))
}

/// The examples of a match: every decision of a turn before the last round. `None` if the line is
/// no match.
fn examples_of(game: &SanFrancisco, line: &str) -> Option<Vec<Example>> {
    let mut examples = Vec::new();
    let Played { number, outcome } = replay(game, line, |state, seat| {
        let of_a_turn = matches!(state.phase, Phase::Turn { .. } | Phase::SecondCard { .. });
        if of_a_turn && state.turns_left.is_none() {
            examples.push(Example { state: state.clone(), seat, result: 0.0, number: 0 });
        }
    })?;
    let values = value::<SanFrancisco>(&outcome);
    for example in &mut examples {
        example.result = values[example.seat.index()];
        example.number = number;
    }
    Some(examples)
}

/// Plays rollouts of all examples.
fn look_at(
    game: &SanFrancisco,
    examples: &[&Example],
    weights: &Weights,
    dice: &mut QuickDice,
) -> Experience {
    let parts: Vec<_> = examples.chunks(PART).map(|part| (part, dice.roll().into())).collect();
    Experience::of(&parts, |experience, &(part, seed)| {
        let mut dice = QuickDice::new(seed);
        for example in part {
            predict(experience, game, example, weights, &mut dice);
        }
    })
}

/// Predicts a result by rollouts. The gradient is the way to a better prediction, and squared
/// errors are without the luck of a few rollouts.
fn predict(
    experience: &mut Experience,
    game: &SanFrancisco,
    example: &Example,
    weights: &Weights,
    dice: &mut QuickDice,
) {
    let rollouts: [(f64, ByFeature); ROLLOUTS] = std::array::from_fn(|_| {
        let mut scores = [0.0; Feature::COUNT];
        let mut dealer = QuickDice::from_dice(dice);
        let table = Simulated::from_state(game, example.state.clone(), &mut dealer);
        let outcome = policy::play(
            table,
            |_| weights,
            dice,
            |_, score| {
                experience.notice(score);
                add(&mut scores, score, 1.0);
            },
        );
        (value::<SanFrancisco>(&outcome)[example.seat.index()].into(), scores)
    });
    let (count, result) = (ROLLOUTS as f64, f64::from(example.result));
    let sum: f64 = rollouts.iter().map(|(value, _)| value).sum();
    let mean = sum / count;
    let spread: f64 = rollouts.iter().map(|(value, _)| (value - mean).powi(2)).sum();
    experience.squares += (result - mean).powi(2) - spread / (count - 1.0) / count;
    experience.count += 1.0;
    for (value, scores) in &rollouts {
        // By the other rollouts: the luck of this one must not count twice.
        let predicted = (sum - value) / (count - 1.0);
        add(&mut experience.gradient, scores, (result - predicted) * (value - predicted));
    }
}
