//! The features of the rollout policy: a player's situation, and what speaks for each option in it.

use tabletop::Seat;

use super::weights::{Feature, Weights};
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{LocationId, Route, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::legal::choices;
use crate::row::Row;
use crate::search::intent::{Intents, network};
use crate::search::payment::{Wants, cheapest};
use crate::state::{Phase, State};
use crate::tickets::TicketSet;
use crate::turn::end_of_turn::FEW_CARS;

/// With more cars than this in every supply, a match has only begun.
const BEGUN: u8 = 12;
/// With no more than this in somebody's, it ends soon.
const ENDING: u8 = 6;

/// How far a match is.
#[derive(Clone, Copy)]
enum Stage {
    Early,
    Midway,
    Late,
}

/// What a player considers before a decision.
pub struct Situation<'a> {
    game: &'a SanFrancisco,
    state: &'a State,
    seat: Seat,
    hand: Cards,
    /// The routes that are planned.
    plan: RouteSet,
    /// The routes that others want.
    contested: RouteSet,
    wants: Wants,
    /// The routes that can be claimed now.
    payable: RouteSet,
    /// The cards that the plan misses, and its spaces.
    missing: f32,
    spaces: f32,
    stage: Stage,
    /// Points ahead of the best of the others.
    lead: f32,
}

impl<'a> Situation<'a> {
    /// The situation of a seat that may act.
    pub fn of(game: &'a SanFrancisco, state: &'a State, seat: Seat, intents: &mut Intents) -> Self {
        let intent = intents.of(game, state, seat);
        let hand = state.hands[seat.index()];
        let wants = intent.wants(&game.board, hand);
        let (mut ferries, mut spaces) = (0, 0);
        for route in intent.routes.iter() {
            let line = game.board.route(route);
            ferries += line.ferries;
            spaces += line.length;
        }
        let coloured: i32 = wants.iter().map(|&want| i32::from(want.max(0))).sum();
        let missing = coloured + i32::from(ferries) - i32::from(hand.count(Card::Ferry));
        Self {
            game,
            state,
            seat,
            hand,
            plan: intent.routes,
            contested: intents.of_others(game, state, seat),
            wants,
            payable: game.claims(state, seat).routes(),
            missing: missing.max(0) as f32,
            spaces: f32::from(spaces),
            stage: stage(game, state),
            lead: lead(game, state, seat),
        }
    }

    /// What the player considers: every card once, every route with the usual payment, and no new
    /// tickets. Whether those are worth a turn is for a search to find out. Nothing where tokens
    /// are placed.
    pub fn options(&self, options: &mut Vec<Action>) {
        let Self { game, state, seat, .. } = *self;
        options.clear();
        match state.phase {
            Phase::Turn { .. } => {
                self.draws(true, options);
                options.extend(self.payable.iter().map(|route| {
                    let pay = cheapest(*game.board.route(route), self.hand, self.wants);
                    Action::ClaimRoute { route, pay: pay.expect("what is payable can be paid") }
                }));
            }
            Phase::SecondCard { .. } => self.draws(false, options),
            Phase::FirstTickets { .. } | Phase::KeepingTickets { .. } => {
                let offer = state.offers[seat.index()];
                options.extend(choices(offer).map(|tickets| Action::KeepTickets { tickets }));
            }
            Phase::TakingToken { route, .. } => {
                let ends = game.board.route(route).between;
                options.extend(ends.map(|location| Action::TakeToken { location }));
            }
            Phase::PlacingTokens { .. } | Phase::Over { .. } => {}
        }
    }

    fn draws(&self, first: bool, options: &mut Vec<Action>) {
        if !self.state.deck.is_empty() {
            options.push(Action::DrawDeck {});
        }
        let mut looked_at = Cards::NONE;
        for slot in 0..Row::SLOTS {
            let Some(card) = self.state.row.get(slot) else { continue };
            if looked_at.count(card) == 0 && (first || card != Card::Ferry) {
                looked_at = looked_at.plus(Cards::of(card, 1));
                options.push(Action::DrawFaceUp { slot });
            }
        }
    }

