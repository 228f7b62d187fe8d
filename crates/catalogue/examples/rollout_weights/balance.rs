//! Balancing: weights change until what rollouts make of a position is what came out in a match of
//! searching players (simulation balancing). Who is meant to predict need not win.

use std::thread;

use san_francisco::learning::{Weights, weights};
use san_francisco::{Phase, SanFrancisco, State};
use strum::EnumCount;
use tabletop::{Dice, Game, QuickDice, Seat};

use crate::matches::{Played, replay};
use crate::playing::{Changes, rollout, worth};
use crate::solve::solve;
use crate::{ByFeature, Feature};

/// This many cases make a step, and this many rollouts are looked at for each.
const CASES: usize = 8_000;
const FUTURES: usize = 16;
/// How far weights move, at first; in the end a tenth of it.
const STEP: f64 = 150.0;
const STEP_IN_THE_END: f64 = 0.1;
/// How much of the direction is that of the step before.
const MOMENTUM: f64 = 0.9;
/// Keeps weights that hardly ever matter from moving far.
const INERTIA: f64 = 0.02;
/// One of this many matches isn't learned from but judged by.
const JUDGED_BY: u64 = 5;
/// This many cases are judged, every this many steps.
const JUDGED: usize = 25_000;
const BETWEEN_JUDGEMENTS: usize = 20;

/// A decision of a match, and what the match came to for the seat that decided.
pub struct Case {
    state: State,
    seat: Seat,
    came_out: f64,
    /// The number of the match.
    number: u64,
}

/// The cases of a match: every decision of a turn before the last round. Nothing if the line isn't
/// one.
pub fn cases(game: &SanFrancisco, line: &str) -> Option<Vec<Case>> {
    let mut cases = Vec::new();
    let Played { number, end } = replay(game, line, |state, seat| {
        let of_a_turn = matches!(state.phase, Phase::Turn { .. } | Phase::SecondCard { .. });
        if of_a_turn && state.turns_left.is_none() {
            cases.push(Case { state: state.clone(), seat, came_out: 0.0, number: 0 });
        }
    })?;
    let outcome = game.outcome(&end)?;
    for case in &mut cases {
        case.came_out = worth(&outcome, case.seat);
        case.number = number;
    }
    Some(cases)
}

/// Weights that predict what came out of these cases, found in this many steps; nothing if there
/// are too few.
pub fn balance(game: &SanFrancisco, cases: &[Case], steps: usize) -> Option<Weights> {
    let (known, judged): (Vec<&Case>, Vec<&Case>) =
        cases.iter().partition(|case| !case.number.is_multiple_of(JUDGED_BY));
    if known.is_empty() || judged.is_empty() {
        return None;
    }
    let every = judged.len().div_ceil(JUDGED).max(1);
    let judged: Vec<&Case> = judged.into_iter().step_by(every).collect();
    let mut weights = *weights(2).last().expect("there are weights");
    let mut dice = QuickDice::new(0);
    let (mut towards, mut changes) = ([0.0; Feature::COUNT], Changes::none());
    for step in 0..steps {
        if step.is_multiple_of(BETWEEN_JUDGEMENTS) {
            tell(step, &Findings::of(game, &judged, &weights, &mut dice));
        }
        let some: Vec<&Case> =
            (0..CASES).map(|_| known[dice.below(known.len() as u32) as usize]).collect();
        let found = Findings::of(game, &some, &weights, &mut dice);
        let before = if step == 0 { 0.0 } else { MOMENTUM };
        for (towards, now) in towards.iter_mut().zip(found.towards) {
            *towards = *towards * before + now / found.cases * (1.0 - before);
        }
        changes.mix(before, &found.changes, (1.0 - before) / (found.cases * FUTURES as f64));
        let far = STEP * (1.0 - (1.0 - STEP_IN_THE_END) * step as f64 / steps as f64);
        for (weight, way) in weights.iter_mut().zip(direction(&changes, &towards)) {
            *weight += (far * way) as f32;
        }
    }
    tell(steps, &Findings::of(game, &judged, &weights, &mut dice));
    Some(weights)
}

fn tell(step: usize, found: &Findings) {
    let far = found.far / found.cases;
    eprintln!("after {step} steps {far:.5} off, in mean squares, where it wasn't learnt from");
}

/// Where weights should go, measured by how much it changes what is done.
fn direction(changes: &Changes, towards: &ByFeature) -> Vec<f64> {
    let mut rows = changes.rows();
    for (index, row) in rows.iter_mut().enumerate() {
        row[index] += row[index] * 0.05 + INERTIA;
    }
    solve(rows, towards.to_vec())
}

/// What was found about cases.
struct Findings {
    /// Which way each feature would make what is foretold more like what came out.
    towards: ByFeature,
    changes: Changes,
    /// How far it is from that, in squares, without what is the luck of a few rollouts.
    far: f64,
    cases: f64,
}

impl Findings {
    /// Looks at rollouts of all cases, on all cores.
    fn of(game: &SanFrancisco, cases: &[&Case], weights: &Weights, dice: &mut QuickDice) -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let parts = cases.chunks(cases.len().div_ceil(threads).max(1));
        let parts: Vec<_> = parts.map(|part| (part, QuickDice::new(dice.roll().into()))).collect();
        let mut all = Self::none();
        thread::scope(|scope| {
            let look = |(part, dice)| scope.spawn(move || Self::of_part(game, part, weights, dice));
            let parts: Vec<_> = parts.into_iter().map(look).collect();
            for part in parts {
                all.add(&part.join().expect("looking at futures goes well"));
            }
        });
        all
    }

    fn none() -> Self {
        let towards = [0.0; Feature::COUNT];
        Self { towards, changes: Changes::none(), far: 0.0, cases: 0.0 }
    }

    fn add(&mut self, other: &Self) {
        self.towards.iter_mut().zip(other.towards).for_each(|(sum, more)| *sum += more);
        self.changes.mix(1.0, &other.changes, 1.0);
        self.far += other.far;
        self.cases += other.cases;
    }

    fn of_part(
        game: &SanFrancisco,
        cases: &[&Case],
        weights: &Weights,
        mut dice: QuickDice,
    ) -> Self {
        let mut found = Self::none();
        for case in cases {
            found.look_at(game, case, weights, &mut dice);
        }
        found
    }

    fn look_at(
        &mut self,
        game: &SanFrancisco,
        case: &Case,
        weights: &Weights,
        dice: &mut QuickDice,
    ) {
        let futures: [(f64, ByFeature); FUTURES] = std::array::from_fn(|_| {
            let mut leaning = [0.0; Feature::COUNT];
            let mut state = case.state.clone();
            let outcome = rollout(game, &mut state, weights, dice, |_, surprise| {
                self.changes.notice(surprise);
                leaning.iter_mut().zip(surprise).for_each(|(sum, here)| *sum += here);
            });
            (worth(&outcome, case.seat), leaning)
        });
        let count = FUTURES as f64;
        let sum: f64 = futures.iter().map(|(worth, _)| worth).sum();
        let foretold = sum / count;
        let spread: f64 = futures.iter().map(|(worth, _)| (worth - foretold).powi(2)).sum();
        self.far += (case.came_out - foretold).powi(2) - spread / (count - 1.0) / count;
        self.cases += 1.0;
        for (worth, leaning) in &futures {
            // By the other rollouts: a future's own luck must not count twice.
            let foretold = (sum - worth) / (count - 1.0);
            let more = (case.came_out - foretold) * (worth - foretold) / count;
            for (towards, leaning) in self.towards.iter_mut().zip(leaning) {
                *towards += more * leaning;
            }
        }
    }
}
