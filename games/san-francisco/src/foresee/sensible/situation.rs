//! Where a player stands before a decision, and what speaks for each thing to do.

use tabletop::Seat;

use super::habits::{Habits, Reason};
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{LocationId, Route, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::foresee::intent::{Intents, network};
use crate::foresee::payment::{Wants, cheapest};
use crate::legal::choices;
use crate::row::Row;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;

/// With more cars than this in every supply, a match has only begun.
const BEGUN: u8 = 12;
/// With no more than this in somebody's, it ends soon.
const ENDING: u8 = 6;
/// Who has no more than this brings on the last round.
const LAST_ROUND: u8 = 2;

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

    /// What the player considers: every card once, every route with the usual payment, and no new tickets.
    /// Whether those are worth a turn is for a search to find out. Nothing where tokens are placed.
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

    /// What speaks for an option, by these habits.
    #[inline]
    pub fn appeal(&self, option: Action, habits: &Habits) -> f32 {
        let mut appeal = 0.0;
        self.reasons(option, |reason, much| appeal += habits[reason as usize] * much);
        appeal
    }

    /// Every reason that has to do with an option, and how much there is of it.
    #[inline]
    pub fn reasons(&self, option: Action, count: impl FnMut(Reason, f32)) {
        match option {
            Action::ClaimRoute { route, pay } => self.reasons_to_claim(route, pay, count),
            Action::DrawFaceUp { slot } => match self.state.row.get(slot) {
                Some(Card::Ferry) => self.reasons_to_take_a_ferry(count),
                Some(colour) => self.reasons_to_take(colour, count),
                None => {}
            },
            Action::DrawDeck {} => self.reasons_to_draw_unseen(count),
            Action::KeepTickets { tickets } => self.reasons_to_keep(tickets, count),
            Action::TakeToken { location } => self.reasons_to_take_token(location, count),
            Action::PlaceTokens { .. } | Action::DrawTickets {} | Action::Pass {} => {}
        }
    }

    fn racing(&self) -> bool {
        self.plan.is_empty()
    }

    #[inline]
    fn reasons_to_claim(&self, route: RouteId, pay: Cards, mut count: impl FnMut(Reason, f32)) {
        let Self { game, state, seat, plan, .. } = *self;
        let line = game.board.route(route);
        let planned = plan.contains(route);
        let [always, space, point] = if planned {
            [Reason::Planned, Reason::PlannedSpace, Reason::PlannedPoint]
        } else if self.racing() {
            [Reason::Racing, Reason::RacingSpace, Reason::RacingPoint]
        } else {
            [Reason::Aside, Reason::AsideSpace, Reason::AsidePoint]
        };
        count(always, 1.0);
        count(space, f32::from(line.length));
        count(point, f32::from(game.board.points_for(line.length)));
        if self.contested.contains(route) {
            count(if planned { Reason::Contested } else { Reason::InTheWay }, 1.0);
        }
        if let Some(points) = points_of_token(game, state, seat, route) {
            count(Reason::Token, 1.0);
            count(Reason::TokenPoint, f32::from(points));
        }
        count(Reason::StandIn, f32::from(pay.count(Card::Ferry) - line.ferries));
        if !planned && let Some((colour, paid)) = pay.colours().next() {
            let want = self.wants[colour as usize];
            let missing_then = (want + paid as i8).max(0);
            count(Reason::Pity, f32::from(missing_then - want.max(0)));
        }
        if state.cars[seat.index()] - line.length <= LAST_ROUND {
            self.reasons_to_end(route, &mut count);
        }
        count(self.by_stage(Reason::ClaimEarly, Reason::ClaimMidway, Reason::ClaimLate), 1.0);
        let hand = self.hand.total() as f32 / 10.0;
        count(Reason::ClaimHand, hand);
        if self.racing() {
            count(Reason::RacingHand, hand);
        }
        if planned && self.missing == 0.0 {
            count(Reason::AllInHand, 1.0);
        }
        count(Reason::StillPlanned, self.spaces / 10.0);
    }

    fn reasons_to_end(&self, route: RouteId, count: &mut impl FnMut(Reason, f32)) {
        count(Reason::Ends, 1.0);
        if self.plan.without(RouteSet::NONE.with(route)).is_empty() {
            count(Reason::EndsInTime, 1.0);
        }
        count(Reason::EndsAhead, self.lead / 10.0);
    }

    #[inline]
    fn reasons_to_take(&self, colour: Card, mut count: impl FnMut(Reason, f32)) {
        let have = self.hand.count(colour);
        let (amount, pays, open) = if self.racing() {
            let amount = match have {
                0 => Reason::HasNone,
                1 => Reason::HasOne,
                2 => Reason::HasTwo,
                3 => Reason::HasThree,
                _ => Reason::HasMore,
            };
            (amount, Reason::PaysRacing, self.game.claimable(self.state, self.seat))
        } else {
            let amount = match self.wants[colour as usize] {
                ..=0 => Reason::Unwanted,
                1 => Reason::MissesOne,
                2 => Reason::MissesTwo,
                3 => Reason::MissesThree,
                _ => Reason::MissesMore,
            };
            (amount, Reason::PaysPlanned, self.plan)
        };
        count(amount, 1.0);
        let board = &*self.game.board;
        let payable_with_it = (0..=self.hand.count(Card::Ferry))
            .fold(RouteSet::NONE, |sum, stand_ins| {
                sum.union(board.payable(colour, stand_ins, have + 1))
            });
        let new = payable_with_it.without(self.payable).common(open);
        if let Some(longest) = new.iter().map(|route| board.route(route).length).max() {
            count(pays, f32::from(longest));
        }
    }

    #[inline]
    fn reasons_to_take_a_ferry(&self, mut count: impl FnMut(Reason, f32)) {
        count(Reason::Ferry, 1.0);
        if self.racing() {
            count(Reason::FerryRacing, 1.0);
        }
        count(Reason::FerryMisses, self.missing_in_threes());
        count(self.by_stage(Reason::FerryEarly, Reason::FerryMidway, Reason::FerryLate), 1.0);
    }

    #[inline]
    fn reasons_to_draw_unseen(&self, mut count: impl FnMut(Reason, f32)) {
        if self.racing() {
            count(Reason::UnseenRacing, 1.0);
        }
        count(Reason::UnseenMisses, self.missing_in_threes());
    }

    fn reasons_to_keep(&self, keep: TicketSet, mut count: impl FnMut(Reason, f32)) {
        let Self { game, state, seat, .. } = *self;
        let all = state.tickets[seat.index()].union(keep);
        let network = network(game, state, seat, game.claimable(state, seat), all);
        let tens_of_points = |tickets: TicketSet| {
            let points = tickets.iter().map(|ticket| game.board.ticket(ticket).points);
            f32::from(points.sum::<i16>()) / 10.0
        };
        count(Reason::Won, tens_of_points(network.finished));
        count(Reason::Lost, tens_of_points(all.without(network.finished)));
        count(Reason::Spaces, f32::from(network.spaces) / 10.0);
        if keep.len() == 2 {
            count(Reason::Second, 1.0);
        }
    }

    fn reasons_to_take_token(&self, location: LocationId, mut count: impl FnMut(Reason, f32)) {
        let stacks = self.state.stacks;
        let left = stacks.at(location).map_or(0, |symbol| stacks.get(symbol).left);
        count(Reason::Left, f32::from(left));
    }

    /// More than six are as many as six.
    fn missing_in_threes(&self) -> f32 {
        self.missing.min(6.0) / 3.0
    }

    fn by_stage(&self, early: Reason, midway: Reason, late: Reason) -> Reason {
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
