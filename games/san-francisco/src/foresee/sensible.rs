//! A sensible player, quick to decide: builds the network for its tickets, what others want first, draws
//! for it, and races with what is left, in the others' way.
//!
//! How it values things was found by letting it play against others of its kind. It takes no new tickets:
//! whether those are worth a turn is for the search to find out, not for a quick mind.

use tabletop::{Dice, Seat};

use super::intent::{Intent, Intents, value_of_keeping};
use super::payment::{Wants, cheapest};
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Network, RouteId, RouteSet};
use crate::cards::Card;
use crate::legal::choices;
use crate::row::Row;
use crate::state::{Phase, State};
use crate::tickets::TicketSet;

/// Shorter routes are not worth a turn while racing, unless there are too few cars for others.
const WORTH_A_TURN: u8 = 3;
/// Unless somebody else wants them.
const WORTH_A_QUARREL: u8 = 2;
/// What somebody else wants is as good as if it were longer by so many halves of a space. Without this a
/// search learns to count on rivals that never get in its way.
const A_QUARREL: u8 = 3;

pub(super) fn choose<D: Dice>(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    intents: &mut Intents,
    dice: &mut D,
) -> Action {
    match state.phase {
        Phase::Turn { .. } if state.turns_left.is_some() => last_turn(game, state, seat, dice),
        Phase::Turn { .. } => {
            let intent = intents.of(game, state, seat);
            let contested = intents.of_others(game, state, seat);
            turn(game, state, seat, intent, contested, dice)
        }
        Phase::SecondCard { .. } => {
            let intent = intents.of(game, state, seat);
            let wants = intent.wants(&game.board, state.hands[seat.index()]);
            draw(state, seat, wants, intent.routes.is_empty())
                .unwrap_or_else(|| game.pick_one(state, seat, dice))
        }
        Phase::FirstTickets { .. } | Phase::KeepingTickets { .. } => {
            let offer = state.offers[seat.index()];
            let best = choices(offer).max_by_key(|&keep| value_of_keeping(game, state, seat, keep));
            Action::KeepTickets { tickets: best.expect("at least one can be kept") }
        }
        Phase::TakingToken { route, .. } => {
            let left = |location| {
                let symbol = state.stacks.at(location);
                symbol.map_or(0, |symbol| state.stacks.get(symbol).left)
            };
            let [one, other] = game.board.route(route).between;
            Action::TakeToken { location: if left(one) <= left(other) { one } else { other } }
        }
        Phase::PlacingTokens { .. } | Phase::Over { .. } => game.pick_one(state, seat, dice),
    }
}

fn turn<D: Dice>(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    intent: Intent,
    contested: RouteSet,
    dice: &mut D,
) -> Action {
    let board = &*game.board;
    let hand = state.hands[seat.index()];
    let wants = intent.wants(board, hand);
    let best = |routes: RouteSet| {
        let payable = routes.iter().filter_map(|route| {
            let pay = cheapest(*board.route(route), hand, wants)?;
            Some((route, pay))
        });
        payable.max_by_key(|&(route, _)| {
            let quarrel = if contested.contains(route) { A_QUARREL } else { 0 };
            (2 * board.route(route).length + quarrel, brings_token(game, state, seat, route))
        })
    };
    if let Some((route, pay)) = best(intent.routes) {
        return Action::ClaimRoute { route, pay };
    }
    let racing = intent.routes.is_empty();
    if racing {
        let few = state.cars[seat.index()] <= WORTH_A_TURN;
        let open = game.claimable(state, seat);
        let longer = |than: u8, routes: RouteSet| routes.without(board.within(than - 1));
        let worth = if few {
            open
        } else {
            longer(WORTH_A_TURN, open).union(longer(WORTH_A_QUARREL, open.common(contested)))
        };
        if let Some((route, pay)) = best(worth) {
            return Action::ClaimRoute { route, pay };
        }
    }
    draw(state, seat, wants, racing).unwrap_or_else(|| game.pick_one(state, seat, dice))
}

/// A colour that is wanted, or, while racing, one that the hand has two of; else the unseen card; else a
/// ferry, which takes the whole turn; else anything. Nothing if there is nothing to take.
fn draw(state: &State, seat: Seat, wants: Wants, racing: bool) -> Option<Action> {
    let first = matches!(state.phase, Phase::Turn { .. });
    let hand = state.hands[seat.index()];
    let mut best = (if state.deck.is_empty() { 0 } else { 3 }, Action::DrawDeck {});
    for slot in 0..Row::SLOTS {
        let value = match state.row.get(slot) {
            Some(Card::Ferry) if first => 2,
            Some(Card::Ferry) | None => 0,
            Some(colour) if racing => 2 + hand.count(colour).min(4),
            Some(colour) => match wants[colour as usize].clamp(0, 4) {
                0 => 1,
                missing => 3 + missing as u8,
            },
        };
        if value > best.0 {
            best = (value, Action::DrawFaceUp { slot });
        }
    }
    (best.0 > 0).then_some(best.1)
}

