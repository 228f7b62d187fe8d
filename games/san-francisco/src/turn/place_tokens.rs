//! Before the first turn: placing the two waiting stacks (SF-7).

use tabletop::{Dice, Log, Seat};

use super::Play;
use crate::action::Illegal;
use crate::board::LocationId;
use crate::event::Event;
use crate::state::State;
use crate::tokens::Symbol;

pub(super) fn judge(state: &State, symbol: Symbol, location: LocationId) -> Result<(), Illegal> {
    if !state.stacks.waiting().any(|waiting| waiting == symbol) {
        return Err(Illegal::NotWaiting { symbol });
    }
    match state.stacks.at(location) {
        Some(symbol) => Err(Illegal::LocationTaken { location, symbol }),
        None => Ok(()),
    }
}

/// A whole stack; with two players a single token of it, the rest leaves the game (SF-6).
#[inline]
pub(super) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    symbol: Symbol,
    location: LocationId,
) {
    let count = step.game().placed_size();
    step.emit(Event::TokensPlaced { seat, symbol, location, count });
}
