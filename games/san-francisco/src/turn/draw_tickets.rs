//! C. Draw destination tickets, and choosing which to keep, at set-up too.

use tabletop::{Dice, Log, Seat};

use super::{Play, end_of_turn};
use crate::action::Illegal;
use crate::event::Event;
use crate::set_up::DEALT;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;

pub(super) fn judge_draw(state: &State) -> Result<(), Illegal> {
    if state.ticket_deck.is_empty() { Err(Illegal::NoTicketsLeft) } else { Ok(()) }
}

/// The top two; a single one left is kept without a question (SF-10).
#[inline]
pub(super) fn draw<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    let deck = step.state().ticket_deck;
    let tickets = deck.top(deck.len().min(u32::from(DEALT)), step.dice);
    step.emit(Event::TicketsDrawn { seat, tickets });
    if tickets.len() == 1 {
        keep(step, seat, tickets);
    }
}

pub(super) fn judge_keep(state: &State, seat: Seat, tickets: TicketSet) -> Result<(), Illegal> {
    let offer = state.offers[seat.index()];
    if !tickets.is_subset(offer) {
        return Err(Illegal::not_offered(tickets, offer));
    }
    if tickets.is_empty() { Err(Illegal::KeepOne) } else { Ok(()) }
}

/// Keeps these; the other goes under the deck: at once in a turn, and at set-up when all have
/// chosen.
#[inline]
pub(super) fn keep<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    tickets: TicketSet,
) {
    step.emit(Event::TicketsKept { seat, tickets });
    match step.state().phase {
        Phase::FirstTickets { waiting } if waiting.is_empty() => begin(step),
        Phase::FirstTickets { .. } => {}
        _ => {
            give_back(step, seat);
            end_of_turn::perform(step, seat);
        }
    }
}

/// All have chosen: seat 0's ticket goes under the deck first (SF-9), then the first player is
/// drawn (SF-12).
fn begin<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let seats = step.game().seats;
    for seat in Seat::all(seats) {
        give_back(step, seat);
    }
    let seat = Seat(step.dice.below(u32::from(seats)) as u8);
    step.emit(Event::FirstPlayerChosen { seat });
}

#[inline]
fn give_back<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    for ticket in step.state().offers[seat.index()].iter() {
        step.emit(Event::TicketReturned { seat, ticket });
    }
}