    /// What speaks for an option, by these weights.
    #[inline]
    pub fn logit(&self, option: Action, weights: &Weights) -> f32 {
        let mut logit = 0.0;
        self.features(option, |feature, much| logit += weights[feature as usize] * much);
        logit
    }

    /// Every feature that has to do with an option, and how much there is of it.
    #[inline]
    pub fn features(&self, option: Action, count: impl FnMut(Feature, f32)) {
        match option {
            Action::ClaimRoute { route, pay } => self.features_of_claim(route, pay, count),
            Action::DrawFaceUp { slot } => match self.state.row.get(slot) {
                Some(Card::Ferry) => self.features_of_take_a_ferry(count),
                Some(colour) => self.features_of_take(colour, count),
                None => {}
            },
            Action::DrawDeck {} => self.features_of_draw_unseen(count),
            Action::KeepTickets { tickets } => self.features_of_keep(tickets, count),
            Action::TakeToken { location } => self.features_of_take_token(location, count),
            Action::PlaceTokens { .. } | Action::DrawTickets {} | Action::Pass {} => {}
        }
    }

    fn racing(&self) -> bool {
        self.plan.is_empty()
    }

    #[inline]
    fn features_of_claim(&self, route: RouteId, pay: Cards, mut count: impl FnMut(Feature, f32)) {
        let Self { game, state, seat, plan, .. } = *self;
        let line = game.board.route(route);
        let planned = plan.contains(route);
        let [always, space, point] = if planned {
            [Feature::Planned, Feature::PlannedSpace, Feature::PlannedPoint]
        } else if self.racing() {
            [Feature::Racing, Feature::RacingSpace, Feature::RacingPoint]
        } else {
            [Feature::Aside, Feature::AsideSpace, Feature::AsidePoint]
        };
        count(always, 1.0);
        count(space, f32::from(line.length));
        count(point, f32::from(game.board.points_for(line.length)));
        if self.contested.contains(route) {
            count(if planned { Feature::Contested } else { Feature::InTheWay }, 1.0);
        }
        if let Some(points) = points_of_token(game, state, seat, route) {
            count(Feature::Token, 1.0);
            count(Feature::TokenPoint, f32::from(points));
        }
        count(Feature::StandIn, f32::from(pay.count(Card::Ferry) - line.ferries));
        if !planned && let Some((colour, paid)) = pay.colours().next() {
            let want = self.wants[colour as usize];
            let missing_then = (want + paid as i8).max(0);
            count(Feature::Pity, f32::from(missing_then - want.max(0)));
        }
        if state.cars[seat.index()] - line.length <= FEW_CARS {
            self.features_of_end(route, &mut count);
        }
        count(self.by_stage(Feature::ClaimEarly, Feature::ClaimMidway, Feature::ClaimLate), 1.0);
        let hand = self.hand.total() as f32 / 10.0;
        count(Feature::ClaimHand, hand);
        if self.racing() {
            count(Feature::RacingHand, hand);
        }
        if planned && self.missing == 0.0 {
            count(Feature::AllInHand, 1.0);
        }
        count(Feature::StillPlanned, self.spaces / 10.0);
    }

    fn features_of_end(&self, route: RouteId, count: &mut impl FnMut(Feature, f32)) {
        count(Feature::Ends, 1.0);
        if self.plan.difference(RouteSet::NONE.with(route)).is_empty() {
            count(Feature::EndsInTime, 1.0);
        }
        count(Feature::EndsAhead, self.lead / 10.0);
    }

