//! Set-up: tokens, cards and tickets; then everybody chooses tickets at the same time.

use tabletop::{Dice, Log, Seat, Step};

use crate::SanFrancisco;
use crate::event::Event;
use crate::tokens::{Symbol, SymbolSet};

/// Cards and tickets that everybody is dealt.
pub(crate) const DEALT: u8 = 2;

/// Emits the set-up up to the choice of tickets.
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(step: &mut Step<'_, SanFrancisco, D, L>) {
    let SanFrancisco { seats, board, .. } = step.game();
    lay_stacks(step);
    for seat in Seat::all(*seats) {
        for _ in 0..DEALT {
            let card = step.state().deck.draw(step.dice);
            step.emit(Event::CardDealt { seat, card });
        }
    }
    super::row::settle(step);
    debug_assert!(board.tickets.len() >= usize::from(seats * DEALT));
    for seat in Seat::all(*seats) {
        let deck = step.state().ticket_deck;
        let tickets = deck.top(u32::from(DEALT), step.dice);
        step.emit(Event::TicketsDrawn { seat, tickets });
    }
}

/// Which symbol lies where is random (SF-6).
#[inline]
fn lay_stacks<D: Dice, L: Log<Event>>(step: &mut Step<'_, SanFrancisco, D, L>) {
    let SanFrancisco { board, .. } = step.game();
    let count = step.game().stack_size();
    let mut laid = SymbolSet::NONE;
    for number in 0..Symbol::COUNT {
        let left = (Symbol::COUNT - number) as u32;
        let nth = step.dice.below(left) as usize;
        let symbol = Symbol::ALL.into_iter().filter(|&symbol| !laid.contains(symbol)).nth(nth);
        let symbol = symbol.expect("that many are left");
        laid = laid.with(symbol);
        let location = board.token_locations.get(number).copied();
        step.emit(Event::StackLaid { symbol, location, count });
    }
}

impl SanFrancisco {
    /// How many tokens a stack has at this number of players.
    pub(crate) fn stack_size(&self) -> u8 {
        if self.seats == 4 { 3 } else { 2 }
    }

    /// How many tokens of a waiting stack are placed.
    pub(crate) fn placed_size(&self) -> u8 {
        if self.seats == 2 { 1 } else { self.stack_size() }
    }
}
