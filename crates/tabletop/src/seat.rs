//! Seats, sets of seats, and who is looking.

use serde::{Deserialize, Serialize};

/// No game here seats more, an automated seat included.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0; clockwise is rising.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

/// A set of seats; on the wire, their sorted list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Everybody at a table of `seats`.
    #[must_use]
    pub const fn everybody(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest seat in the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom(format!("no such seat: {seat}")));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking: a seat, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
