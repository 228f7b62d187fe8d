//! A. Draw transportation cards: two, one at a time.

use tabletop::{Dice, Log, Seat};

use super::settle_row::settle;
use super::{Play, end_of_turn};
use crate::action::Illegal;
use crate::cards::Card;
use crate::event::Event;
use crate::row::{Row, Slot};
use crate::state::{Phase, State};

pub(super) fn judge_deck(state: &State) -> Result<(), Illegal> {
    if state.deck.is_empty() { Err(Illegal::DeckEmpty) } else { Ok(()) }
}

pub(super) fn judge_face_up(state: &State, slot: Slot) -> Result<(), Illegal> {
    if slot >= Row::SLOTS {
        return Err(Illegal::NoSuchSlot { slot });
    }
    match state.row.get(slot) {
        None => Err(Illegal::SlotEmpty { slot }),
        Some(Card::Ferry) if is_second(state) => Err(Illegal::SecondFerry { slot }),
        Some(_) => Ok(()),
    }
}

/// The top of the deck, unseen; a ferry drawn so is an ordinary card.
#[inline]
pub(super) fn from_deck<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    let second = is_second(step.state());
    let card = step.state().deck.draw(step.dice);
    step.emit(Event::CardDrawn { seat, card });
    settle(step);
    if second || !can_draw_second(step.state()) {
        end_of_turn::perform(step, seat);
    }
}

/// A face-up card; a ferry is the only card of the turn.
#[inline(always)]
pub(super) fn face_up<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat, slot: Slot) {
    let second = is_second(step.state());
    let card = step.state().row.get(slot).expect("judged to be there");
    step.emit(Event::CardTaken { seat, slot, card });
    settle(step);
    if second || card == Card::Ferry || !can_draw_second(step.state()) {
        end_of_turn::perform(step, seat);
    }
}

#[inline]
fn is_second(state: &State) -> bool {
    matches!(state.phase, Phase::SecondCard { .. })
}

/// The second card must be taken if one may be (SF-4).
#[inline]
pub(crate) fn can_draw_second(state: &State) -> bool {
    !state.deck.is_empty() || state.row.takeable(false) != 0
}
