//! Plans the shortest network for its tickets and draws cards for it; then takes new tickets while
//! there are cars for them, and at last claims what is long.

use tabletop::{Dice, best_by};

use super::plan::Plan;
use crate::SanFrancisco;
use crate::action::Action;
use crate::outlook::Outlook;
use crate::view::View;

pub(super) fn choose(
    game: &SanFrancisco,
    view: &View,
    legal: &[Action],
    dice: &mut dyn Dice,
) -> Action {
    let Some(outlook) = Outlook::new(game, view) else { return legal[0] };
    let plan = Plan::for_tickets(outlook);
    best_by(legal, dice, |action| value(&plan, action))
}

/// Claims of the plan come first, then tickets if they are wanted, then cards.
pub(super) fn value(plan: &Plan<'_>, action: &Action) -> i32 {
    let outlook = &plan.outlook;
    match *action {
        Action::KeepTickets { tickets } => Plan::value_of(outlook, tickets),
        Action::ClaimRoute { route, pay } if plan.routes.contains(route) => {
            1000 + plan.value_of_claim(route, pay)
        }
        // With the tickets done, or no time left, anything that scores.
        Action::ClaimRoute { route, pay } => {
            let line = *outlook.board.route(route);
            let token = if outlook.brings_token(line) { 15 } else { 0 };
            let free = plan.routes.is_empty() || outlook.view.turns_left.is_some();
            let value = plan.value_of_claim(route, pay) + token;
            if free && (line.length >= 3 || outlook.view.turns_left.is_some()) {
                500 + value
            } else if free {
                value - 30
            } else {
                -100 + value
            }
        }
        Action::DrawTickets {} => {
            if plan.wants_tickets() {
                800
            } else {
                -500
            }
        }
        Action::TakeToken { location } => {
            // The fewer tokens are left there, the sooner it is gone.
            let left = outlook.view.stacks.iter().find(|stack| stack.location == Some(location));
            -left.map_or(0, |stack| i32::from(stack.left))
        }
        Action::PlaceTokens { location, .. } => {
            let mine = plan.routes.iter().map(|route| outlook.board.route(route).between);
            i32::from(mine.flatten().any(|end| end == location))
        }
        Action::DrawDeck {} | Action::DrawFaceUp { .. } => {
            plan.value_of_draw(action).unwrap_or_default()
        }
        Action::Pass {} => 0,
    }
}
