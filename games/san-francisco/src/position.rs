//! A state as it is written in JSON: readable, and writable by hand.

mod check;
mod error;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Fault, Seat, inserted};

use crate::SanFrancisco;
use crate::board::{LocationId, RouteSet};
use crate::cards::Cards;
use crate::row::Row;
use crate::state::{Phase, State};
use crate::tickets::{Returned, TicketDeck, TicketSet};
use crate::tokens::{Stack, Symbol, SymbolSet};

pub use error::PositionError;

/// A position. What is left out is worked out: cars and points from the routes, the deck from the
/// cards that lie nowhere else, likewise the ticket deck and the tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is expected, and of whom.
    pub phase: Phase,
    /// Who began; left out before that is drawn.
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// How many turns are left, once the last round has begun.
    #[serde(default)]
    pub turns_left: Option<u8>,
    /// How many seats in a row have passed.
    #[serde(default)]
    pub passes: u8,
    /// Everybody's belongings.
    pub seats: Vec<SeatPosition>,
    /// The face-up cards, `null` for a gap.
    pub row: Row,
    /// The deck; left out, all the cards that lie nowhere else.
    #[serde(default)]
    pub deck: Option<Cards>,
    /// The discards.
    #[serde(default)]
    pub discards: Cards,
    /// The ticket deck.
    #[serde(default)]
    pub ticket_deck: TicketDeckPosition,
    /// The tokens that nobody has; a symbol left out lies where a plain set-up would put it.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::MapOf<Symbol, StackPosition>")
    )]
    pub stacks: BTreeMap<Symbol, StackPosition>,
}

/// A player's belongings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Cable cars left; left out, those that are on no route.
    pub cars: Option<u8>,
    /// Points for routes; left out, recounted.
    pub points: Option<i16>,
    /// Cards.
    pub hand: Cards,
    /// Those of them that everybody saw being taken.
    pub seen: Cards,
    /// Kept tickets.
    pub tickets: TicketSet,
    /// Tickets being chosen from, or waiting to be returned.
    pub offer: TicketSet,
    /// Routes.
    pub routes: RouteSet,
    /// Tokens.
    pub tokens: SymbolSet,
}

/// The ticket deck, top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TicketDeckPosition {
    /// The shuffled part; left out, all the tickets that lie nowhere else.
    pub shuffled: Option<TicketSet>,
    /// What was put under it, the uppermost first.
    pub returned: Vec<Returned>,
}

/// Tokens of one symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StackPosition {
    /// Where they lie; `null` beside the board.
    pub location: Option<LocationId>,
    /// How many; left out, those that nobody has.
    #[serde(default)]
    pub left: Option<u8>,
}

impl Position {
    pub(crate) fn of(game: &SanFrancisco, state: &State) -> Self {
        let seat = |seat: Seat| SeatPosition {
            cars: Some(state.cars[seat.index()]),
            points: Some(state.points[seat.index()]),
            hand: state.hands[seat.index()],
            seen: state.seen[seat.index()],
            tickets: state.tickets[seat.index()],
            offer: state.offers[seat.index()],
            routes: state.routes[seat.index()],
            tokens: state.tokens[seat.index()],
        };
        let stack = |symbol: Symbol| {
            let Stack { location, left } = state.stacks.get(symbol);
            (symbol, StackPosition { location, left: Some(left) })
        };
        Self {
            phase: state.phase,
            first_player: state.first_player,
            turns_left: state.turns_left,
            passes: state.passes,
            seats: Seat::all(game.seats).map(seat).collect(),
            row: state.row,
            deck: Some(state.deck),
            discards: state.discards,
            ticket_deck: TicketDeckPosition {
                shuffled: Some(state.ticket_deck.shuffled),
                returned: state.ticket_deck.returned().collect(),
            },
            stacks: inserted(Symbol::ALL.map(stack)),
        }
    }

    /// Sets the position up, or names everything that is wrong with it.
    pub(crate) fn restore(&self, game: &SanFrancisco) -> Result<State, Vec<Fault>> {
        check::shape(self, game)?;
        let state = self.laid_out(game);
        check::pieces(game, self, &state).map(|()| state)
    }

