//! What happened, and what each viewer may know of it.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::{Seat, Viewer};

use crate::board::{LocationId, RouteId};
use crate::cards::{Card, Cards};
use crate::row::Slot;
use crate::scoring::Scoring;
use crate::state::{Ending, State};
use crate::tickets::{TicketId, TicketSet};
use crate::tokens::Symbol;
use crate::turn::settle_row::TOO_MANY_FERRIES;

/// Something that happened, its results written in.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// Set-up: a stack of tokens was laid on one of the five locations, or beside the board.
    StackLaid {
        /// What the tokens show.
        symbol: Symbol,
        /// Where, or `None` beside the board.
        location: Option<LocationId>,
        /// How many tokens.
        count: u8,
    },
    /// Set-up: a card was dealt.
    CardDealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Tickets were dealt or drawn; the seat chooses which to keep.
    TicketsDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        tickets: TicketSet,
    },
    /// The seat chose which tickets to keep.
    TicketsKept {
        /// Who.
        seat: Seat,
        /// Which.
        tickets: TicketSet,
    },
    /// A ticket went under the deck.
    TicketReturned {
        /// Who returned it.
        seat: Seat,
        /// Which.
        ticket: TicketId,
    },
    /// The first player was drawn.
    FirstPlayerChosen {
        /// Who.
        seat: Seat,
    },
    /// A waiting stack was placed.
    TokensPlaced {
        /// By whom.
        seat: Seat,
        /// What the tokens show.
        symbol: Symbol,
        /// Where.
        location: LocationId,
        /// How many tokens.
        count: u8,
    },
    /// A card was drawn from the deck, unseen.
    CardDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A face-up card was taken.
    CardTaken {
        /// By whom.
        seat: Seat,
        /// From where.
        slot: Slot,
        /// Which.
        card: Card,
    },
    /// A card was turned up in the row.
    CardTurnedUp {
        /// Where.
        slot: Slot,
        /// Which.
        card: Card,
    },
    /// The row had too many ferries and was discarded.
    RowDiscarded,
    /// The discards became the new deck.
    DeckReshuffled,
    /// A route was claimed.
    RouteClaimed {
        /// By whom.
        seat: Seat,
        /// Which.
        route: RouteId,
        /// With which cards.
        pay: Cards,
        /// For how many points.
        points: i16,
    },
    /// Both ends of the claimed route offer a new symbol; the seat chooses.
    TokenOffered {
        /// Who.
        seat: Seat,
        /// The route.
        route: RouteId,
    },
    /// A token was taken.
    TokenTaken {
        /// By whom.
        seat: Seat,
        /// Where.
        location: LocationId,
        /// What it shows.
        symbol: Symbol,
    },
    /// Nothing could be done.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Everybody has one more turn.
    LastRoundBegan {
        /// Who has two or fewer cable cars left.
        seat: Seat,
    },
    /// The match is over.
    MatchEnded {
        /// Which way.
        ending: Ending,
    },
    /// Points were counted; tickets are open now. It tells what follows from the rest, so a
    /// simulation does without it.
    Scored {
        /// Everybody's points, part by part.
        scoring: Scoring,
    },
}

/// An event as a viewer may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum EventView {
    /// Nothing about it is secret.
    Open(Event),
    /// Something about it is.
    Veiled(Veiled),
}

/// What others may know of an event with a secret in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Veiled {
    /// A card was dealt to somebody.
    CardDealt {
        /// To whom.
        seat: Seat,
    },
    /// A card was drawn unseen.
    CardDrawn {
        /// By whom.
        seat: Seat,
    },
    /// Tickets were dealt or drawn.
    TicketsDrawn {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// Tickets were chosen; how many is not told before set-up is over (SF-9), and afterwards
    /// follows from what is returned.
    TicketsKept {
        /// By whom.
        seat: Seat,
    },
    /// A ticket went under the deck.
    TicketReturned {
        /// Who returned it.
        seat: Seat,
    },
}

impl Event {
    /// What the viewer may know of it. Every variant is named here: a new one does not compile
    /// until somebody decides who may see it.
    pub fn seen_by(&self, viewer: Viewer) -> EventView {
        let veiled = match *self {
            Self::CardDealt { seat, .. } => (seat, Veiled::CardDealt { seat }),
            Self::CardDrawn { seat, .. } => (seat, Veiled::CardDrawn { seat }),
            Self::TicketsDrawn { seat, tickets } => {
                (seat, Veiled::TicketsDrawn { seat, count: tickets.len() })
            }
            Self::TicketsKept { seat, .. } => (seat, Veiled::TicketsKept { seat }),
            Self::TicketReturned { seat, .. } => (seat, Veiled::TicketReturned { seat }),
            Self::StackLaid { .. }
            | Self::FirstPlayerChosen { .. }
            | Self::TokensPlaced { .. }
            | Self::CardTaken { .. }
            | Self::CardTurnedUp { .. }
            | Self::RowDiscarded
            | Self::DeckReshuffled
            | Self::RouteClaimed { .. }
            | Self::TokenOffered { .. }
            | Self::TokenTaken { .. }
            | Self::Passed { .. }
            | Self::TurnEnded { .. }
            | Self::LastRoundBegan { .. }
            | Self::MatchEnded { .. }
            | Self::Scored { .. } => return EventView::Open(*self),
        };
        let (owner, veiled) = veiled;
        if viewer.is(owner) { EventView::Open(*self) } else { EventView::Veiled(veiled) }
    }

    /// Does it tell anybody what they could not know before? What a player merely decided does not.
    pub fn reveals(&self, after: &State) -> bool {
        match self {
            Self::StackLaid { .. }
            | Self::CardDealt { .. }
            | Self::TicketsDrawn { .. }
            | Self::FirstPlayerChosen { .. }
            | Self::CardDrawn { .. }
            | Self::CardTurnedUp { .. }
            | Self::RowDiscarded
            | Self::DeckReshuffled
            | Self::MatchEnded { .. }
            | Self::Scored { .. } => true,
            // If too many ferries stay in the row, nearly all coloured cards are in hands (SF-1).
            Self::CardTaken { .. } | Self::RouteClaimed { .. } => {
                after.row.ferries() >= TOO_MANY_FERRIES
            }
            Self::TicketsKept { .. }
            | Self::TicketReturned { .. }
            | Self::TokensPlaced { .. }
            | Self::TokenOffered { .. }
            | Self::TokenTaken { .. }
            | Self::Passed { .. }
            | Self::TurnEnded { .. }
            | Self::LastRoundBegan { .. } => false,
        }
    }
}
