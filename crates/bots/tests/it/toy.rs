//! The worked example of `tabletop`, with bots: all that a simulator meets is in it, chance,
//! choice, shared wins and two endings.

#[path = "../../../tabletop/example/berries.rs"]
mod berries;

use std::cell::Cell;

use tabletop::{Appraise, Level, Outcome, Script, Scripted, SearchGame};

pub use berries::{Action, Berries, Bush};

thread_local! {
    /// How much less often taking three wins than a search can see.
    pub static STOMACH_ACHE: Cell<f32> = const { Cell::new(0.0) };
}

impl Appraise for Berries {
    fn appraise(&self, _view: &Bush, actions: &[Action]) -> Vec<i32> {
        actions.iter().map(|Action::Take { berries }| i32::from(*berries)).collect()
    }
}

impl Scripted for Berries {
    const SCRIPTS: &'static [Script<Self>] = &[Script {
        name: "modest",
        description: "takes the first that is offered",
        choose: |_, _, legal, _| legal[0],
    }];
}

impl SearchGame for Berries {
    const CLEAR_LEAD_POINTS: f32 = 4.0;
    const PERFECT_INFORMATION: bool = true;
    const C_PUCT: f32 = 0.9;
    const LEVELS: [Level; 5] =
        [Level::full(4), Level::full(8), Level::full(16), Level::full(32), Level::full(64)];

    type Belief = ();
    type ActionKey = Action;
    type RolloutPolicy = ();

    fn bias_correction(&self, _state: &Bush, Action::Take { berries }: &Action) -> f32 {
        if *berries == 3 { -STOMACH_ACHE.get() } else { 0.0 }
    }

    fn evaluate_unfinished(&self, state: &Bush) -> Outcome {
        self.result(state)
    }
}
