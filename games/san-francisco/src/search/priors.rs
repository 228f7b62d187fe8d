//! The priors of PUCT: hand-written weights by plan, points and missing cards.

use tabletop::Seat;

use super::intent::{Intent, value_of_keeping};
use super::payment::{Wants, cheapest};
use super::rollout::gain;
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::RouteId;
use crate::cards::{Card, Cards};
use crate::state::State;

/// With fewer cars than this, new tickets are hardly ever finished.
const CARS_FOR_TICKETS: u8 = 10;
/// A player with fewer cars than this ends the match soon.
const NEAR_THE_END: u8 = 6;

pub(super) fn weigh(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    actions: &[Action],
    weights: &mut Vec<f32>,
) {
    weights.clear();
    let intent = Intent::of(game, state, seat, game.claimable(state, seat));
    let wants = intent.wants(&game.board, state.hands[seat.index()]);
    let feeling = Priors { game, state, seat, intent, wants };
    weights.extend(actions.iter().map(|action| feeling.of(action)));
    if let [Action::KeepTickets { .. }, ..] = actions {
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = 1.0 / (3.0 + best - *weight);
        }
    }
}

struct Priors<'a> {
    game: &'a SanFrancisco,
    state: &'a State,
    seat: Seat,
    intent: Intent,
    wants: Wants,
}

impl Priors<'_> {
    fn of(&self, action: &Action) -> f32 {
        match *action {
            Action::KeepTickets { tickets } => {
                value_of_keeping(self.game, self.state, self.seat, tickets) as f32
            }
            Action::ClaimRoute { route, pay } => self.of_claim(route, pay),
            Action::DrawTickets {} => {
                let free = self.intent.routes.is_empty();
                if free && wants_tickets(self.game, self.state, self.seat) { 4.0 } else { 0.5 }
            }
            Action::DrawDeck {} => 3.0,
            Action::DrawFaceUp { slot } => match self.state.row.get(slot) {
                Some(Card::Ferry) => 3.0,
                Some(colour) => match self.wants[colour as usize] {
                    missing @ 1.. => 3.0 + f32::from(missing.min(4)),
                    _ => 0.8,
                },
                None => 0.1,
            },
            Action::PlaceTokens { location, .. } => {
                let mut routes = self.intent.routes.iter();
                let near =
                    |route: RouteId| self.game.board.route(route).between.contains(&location);
                if routes.any(near) { 3.0 } else { 1.0 }
            }
            Action::TakeToken { .. } | Action::Pass {} => 1.0,
        }
    }

    /// A route of the plan, or what it brings otherwise; a payment that wastes ferries, or cards
    /// that are wanted elsewhere, looks poor.
    fn of_claim(&self, route: RouteId, pay: Cards) -> f32 {
        let Priors { game, state, seat, .. } = *self;
        let line = game.board.route(route);
        let length = f32::from(line.length);
        let worth = if state.turns_left.is_some() {
            1.0 + gain(game, state, seat, route) as f32 * 2.0
        } else if self.intent.routes.contains(route) {
            6.0 + 2.0 * length
        } else {
            let points = f32::from(game.board.points_for(line.length));
            if self.intent.routes.is_empty() { points * 1.5 } else { points * 0.4 }
        };
        let usual = cheapest(*line, state.hands[seat.index()], self.wants) == Some(pay);
        if usual { worth } else { worth * 0.12 }
    }
}

/// Are new tickets worth a turn?
fn wants_tickets(game: &SanFrancisco, state: &State, seat: Seat) -> bool {
    !state.ticket_deck.is_empty()
        && state.turns_left.is_none()
        && state.cars[seat.index()] >= CARS_FOR_TICKETS
        && state.cars[..usize::from(game.seats)].iter().all(|&cars| cars >= NEAR_THE_END)
}
