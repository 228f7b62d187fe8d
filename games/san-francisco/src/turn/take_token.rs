//! Choosing between the tokens of both ends of a claimed route.

use tabletop::{Dice, Log, Seat};

use super::{Play, end_of_turn};
use crate::SanFrancisco;
use crate::action::Illegal;
use crate::board::{LocationId, RouteId};
use crate::event::Event;
use crate::state::State;
use crate::tokens::Symbol;

/// The symbol that a location offers the seat: one that it doesn't have.
#[inline]
pub(crate) fn on_offer(state: &State, seat: Seat, location: LocationId) -> Option<Symbol> {
    let owned = state.tokens[seat.index()];
    state.stacks.at(location).filter(|&symbol| !owned.contains(symbol))
}

pub(super) fn judge(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    route: RouteId,
    location: LocationId,
) -> Result<(), Illegal> {
    let here = game.board.route(route).between.contains(&location);
    if here && on_offer(state, seat, location).is_some() {
        Ok(())
    } else {
        Err(Illegal::NotHere { location })
    }
}

#[inline]
pub(super) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    location: LocationId,
) {
    let symbol = on_offer(step.state(), seat, location).expect("judged to be there");
    step.emit(Event::TokenTaken { seat, location, symbol });
    end_of_turn::perform(step, seat);
}
