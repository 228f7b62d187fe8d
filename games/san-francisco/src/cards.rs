//! Transportation cards: six colours and the ferry, which is wild.

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Dice;

/// One kind of transportation card.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum Card {
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Black.
    Black,
    /// Purple.
    Purple,
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// The multicolour ferry, which stands in for any colour.
    Ferry,
}

impl Card {
    /// Every kind, the ferry last.
    pub const ALL: [Self; 7] =
        [Self::Blue, Self::Green, Self::Black, Self::Purple, Self::Red, Self::Orange, Self::Ferry];
    /// The six colours.
    pub const COLOURS: [Self; 6] =
        [Self::Blue, Self::Green, Self::Black, Self::Purple, Self::Red, Self::Orange];

    const fn lane(self) -> u32 {
        self as u32 * 8
    }
}

/// How many of each kind: a hand, a payment, the deck, the discards.
///
/// Seven counts in the bytes of one integer, so that adding and taking away whole sets of cards is
/// one machine instruction. A board has at most [`Cards::MOST`] cards, so no count reaches the top
/// bit of its byte, which the comparisons below use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;
const COLOURS: u64 = (1 << Card::Ferry.lane()) - 1;

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);
    /// More cards than this no board may have.
    pub const MOST: u32 = 127;

    /// This many of one kind.
    #[inline]
    #[must_use]
    pub const fn of(card: Card, count: u8) -> Self {
        Self((count as u64) << card.lane())
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> card.lane()) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u32 {
        (self.0.wrapping_mul(ONES) >> 56) as u32
    }

    /// How many that are not ferries.
    #[inline]
    pub const fn coloured(self) -> u32 {
        Self(self.0 & COLOURS).total()
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Does this hold at least all of `other`?
    #[inline]
    pub const fn holds(self, other: Self) -> bool {
        ((self.0 | TOPS) - (other.0 & !TOPS)) & TOPS == TOPS && other.0 & TOPS == 0
    }

    /// What is left after taking `other` away, which must be there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left of each kind after taking `other` away as far as it goes.
    #[inline]
    #[must_use]
    pub const fn minus_at_most(self, other: Self) -> Self {
        let difference = (self.0 | TOPS) - other.0;
        let enough = ((difference & TOPS) >> 7) * 0xFF;
        Self(difference & !TOPS & enough)
    }

    /// The colours that are there, with their counts.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = (Card, u8)> {
        let mut rest = self.0 & COLOURS;
        std::iter::from_fn(move || {
            let lane = (rest != 0).then(|| rest.trailing_zeros() / 8)?;
            let count = (rest >> (lane * 8)) as u8;
            rest &= !(0xFF << (lane * 8));
            Some((Card::COLOURS[lane as usize], count))
        })
    }

    /// The kind of the `nth` card when they lie sorted by kind; `nth` is below the total.
    #[inline]
    #[must_use]
    pub const fn nth(self, nth: u32) -> Card {
        let up_to_here = self.0.wrapping_mul(ONES);
        let passed = ((ONES * nth as u64) | TOPS) - up_to_here;
        Card::ALL[(passed & TOPS).count_ones() as usize]
    }

    /// A random one of them, as if from the top of a shuffled pile; there must be one.
    #[inline]
    pub fn draw<D: Dice + ?Sized>(self, dice: &mut D) -> Card {
        self.nth(dice.below(self.total()))
    }

    /// The kinds that are there, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().map(move |card| (card, self.count(card))).filter(|&(_, n)| n > 0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |sum, card| sum.plus(Self::of(card, 1)))
    }
}

tabletop::json_as!(Cards, tabletop::schema::MapOf<Card, u8>, "How many of each kind.");

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("counts of cards, such as {\"blue\": 2, \"ferry\": 1}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                let mut total = 0;
                while let Some((card, count)) = map.next_entry::<Card, u32>()? {
                    total += count.min(Cards::MOST + 1);
                    if count == 0 {
                        let sentence = format_args!("the count of {card} must be 1 or more");
                        return Err(tabletop::custom("no-card", sentence));
                    }
                    if total > Cards::MOST {
                        return Err(tabletop::custom(
                            "too-many-cards",
                            "there are not that many cards",
                        ));
                    }
                    if cards.count(card) > 0 {
                        let sentence = format_args!("{card} is counted twice");
                        return Err(tabletop::custom("card-twice", sentence));
                    }
                    cards = cards.plus(Cards::of(card, count as u8));
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_map(Counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(counts: [u8; 7]) -> Cards {
        Card::ALL
            .into_iter()
            .zip(counts)
            .map(|(card, n)| Cards::of(card, n))
            .fold(Cards::NONE, Cards::plus)
    }

    #[test]
    fn counting_and_comparing_agree_with_counting_by_hand() {
        let hand = cards([2, 0, 3, 1, 0, 6, 8]);
        assert_eq!((hand.total(), hand.coloured()), (20, 12));
        let colours: Vec<_> = hand.colours().collect();
        assert_eq!(
            colours,
            [(Card::Blue, 2), (Card::Black, 3), (Card::Purple, 1), (Card::Orange, 6)]
        );
        assert!(hand.holds(cards([2, 0, 3, 1, 0, 6, 8])));
        assert!(!hand.holds(cards([0, 1, 0, 0, 0, 0, 0])));
        assert_eq!(hand.minus_at_most(cards([3, 1, 1, 1, 0, 0, 9])), cards([0, 0, 2, 0, 0, 6, 0]));
    }

    #[test]
    fn the_nth_card_runs_through_the_kinds_in_order() {
        let pile = cards([2, 0, 1, 0, 0, 0, 3]);
        let all: Vec<Card> = (0..pile.total()).map(|nth| pile.nth(nth)).collect();
        assert_eq!(
            all,
            [Card::Blue, Card::Blue, Card::Black, Card::Ferry, Card::Ferry, Card::Ferry]
        );
    }
}
