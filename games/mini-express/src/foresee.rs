//! Looking ahead: what looks promising, and how sensible players play on.

use serde_json::Value;
use tabletop::{Dice, Foresee, Game, Level, Outcome, Seat, Sight, Step, Unlogged, to_json};

use crate::MiniExpress;
use crate::action::Action;
use crate::scoring;
use crate::state::{Ending, State};
use crate::view::View;

/// Of how many random actions a player takes the best while playing on.
const TRIES: u32 = 3;

impl Foresee for MiniExpress {
    const CLEAR_LEAD: f32 = 8.0;
    const OPEN: bool = true;
    const CURIOSITY: f32 = 0.9;
    const LEVELS: [Level; 5] = LEVELS;

    /// Nothing is secret.
    type Suspicion = ();

    fn suspect(&self, _view: &View) {}

    fn suppose<D: Dice>(&self, view: &View, _suspicion: &(), _dice: &mut D) -> State {
        view.state.clone()
    }

    /// A city is a city in every future.
    type Gist = Action;

    fn gist(&self, _state: &State, action: &Action) -> Action {
        *action
    }

    fn write_gist(&self, gist: &Action) -> Value {
        to_json(self, gist)
    }

    fn incline(&self, state: &State, _seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.clear();
        let value = |action: &Action| scoring::appraise_action(self, state, *action) as f32;
        weights.extend(actions.iter().map(value));
        let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in weights {
            *weight = 1.0 / (4.0 + best - *weight);
        }
    }

    type Minds = ();

    fn minds<D: Dice>(&self, _dice: &mut D) {}

    fn play_on<D: Dice>(
        &self,
        state: &mut State,
        _minds: &mut (),
        decisions: u32,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) {
        for _ in 0..decisions {
            let Some(seat) = self.to_act(state).first() else { return };
            let mut best = self.pick(state, seat, dice, buffer);
            let mut value = scoring::appraise_action(self, state, best);
            for _ in 1..TRIES {
                let action = self.pick(state, seat, dice, buffer);
                let other = scoring::appraise_action(self, state, action);
                if other > value {
                    (best, value) = (action, other);
                }
            }
            self.perform(&mut Step::new(self, state, dice, &mut Unlogged), seat, &best);
        }
    }

    fn standing(&self, state: &State) -> Outcome {
        scoring::outcome(self, state, Ending::AllPassed)
    }
}

const LEVELS: [Level; 5] = [
    Level {
        name: "trainee",
        description: "looks at what an action brings at once, and no further",
        nodes: 24,
        sight: Sight { horizon: 1, instinct: false, suspicion: false },
    },
    Level {
        name: "guard",
        description: "looks a round ahead",
        nodes: 100,
        sight: Sight { horizon: 6, instinct: false, suspicion: false },
    },
    Level {
        name: "fireman",
        description: "knows what tends to be good, and looks ahead",
        nodes: 150,
        sight: Sight { horizon: u32::MAX, instinct: true, suspicion: false },
    },
    Level {
        name: "driver",
        description: "looks at many futures to their end",
        nodes: 1_200,
        sight: Sight::FULL,
    },
    Level {
        name: "stationmaster",
        description: "looks as far and as wide as it can",
        nodes: 10_000,
        sight: Sight::FULL,
    },
];
