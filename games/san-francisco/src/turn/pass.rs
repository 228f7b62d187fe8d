//! Passing, legal only when nothing else is (SF-15).

use tabletop::{Dice, Log, Seat};

use super::{Play, end_of_turn};
use crate::SanFrancisco;
use crate::action::Illegal;
use crate::event::Event;
use crate::state::{Ending, State};

pub(super) fn judge(game: &SanFrancisco, state: &State, seat: Seat) -> Result<(), Illegal> {
    if game.can_do_something(state, seat) { Err(Illegal::PassNotAllowed) } else { Ok(()) }
}

impl SanFrancisco {
    /// Can the seat draw a card, draw tickets or claim a route?
    pub(crate) fn can_do_something(&self, state: &State, seat: Seat) -> bool {
        !state.deck.is_empty()
            || state.row.takeable(true) != 0
            || !state.ticket_deck.is_empty()
            || self.claims(state, seat).count() > 0
    }
}

/// If everybody passes in a row, the match ends.
pub(super) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    step.emit(Event::Passed { seat });
    if step.state().passes == step.game().seats {
        end_of_turn::end_match(step, Ending::EverybodyPassed);
    } else {
        end_of_turn::perform(step, seat);
    }
}
