//! How a match ended.

use serde::Serialize;

use crate::{MAX_SEATS, Seat, SeatSet};

/// The result of a match. Flat and `Copy`: a simulation makes millions of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How many of `points` count.
    pub seats: u8,
    /// Points by seat.
    pub points: [i16; MAX_SEATS],
    /// Who won; several share a win where the rules say so.
    pub winners: SeatSet,
    /// Which way of ending it was; one of [`Game::ENDINGS`](crate::Game::ENDINGS).
    pub ending: &'static str,
    /// What decided between the best: one of [`Game::DECIDERS`](crate::Game::DECIDERS).
    pub decided_by: &'static str,
}

impl Outcome {
    /// The points of the seats that exist.
    pub fn points(&self) -> &[i16] {
        &self.points[..usize::from(self.seats)]
    }

    /// A seat's share of the win: 1, a fraction if it is shared, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / f64::from(self.winners.len()) } else { 0.0 }
    }
}

/// An outcome as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct OutcomeJson<'a> {
    /// Points by seat.
    points: &'a [i16],
    /// Who won; several share a win where the rules say so.
    winners: SeatSet,
    /// Which way of ending it was.
    ending: &'a str,
    /// What decided between the best.
    decided_by: &'a str,
}

crate::json_as!(Outcome, OutcomeJson<'static>, "The result of a match.");

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { winners, ending, decided_by, .. } = *self;
        OutcomeJson { points: self.points(), winners, ending, decided_by }.serialize(serializer)
    }
}
