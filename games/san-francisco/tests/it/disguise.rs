//! What an event could just as well have been for somebody who can't see its secrets: shared by the
//! laws, which are tests, and the soak, which is an example.

use san_francisco::{Card, Event, SanFrancisco, TicketId, TicketSet};
use tabletop::{Dice, Viewer};

/// The event with everything that the viewer can't know replaced.
pub fn disguise(game: &SanFrancisco, event: &Event, viewer: Viewer, dice: &mut dyn Dice) -> Event {
    let count = game.board.tickets.len() as u32;
    let card = Card::ALL[dice.below(7) as usize];
    let ticket = TicketId(dice.below(count) as u8);
    let tickets = |number: u32, dice: &mut dyn Dice| {
        let mut tickets = TicketSet::NONE;
        while tickets.len() < number {
            tickets = tickets.union(TicketSet::only(TicketId(dice.below(count) as u8)));
        }
        tickets
    };
    match *event {
        Event::CardDealt { seat, .. } if !viewer.is(seat) => Event::CardDealt { seat, card },
        Event::CardDrawn { seat, .. } if !viewer.is(seat) => Event::CardDrawn { seat, card },
        Event::TicketsDrawn { seat, tickets: drawn } if !viewer.is(seat) => {
            Event::TicketsDrawn { seat, tickets: tickets(drawn.len(), dice) }
        }
        // How many tickets somebody keeps is secret, too, until all have chosen (SF-9).
        Event::TicketsKept { seat, .. } if !viewer.is(seat) => {
            let number = 1 + dice.below(2);
            Event::TicketsKept { seat, tickets: tickets(number, dice) }
        }
        Event::TicketReturned { seat, .. } if !viewer.is(seat) => {
            Event::TicketReturned { seat, ticket }
        }
        open => open,
    }
}
