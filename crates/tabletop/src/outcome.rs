//! How a match ended.

use serde::Serialize;
use serde::ser::SerializeStruct;

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

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcome = serializer.serialize_struct("Outcome", 4)?;
        outcome.serialize_field("points", self.points())?;
        outcome.serialize_field("winners", &self.winners)?;
        outcome.serialize_field("ending", self.ending)?;
        outcome.serialize_field("decided_by", self.decided_by)?;
        outcome.end()
    }
}
