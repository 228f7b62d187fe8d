//! A player's last turn in a rollout: exact, since nothing counts but the points that it brings.

use tabletop::{Dice, Seat};

use super::situation::points_of_token;
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Network, RouteId, RouteSet};
use crate::row::Row;
use crate::search::payment::cheapest;
use crate::state::State;
use crate::tickets::TicketSet;

pub(super) fn choose<D: Dice>(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    dice: &mut D,
) -> Action {
    let hand = state.hands[seat.index()];
    let best = (game.claimable(state, seat).iter())
        .filter_map(|route| Some((route, cheapest(*game.board.route(route), hand, [0; 6])?)))
        .max_by_key(|&(route, _)| gain(game, state, seat, route));
    match best {
        Some((route, pay)) => Action::ClaimRoute { route, pay },
        None => any_card(state).unwrap_or_else(|| game.pick_one(state, seat, dice)),
    }
}

/// A card changes nothing any more; a new ticket would.
fn any_card(state: &State) -> Option<Action> {
    if !state.deck.is_empty() {
        return Some(Action::DrawDeck {});
    }
    let slot = (0..Row::SLOTS).find(|&slot| state.row.get(slot).is_some())?;
    Some(Action::DrawFaceUp { slot })
}

/// The points that claiming a route brings at the end, exactly.
pub(in crate::search) fn gain(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    route: RouteId,
) -> i32 {
    let index = seat.index();
    let length = game.board.route(route).length;
    i32::from(game.board.points_for(length))
        + points_of_token(game, state, seat, route).map_or(0, i32::from)
        + tickets_completed_by(game, state.tickets[index], state.routes[index], route)
}

/// A ticket completed counts twice: it is won, and no longer lost.
fn tickets_completed_by(
    game: &SanFrancisco,
    tickets: TicketSet,
    held: RouteSet,
    route: RouteId,
) -> i32 {
    let board = &*game.board;
    let before = Network::of(board, held).completed(board, tickets);
    let open = tickets.difference(before);
    if open.is_empty() {
        return 0;
    }
    let after = Network::of(board, held.with(route)).completed(board, open);
    after.iter().map(|ticket| 2 * i32::from(board.ticket(ticket).points)).sum()
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Setting};

    use super::*;
    use crate::state::Phase;

    /// In the last round of random matches, every route that can be claimed is claimed, and the
    /// points are counted before and after.
    #[test]
    fn what_a_last_claim_brings_is_known_exactly() {
        let mut compared = 0;
        for seats in 2..=4 {
            let setting = Setting { seats, ..Setting::default() };
            let game = SanFrancisco::lay_out(&setting).expect("a good setting");
            for number in 0..60 {
                let mut dice = QuickDice::new(number);
                let mut state = game.start(&mut dice);
                while let Some(seat) = game.to_act(&state).first() {
                    if state.turns_left.is_some() && matches!(state.phase, Phase::Turn { .. }) {
                        compared += compare_all(&game, &state, seat);
                    }
                    let next = game.pick_one(&state, seat, &mut dice);
                    perform(&game, &mut state, seat, next);
                }
            }
        }
        assert!(compared > 1000, "only {compared} claims were compared");
    }

    fn compare_all(game: &SanFrancisco, state: &State, seat: Seat) -> u32 {
        let total = |state: &State| game.score(state).scores()[seat.index()].total;
        let mut compared = 0;
        for route in game.claimable(state, seat).iter() {
            let hand = state.hands[seat.index()];
            let Some(pay) = cheapest(*game.board.route(route), hand, [0; 6]) else { continue };
            let mut after = state.clone();
            perform(game, &mut after, seat, Action::ClaimRoute { route, pay });
            if let Phase::TakingToken { .. } = after.phase {
                let location = game.board.route(route).between[0];
                perform(game, &mut after, seat, Action::TakeToken { location });
            }
            let brought = i32::from(total(&after) - total(state));
            assert_eq!(gain(game, state, seat, route), brought, "{route:?}");
            compared += 1;
        }
        compared
    }

    fn perform(game: &SanFrancisco, state: &mut State, seat: Seat, action: Action) {
        let mut dice = QuickDice::new(1);
        game.advance(state, seat, &action, &mut dice);
    }
}
