//! A sensible player, quick to decide: builds the network for its tickets, draws for it, gets in the others'
//! way, and races with what is left, all by habit.
//!
//! It takes no new tickets: whether those are worth a turn is for the search to find out, not for a quick
//! mind.

mod habits;
mod last_turn;
mod situation;

use tabletop::{Dice, Seat};

use super::exponential::exponential;
use super::minds::Minds;
use crate::SanFrancisco;
use crate::action::Action;
use crate::board::RouteSet;
use crate::row::Row;
use crate::state::{Phase, State};

pub use habits::{Habits, Reason, habits};
pub(super) use last_turn::gain;
pub use situation::Situation;

/// What is so much less appealing than the best is never done.
const OUT_OF_THE_QUESTION: f32 = 8.0;
/// There are never more options: routes, cards of the row, the deck.
const MOST_OPTIONS: usize = RouteSet::MOST + Row::SLOTS as usize + 1;

/// What a sensible player does; the buffer is for what it considers.
pub(super) fn choose<D: Dice>(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    minds: &mut Minds,
    dice: &mut D,
    options: &mut Vec<Action>,
) -> Action {
    if state.turns_left.is_some() && matches!(state.phase, Phase::Turn { .. }) {
        return last_turn::choose(game, state, seat, dice);
    }
    let situation = Situation::of(game, state, seat, &mut minds.intents);
    situation.options(options);
    by_habit(&situation, options, minds.habits, dice)
        .unwrap_or_else(|| game.pick_one(state, seat, dice))
}

/// One of the options, the more appealing the more often: a point of appeal more makes it e times as likely.
#[inline]
fn by_habit<D: Dice>(
    situation: &Situation<'_>,
    options: &[Action],
    habits: &Habits,
    dice: &mut D,
) -> Option<Action> {
    let mut appeals = [0.0; MOST_OPTIONS];
    let appeals = &mut appeals[..options.len()];
    let mut best = f32::NEG_INFINITY;
    for (appeal, option) in appeals.iter_mut().zip(options) {
        *appeal = situation.appeal(*option, habits);
        best = best.max(*appeal);
    }
    let mut sum = 0.0;
    for appeal in &mut *appeals {
        let behind = best - *appeal;
        if behind < OUT_OF_THE_QUESTION {
            sum += exponential(-behind);
        }
        *appeal = sum;
    }
    let drawn = dice.fraction() * sum;
    let at = appeals.partition_point(|&up_to| up_to <= drawn);
    options.get(at).or(options.last()).copied()
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, QuickDice, Scripted, Setting, Step, Unlogged, Viewer};

    use super::*;

    fn game(seats: u8) -> SanFrancisco {
        SanFrancisco::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting")
    }

    /// Plays a match in which somebody decides what everybody does, and tells how it ended.
    fn play(
        game: &SanFrancisco,
        number: u64,
        mut decide: impl FnMut(&State, Seat, &mut Minds, &mut QuickDice) -> Action,
    ) -> State {
        let mut dice = QuickDice::new(number);
        let mut state = game.blank();
        game.set_up(&mut Step::new(game, &mut state, &mut dice, &mut Unlogged));
        let mut minds = Minds::of_anybody(game.seats, &mut dice);
        while let Some(seat) = game.to_act(&state).first() {
            let action = decide(&state, seat, &mut minds, &mut dice);
            assert!(game.judge(&state, seat, &action).is_ok(), "{action:?} is not legal");
            game.perform(&mut Step::new(game, &mut state, &mut dice, &mut Unlogged), seat, &action);
        }
        state
    }

    /// Everything that is considered can be done, and something is, unless tokens are placed or only new
    /// tickets are left.
    #[test]
    fn options_are_legal() {
        let mut considered = 0;
        for seats in 2..=4 {
            let game = game(seats);
            for number in 0..40 {
                play(&game, number, |state, seat, minds, dice| {
                    let mut options = Vec::new();
                    Situation::of(&game, state, seat, &mut minds.intents).options(&mut options);
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

    /// Habits are worth something: with them most matches against the planner are won, at any table.
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
                let end = play(&game, number, |state, seat, minds, dice| {
                    if seat == sensible {
                        return choose(&game, state, seat, minds, dice, &mut legal);
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

    /// Of two routes of the plan that bring the same, the one that a rival wants too is claimed first.
    #[test]
    fn what_a_rival_wants_is_claimed_first() {
        let game = game(2);
        let (mut contested_first, mut contested_later) = (0, 0);
        for number in 0..1000 {
            let mut options = Vec::new();
            play(&game, number, |state, seat, minds, dice| {
                let action = choose(&game, state, seat, minds, dice, &mut options);
                let Action::ClaimRoute { route: chosen, .. } = action else { return action };
                let plan = minds.intents.of(&game, state, seat).routes;
                let contested = minds.intents.of_others(&game, state, seat);
                let brings = |route| {
                    let length = game.board.route(route).length;
                    (length, situation::points_of_token(&game, state, seat, route))
                };
                let others = plan.common(game.claims(state, seat).routes());
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
