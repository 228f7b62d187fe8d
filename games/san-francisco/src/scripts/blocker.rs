//! Plans like the planner, but when it can pay for a route that would join two pieces of somebody's
//! network, and nothing of its own plan is at hand, it takes that.

use tabletop::{Dice, Seat, best_by};

use super::plan::Plan;
use super::planner;
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{LocationId, Network, Route, RouteSet};
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
    best_by(legal, dice, |action| match *action {
        Action::ClaimRoute { route, pay } if !plan.routes.contains(route) => {
            let line = *plan.outlook.board.route(route);
            if cuts_off(&plan.outlook, line) && spares(&plan, line) {
                // Better than drawing for the plan, worse than building it.
                600 + plan.value_of_claim(route, pay)
            } else {
                planner::value(&plan, action)
            }
        }
        _ => planner::value(&plan, action),
    })
}

/// Does the route join two pieces of a rival's network that nothing else joins as shortly?
fn cuts_off(outlook: &Outlook<'_>, route: Route) -> bool {
    let rivals = Seat::all(outlook.view.seats.len() as u8).filter(|&seat| seat != outlook.seat);
    let touches = |routes: RouteSet, location: LocationId| {
        routes.iter().any(|it| outlook.board.route(it).between.contains(&location))
    };
    rivals.map(|seat| outlook.view.seats[seat.index()].routes).any(|routes| {
        let [one, other] = route.between;
        touches(routes, one)
            && touches(routes, other)
            && !Network::of(outlook.board, routes).joins(route.between)
    })
}

/// Are there cars to spare for it?
fn spares(plan: &Plan<'_>, route: Route) -> bool {
    let planned: u8 = plan.routes.iter().map(|it| plan.outlook.board.route(it).length).sum();
    plan.outlook.me().cars >= planned + route.length
}
