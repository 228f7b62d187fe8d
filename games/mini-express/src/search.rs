//! For the tree search: heuristic priors, and rollouts by best-of-three sampling.
//!
//! Nothing is secret in Mini Express, so there is no belief: the only determinization is the state.

use tabletop::{Dice, Game, Level, Outcome, RolloutPolicy, SearchGame, Seat};

use crate::MiniExpress;
use crate::action::Action;
use crate::scoring;
use crate::state::{Ending, State};

/// In a rollout a player takes the best of this many random actions.
const TRIES: u32 = 3;

impl SearchGame for MiniExpress {
    const CLEAR_LEAD_POINTS: f32 = 8.0;
    const PERFECT_INFORMATION: bool = true;
    const C_PUCT: f32 = 0.9;
    const LEVELS: [Level; 5] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

    /// Nothing is secret.
    type Belief = ();
    /// A city is a city in every future.
    type ActionKey = Action;
    type RolloutPolicy = BestOfThree;

    fn priors(&self, state: &State, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        let value = |action: &Action| scoring::appraise_action(self, state, *action) as f32;
        weights.extend(actions.iter().map(value));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = 1.0 / (4.0 + best - *weight);
        }
    }

    fn evaluate_unfinished(&self, state: &State) -> Outcome {
        scoring::outcome(self, state, Ending::EverybodyPassed)
    }
}

/// Everybody takes the best of a few random actions.
pub struct BestOfThree;

impl RolloutPolicy<MiniExpress> for BestOfThree {
    fn sample<D: Dice>(_game: &MiniExpress, _dice: &mut D) -> Self {
        Self
    }

    fn choose<D: Dice>(
        &mut self,
        game: &MiniExpress,
        state: &State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) -> Action {
        let mut best = game.pick(state, seat, dice, buffer);
        let mut value = scoring::appraise_action(game, state, best);
        for _ in 1..TRIES {
            let action = game.pick(state, seat, dice, buffer);
            let other = scoring::appraise_action(game, state, action);
            if other > value {
                (best, value) = (action, other);
            }
        }
        best
    }
}
