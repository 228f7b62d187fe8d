//! What a viewer may know of a state, field by field (SF-17).

use serde::Serialize;
use tabletop::{Seat, SeatSet, Viewer};

use crate::SanFrancisco;
use crate::board::{Board, LocationId, Network, RouteId, RouteSet};
use crate::cards::Cards;
use crate::row::Row;
use crate::scoring::Scoring;
use crate::state::Ending;
use crate::state::{Phase, State};
use crate::tickets::{TicketId, TicketSet};
use crate::tokens::{Symbol, SymbolSet};

/// The table as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What is expected.
    pub phase: PhaseView,
    /// Of whom.
    pub to_act: SeatSet,
    /// Who began, once that is drawn.
    pub first_player: Option<Seat>,
    /// How many turns are left, once the last round has begun.
    pub turns_left: Option<u8>,
    /// How many seats in a row have passed.
    pub passes: u8,
    /// What everybody may know of each player.
    pub seats: Vec<SeatView>,
    /// What only the viewer may know; nothing for a spectator.
    pub own: Option<Own>,
    /// The face-up cards.
    pub row: Row,
    /// Cards in the deck.
    pub deck: u32,
    /// The discards.
    pub discards: Cards,
    /// The ticket deck.
    pub ticket_deck: TicketDeckView,
    /// Tokens that nobody has.
    pub stacks: Vec<StackView>,
    /// Everybody's points and tickets, once the match is over.
    pub scoring: Option<Scoring>,
}

/// What is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    /// Everybody chooses their first tickets.
    FirstTickets,
    /// A waiting stack of tokens is placed.
    PlacingTokens,
    /// A turn begins.
    Turn,
    /// A second card is drawn.
    SecondCard,
    /// Drawn tickets are chosen from.
    KeepingTickets,
    /// A token of the claimed route is chosen.
    TakingToken {
        /// Which route.
        route: RouteId,
    },
    /// The match is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// What everybody may know of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// Cable cars left.
    pub cars: u8,
    /// Points for routes.
    pub points: i16,
    /// Routes.
    pub routes: RouteSet,
    /// Tokens.
    pub tokens: SymbolSet,
    /// Cards in the hand.
    pub cards: u32,
    /// Those that everybody saw being taken and not yet played.
    pub seen: Cards,
    /// Tickets kept; not known before everybody has chosen their first ones (SF-9).
    pub tickets: Option<u32>,
    /// Tickets being chosen from.
    pub offered: u32,
}

/// What only the player may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Own {
    /// The hand.
    pub hand: Cards,
    /// The kept tickets.
    pub tickets: TicketSet,
    /// Those of them that are completed.
    pub completed: TicketSet,
    /// Tickets to choose from.
    pub offer: TicketSet,
    /// Tickets that will go under the deck once everybody has chosen.
    pub returning: TicketSet,
}

/// What the viewer may know of the ticket deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TicketDeckView {
    /// Tickets in it.
    pub size: u32,
    /// How many of them, at the bottom, were returned.
    pub returned: u32,
    /// Where the tickets lie that the viewer returned.
    pub known: Vec<Known>,
}

/// A ticket under the deck that the viewer returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Known {
    /// How many returned tickets lie above it.
    pub below: u32,
    /// The ticket.
    pub ticket: TicketId,
}

/// Tokens of one symbol that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StackView {
    /// What they show.
    pub symbol: Symbol,
    /// Where they lie, or beside the board.
    pub location: Option<LocationId>,
    /// How many.
    pub left: u8,
}

impl View {
    pub(crate) fn of(game: &SanFrancisco, state: &State, viewer: Viewer) -> Self {
        let over = matches!(state.phase, Phase::Over { .. });
        Self {
            viewer,
            phase: PhaseView::of(state.phase),
            to_act: state.to_act(),
            first_player: state.first_player,
            turns_left: state.turns_left,
            passes: state.passes,
            seats: Seat::all(game.seats).map(|seat| SeatView::of(state, seat)).collect(),
            own: match viewer {
                Viewer::Seat(seat) if seat.0 < game.seats => Some(Own::of(game, state, seat)),
                _ => None,
            },
            row: state.row,
            deck: state.deck.total(),
            discards: state.discards,
            ticket_deck: TicketDeckView::of(state, viewer),
            stacks: (state.stacks.iter())
                .map(|(symbol, stack)| StackView {
                    symbol,
                    location: stack.location,
                    left: stack.left,
                })
                .collect(),
            scoring: over.then(|| game.score(state)),
        }
    }

    /// The tickets that may be in a rival's hand. What the viewer returned is in nobody's.
    pub(crate) fn hidden_tickets(&self, board: &Board) -> TicketSet {
        let returned = self.ticket_deck.known.iter().map(|known| known.ticket).collect();
        let hidden = board.all_tickets().difference(returned);
        match &self.own {
            Some(own) => {
                hidden.difference(own.tickets).difference(own.offer).difference(own.returning)
            }
            None => hidden,
        }
    }

    /// The routes that somebody holds.
    pub(crate) fn taken(&self) -> RouteSet {
        self.seats.iter().fold(RouteSet::NONE, |taken, seat| taken.union(seat.routes))
    }
}

impl PhaseView {
    fn of(phase: Phase) -> Self {
        match phase {
            Phase::FirstTickets { .. } => Self::FirstTickets,
            Phase::PlacingTokens { .. } => Self::PlacingTokens,
            Phase::Turn { .. } => Self::Turn,
            Phase::SecondCard { .. } => Self::SecondCard,
            Phase::KeepingTickets { .. } => Self::KeepingTickets,
            Phase::TakingToken { route, .. } => Self::TakingToken { route },
            Phase::Over { ending } => Self::Over { ending },
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat) -> Self {
        let index = seat.index();
        let (tickets, offered) = match state.phase {
            Phase::FirstTickets { waiting } => {
                (None, if waiting.contains(seat) { state.offers[index].len() } else { 0 })
            }
            _ => (Some(state.tickets[index].len()), state.offers[index].len()),
        };
        Self {
            cars: state.cars[index],
            points: state.points[index],
            routes: state.routes[index],
            tokens: state.tokens[index],
            cards: state.hands[index].total(),
            seen: state.seen[index],
            tickets,
            offered,
        }
    }
}

impl Own {
    fn of(game: &SanFrancisco, state: &State, seat: Seat) -> Self {
        let index = seat.index();
        let tickets = state.tickets[index];
        let network = Network::of(&game.board, state.routes[index]);
        let choosing = state.to_act().contains(seat);
        let none = TicketSet::NONE;
        let (offer, returning) =
            if choosing { (state.offers[index], none) } else { (none, state.offers[index]) };
        let completed = network.completed(&game.board, tickets);
        Self { hand: state.hands[index], tickets, completed, offer, returning }
    }
}

impl TicketDeckView {
    fn of(state: &State, viewer: Viewer) -> Self {
        let returned = state.ticket_deck.returned();
        Self {
            size: state.ticket_deck.len(),
            returned: returned.len() as u32,
            known: (0..)
                .zip(returned)
                .filter(|(_, returned)| viewer.is(returned.seat))
                .map(|(below, returned)| Known { below, ticket: returned.ticket })
                .collect(),
        }
    }
}
