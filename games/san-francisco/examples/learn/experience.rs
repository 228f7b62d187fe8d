//! What is learnt from many matches.

use std::ops::Range;

use san_francisco::learning::{Habits, Intents, Reason, Situation};
use san_francisco::{Action, Phase, SanFrancisco, State};
use strum::EnumCount;
use tabletop::{Dice, Foresee, Game, MAX_SEATS, Outcome, QuickDice, Seat, Step, Unlogged};

/// How the winner's share of a result and the lead count, as in a search.
const WIN: f64 = 0.65;

/// Something for every reason.
type ByReason = [f64; Reason::COUNT];

/// What came out of matches.
pub struct Experience {
    /// How much the chosen options had of every reason beyond what was to be expected, times what came out.
    pub won: ByReason,
    /// How much that varies, by two reasons.
    pub changes: Vec<ByReason>,
    pub decisions: u64,
}

impl Experience {
    /// Plays matches with these numbers.
    pub fn of(game: &SanFrancisco, habits: &Habits, numbers: Range<u64>) -> Self {
        let won = [0.0; Reason::COUNT];
        let changes = vec![[0.0; Reason::COUNT]; Reason::COUNT];
        let mut experience = Self { won, changes, decisions: 0 };
        for number in numbers {
            experience.play(game, habits, &mut QuickDice::new(number));
        }
        experience
    }

    fn play(&mut self, game: &SanFrancisco, habits: &Habits, dice: &mut QuickDice) {
        let mut state = game.blank();
        game.set_up(&mut Step::new(game, &mut state, dice, &mut Unlogged));
        let mut intents = Intents::default();
        let mut buffer = Vec::new();
        let mut surprises = [[0.0; Reason::COUNT]; MAX_SEATS];
        while let Some(seat) = game.to_act(&state).first() {
            let chosen = if by_habit(&state) {
                let situation = Situation::of(game, &state, seat, &mut intents);
                situation.options(&mut buffer);
                choose(&situation, &buffer, habits, dice)
            } else {
                None
            };
            match chosen {
                Some((action, surprise)) => {
                    self.notice(&surprise, &mut surprises[seat.index()]);
                    game.perform(
                        &mut Step::new(game, &mut state, dice, &mut Unlogged),
                        seat,
                        &action,
                    );
                }
                None => game.play_on(&mut state, &mut intents, 1, dice, &mut buffer),
            }
        }
        let outcome = game.outcome(&state).expect("nobody may act any more");
        for seat in Seat::all(game.seats()) {
            let worth = worth(&outcome, seat);
            for (won, surprise) in self.won.iter_mut().zip(surprises[seat.index()]) {
                *won += worth * surprise;
            }
        }
    }

    fn notice(&mut self, surprise: &ByReason, sum: &mut ByReason) {
        self.decisions += 1;
        for (index, here) in surprise.iter().enumerate().filter(|(_, here)| **here != 0.0) {
            sum[index] += here;
            for (change, there) in self.changes[index].iter_mut().zip(surprise) {
                *change += here * there;
            }
        }
    }
}

/// The last turn is exact, and tokens are placed anywhere: neither is a habit.
fn by_habit(state: &State) -> bool {
    match state.phase {
        Phase::Turn { .. } => state.turns_left.is_none(),
        Phase::PlacingTokens { .. } => false,
        _ => true,
    }
}

/// One of the options by these habits, and how much more it has of every reason than was to be expected.
fn choose(
    situation: &Situation<'_>,
    options: &[Action],
    habits: &Habits,
    dice: &mut QuickDice,
) -> Option<(Action, ByReason)> {
    let appeals: Vec<f32> =
        options.iter().map(|&option| situation.appeal(option, habits)).collect();
    let best = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let odds: Vec<f32> = appeals.iter().map(|appeal| (appeal - best).exp()).collect();
    let all: f32 = odds.iter().sum();
    let mut left = dice.fraction() * all;
    let drawn = odds.iter().position(|odd| {
        left -= odd;
        left < 0.0
    });
    let chosen = *options.get(drawn.unwrap_or(0))?;
    let mut surprise = [0.0; Reason::COUNT];
    for (&option, odd) in options.iter().zip(&odds) {
        let expected = f64::from(odd / all);
        situation.reasons(option, |reason, much| {
            surprise[reason as usize] -= expected * f64::from(much);
        });
    }
    situation.reasons(chosen, |reason, much| surprise[reason as usize] += f64::from(much));
    Some((chosen, surprise))
}

/// What a result is worth to a seat, beyond what luck alone would give.
fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    let points = outcome.points();
    let rivals = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
    let best = rivals.map(|(_, &points)| points).max().unwrap_or(0);
    let lead = f64::from(points[seat.index()] - best) / f64::from(SanFrancisco::CLEAR_LEAD);
    let share = outcome.share(seat) - 1.0 / f64::from(outcome.seats);
    WIN * share + (1.0 - WIN) * 0.5 * lead / (1.0 + lead.abs())
}