/// The last turn of a seat: nothing counts but the points it brings, and those are known exactly.
fn last_turn<D: Dice>(game: &SanFrancisco, state: &State, seat: Seat, dice: &mut D) -> Action {
    let hand = state.hands[seat.index()];
    let best = (game.claimable(state, seat).iter())
        .filter_map(|route| Some((route, cheapest(*game.board.route(route), hand, [0; 6])?)))
        .max_by_key(|&(route, _)| gain(game, state, seat, route));
    match best {
        Some((route, pay)) => Action::ClaimRoute { route, pay },
        None => {
            draw(state, seat, [0; 6], false).unwrap_or_else(|| game.pick_one(state, seat, dice))
        }
    }
}

/// Would claiming the route bring a token that the seat doesn't have?
fn brings_token(game: &SanFrancisco, state: &State, seat: Seat, route: RouteId) -> bool {
    let tokens = state.tokens[seat.index()];
    let mut ends = game.board.route(route).between.into_iter();
    ends.any(|location| state.stacks.at(location).is_some_and(|symbol| !tokens.contains(symbol)))
}

/// The points that claiming a route brings at the end, exactly.
pub(super) fn gain(game: &SanFrancisco, state: &State, seat: Seat, route: RouteId) -> i32 {
    let board = &*game.board;
    let index = seat.index();
    let line = board.route(route);
    let held = state.routes[index];
    let tokens = state.tokens[index];
    let new = brings_token(game, state, seat, route);
    let token_points = |count: usize| i32::from(board.token_points[count.min(7)]);
    let count = tokens.len() as usize;
    let token = if new { token_points(count + 1) - token_points(count) } else { 0 };
    i32::from(board.points_for(line.length))
        + token
        + tickets_completed_by(game, state.tickets[index], held, route)
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
    let open = tickets.without(before);
    if open.is_empty() {
        return 0;
    }
    let after = Network::of(board, held.with(route)).completed(board, open);
    after.iter().map(|ticket| 2 * i32::from(board.ticket(ticket).points)).sum()
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Setting, Step, Unlogged};

    use super::*;

    /// In the last round of random matches, every route that can be claimed is claimed, and the points
    /// are counted before and after.
    #[test]
    fn what_a_last_claim_brings_is_known_exactly() {
        let mut compared = 0;
        for seats in 2..=4 {
            let setting = Setting { seats, ..Setting::default() };
            let game = SanFrancisco::lay_out(&setting).expect("a good setting");
            for number in 0..60 {
                let mut dice = QuickDice::new(number);
                let mut state = game.blank();
                game.set_up(&mut Step::new(&game, &mut state, &mut dice, &mut Unlogged));
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

    /// A route of one's own plan that a rival wants too is not left for later if it is as long as another.
    #[test]
    fn what_a_rival_wants_is_claimed_first() {
        let game =
            SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() }).expect("good");
        let mut first = 0;
        for number in 0..200 {
            let mut dice = QuickDice::new(number);
            let mut state = game.blank();
            game.set_up(&mut Step::new(&game, &mut state, &mut dice, &mut Unlogged));
            let mut intents = Intents::default();
            while let Some(seat) = game.to_act(&state).first() {
                let action = choose(&game, &state, seat, &mut intents, &mut dice);
                if let Action::ClaimRoute { route, .. } = action
                    && state.turns_left.is_none()
                {
                    let plan = intents.of(&game, &state, seat).routes;
                    let contested = intents.of_others(&game, &state, seat);
                    let rivals = plan.common(contested).iter().filter(|&other| {
                        let line = *game.board.route(other);
                        line.length >= game.board.route(route).length
                            && cheapest(line, state.hands[seat.index()], [0; 6]).is_some()
                    });
                    if contested.contains(route) {
                        first += 1;
                    } else {
                        assert_eq!(rivals.count(), 0, "{route:?} was claimed before");
                    }
                }
                game.perform(
                    &mut Step::new(&game, &mut state, &mut dice, &mut Unlogged),
                    seat,
                    &action,
                );
            }
        }
        assert!(first > 100, "only {first} contested routes were claimed");
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
        game.perform(&mut Step::new(game, state, &mut dice, &mut Unlogged), seat, &action);
    }
}