    #[inline]
    fn features_of_take(&self, colour: Card, mut count: impl FnMut(Feature, f32)) {
        let have = self.hand.count(colour);
        let (amount, pays, open) = if self.racing() {
            let amount = match have {
                0 => Feature::HasNone,
                1 => Feature::HasOne,
                2 => Feature::HasTwo,
                3 => Feature::HasThree,
                _ => Feature::HasMore,
            };
            (amount, Feature::PaysRacing, self.game.claimable(self.state, self.seat))
        } else {
            let amount = match self.wants[colour as usize] {
                ..=0 => Feature::Unwanted,
                1 => Feature::MissesOne,
                2 => Feature::MissesTwo,
                3 => Feature::MissesThree,
                _ => Feature::MissesMore,
            };
            (amount, Feature::PaysPlanned, self.plan)
        };
        count(amount, 1.0);
        let board = &*self.game.board;
        let payable_with_it = (0..=self.hand.count(Card::Ferry))
            .fold(RouteSet::NONE, |sum, stand_ins| {
                sum.union(board.payable(colour, stand_ins, have + 1))
            });
        let new = payable_with_it.difference(self.payable).intersection(open);
        if let Some(longest) = new.iter().map(|route| board.route(route).length).max() {
            count(pays, f32::from(longest));
        }
    }

    #[inline]
    fn features_of_take_a_ferry(&self, mut count: impl FnMut(Feature, f32)) {
        count(Feature::Ferry, 1.0);
        if self.racing() {
            count(Feature::FerryRacing, 1.0);
        }
        count(Feature::FerryMisses, self.missing_in_threes());
        count(self.by_stage(Feature::FerryEarly, Feature::FerryMidway, Feature::FerryLate), 1.0);
    }

    #[inline]
    fn features_of_draw_unseen(&self, mut count: impl FnMut(Feature, f32)) {
        if self.racing() {
            count(Feature::UnseenRacing, 1.0);
        }
        count(Feature::UnseenMisses, self.missing_in_threes());
    }

    fn features_of_keep(&self, keep: TicketSet, mut count: impl FnMut(Feature, f32)) {
        let Self { game, state, seat, .. } = *self;
        let all = state.tickets[seat.index()].union(keep);
        let network = network(game, state, seat, game.claimable(state, seat), all);
        let tens_of_points = |tickets: TicketSet| {
            let points = tickets.iter().map(|ticket| game.board.ticket(ticket).points);
            f32::from(points.sum::<i16>()) / 10.0
        };
        count(Feature::Won, tens_of_points(network.finished));
        count(Feature::Lost, tens_of_points(all.difference(network.finished)));
        count(Feature::Spaces, f32::from(network.spaces) / 10.0);
        if keep.len() == 2 {
            count(Feature::Second, 1.0);
        }
    }

    fn features_of_take_token(&self, location: LocationId, mut count: impl FnMut(Feature, f32)) {
        let stacks = self.state.stacks;
        let left = stacks.at(location).map_or(0, |symbol| stacks.get(symbol).left);
        count(Feature::Left, f32::from(left));
    }

    /// More than six are as many as six.
    fn missing_in_threes(&self) -> f32 {
        self.missing.min(6.0) / 3.0
    }

    fn by_stage(&self, early: Feature, midway: Feature, late: Feature) -> Feature {
        match self.stage {
            Stage::Early => early,
            Stage::Midway => midway,
            Stage::Late => late,
        }
    }
}

fn stage(game: &SanFrancisco, state: &State) -> Stage {
    let cars = &state.cars[..usize::from(game.seats)];
    if cars.iter().any(|&cars| cars <= ENDING) {
        Stage::Late
    } else if cars.iter().any(|&cars| cars <= BEGUN) {
        Stage::Midway
    } else {
        Stage::Early
    }
}

fn lead(game: &SanFrancisco, state: &State, seat: Seat) -> f32 {
    let rivals = Seat::all(game.seats).filter(|&rival| rival != seat);
    let best = rivals.map(|rival| state.points[rival.index()]).max();
    f32::from(state.points[seat.index()] - best.unwrap_or_default())
}

/// The points that a token adds if claiming the route brings one that the seat doesn't have.
#[inline]
pub(super) fn points_of_token(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    route: RouteId,
) -> Option<i16> {
    let tokens = state.tokens[seat.index()];
    let Route { between, .. } = *game.board.route(route);
    let offers =
        |location| state.stacks.at(location).is_some_and(|symbol| !tokens.contains(symbol));
    let points = |count: u32| game.board.token_points[count.min(7) as usize];
    let more = || points(tokens.len() + 1) - points(tokens.len());
    between.into_iter().any(offers).then(more)
}
