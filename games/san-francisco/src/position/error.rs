//! Why a position can't be.

use serde_json::Value;
use tabletop::{Seat, coded_error};

use crate::cards::Card;
use crate::tokens::Symbol;

coded_error! {
    /// What is wrong with a position.
    pub enum PositionError {
        Seats { found: usize, expected: usize }
            = "position/seats" at "seats": "there are {found} players; there must be {expected}",
        NoSuchSeat { seat: Seat } = "position/no-such-seat": "there is no seat {seat}",
        LostCard { card: Card, found: u32, expected: u32 }
            = "position/lost-card": "there are {found} {card} cards; there must be {expected}",
        InventedCard { card: Card, found: u32, expected: u32 }
            = "position/invented-card": "there are {found} {card} cards; there must be {expected}",
        SeenNotHeld = "position/seen-not-held": "cards were seen that are not in the hand",
        RowUnsettled
            = "position/row-unsettled" at "row":
                "the row would be filled or discarded, or the deck reshuffled, before anybody acts",
        RouteTwice { route: Value } = "position/route-twice": "two players hold the same route",
        BothTwins { route: Value }
            = "position/both-twins": "both halves of a double route are claimed against the rules",
        LostCars { found: u32, expected: u32 }
            = "position/lost-cars": "there are {found} cable cars; there must be {expected}",
        InventedCars { found: u32, expected: u32 }
            = "position/invented-cars": "there are {found} cable cars; there must be {expected}",
        WrongPoints { found: i16, expected: i16 }
            = "position/wrong-points": "the routes are worth {expected} points, not {found}",
        LostTicket { ticket: Value }
            = "position/lost-ticket" at "ticket_deck": "a ticket is nowhere: {ticket}",
        InventedTicket { ticket: Value }
            = "position/invented-ticket" at "ticket_deck": "a ticket is in two places: {ticket}",
        TooManyTickets
            = "position/invented-ticket" at "ticket_deck.returned" which "too-many":
                "there are too many tickets",
        LostToken { symbol: Symbol, found: u32, expected: u32 }
            = "position/lost-token": "there are {found} {symbol} tokens; there must be {expected}",
        InventedToken { symbol: Symbol, found: u32, expected: u32 }
            = "position/invented-token":
                "there are {found} {symbol} tokens; there must be {expected}",
        StackClash { one: Symbol, other: Symbol }
            = "position/stack-clash": "{one} and {other} tokens lie at the same location",
        LostStack { location: Value }
            = "position/lost-stack" at "stacks": "a stack of tokens belongs to {location}",
        FirstPlayer
            = "position/impossible" at "first_player" which "first-player":
                "the first player is known exactly when the first tickets are chosen",
        EarlyRoute
            = "position/impossible" at "phase" which "early-route":
                "no route is claimed before the first turn",
        WaitingStacks
            = "position/impossible" at "stacks" which "waiting-stacks":
                "the waiting stacks don't fit the phase",
        Offer = "position/impossible" which "offer": "the offer doesn't fit the phase",
        NoTicket
            = "position/impossible" which "no-ticket": "everybody keeps at least one ticket",
        NoChoice
            = "position/impossible" at "phase" which "no-choice": "there is nothing to choose",
        TurnsLeft
            = "position/impossible" at "turns_left" which "turns-left":
                "the turns left don't fit the cars and the phase",
        Passes
            = "position/impossible" at "passes" which "passes": "the passes don't fit the phase",
    }
}
