//! What somebody means who doesn't say everything: a route without a payment.

use serde_json::Value;
use tabletop::{Seat, from_json};

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Route, RouteId};
use crate::cards::{Card, Cards};
use crate::state::State;

/// The action that was meant, paid as nearly as the seat can.
pub(crate) fn complete(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    incomplete: &Value,
) -> Option<Action> {
    if incomplete.get("type")? != "claim_route" || incomplete.as_object()?.len() != 2 {
        return None;
    }
    let route: RouteId = from_json(game, incomplete.get("route")?).ok()?;
    let pay = nearest_payment(*game.board.route(route), state.hands[seat.index()]);
    Some(Action::ClaimRoute { route, pay })
}

/// All that the hand has in one colour and in ferries, then whatever is missing. For a gray route
/// the colour that the hand has most of.
fn nearest_payment(route: Route, hand: Cards) -> Cards {
    let Route { length, colour, ferries: asked, .. } = route;
    let richest = || {
        let first_of_most =
            |best, card| if hand.count(card) > hand.count(best) { card } else { best };
        Card::COLOURS.into_iter().reduce(first_of_most).expect("there are colours")
    };
    let colour = colour.unwrap_or_else(richest);
    let wanted = asked.max(length.saturating_sub(hand.count(colour)));
    let ferries = wanted.min(hand.count(Card::Ferry)).max(asked.min(length));
    Cards::of(colour, length - ferries).plus(Cards::of(Card::Ferry, ferries))
}
