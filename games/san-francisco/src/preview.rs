//! What an action will change, as far as its seat can know.

use serde::Serialize;
use tabletop::Seat;

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Network, RouteId};
use crate::cards::Cards;
use crate::scoring::Holdings;
use crate::state::State;
use crate::tickets::TicketSet;
use crate::tokens::Symbol;
use crate::turn::end_of_turn::FEW_CARS;
use crate::turn::take_token;

/// What a legal action will change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// Cards that leave the hand.
    pub spends: Cards,
    /// Cards that are certain to come into it.
    pub gains: Cards,
    /// Whether a card comes that nobody knows yet.
    pub unseen_card: bool,
    /// Cable cars left afterwards.
    pub cars_left: u8,
    /// Points scored at once.
    pub points: i16,
    /// Tickets of the seat's that are completed by it.
    pub completes: TicketSet,
    /// Tickets that the seat will hold afterwards and doesn't now.
    pub keeps: TicketSet,
    /// Tokens that it brings, or offers a choice of.
    pub tokens: Vec<Symbol>,
    /// The seat's points if the match ended right afterwards.
    pub total: i16,
    /// Whether it begins the last round.
    pub begins_last_round: bool,
}

impl Preview {
    pub(crate) fn of(game: &SanFrancisco, state: &State, seat: Seat, action: &Action) -> Self {
        let mut preview = Self { cars_left: state.cars[seat.index()], ..Self::default() };
        let mut after = Holdings::of(state, seat);
        match *action {
            Action::ClaimRoute { route, pay } => {
                preview.claim(game, state, seat, route, pay);
                after.routes = after.routes.with(route);
                after.points += preview.points;
                if let [symbol] = preview.tokens[..] {
                    after.tokens = after.tokens.with(symbol);
                }
            }
            Action::TakeToken { location } => {
                if let Some(symbol) = take_token::on_offer(state, seat, location) {
                    preview.tokens.push(symbol);
                    after.tokens = after.tokens.with(symbol);
                }
                preview.begins_last_round = preview.leaves_few(state);
            }
            Action::KeepTickets { tickets } => {
                preview.keeps = tickets;
                after.tickets = after.tickets.union(tickets);
            }
            Action::DrawFaceUp { slot } => {
                preview.gains = state.row.get(slot).into_iter().collect();
            }
            Action::DrawDeck {} => preview.unseen_card = true,
            Action::PlaceTokens { .. } | Action::DrawTickets {} | Action::Pass {} => {}
        }
        preview.total = game.tally(&after).total;
        preview
    }

    fn claim(
        &mut self,
        game: &SanFrancisco,
        state: &State,
        seat: Seat,
        route: RouteId,
        pay: Cards,
    ) {
        let board = &game.board;
        let line = board.route(route);
        let (held, routes) = (state.tickets[seat.index()], state.routes[seat.index()]);
        let completed = |routes| Network::of(board, routes).completed(board, held);
        self.spends = pay;
        self.cars_left -= line.length;
        self.points = board.points_for(line.length);
        self.completes = completed(routes.with(route)).difference(completed(routes));
        let offer = |location| take_token::on_offer(state, seat, location);
        self.tokens = line.between.into_iter().filter_map(offer).collect();
        self.begins_last_round = self.leaves_few(state);
    }

    /// Does the turn end with so few cars, for the first time?
    fn leaves_few(&self, state: &State) -> bool {
        state.turns_left.is_none() && self.cars_left <= FEW_CARS
    }
}
