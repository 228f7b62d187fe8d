//! Which actions are legal: listed for people and bots, counted and picked for simulations.

use std::convert::Infallible;
use std::ops::ControlFlow;

use tabletop::{Dice, Seat};

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Board, LocationId, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::row::Slot;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;

impl SanFrancisco {
    /// Every legal action of the seat, sorted.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !state.to_act().contains(seat) {
            return;
        }
        match state.phase {
            Phase::FirstTickets { .. } | Phase::KeepingTickets { .. } => {
                let offer = state.offers[seat.index()];
                actions.extend(choices(offer).map(|tickets| Action::KeepTickets { tickets }));
            }
            Phase::PlacingTokens { .. } => {
                for symbol in state.stacks.waiting() {
                    let place = |location| Action::PlaceTokens { symbol, location };
                    actions.extend(self.free_locations(state).map(place));
                }
            }
            Phase::Turn { .. } => self.list_turn(state, seat, actions),
            Phase::SecondCard { .. } => list_draws(state, actions),
            Phase::TakingToken { route, .. } => {
                let ends = self.board.route(route).between;
                actions.extend(ends.map(|location| Action::TakeToken { location }));
            }
            Phase::Over { .. } => {}
        }
        actions.sort_unstable();
    }

    fn list_turn(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        list_draws(state, actions);
        if !state.ticket_deck.is_empty() {
            actions.push(Action::DrawTickets {});
        }
        self.claims(state, seat).each(|routes, payment| {
            actions.extend(routes.iter().map(|route| self.claim(route, payment)));
        });
        if actions.is_empty() {
            actions.push(Action::Pass {});
        }
    }

    /// One legal action of a seat that may act, each equally likely, without listing them.
    #[inline(always)]
    pub(crate) fn pick_one<D: Dice>(&self, state: &State, seat: Seat, dice: &mut D) -> Action {
        match state.phase {
            Phase::Turn { .. } => self.pick_turn(state, seat, dice),
            Phase::SecondCard { .. } => {
                let slots = state.row.takeable(false);
                let draws = slots.count_ones() + u32::from(!state.deck.is_empty());
                draw(slots, dice.below(draws))
            }
            Phase::FirstTickets { .. } | Phase::KeepingTickets { .. } => {
                let offer = state.offers[seat.index()];
                let nth = dice.below((1 << offer.len()) - 1) as usize;
                let tickets = choices(offer).nth(nth).expect("there are that many choices");
                Action::KeepTickets { tickets }
            }
            Phase::PlacingTokens { .. } => {
                let waiting = state.stacks.waiting().count() as u32;
                let symbol = state.stacks.waiting().nth(dice.below(waiting) as usize);
                let free = self.free_locations(state).count() as u32;
                let location = self.free_locations(state).nth(dice.below(free) as usize);
                Action::PlaceTokens {
                    symbol: symbol.expect("there are that many stacks"),
                    location: location.expect("there are that many locations"),
                }
            }
            Phase::TakingToken { route, .. } => {
                let ends = self.board.route(route).between;
                Action::TakeToken { location: ends[dice.below(2) as usize] }
            }
            Phase::Over { .. } => unreachable!("nobody may act after the end"),
        }
    }

    #[inline(always)]
    fn pick_turn<D: Dice>(&self, state: &State, seat: Seat, dice: &mut D) -> Action {
        let slots = state.row.takeable(true);
        let draws = slots.count_ones() + u32::from(!state.deck.is_empty());
        let others = draws + u32::from(!state.ticket_deck.is_empty());
        let claims = self.claims(state, seat);
        let count = claims.count();
        if others + count == 0 {
            return Action::Pass {};
        }
        let nth = dice.below(others + count);
        if nth < draws {
            draw(slots, nth)
        } else if nth < others {
            Action::DrawTickets {}
        } else {
            let (route, payment) = claims.nth(nth - others);
            self.claim(route, payment)
        }
    }

    /// The ways to claim a route now.
    #[inline]
    pub(crate) fn claims(&self, state: &State, seat: Seat) -> Claims<'_> {
        let claimable = self.claimable(state, seat);
        Claims { board: &self.board, claimable, hand: state.hands[seat.index()] }
    }

    #[inline]
    fn claim(&self, route: RouteId, payment: Payment) -> Action {
        let length = self.board.route(route).length;
        let pay = match payment {
            Payment::Ferries => Cards::of(Card::Ferry, length),
            Payment::Coloured { colour, ferries } => {
                Cards::of(colour, length - ferries).plus(Cards::of(Card::Ferry, ferries))
            }
        };
        Action::ClaimRoute { route, pay }
    }

    fn free_locations(&self, state: &State) -> impl Iterator<Item = LocationId> {
        self.board.all_locations().filter(|&location| state.stacks.at(location).is_none())
    }
}

