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

use crate::fisher::{ByFeature, Fisher, add, mix};
use crate::matches::{Played, replay};
use crate::{on_all_cores, policy, progress, weights_file};

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
    let error_before = Findings::of(game, &held_out, first, &mut dice).error();
    let mut weights = *first;
    let (mut gradient, mut fisher) = ([0.0; Feature::COUNT], Fisher::zero());
    for step in progress("steps", steps).wrap_iter(0..steps) {
        let some: Vec<&Example> =
            (0..positions).map(|_| known[dice.below(known.len() as u32) as usize]).collect();
        let found = Findings::of(game, &some, &weights, &mut dice);
        let old = if step == 0 { 0.0 } else { MOMENTUM };
        let new = (1.0 - old) / found.examples;
        mix(&mut gradient, old, &found.gradient, new);
        fisher.mix(old, &found.fisher, new / ROLLOUTS as f64);
        let far = STEP * (1.0 - (1.0 - LAST_STEP) * step as f64 / steps as f64);
        let natural = fisher.natural(&gradient, |diagonal| diagonal * DAMPING_PART + DAMPING);
        for (weight, way) in weights.iter_mut().zip(natural) {
            *weight += (far * way) as f32;
        }
    }
    let error = Findings::of(game, &held_out, &weights, &mut dice).error();
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

/// What was found about examples.
struct Findings {
    /// Which way each weight would bring predictions nearer to results.
    gradient: ByFeature,
    fisher: Fisher,
    /// Squared errors, without the luck of a few rollouts.
    squares: f64,
    examples: f64,
}

impl Findings {
    /// Plays rollouts of all examples.
    fn of(
        game: &SanFrancisco,
        examples: &[&Example],
        weights: &Weights,
        dice: &mut QuickDice,
    ) -> Self {
        let parts: Vec<_> = examples.chunks(PART).map(|part| (part, dice.roll().into())).collect();
        let parts = on_all_cores(&parts, |&(part, seed)| {
            let mut dice = QuickDice::new(seed);
            let mut found = Self::none();
            for example in part {
                found.look_at(game, example, weights, &mut dice);
            }
            found
        });
        parts.iter().fold(Self::none(), |mut all, part| {
            add(&mut all.gradient, &part.gradient, 1.0);
            all.fisher.mix(1.0, &part.fisher, 1.0);
            all.squares += part.squares;
            all.examples += part.examples;
            all
        })
    }

    fn none() -> Self {
        let gradient = [0.0; Feature::COUNT];
        Self { gradient, fisher: Fisher::zero(), squares: 0.0, examples: 0.0 }
    }

    /// The mean squared error of predictions.
    fn error(&self) -> f64 {
        self.squares / self.examples
    }

    fn look_at(
        &mut self,
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
                    self.fisher.count(score);
                    add(&mut scores, score, 1.0);
                },
            );
            (value::<SanFrancisco>(&outcome)[example.seat.index()].into(), scores)
        });
        let (count, result) = (ROLLOUTS as f64, f64::from(example.result));
        let sum: f64 = rollouts.iter().map(|(value, _)| value).sum();
        let mean = sum / count;
        let spread: f64 = rollouts.iter().map(|(value, _)| (value - mean).powi(2)).sum();
        self.squares += (result - mean).powi(2) - spread / (count - 1.0) / count;
        self.examples += 1.0;
        for (value, scores) in &rollouts {
            // By the other rollouts: the luck of this one must not count twice.
            let predicted = (sum - value) / (count - 1.0);
            add(&mut self.gradient, scores, (result - predicted) * (value - predicted) / count);
        }
    }
}
