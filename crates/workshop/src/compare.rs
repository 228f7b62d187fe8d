//! Two sets of weights against each other, without a search.

use std::fmt;

use san_francisco::SanFrancisco;
use san_francisco::learning::Weights;
use tabletop::{Game, QuickDice, Seat, Simulated};

use crate::policy;

/// How one did against the other.
pub struct Comparison {
    wins: f64,
    matches: u64,
    seats: u8,
}

impl fmt::Display for Comparison {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { wins, matches, seats } = *self;
        let part = wins / matches as f64;
        let error = (part * (1.0 - part) / matches as f64).sqrt();
        let [part, error, luck] = [part, error, 1.0 / f64::from(seats)].map(|part| part * 100.0);
        write!(to, "wins {part:.1} % ± {error:.1} of {matches} matches (luck: {luck:.0} %)")
    }
}

/// Plays matches in which the one sits alone among players of the other, in every seat in turn.
pub fn compare(game: &SanFrancisco, [one, other]: [&Weights; 2], matches: u64) -> Comparison {
    let seats = game.seats();
    let play = |number: u64| {
        let alone = Seat((number % u64::from(seats)) as u8);
        let weights = |seat| if seat == alone { one } else { other };
        let mut dealer = QuickDice::new(number);
        let table = Simulated::new(game, &mut dealer);
        policy::play(table, weights, &mut QuickDice::new(!number), |_, _| {}).share(alone)
    };
    Comparison { wins: (0..matches).map(play).sum(), matches, seats }
}
