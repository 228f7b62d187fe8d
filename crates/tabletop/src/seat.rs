//! Seats, sets of seats, and who is looking.

use serde::{Deserialize, Serialize};

/// No game here seats more, an automated seat included.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0; clockwise is rising.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left, at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next == seats { 0 } else { next })
    }

    /// The neighbour on the right, at a table of `seats`.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// Every seat of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

crate::bit_set!(
    /// A set of seats; on the wire, their sorted list.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    SeatSet(u8) of Seat, seat => seat.0, bit => Seat(bit)
);
crate::json_as!(SeatSet, Vec<Seat>, "Seats, the lowest first.");

impl SeatSet {
    /// Everybody at a table of `seats`.
    #[must_use]
    pub const fn everybody(seats: u8) -> Self {
        Self::lowest(seats as usize)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            return Err(crate::unknown_id(&seat.to_string(), &["", "seat"]));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking: a seat, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Viewer {
    /// The person (or bot) in a seat.
    Seat(Seat),
    /// A spectator; `null` on the wire.
    Spectator,
}

impl Viewer {
    /// Does the viewer sit there?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every way to look at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}