/// Every way to keep at least one of the tickets on offer.
#[inline]
pub(crate) fn choices(offer: TicketSet) -> impl Iterator<Item = TicketSet> {
    // Counting down through the subsets of a set of bits, the empty one left out.
    let mut next = offer.0;
    std::iter::from_fn(move || {
        let choice = (next != 0).then_some(TicketSet(next))?;
        next = (next - 1) & offer.0;
        Some(choice)
    })
}

fn list_draws(state: &State, actions: &mut Vec<Action>) {
    if !state.deck.is_empty() {
        actions.push(Action::DrawDeck {});
    }
    let slots = state.row.takeable(matches!(state.phase, Phase::Turn { .. }));
    for nth in 0..slots.count_ones() {
        actions.push(draw(slots, nth));
    }
}

/// The `nth` face-up card that may be taken, or after them the deck.
#[inline]
fn draw(mut slots: u64, nth: u32) -> Action {
    for _ in 0..nth {
        slots &= slots.wrapping_sub(1);
    }
    if slots == 0 {
        Action::DrawDeck {}
    } else {
        Action::DrawFaceUp { slot: (slots.trailing_zeros() / 8) as Slot }
    }
}

/// A kind of payment, which pays for a whole set of routes.
#[derive(Clone, Copy)]
pub(crate) enum Payment {
    /// Nothing but ferries.
    Ferries,
    /// Exactly this many ferries, and at least one card of a colour for the rest.
    Coloured { colour: Card, ferries: u8 },
}

/// The ways to claim a route with a hand: every distinct payment of every route (SF-5).
pub(crate) struct Claims<'a> {
    board: &'a Board,
    claimable: RouteSet,
    hand: Cards,
}

impl Claims<'_> {
    /// Visits every kind of payment with the routes that it pays for, until somebody has seen
    /// enough. Loops, because the same as a chain of iterators is left out of line where
    /// simulations and searches share a binary.
    #[inline(always)]
    fn until<T>(
        &self,
        mut visit: impl FnMut(RouteSet, Payment) -> ControlFlow<T>,
    ) -> ControlFlow<T> {
        let most = self.hand.count(Card::Ferry);
        visit(self.board.within(most).intersection(self.claimable), Payment::Ferries)?;
        let too_many = (most + 1).min(Board::LONGEST as u8);
        for (colour, have) in self.hand.colours() {
            for ferries in 0..too_many {
                let routes = self.board.payable(colour, ferries, have).intersection(self.claimable);
                visit(routes, Payment::Coloured { colour, ferries })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits all of them.
    #[inline(always)]
    fn each(&self, mut visit: impl FnMut(RouteSet, Payment)) {
        let never = self.until(|routes, payment| {
            visit(routes, payment);
            ControlFlow::<Infallible>::Continue(())
        });
        debug_assert!(never.is_continue());
    }

    /// The routes that can be paid for.
    #[inline]
    pub fn routes(&self) -> RouteSet {
        let mut all = RouteSet::NONE;
        self.each(|routes, _| all = all.union(routes));
        all
    }

    /// How many there are.
    #[inline]
    pub fn count(&self) -> u32 {
        let mut count = 0;
        self.each(|routes, _| count += routes.len());
        count
    }

    /// The `nth` of them; there must be this many.
    #[inline]
    fn nth(&self, mut nth: u32) -> (RouteId, Payment) {
        let reached = self.until(|routes, payment| {
            let here = routes.len();
            if nth < here {
                return ControlFlow::Break((routes.nth(nth), payment));
            }
            nth -= here;
            ControlFlow::Continue(())
        });
        reached.break_value().expect("there are that many claims")
    }
}
