//! The rollout policy: softmax over linear features (as Silver & Tesauro 2009).
//!
//! A player builds the network for its tickets, draws cards for it, gets in the others' way, and
//! races with what is left. It takes no new tickets: whether those are worth a turn is for the
//! search to find out, not for a rollout.

mod last_turn;
mod policy;
mod situation;
mod weights;

use tabletop::{Dice, Seat};

use super::exponential::exponential;

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::RouteSet;
use crate::row::Row;
use crate::state::{Phase, State};

pub(super) use last_turn::gain;
pub use policy::RolloutPolicy;
pub use situation::Situation;
pub use weights::{Feature, Weights, weights};

/// An option whose logit is this far below the best is never chosen.
const LOGIT_CUTOFF: f32 = 8.0;
/// There are never more options: routes, cards of the row, the deck.
const MAX_OPTIONS: usize = RouteSet::CAPACITY + Row::SLOTS as usize + 1;

/// The policy's choice; the buffer is for the options that it considers.
pub(super) fn choose<D: Dice>(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    policy: &mut RolloutPolicy,
    dice: &mut D,
    options: &mut Vec<Action>,
) -> Action {
    if state.turns_left.is_some() && matches!(state.phase, Phase::Turn { .. }) {
        return last_turn::choose(game, state, seat, dice);
    }
    let situation = Situation::of(game, state, seat, &mut policy.intents);
    situation.options(options);
    sample_softmax(&situation, options, policy.weights, dice)
        .unwrap_or_else(|| game.pick_one(state, seat, dice))
}

/// Samples an option by softmax: one more point of logit makes it e times as likely.
#[inline]
fn sample_softmax<D: Dice>(
    situation: &Situation<'_>,
    options: &[Action],
    weights: &Weights,
    dice: &mut D,
) -> Option<Action> {
    let mut logits = [0.0; MAX_OPTIONS];
    let logits = &mut logits[..options.len()];
    let mut best = f32::NEG_INFINITY;
    for (logit, option) in logits.iter_mut().zip(options) {
        *logit = situation.logit(*option, weights);
        best = best.max(*logit);
    }
    let mut sum = 0.0;
    for logit in &mut *logits {
        let behind = best - *logit;
        if behind < LOGIT_CUTOFF {
            sum += exponential(-behind);
        }
        *logit = sum;
    }
    let drawn = dice.fraction() * sum;
    let at = logits.partition_point(|&up_to| up_to <= drawn);
    options.get(at).or(options.last()).copied()
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Scripted, Setting, Viewer};

    use super::*;

    fn game(seats: u8) -> SanFrancisco {
        SanFrancisco::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
    }

    /// Plays a match in which somebody decides what everybody does, and tells how it ended.
    fn play(
        game: &SanFrancisco,
        number: u64,
        mut decide: impl FnMut(&State, Seat, &mut RolloutPolicy, &mut QuickDice) -> Action,
    ) -> State {
        let mut dice = QuickDice::new(number);
        let mut state = game.start(&mut dice);
        let mut policy = RolloutPolicy::for_seats(game.seats, &mut dice);
        while let Some(seat) = game.to_act(&state).first() {
            let action = decide(&state, seat, &mut policy, &mut dice);
            assert!(game.judge(&state, seat, &action).is_ok(), "{action:?} is not legal");
            game.advance(&mut state, seat, &action, &mut dice);
        }
        state
    }

    /// Every option is legal, and there is one, unless tokens are placed or only new tickets are
    /// left.
    #[test]
    fn options_are_legal() {
        let mut considered = 0;
        for seats in 2..=4 {
            let game = game(seats);
            for number in 0..40 {
                play(&game, number, |state, seat, policy, dice| {
                    let mut options = Vec::new();
                    Situation::of(&game, state, seat, &mut policy.intents).options(&mut options);
                    considered += options.len();
                    for option in &options {
                        assert!(game.judge(state, seat, option).is_ok(), "{option:?}");
                    }
                    game.pick_one(state, seat, dice)
                });
            }
        }
        assert!(considered > 50_000, "only {considered} options were considered");
    }

    /// The weights win most matches against the planner, at any table.
    #[test]
    fn habits_win_against_a_script() {
        let planner = SanFrancisco::SCRIPTS.iter().find(|script| script.name == "planner");
        let planner = planner.expect("there is a planner");
        for (seats, at_least) in [(2, 0.85), (3, 0.6), (4, 0.5)] {
            let game = game(seats);
            let (matches, mut won) = (200, 0.0);
            for number in 0..matches {
                let sensible = Seat((number % u64::from(seats)) as u8);
                let mut legal = Vec::new();
                let end = play(&game, number, |state, seat, policy, dice| {
                    if seat == sensible {
                        return choose(&game, state, seat, policy, dice, &mut legal);
                    }
                    game.legal(state, seat, &mut legal);
                    let view = game.view(state, Viewer::Seat(seat));
                    (planner.choose)(&game, &view, &legal, dice)
                });
                won += game.outcome(&end).expect("it is over").share(sensible);
            }
            let part = won / matches as f64;
            assert!(part > at_least, "{part} of the matches of {seats} were won");
        }
    }

    /// Of two routes of the plan that bring the same, the one that a rival wants too is claimed
    /// first.
    #[test]
    fn what_a_rival_wants_is_claimed_first() {
        let game = game(2);
        let (mut contested_first, mut contested_later) = (0, 0);
        for number in 0..1000 {
            let mut options = Vec::new();
            play(&game, number, |state, seat, policy, dice| {
                let action = choose(&game, state, seat, policy, dice, &mut options);
                let Action::ClaimRoute { route: chosen, .. } = action else { return action };
                let plan = policy.intents.of(&game, state, seat).routes;
                let contested = policy.intents.of_others(&game, state, seat);
                let brings = |route| {
                    let length = game.board.route(route).length;
                    (length, situation::points_of_token(&game, state, seat, route))
                };
                let others = plan.intersection(game.claims(state, seat).routes());
                let mut alike = others.iter().filter(|&other| brings(other) == brings(chosen));
                if plan.contains(chosen) && state.turns_left.is_none() {
                    if !contested.contains(chosen) {
                        contested_later += u32::from(alike.any(|other| contested.contains(other)));
                    } else if alike.any(|other| !contested.contains(other)) {
                        contested_first += 1;
                    }
                }
                action
            });
        }
        let found = format!("{contested_first} before, {contested_later} after");
        assert!(contested_first > 20 && contested_first > 10 * contested_later, "{found}");
    }
}
