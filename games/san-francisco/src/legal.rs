//! Which actions are legal: listed for people and bots, counted and picked for simulations.

use tabletop::{Dice, Seat};

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Board, LocationId, RouteSet, Tariff};
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
                for symbol in state.waiting_stacks() {
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
            actions.push(Action::DrawTickets);
        }
        let claimable = self.claimable(state, seat);
        let purse = Purse::new(state.hands[seat.index()]);
        for tariff in &self.board.tariffs {
            let routes = tariff.routes.common(claimable);
            for nth in 0..if routes.is_empty() { 0 } else { purse.payments(tariff) } {
                let pay = purse.payment(tariff, nth);
                actions.extend(routes.iter().map(|route| Action::ClaimRoute { route, pay }));
            }
        }
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
    }

    /// One legal action of a seat that may act, each equally likely, without listing them.
    #[inline]
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
                let waiting = state.waiting_stacks().count() as u32;
                let symbol = state.waiting_stacks().nth(dice.below(waiting) as usize);
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

    #[inline]
    fn pick_turn<D: Dice>(&self, state: &State, seat: Seat, dice: &mut D) -> Action {
        let slots = state.row.takeable(true);
        let draws = slots.count_ones() + u32::from(!state.deck.is_empty());
        let others = draws + u32::from(!state.ticket_deck.is_empty());
        let claimable = self.claimable(state, seat);
        let purse = Purse::new(state.hands[seat.index()]);
        let claims = self.count_payable(claimable, &purse);
        if others + claims == 0 {
            return Action::Pass;
        }
        let nth = dice.below(others + claims);
        if nth < draws {
            draw(slots, nth)
        } else if nth < others {
            Action::DrawTickets
        } else {
            self.nth_claim(claimable, &purse, nth - others)
        }
    }

    /// How many ways there are to claim a route now.
    pub(crate) fn count_claims(&self, state: &State, seat: Seat) -> u32 {
        let purse = Purse::new(state.hands[seat.index()]);
        self.count_payable(self.claimable(state, seat), &purse)
    }

    #[inline]
    fn count_payable(&self, claimable: RouteSet, purse: &Purse) -> u32 {
        let ways = |tariff: &Tariff| tariff.routes.common(claimable).len() * purse.payments(tariff);
        self.board.tariffs.iter().map(ways).sum()
    }

    #[inline]
    fn nth_claim(&self, claimable: RouteSet, purse: &Purse, mut nth: u32) -> Action {
        for tariff in &self.board.tariffs {
            let routes = tariff.routes.common(claimable);
            let payments = purse.payments(tariff);
            let ways = routes.len() * payments;
            if nth < ways {
                let route = routes.nth(nth / payments);
                return Action::ClaimRoute { route, pay: purse.payment(tariff, nth % payments) };
            }
            nth -= ways;
        }
        unreachable!("there are that many claims")
    }

    fn free_locations(&self, state: &State) -> impl Iterator<Item = LocationId> {
        self.board.all_locations().filter(|&location| state.tokens_at(location).is_none())
    }
}

/// Every way to keep at least one of the tickets on offer.
#[inline]
fn choices(offer: TicketSet) -> impl Iterator<Item = TicketSet> {
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
        actions.push(Action::DrawDeck);
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
        Action::DrawDeck
    } else {
        Action::DrawFaceUp { slot: (slots.trailing_zeros() / 8) as Slot }
    }
}

/// A hand, ready to be asked what it can pay.
pub(crate) struct Purse {
    hand: Cards,
    ferries: u8,
    /// For each number of cards up to here, how many colours reach it, summed: so that the payments
    /// for a gray route, over all colours, are one subtraction.
    reaching: [u8; Board::LONGEST + 1],
}

impl Purse {
    #[inline]
    pub fn new(hand: Cards) -> Self {
        let mut reaching = [0; Board::LONGEST + 1];
        for count in 1..=Board::LONGEST {
            reaching[count] = reaching[count - 1] + hand.colours_with(count as u8) as u8;
        }
        Self { hand, ferries: hand.count(Card::Ferry), reaching }
    }

    /// How many distinct payments there are (SF-5).
    #[inline]
    pub fn payments(&self, tariff: &Tariff) -> u32 {
        if self.ferries < tariff.ferries {
            return 0;
        }
        if let Some(colour) = tariff.colour {
            let (fewest, most) = self.ferries_for(tariff, colour);
            u32::from((most + 1).saturating_sub(fewest))
        } else {
            let all_ferries = u32::from(self.ferries >= tariff.length);
            let most = self.ferries.min(tariff.length - 1);
            let up_to = self.reaching[usize::from(tariff.length - tariff.ferries)];
            let below = self.reaching[usize::from(tariff.length - 1 - most)];
            u32::from(up_to.saturating_sub(below)) + all_ferries
        }
    }

    /// The `nth` of them.
    #[inline]
    pub fn payment(&self, tariff: &Tariff, nth: u32) -> Cards {
        let set = |colour: Card, ferries: u8| {
            Cards::of(colour, tariff.length - ferries).plus(Cards::of(Card::Ferry, ferries))
        };
        if let Some(colour) = tariff.colour {
            let (fewest, _) = self.ferries_for(tariff, colour);
            return set(colour, fewest + nth as u8);
        }
        let mut nth = nth as u8;
        for colour in Card::COLOURS {
            let (fewest, most) = self.ferries_for(tariff, colour);
            // A payment of nothing but ferries is the same for every colour, and comes last.
            let here = (most.min(tariff.length - 1) + 1).saturating_sub(fewest);
            if nth < here {
                return set(colour, fewest + nth);
            }
            nth -= here;
        }
        Cards::of(Card::Ferry, tariff.length)
    }

    /// The fewest and the most ferries in a payment with this colour; there is none if they cross.
    #[inline]
    fn ferries_for(&self, tariff: &Tariff, colour: Card) -> (u8, u8) {
        let fewest = tariff.length.saturating_sub(self.hand.count(colour)).max(tariff.ferries);
        (fewest, self.ferries.min(tariff.length))
    }
}
