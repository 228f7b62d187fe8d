//! The row after each card drawn and each discard (SF-2).

use tabletop::{Dice, Log};

use super::Play;
use crate::event::Event;
use crate::state::State;

/// This many ferries in the row discard it.
pub(crate) const TOO_MANY_FERRIES: u32 = 3;

/// Fills the row, resets it if it has too many ferries, and keeps the deck from being empty.
#[inline(always)]
pub(crate) fn settle<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    loop {
        fill(step);
        if !must_reset(step.state()) {
            break;
        }
        step.emit(Event::RowDiscarded);
    }
    if step.state().deck.is_empty() && !step.state().discards.is_empty() {
        step.emit(Event::DeckReshuffled);
    }
}

/// Lowest slot first; gaps stay open when deck and discards are empty (SF-3).
#[inline]
fn fill<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    while let Some(slot) = step.state().row.first_gap() {
        if step.state().deck.is_empty() {
            if step.state().discards.is_empty() {
                return;
            }
            step.emit(Event::DeckReshuffled);
        }
        let card = step.state().deck.draw(step.dice);
        step.emit(Event::CardTurnedUp { slot, card });
    }
}

/// A reset that can't help is not made (SF-1): without three coloured cards outside the hands, no
/// row with fewer than three ferries exists.
#[inline]
pub(crate) fn must_reset(state: &State) -> bool {
    state.row.ferries() >= TOO_MANY_FERRIES && state.coloured_outside_hands() >= 3
}
