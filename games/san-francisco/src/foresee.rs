//! Looking ahead: what a player makes of the others' secrets, what looks promising, and how sensible
//! players play on. Everything here works on whole states and is made to be fast: a search asks for it
//! tens of thousands of times a second.

mod exponential;
mod gist;
mod hindsight;
mod intent;
mod levels;
mod lots;
mod minds;
mod payment;
mod promise;
mod sensible;
mod suspicion;

use serde_json::Value;
use tabletop::{Dice, Foresee, Game, Level, Outcome, Seat, Step, Unlogged};

use crate::SanFrancisco;
use crate::action::Action;
use crate::event::Ending;
use crate::state::{Phase, State};
use crate::view::View;

pub(crate) use gist::Gist;
pub use intent::Intents;
pub use minds::Minds;
pub use sensible::{Habits, Reason, Situation, habits};
pub(crate) use suspicion::Suspicion;

impl Foresee for SanFrancisco {
    const CLEAR_LEAD: f32 = 12.0;
    const OPEN: bool = false;
    const CURIOSITY: f32 = 1.3;
    const LEVELS: [Level; 5] = levels::LEVELS;

    type Suspicion = Suspicion;

    fn suspect(&self, view: &View) -> Suspicion {
        Suspicion::from(self, view)
    }

    fn suppose<D: Dice>(&self, view: &View, suspicion: &Suspicion, dice: &mut D) -> State {
        self.invent(view, Some(suspicion), dice)
    }

    type Gist = Gist;

    fn gist(&self, state: &State, action: &Action) -> Gist {
        Gist::of(state, *action)
    }

    fn write_gist(&self, gist: &Gist) -> Value {
        gist.write(self)
    }

    fn incline(&self, state: &State, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        promise::weigh(self, state, seat, actions, weights);
    }

    type Minds = Minds;

    fn minds<D: Dice>(&self, dice: &mut D) -> Minds {
        Minds::of_anybody(self.seats, dice)
    }

    fn play_on<D: Dice>(
        &self,
        state: &mut State,
        minds: &mut Minds,
        decisions: u32,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) {
        for _ in 0..decisions {
            let Some(seat) = self.to_act(state).first() else { return };
            let action = sensible::choose(self, state, seat, minds, dice, buffer);
            self.perform(&mut Step::new(self, state, dice, &mut Unlogged), seat, &action);
        }
    }

    fn hindsight(&self, state: &State, action: &Action) -> f32 {
        hindsight::hindsight(state, action)
    }

    fn standing(&self, state: &State) -> Outcome {
        let ending = match state.phase {
            Phase::Over { ending } => ending,
            _ => Ending::LastRound,
        };
        self.score(state).outcome(ending)
    }
}
