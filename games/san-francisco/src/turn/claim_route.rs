//! B. Claim a route.

use tabletop::{Dice, Log, Seat};

use super::{Play, end_of_turn, settle_row, take_token};
use crate::SanFrancisco;
use crate::action::Illegal;
use crate::board::{Route, RouteId, RouteSet};
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::state::State;

impl SanFrancisco {
    /// The routes that the seat may claim if it can pay: free, not closed by a twin, and not longer
    /// than its cars reach.
    #[inline]
    pub(crate) fn claimable(&self, state: &State, seat: Seat) -> RouteSet {
        self.open_to(state.routes[seat.index()], state.cars[seat.index()], state.taken())
    }

    /// The routes that somebody who holds these and has this many cars may claim.
    #[inline]
    pub(crate) fn open_to(&self, held: RouteSet, cars: u8, taken: RouteSet) -> RouteSet {
        // With two players a double route closes to everybody; with more, only to the holder of one
        // half.
        let closing = if self.seats == 2 { taken } else { held };
        self.board.within(cars).difference(taken).difference(self.board.twins(closing))
    }
}

pub(super) fn judge(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    route: RouteId,
    pay: Cards,
) -> Result<(), Illegal> {
    judge_free(game, state, seat, route)?;
    let Route { length: needed, .. } = *game.board.route(route);
    let have = state.cars[seat.index()];
    if have < needed {
        return Err(Illegal::NotEnoughCars { needed, have });
    }
    judge_payment(*game.board.route(route), pay)?;
    let hand = state.hands[seat.index()];
    match pay.iter().find(|&(card, paid)| hand.count(card) < paid) {
        Some((card, paid)) => Err(Illegal::NotInHand { card, paid, have: hand.count(card) }),
        None => Ok(()),
    }
}

fn judge_free(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    route: RouteId,
) -> Result<(), Illegal> {
    let holder =
        |route| Seat::all(game.seats).find(|seat| state.routes[seat.index()].contains(route));
    if let Some(by) = holder(route) {
        return Err(Illegal::RouteTaken { route, by });
    }
    let twin = game.board.twins(RouteSet::NONE.with(route)).iter().next();
    match twin.and_then(|twin| holder(twin).map(|by| (twin, by))) {
        Some((twin, by)) if by == seat => Err(Illegal::OwnTwin { route, twin }),
        Some((twin, _)) if game.seats == 2 => Err(Illegal::TwinClosed { route, twin }),
        _ => Ok(()),
    }
}

/// As many cards as spaces, all of the route's colour, or of any one if it is gray; ferries stand
/// in for any, and there is at least one for every ferry on the route.
fn judge_payment(route: Route, pay: Cards) -> Result<(), Illegal> {
    if pay.total() != u32::from(route.length) {
        return Err(Illegal::WrongNumber { needed: route.length, paid: pay.total() });
    }
    let mut colours = pay.iter().map(|(card, _)| card).filter(|&card| card != Card::Ferry);
    match (route.colour, colours.next(), colours.next()) {
        (Some(needed), Some(paid), None) if paid != needed => {
            return Err(Illegal::WrongColour { needed, paid });
        }
        (Some(needed), Some(one), Some(other)) => {
            let paid = if one == needed { other } else { one };
            return Err(Illegal::WrongColour { needed, paid });
        }
        (None, Some(one), Some(other)) => return Err(Illegal::MixedColours { one, other }),
        _ => {}
    }
    let paid = pay.count(Card::Ferry);
    if paid < route.ferries {
        return Err(Illegal::NotEnoughFerries { needed: route.ferries, paid });
    }
    Ok(())
}

/// In this order: cars, points and payment, the row, the token, the end of the turn (SF-13).
#[inline]
pub(super) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    route: RouteId,
    pay: Cards,
) {
    let board = &step.game().board;
    let Route { length, between, .. } = *board.route(route);
    step.emit(Event::RouteClaimed { seat, route, pay, points: board.points_for(length) });
    settle_row::settle(step);
    // A token is not optional; the seat is asked only when both ends offer a new symbol (SF-8).
    match between.map(|location| take_token::on_offer(step.state(), seat, location)) {
        [Some(_), Some(_)] => return step.emit(Event::TokenOffered { seat, route }),
        [Some(symbol), None] => {
            step.emit(Event::TokenTaken { seat, location: between[0], symbol });
        }
        [None, Some(symbol)] => {
            step.emit(Event::TokenTaken { seat, location: between[1], symbol });
        }
        [None, None] => {}
    }
    end_of_turn::perform(step, seat);
}