    fn laid_out(&self, game: &SanFrancisco) -> State {
        let board = &game.board;
        let mut state = State::blank(board, game.seats);
        state.phase = self.phase;
        state.first_player = self.first_player;
        state.turns_left = self.turns_left;
        state.passes = self.passes;
        state.row = self.row;
        state.discards = self.discards;
        for (index, seat) in self.seats.iter().enumerate() {
            let lengths = || seat.routes.iter().map(|route| board.route(route).length);
            let spaces: u32 = lengths().map(u32::from).sum();
            state.cars[index] =
                seat.cars.unwrap_or(board.cars.saturating_sub(spaces.min(255) as u8));
            state.points[index] = seat
                .points
                .unwrap_or_else(|| lengths().map(|length| board.points_for(length)).sum());
            state.hands[index] = seat.hand;
            state.seen[index] = seat.seen;
            state.tickets[index] = seat.tickets;
            state.offers[index] = seat.offer;
            state.routes[index] = seat.routes;
            state.tokens[index] = seat.tokens;
        }
        state.deck = self.deck.unwrap_or_else(|| {
            let placed = self.seats.iter().map(|seat| seat.hand);
            let placed = placed.fold(self.discards.plus(self.row.cards()), Cards::plus);
            board.cards.minus_at_most(placed)
        });
        state.ticket_deck = self.laid_out_tickets(game);
        self.lay_out_stacks(game, &mut state);
        state
    }

    fn laid_out_tickets(&self, game: &SanFrancisco) -> TicketDeck {
        let returned = &self.ticket_deck.returned;
        let elsewhere = (self.seats.iter())
            .map(|seat| seat.tickets.union(seat.offer))
            .chain(returned.iter().map(|returned| TicketSet::only(returned.ticket)))
            .fold(TicketSet::NONE, TicketSet::union);
        let rest = game.board.all_tickets().difference(elsewhere);
        let mut deck = TicketDeck::shuffled(self.ticket_deck.shuffled.unwrap_or(rest));
        for returned in returned {
            deck.put_under(returned.ticket, returned.seat);
        }
        deck
    }

    /// A plain set-up: the symbols in order on the five locations, the last two beside the board
    /// until they are placed, and then on the first locations without tokens.
    fn lay_out_stacks(&self, game: &SanFrancisco, state: &mut State) {
        let board = &game.board;
        let waiting =
            matches!(self.phase, Phase::FirstTickets { .. } | Phase::PlacingTokens { .. });
        let given: Vec<LocationId> =
            self.stacks.values().filter_map(|stack| stack.location).collect();
        let mut free = (board.token_locations.into_iter())
            .chain(board.all_locations().filter(|at| !board.token_locations.contains(at)))
            .filter(|location| !given.contains(location));
        let mut laid = board.token_locations.iter().filter(|at| given.contains(at)).count();
        for symbol in Symbol::ALL {
            let location = match self.stacks.get(&symbol) {
                Some(stack) => stack.location,
                None if waiting && laid >= board.token_locations.len() => None,
                None => {
                    laid += 1;
                    free.next()
                }
            };
            let held = self.seats.iter().filter(|seat| seat.tokens.contains(symbol)).count() as u8;
            let rest = game.stack_size_at(location).saturating_sub(held);
            let left = self.stacks.get(&symbol).and_then(|stack| stack.left).unwrap_or(rest);
            state.stacks = state.stacks.with(symbol, Stack { location, left });
        }
    }
}

impl SanFrancisco {
    /// How many tokens a stack had before anybody took one, by where it lies: those of the five
    /// locations and those that wait are whole, those that were placed may be single tokens.
    pub(crate) fn stack_size_at(&self, location: Option<LocationId>) -> u8 {
        match location {
            Some(at) if !self.board.token_locations.contains(&at) => self.placed_size(),
            _ => self.stack_size(),
        }
    }
}
