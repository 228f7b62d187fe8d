//! A greedy payment for a route: what is least wanted elsewhere.

use crate::board::Route;
use crate::cards::{Card, Cards};

/// Colours that are wanted for something else; what is below zero is to spare.
pub(super) type Wants = [i8; Card::COLOURS.len()];

/// The cheapest payment that a hand has for a route: as few ferries as possible, and on gray the
/// colour that is least wanted elsewhere.
#[inline]
pub(super) fn cheapest(route: Route, hand: Cards, wants: Wants) -> Option<Cards> {
    let ferries = hand.count(Card::Ferry);
    let pay = |colour: Card| {
        let coloured = hand.count(colour).min(route.length - route.ferries);
        let standing_in = route.length - coloured;
        (standing_in <= ferries).then_some((coloured, standing_in))
    };
    let (colour, coloured, standing_in) = match route.colour {
        Some(colour) => pay(colour).map(|(coloured, ferries)| (colour, coloured, ferries))?,
        None => (Card::COLOURS.into_iter())
            .filter_map(|colour| pay(colour).map(|(coloured, ferries)| (colour, coloured, ferries)))
            .min_by_key(|&(colour, _, ferries)| (ferries, wants[colour as usize]))?,
    };
    Some(Cards::of(colour, coloured).plus(Cards::of(Card::Ferry, standing_in)))
}
