//! The row of five face-up cards.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Card, Cards};

/// A place in the row, 0 to 4.
pub type Slot = u8;

/// Five slots (SF-3), each with a card or a gap: one byte each of one integer, so that counting
/// ferries and finding the first gap needs no loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row(u64);

const ONES: u64 = 0x01_0101_0101;
const TOPS: u64 = ONES << 7;
const GAP: u64 = 7;

impl Row {
    /// How many slots there are.
    pub const SLOTS: u8 = 5;
    /// All five slots empty.
    pub const EMPTY: Self = Self(ONES * GAP);

    /// The card in a slot below [`Row::SLOTS`].
    #[inline]
    pub const fn get(self, slot: Slot) -> Option<Card> {
        let byte = (self.0 >> (slot * 8)) & 0xFF;
        if byte == GAP { None } else { Some(Card::ALL[byte as usize]) }
    }

    /// The row with this card in that slot.
    #[inline]
    #[must_use]
    pub const fn with(self, slot: Slot, card: Card) -> Self {
        Self(self.0 & !(0xFF << (slot * 8)) | (card as u64) << (slot * 8))
    }

    /// The row with a gap in that slot.
    #[inline]
    #[must_use]
    pub const fn without(self, slot: Slot) -> Self {
        Self(self.0 | GAP << (slot * 8))
    }

    /// A bit at the top of every byte that holds this value.
    #[inline]
    const fn equal(self, value: u64) -> u64 {
        !((self.0 ^ (ONES * value)) + ONES * 0x7F) & TOPS
    }

    /// The empty slot with the lowest number.
    #[inline]
    pub const fn first_gap(self) -> Option<Slot> {
        let gaps = self.equal(GAP);
        if gaps == 0 { None } else { Some((gaps.trailing_zeros() / 8) as Slot) }
    }

    /// How many ferries lie in it.
    #[inline]
    pub const fn ferries(self) -> u32 {
        self.equal(Card::Ferry as u64).count_ones()
    }

    /// How many cards lie in it that are not ferries.
    #[inline]
    pub const fn coloured(self) -> u32 {
        self.takeable(false).count_ones()
    }

    /// The slots that hold a card, or any but a ferry: a bit at the top of each one's byte.
    #[inline]
    pub(crate) const fn takeable(self, ferries_too: bool) -> u64 {
        let full = self.equal(GAP) ^ TOPS;
        if ferries_too { full } else { full & !self.equal(Card::Ferry as u64) }
    }

    /// All its cards.
    pub fn cards(self) -> Cards {
        (0..Self::SLOTS).filter_map(|slot| self.get(slot)).collect()
    }
}

tabletop::json_as!(Row, [Option<Card>; 5], "The five face-up cards; a gap is null.");

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..Self::SLOTS).map(|slot| self.get(slot)))
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slots = <[Option<Card>; 5]>::deserialize(deserializer)?;
        Ok(slots.into_iter().zip(0..).fold(Self::EMPTY, |row, (card, slot)| match card {
            Some(card) => row.with(slot, card),
            None => row,
        }))
    }
}
