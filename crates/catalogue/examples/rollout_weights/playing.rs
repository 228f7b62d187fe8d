//! Players of the rollout policy whose weights can be chosen, and what they leaned to.

use san_francisco::learning::{Situation, Weights};
use san_francisco::{Action, Phase, SanFrancisco, State};
use strum::EnumCount;
use tabletop::{Dice, Game, Outcome, QuickDice, SearchGame, Seat};

use crate::{ByFeature, Feature};

/// How the winner's share of a result and the lead count, as in a search.
const WIN: f64 = 0.65;

/// Plays on to the end by these weights. At every decision somebody is told whose it was, and how
/// much more the chosen option has of every feature than was to be expected.
pub fn rollout(
    game: &SanFrancisco,
    state: &mut State,
    weights: &Weights,
    dice: &mut QuickDice,
    mut notice: impl FnMut(Seat, &ByFeature),
) -> Outcome {
    let mut policy = game.rollout_policy(dice);
    let mut buffer = Vec::new();
    while let Some(seat) = game.to_act(state).first() {
        let chosen = if sample_softmax(state) {
            let situation = Situation::of(game, state, seat, &mut policy.intents);
            situation.options(&mut buffer);
            choose(&situation, &buffer, weights, dice)
        } else {
            None
        };
        match chosen {
            Some((action, surprise)) => {
                notice(seat, &surprise);
                game.advance(state, seat, &action, dice);
            }
            None => game.rollout(state, &mut policy, 1, dice, &mut buffer),
        }
    }
    game.outcome(state).expect("nobody may act any more")
}

/// The last turn is exact, and tokens are placed anywhere: neither is a weight.
fn sample_softmax(state: &State) -> bool {
    match state.phase {
        Phase::Turn { .. } => state.turns_left.is_none(),
        Phase::PlacingTokens { .. } => false,
        _ => true,
    }
}

/// One of the options by these weights, and how much more it has of every feature than was to be
/// expected.
fn choose(
    situation: &Situation<'_>,
    options: &[Action],
    weights: &Weights,
    dice: &mut QuickDice,
) -> Option<(Action, ByFeature)> {
    let logits: Vec<f32> = options.iter().map(|&option| situation.logit(option, weights)).collect();
    let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let odds: Vec<f32> = logits.iter().map(|logit| (logit - best).exp()).collect();
    let all: f32 = odds.iter().sum();
    let mut left = dice.fraction() * all;
    let drawn = odds.iter().position(|odd| {
        left -= odd;
        left < 0.0
    });
    let chosen = *options.get(drawn.unwrap_or(0))?;
    let mut surprise = [0.0; Feature::COUNT];
    for (&option, odd) in options.iter().zip(&odds) {
        let expected = f64::from(odd / all);
        situation.features(option, |feature, much| {
            surprise[feature as usize] -= expected * f64::from(much);
        });
    }
    situation.features(chosen, |feature, much| surprise[feature as usize] += f64::from(much));
    Some((chosen, surprise))
}

/// What a result is worth to a seat, beyond what luck alone would give.
pub fn worth(outcome: &Outcome, seat: Seat) -> f64 {
    let points = outcome.points();
    let rivals = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
    let best = rivals.map(|(_, &points)| points).max().unwrap_or(0);
    let lead = f64::from(points[seat.index()] - best) / f64::from(SanFrancisco::CLEAR_LEAD_POINTS);
    let share = outcome.share(seat) - 1.0 / f64::from(outcome.seats);
    WIN * share + (1.0 - WIN) * 0.5 * lead / (1.0 + lead.abs())
}

/// How much what is done changes with each two features.
#[derive(Clone)]
pub struct Changes(Vec<ByFeature>);

impl Changes {
    pub fn none() -> Self {
        Self(vec![[0.0; Feature::COUNT]; Feature::COUNT])
    }

    pub fn notice(&mut self, surprise: &ByFeature) {
        for (index, here) in surprise.iter().enumerate().filter(|(_, here)| **here != 0.0) {
            for (change, there) in self.0[index].iter_mut().zip(surprise) {
                *change += here * there;
            }
        }
    }

    /// So much of these and so much of those.
    pub fn mix(&mut self, much: f64, others: &Self, of_them: f64) {
        for (row, other) in self.0.iter_mut().zip(&others.0) {
            for (change, other) in row.iter_mut().zip(other) {
                *change = *change * much + *other * of_them;
            }
        }
    }

    /// The numbers, for an equation.
    pub fn rows(&self) -> Vec<Vec<f64>> {
        self.0.iter().map(|row| row.to_vec()).collect()
    }
}
