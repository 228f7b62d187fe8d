//! Time, beside a reference that runs in between.

use std::hint::black_box;
use std::time::Instant;

use tabletop::{Dice, QuickDice};

use crate::contender::Contender;

const ROUNDS: usize = 15;
const GAMES: u64 = 4_000;
const SORTS: usize = 20_000;

/// What the clock said.
pub struct Time {
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    /// Decisions in the time of one sort.
    pub ratio: f64,
}

/// The best of several rounds, each with the reference beside it.
pub fn measure(contender: &Contender) -> Time {
    let mut best = f64::INFINITY;
    let mut best_sort = f64::INFINITY;
    let mut decisions = 0;
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        decisions = contender.play(GAMES);
        best = best.min(begin.elapsed().as_secs_f64());
        best_sort = best_sort.min(reference());
    }
    let decisions_per_second = decisions as f64 / best;
    Time {
        games_per_second: GAMES as f64 / best,
        decisions_per_second,
        ratio: decisions_per_second * best_sort,
    }
}

/// Seconds for sorting 256 numbers with the standard library.
pub fn reference() -> f64 {
    let mut dice = QuickDice::new(7);
    let numbers: [u32; 256] = std::array::from_fn(|_| dice.roll());
    let begin = Instant::now();
    for _ in 0..SORTS {
        let mut sorted = black_box(numbers);
        sorted.sort_unstable();
        black_box(&sorted);
    }
    begin.elapsed().as_secs_f64() / SORTS as f64
}
