//! What a seat can want, and which rule forbids it.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};
use tabletop::{Seat, coded_error};

use crate::board::{LocationId, RouteId};
use crate::cards::{Card, Cards};
use crate::row::Slot;
use crate::tickets::TicketSet;
use crate::tokens::Symbol;

tabletop::tagged! {
    "type",
    /// What a seat wants to do. (Braces even where there is nothing to say: with them, serde
    /// refuses fields that mean nothing.)
    #[derive(
        Clone,
        Copy,
        PartialEq,
        Eq,
        PartialOrd,
        Ord,
        Debug,
        Serialize,
        VariantNames,
        IntoStaticStr,
    )]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    #[strum(serialize_all = "snake_case")]
    pub enum Action {
        /// Keep these of the tickets on offer.
        KeepTickets {
            /// At least one.
            tickets: TicketSet,
        },
        /// Put a waiting stack of tokens (with two players, one token of it) on the map.
        PlaceTokens {
            /// Which stack.
            symbol: Symbol,
            /// A location without tokens.
            location: LocationId,
        },
        /// Draw the top card of the deck, unseen.
        DrawDeck {},
        /// Take a face-up card.
        DrawFaceUp {
            /// From this place in the row.
            slot: Slot,
        },
        /// Claim a route.
        ClaimRoute {
            /// Which.
            route: RouteId,
            /// The exact cards to discard (SF-5).
            pay: Cards,
        },
        /// Take the token of this end of the route just claimed.
        TakeToken {
            /// One of its two locations.
            location: LocationId,
        },
        /// Draw destination tickets.
        DrawTickets {},
        /// Do nothing, because nothing can be done (SF-15).
        Pass {},
    }
}

coded_error! {
    /// The rule that an action breaks.
    pub enum Illegal {
        Over = "turn/over": "the match is over",
        NotYours { seat: Seat } = "turn/not-yours": "it is not seat {seat}'s turn",
        NotNow { seat: Seat, expected: Expected }
            = "turn/other-choice": "seat {seat} has to {expected} first",
        KeepOne = "tickets/keep-one": "at least one ticket must be kept",
        NotOffered { tickets: TicketSet }
            = "tickets/not-offered": "a ticket that is not on offer can't be kept",
        NoTicketsLeft = "tickets/none-left": "no tickets are left in the deck",
        NotWaiting { symbol: Symbol }
            = "tokens/not-waiting": "the {symbol} tokens are not waiting beside the board",
        LocationTaken { location: LocationId, symbol: Symbol }
            = "tokens/location-taken": "there are tokens at that location already",
        NotHere { location: LocationId }
            = "tokens/not-here": "that location offers no token for the route just claimed",
        DeckEmpty = "draw/deck-empty": "the deck is empty",
        NoSuchSlot { slot: Slot } = "draw/no-such-slot": "the row has slots 0 to 4, not {slot}",
        SlotEmpty { slot: Slot } = "draw/slot-empty": "slot {slot} is empty",
        SecondFerry { slot: Slot }
            = "draw/second-ferry": "a face-up ferry can't be the second card",
        RouteTaken { route: RouteId, by: Seat }
            = "claim/route-taken": "seat {by} holds this route already",
        OwnTwin { route: RouteId, twin: RouteId }
            = "claim/own-twin": "one player never holds both routes of a double route",
        TwinClosed { route: RouteId, twin: RouteId }
            = "claim/twin-closed":
                "with two players a double route is closed once one half is claimed",
        NotEnoughCars { needed: u8, have: u8 }
            = "claim/not-enough-cars": "the route needs {needed} cable cars, you have {have}",
        WrongNumber { needed: u8, paid: u32 }
            = "claim/wrong-number": "the route needs {needed} cards, the payment has {paid}",
        WrongColour { needed: Card, paid: Card }
            = "claim/wrong-colour": "the route is {needed}, {paid} cards don't pay for it",
        MixedColours { one: Card, other: Card }
            = "claim/mixed-colours":
                "a gray route is paid with one colour, not with {one} and {other}",
        NotEnoughFerries { needed: u8, paid: u8 }
            = "claim/not-enough-ferries":
                "the route needs at least {needed} ferry cards, the payment has {paid}",
        NotInHand { card: Card, paid: u8, have: u8 }
            = "claim/not-in-hand": "the payment takes {paid} {card} cards, you have {have}",
        PassNotAllowed
            = "pass/not-allowed": "passing is allowed only when nothing else can be done",
    }
}

/// What a seat that may act is expected to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::Display)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// Choose which tickets to keep.
    #[strum(serialize = "choose which tickets to keep")]
    KeepTickets,
    /// Place a waiting stack.
    #[strum(serialize = "place tourist tokens")]
    PlaceTokens,
    /// Take a turn.
    #[strum(serialize = "take a turn")]
    TakeTurn,
    /// Draw the second card.
    #[strum(serialize = "draw a second card")]
    DrawSecondCard,
    /// Choose a token.
    #[strum(serialize = "choose a tourist token")]
    TakeToken,
}

impl Illegal {
    /// A ticket that is not on offer.
    pub(crate) fn not_offered(tickets: TicketSet, offer: TicketSet) -> Self {
        Self::NotOffered { tickets: tickets.difference(offer) }
    }
}
