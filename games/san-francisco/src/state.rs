//! Everything about a match that changes.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::{Seat, SeatSet};

use crate::board::{Board, RouteId, RouteSet};
use crate::cards::Cards;
use crate::row::Row;
use crate::tickets::{TicketDeck, TicketSet};
use crate::tokens::{Stacks, SymbolSet};

/// The most players.
pub const MOST_SEATS: usize = 4;

tabletop::tagged! {
    "type",
    /// What is expected, and of whom.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Phase {
        /// Set-up: everybody in `waiting` still has to choose their first tickets (SF-9).
        FirstTickets {
            /// Who has not chosen yet.
            waiting: SeatSet,
        },
        /// Set-up: the seat places a waiting stack of tokens (SF-7).
        PlacingTokens {
            /// Who.
            seat: Seat,
        },
        /// The seat begins a turn.
        Turn {
            /// Whose.
            seat: Seat,
        },
        /// The seat has drawn one card and draws another.
        SecondCard {
            /// Who.
            seat: Seat,
        },
        /// The seat has drawn tickets and chooses which to keep.
        KeepingTickets {
            /// Who.
            seat: Seat,
        },
        /// The seat has claimed a route both of whose ends offer a new token (SF-8).
        TakingToken {
            /// Who.
            seat: Seat,
            /// Which route.
            route: RouteId,
        },
        /// Nobody acts any more.
        Over {
            /// How it ended.
            ending: Ending,
        },
    }
}

/// How a match ended.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Ending {
    /// After the last round.
    LastRound,
    /// Everybody passed in a row (SF-15).
    EverybodyPassed,
}

/// The whole table. Flat and small: a search clones millions of them.
///
/// Where nobody knows an order, there is none: the deck is a set of cards, and which one comes next
/// is rolled when it is drawn. So no state holds the future.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Everybody's cards.
    pub hands: [Cards; MOST_SEATS],
    /// What everybody saw them take face up and not yet play (SF-17).
    pub seen: [Cards; MOST_SEATS],
    /// Everybody's routes.
    pub routes: [RouteSet; MOST_SEATS],
    /// The deck.
    pub deck: Cards,
    /// The discards.
    pub discards: Cards,
    /// The face-up cards.
    pub row: Row,
    /// Everybody's kept tickets.
    pub tickets: [TicketSet; MOST_SEATS],
    /// Tickets being chosen from; during set-up, also what a seat has decided to return (SF-9).
    pub offers: [TicketSet; MOST_SEATS],
    /// The ticket deck.
    pub ticket_deck: TicketDeck,
    /// Points for routes.
    pub points: [i16; MOST_SEATS],
    /// Cable cars left.
    pub cars: [u8; MOST_SEATS],
    /// Everybody's tokens.
    pub tokens: [SymbolSet; MOST_SEATS],
    /// The tokens nobody has, by symbol.
    pub stacks: Stacks,
    /// What is expected, and of whom.
    pub phase: Phase,
    /// Who began, once that is drawn.
    pub first_player: Option<Seat>,
    /// How many turns are left, once the last round has begun.
    pub turns_left: Option<u8>,
    /// How many seats in a row have passed.
    pub passes: u8,
}

/// The bar is 256; a state that grows past it makes every search slower.
const _: () = assert!(size_of::<State>() <= 256);

impl State {
    /// The empty table.
    pub fn blank(board: &Board, seats: u8) -> Self {
        Self {
            hands: [Cards::NONE; MOST_SEATS],
            seen: [Cards::NONE; MOST_SEATS],
            routes: [RouteSet::NONE; MOST_SEATS],
            deck: board.cards,
            discards: Cards::NONE,
            row: Row::EMPTY,
            tickets: [TicketSet::NONE; MOST_SEATS],
            offers: [TicketSet::NONE; MOST_SEATS],
            ticket_deck: TicketDeck::shuffled(board.all_tickets()),
            points: [0; MOST_SEATS],
            cars: [board.cars; MOST_SEATS],
            tokens: [SymbolSet::NONE; MOST_SEATS],
            stacks: Stacks::NONE,
            phase: Phase::FirstTickets { waiting: SeatSet::everybody(seats) },
            first_player: None,
            turns_left: None,
            passes: 0,
        }
    }

    /// The routes that somebody holds.
    #[inline]
    pub fn taken(&self) -> RouteSet {
        RouteSet(self.routes.iter().fold(0, |taken, routes| taken | routes.0))
    }

    /// Who places the next waiting stack: with two players the second places both; with more, the
    /// last one and then the last but one (SF-7). Nobody once all are placed.
    pub(crate) fn placer(&self, seats: u8) -> Option<Seat> {
        let first = self.first_player?;
        let last = first.previous(seats);
        match self.stacks.waiting().count() {
            2 => Some(last),
            1 if seats == 2 => Some(last),
            1 => Some(last.previous(seats)),
            _ => None,
        }
    }

    /// Coloured cards outside the hands (SF-1).
    pub fn coloured_outside_hands(&self) -> u32 {
        self.deck.coloured() + self.discards.coloured() + self.row.coloured()
    }
}
