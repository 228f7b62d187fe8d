//! Who is stronger, and how sure is that?
//!
//! A *block* is one deal, played by every line-up of the bots in all its seat rotations: luck of
//! the cards and of the seat falls on everybody alike. The games of a block are not independent of
//! each other, so the block, never the game, is the unit of every statistic.
//!
//! [`play`] plays the games that a [`Spec`] asks for, in an order that depends on nothing but the
//! spec; [`judge`] makes a [`Report`] of them; [`read`] resumes games that were played before; a
//! [`Ladder`] rates everybody by the games of several arenas.

mod block;
mod bootstrap;
mod error;
mod evidence;
mod file;
mod ladder;
mod matrix;
mod play;
mod report;
mod schedule;
mod spec;
mod sprt;
mod standings;
mod strength;

pub use error::ArenaError;
pub use file::{ArenaFile, FORMAT, read};
pub use ladder::Ladder;
pub use matrix::Cell;
pub use play::{Watch, play};
pub use report::{Pair, Report, judge};
pub use schedule::{Fixture, Schedule};
pub use spec::{Analysis, Spec};
pub use sprt::{SprtReport, Verdict};
pub use standings::{CurvePoint, Standing};

use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

/// One game that was played: a line of the arena's file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Which deal.
    pub block: u64,
    /// Who sat where.
    pub bots: Vec<String>,
    /// Points by seat; a seat that the rules play comes last.
    pub points: Vec<i16>,
    /// The seats that won.
    pub winners: SeatSet,
    /// Which way of ending it was.
    pub ending: String,
    /// How many actions were chosen.
    pub decisions: u32,
}

impl Played {
    /// The seats of bots from the best to the last, equals together: first who won, then by points.
    fn places(&self) -> Vec<Vec<usize>> {
        let merit =
            |seat: usize| (self.winners.contains(tabletop::Seat(seat as u8)), self.points[seat]);
        let mut seats: Vec<usize> = (0..self.bots.len()).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(merit(seat)));
        seats.chunk_by(|&a, &b| merit(a) == merit(b)).map(<[usize]>::to_vec).collect()
    }

    /// A seat's share of the win.
    fn win(&self, seat: usize) -> f64 {
        let won = self.winners.contains(tabletop::Seat(seat as u8));
        if won { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }

    /// How far ahead of whom: 1 if the seat placed before the other, ½ if equal, 0 if behind.
    fn ahead(&self, seat: usize, other: usize) -> f64 {
        let places = self.places();
        let place = |seat| places.iter().position(|equals| equals.contains(&seat));
        match place(seat).cmp(&place(other)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }

    /// The normalised rank: 1 for the first, 0 for the last, the middle of their places for equals.
    fn rank(&self, seat: usize) -> f64 {
        let seats = self.bots.len();
        let others = (0..seats).filter(|&other| other != seat);
        others.map(|other| self.ahead(seat, other)).sum::<f64>() / (seats - 1) as f64
    }
}
