//! What a seat can want, and which rule forbids it.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

use crate::board::{LocationId, RouteId};
use crate::cards::{Card, Cards};
use crate::row::Slot;
use crate::tickets::TicketSet;
use crate::tokens::Symbol;

tabletop::tagged! {
    "type",
    /// What a seat wants to do. (Braces even where there is nothing to say: with them, serde refuses
    /// fields that mean nothing.)
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

/// The rule that an action breaks. The strum name is its stable code, the fields are the facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[serde(untagged)]
pub enum Illegal {
    /// The match is over.
    #[strum(serialize = "turn/over")]
    #[error("the match is over")]
    Over,
    /// Somebody else is to act.
    #[strum(serialize = "turn/not-yours")]
    #[error("it is not seat {seat}'s turn")]
    NotYours {
        /// Who tried.
        seat: Seat,
    },
    /// The seat is to act, but to do something else first.
    #[strum(serialize = "turn/other-choice")]
    #[error("seat {seat} has to {expected} first")]
    OtherChoice {
        /// Who tried.
        seat: Seat,
        /// What is expected of them.
        expected: Expected,
    },
    /// At least one ticket must be kept.
    #[strum(serialize = "tickets/keep-one")]
    #[error("at least one ticket must be kept")]
    KeepOne,
    /// A ticket that was not offered.
    #[strum(serialize = "tickets/not-offered")]
    #[error("a ticket that is not on offer can't be kept")]
    NotOffered {
        /// Which.
        tickets: TicketSet,
    },
    /// The ticket deck is used up.
    #[strum(serialize = "tickets/none-left")]
    #[error("no tickets are left in the deck")]
    NoTicketsLeft,
    /// The symbol is not one of the two waiting stacks.
    #[strum(serialize = "tokens/not-waiting")]
    #[error("the {symbol} tokens are not waiting beside the board")]
    NotWaiting {
        /// Which.
        symbol: Symbol,
    },
    /// The location has tokens already.
    #[strum(serialize = "tokens/location-taken")]
    #[error("there are tokens at that location already")]
    LocationTaken {
        /// Where.
        location: LocationId,
        /// Which tokens lie there.
        symbol: Symbol,
    },
    /// The location is not an end of the claimed route that offers a token.
    #[strum(serialize = "tokens/not-here")]
    #[error("that location offers no token for the route just claimed")]
    NotHere {
        /// Where.
        location: LocationId,
    },
    /// The deck is empty, and so are the discards.
    #[strum(serialize = "draw/deck-empty")]
    #[error("the deck is empty")]
    DeckEmpty,
    /// There is no such slot.
    #[strum(serialize = "draw/no-such-slot")]
    #[error("the row has slots 0 to 4, not {slot}")]
    NoSuchSlot {
        /// Which was asked for.
        slot: Slot,
    },
    /// The slot is a gap.
    #[strum(serialize = "draw/slot-empty")]
    #[error("slot {slot} is empty")]
    SlotEmpty {
        /// Which.
        slot: Slot,
    },
    /// A face-up ferry can't be the second card.
    #[strum(serialize = "draw/second-ferry")]
    #[error("a face-up ferry can't be the second card")]
    SecondFerry {
        /// Which.
        slot: Slot,
    },
    /// Somebody holds the route.
    #[strum(serialize = "claim/route-taken")]
    #[error("seat {by} holds this route already")]
    RouteTaken {
        /// Which.
        route: RouteId,
        /// Who.
        by: Seat,
    },
    /// The seat holds the twin.
    #[strum(serialize = "claim/own-twin")]
    #[error("one player never holds both routes of a double route")]
    OwnTwin {
        /// Which.
        route: RouteId,
        /// The twin that the seat holds.
        twin: RouteId,
    },
    /// With two players, the other half of a double route is closed.
    #[strum(serialize = "claim/twin-closed")]
    #[error("with two players a double route is closed once one half is claimed")]
    TwinClosed {
        /// Which.
        route: RouteId,
        /// The half that was claimed.
        twin: RouteId,
    },
    /// Not enough cable cars.
    #[strum(serialize = "claim/not-enough-cars")]
    #[error("the route needs {needed} cable cars, you have {have}")]
    NotEnoughCars {
        /// Spaces of the route.
        needed: u8,
        /// Cars left.
        have: u8,
    },
    /// The payment has more or fewer cards than the route has spaces.
    #[strum(serialize = "claim/wrong-number")]
    #[error("the route needs {needed} cards, the payment has {paid}")]
    WrongNumber {
        /// Spaces of the route.
        needed: u8,
        /// Cards in the payment.
        paid: u32,
    },
    /// The payment holds cards of the wrong colour.
    #[strum(serialize = "claim/wrong-colour")]
    #[error("the route is {needed}, {paid} cards don't pay for it")]
    WrongColour {
        /// The route's colour.
        needed: Card,
        /// A colour in the payment.
        paid: Card,
    },
    /// The payment for a gray route mixes colours.
    #[strum(serialize = "claim/mixed-colours")]
    #[error("a gray route is paid with one colour, not with {one} and {other}")]
    MixedColours {
        /// One colour in the payment.
        one: Card,
        /// Another.
        other: Card,
    },
    /// Too few ferry cards for the ferries on the route.
    #[strum(serialize = "claim/not-enough-ferries")]
    #[error("the route needs at least {needed} ferry cards, the payment has {paid}")]
    NotEnoughFerries {
        /// Ferries on the route.
        needed: u8,
        /// Ferry cards in the payment.
        paid: u8,
    },
    /// The payment is not in the hand.
    #[strum(serialize = "claim/not-in-hand")]
    #[error("the payment takes {paid} {card} cards, you have {have}")]
    NotInHand {
        /// A kind that there are too few of.
        card: Card,
        /// In the payment.
        paid: u8,
        /// In the hand.
        have: u8,
    },
    /// Passing is legal only when nothing else is.
    #[strum(serialize = "pass/not-allowed")]
    #[error("passing is allowed only when nothing else can be done")]
    PassNotAllowed,
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
