//! For the tree search: beliefs about rivals' tickets, heuristic priors, a learned rollout policy.
//!
//! Everything here works on full states and is made to be fast: a search asks for it tens of
//! thousands of times a second.

mod action_key;
mod bias_correction;
mod exponential;
mod intent;
mod ticket_sampler;

mod belief;
mod payment;
mod priors;
mod rollout;

use serde_json::Value;
use tabletop::{Dice, Level, Outcome, SearchGame, Seat};

use crate::SanFrancisco;
use crate::action::Action;
use crate::state::Ending;
use crate::state::{Phase, State};
use crate::view::View;

pub(crate) use action_key::ActionKey;
pub(crate) use belief::Belief;
pub use rollout::{Feature, RolloutPolicy, Situation, Weights, weights};

impl SearchGame for SanFrancisco {
    const CLEAR_LEAD_POINTS: f32 = 12.0;
    const PERFECT_INFORMATION: bool = false;
    const C_PUCT: f32 = 1.3;
    const LEVELS: [Level; 5] = include!(concat!(env!("OUT_DIR"), "/levels.rs"));

    type Belief = Belief;
    type ActionKey = ActionKey;
    type RolloutPolicy = RolloutPolicy;

    fn priors(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        priors::weigh(self, state, seat, actions, weights);
    }

    fn bias_correction(&self, state: &State, action: &Action) -> f32 {
        bias_correction::bias_correction(state, action)
    }

    fn evaluate_unfinished(&self, state: &State) -> Outcome {
        let ending = match state.phase {
            Phase::Over { ending } => ending,
            _ => Ending::LastRound,
        };
        self.score(state).outcome(ending)
    }
}

impl tabletop::Belief<SanFrancisco> for Belief {
    fn infer(game: &SanFrancisco, view: &View) -> Self {
        Self::from(game, view)
    }

    fn determinize<D: Dice>(&self, game: &SanFrancisco, view: &View, dice: &mut D) -> State {
        game.invent(view, Some(self), dice)
    }
}

impl tabletop::ActionKey<SanFrancisco> for ActionKey {
    fn of(_game: &SanFrancisco, state: &State, action: &Action) -> Self {
        Self::in_state(state, *action)
    }

    fn to_json(&self, game: &SanFrancisco) -> Value {
        self.write(game)
    }
}

impl tabletop::RolloutPolicy<SanFrancisco> for RolloutPolicy {
    fn sample<D: Dice>(game: &SanFrancisco, dice: &mut D) -> Self {
        Self::for_seats(game.seats, dice)
    }

    fn choose<D: Dice>(
        &mut self,
        game: &SanFrancisco,
        state: &State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) -> Action {
        rollout::choose(game, state, seat, self, dice, buffer)
    }
}
