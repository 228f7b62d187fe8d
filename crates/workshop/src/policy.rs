//! Matches of players by the rollout policy, with any weights, and the scores of their decisions.

use std::convert::Infallible;

use san_francisco::learning::{Feature, Situation, Weights};
use san_francisco::{Action, Phase, SanFrancisco};
use strum::EnumCount;
use tabletop::{
    Dice, Outcome, Playing, QuickDice, RolloutPolicy, SearchGame, Seat, Simulated, play_match,
};

use crate::experience::{ByFeature, add};

/// Plays to the end, every seat by its own weights. `notice` is told whose each decision was, and
/// its score.
pub fn play<'a>(
    mut table: Simulated<'_, SanFrancisco, QuickDice>,
    weights: impl Fn(Seat) -> &'a Weights,
    dice: &mut QuickDice,
    mut notice: impl FnMut(Seat, &ByFeature),
) -> Outcome {
    let mut policy = table.game().rollout_policy(dice);
    let mut buffer = Vec::new();
    let Ok(playout) = play_match(&mut table, |table, seat| {
        let (game, state) = (table.game(), table.state());
        // The last turn is exact.
        let exact = state.turns_left.is_some() && matches!(state.phase, Phase::Turn { .. });
        let sampled = if exact {
            None
        } else {
            let situation = Situation::of(game, state, seat, &mut policy.intents);
            situation.options(&mut buffer);
            sample(&situation, &buffer, weights(seat), dice)
        };
        let action = match sampled {
            Some((action, score)) => {
                notice(seat, &score);
                action
            }
            None => policy.choose(game, state, seat, dice, &mut buffer),
        };
        Ok::<_, Infallible>(action)
    });
    playout.outcome
}

/// Samples an option by softmax. Its score is the gradient of the logarithm of its probability: how
/// much more it has of every feature than was to be expected.
fn sample(
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
    let mut score = [0.0; Feature::COUNT];
    for (&option, odd) in options.iter().zip(&odds) {
        add(&mut score, &features(situation, option), -f64::from(odd / all));
    }
    add(&mut score, &features(situation, chosen), 1.0);
    Some((chosen, score))
}

fn features(situation: &Situation<'_>, option: Action) -> ByFeature {
    let mut features = [0.0; Feature::COUNT];
    situation.features(option, |feature, much| features[feature as usize] += f64::from(much));
    features
}
