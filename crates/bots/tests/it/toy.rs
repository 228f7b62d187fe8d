//! The smallest game with all that a simulator meets: chance, choice, shared wins, two endings.
//!
//! Everybody in turn takes one to three berries from a bush, four rounds long; a thorn may end the
//! match. Most berries win; equals share.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::slugs::Slugs;
use tabletop::{
    Appraise, Dice, Fault, Foresee, Game, Imagine, Level, Log, MAX_SEATS, Outcome, Script,
    Scripted, Seat, SeatSet, Setting, Sight, Step, Unlogged, Viewer,
};

const ROUNDS: u8 = 4;

pub struct Berries {
    seats: u8,
    /// How much less often taking three wins than a search can see.
    pub stomach_ache: f32,
    slugs: Arc<Slugs>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bush {
    taken: [i16; MAX_SEATS],
    turns: u8,
    thorn: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Take(i16);

#[derive(
    Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
pub enum Event {
    Taken { seat: Seat, berries: i16 },
    Pricked,
}

#[derive(
    Clone, PartialEq, Debug, Serialize, thiserror::Error, strum::VariantNames, strum::IntoStaticStr,
)]
pub enum Illegal {
    #[error("it is not your turn")]
    NotYourTurn,
    #[error("take one to three")]
    TooGreedy,
}

impl Game for Berries {
    const SLUG: &'static str = "berries";
    const RULES_VERSION: u32 = 1;
    const ENDINGS: &'static [&'static str] = &["rounds", "thorn"];
    const DECIDERS: &'static [&'static str] = &["berries", "shared"];

    type State = Bush;
    type Position = Bush;
    type Action = Take;
    type Event = Event;
    type Illegal = Illegal;
    type View = Bush;
    type EventView = Event;
    type Preview = i16;

    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>> {
        Ok(Self { seats: setting.seats, stomach_ache: 0.0, slugs: Arc::default() })
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn board(&self) -> &Value {
        &Value::Null
    }
    fn options(&self) -> Value {
        json!({})
    }
    fn slugs(&self) -> &Arc<Slugs> {
        &self.slugs
    }
    fn blank(&self) -> Bush {
        Bush { taken: [0; MAX_SEATS], turns: 0, thorn: false }
    }
    fn set_up<D: Dice, L: Log<Event>>(&self, _step: &mut Step<'_, Self, D, L>) {}
    fn to_act(&self, state: &Bush) -> SeatSet {
        if state.thorn || state.turns == ROUNDS * self.seats {
            SeatSet::NONE
        } else {
            SeatSet::only(Seat(state.turns % self.seats))
        }
    }
    fn judge(&self, state: &Bush, seat: Seat, action: &Take) -> Result<(), Illegal> {
        if !self.to_act(state).contains(seat) {
            Err(Illegal::NotYourTurn)
        } else if (1..=3).contains(&action.0) {
            Ok(())
        } else {
            Err(Illegal::TooGreedy)
        }
    }
    fn perform<D: Dice, L: Log<Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Take,
    ) {
        step.emit(Event::Taken { seat, berries: action.0 });
        if step.dice.below(50) == 0 {
            step.emit(Event::Pricked);
        }
    }
    fn evolve(&self, state: &mut Bush, event: &Event) {
        match event {
            Event::Taken { seat, berries } => {
                state.taken[seat.index()] += berries;
                state.turns += 1;
            }
            Event::Pricked => state.thorn = true,
        }
    }
    fn legal(&self, state: &Bush, seat: Seat, actions: &mut Vec<Take>) {
        actions.clear();
        if self.to_act(state).contains(seat) {
            actions.extend([Take(1), Take(2), Take(3)]);
        }
    }
    fn outcome(&self, state: &Bush) -> Option<Outcome> {
        self.to_act(state).is_empty().then(|| self.result(state))
    }
    fn view(&self, state: &Bush, _viewer: Viewer) -> Bush {
        state.clone()
    }
    fn event_view(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
    fn preview(&self, _state: &Bush, _seat: Seat, action: &Take) -> i16 {
        action.0
    }
    fn position(&self, state: &Bush) -> Bush {
        state.clone()
    }
    fn restore(&self, position: &Bush) -> Result<Bush, Vec<Fault>> {
        Ok(position.clone())
    }
}

impl Berries {
    fn result(&self, state: &Bush) -> Outcome {
        let best = Seat::all(self.seats).map(|seat| state.taken[seat.index()]).max();
        let winners: SeatSet =
            Seat::all(self.seats).filter(|seat| Some(state.taken[seat.index()]) == best).collect();
        Outcome {
            seats: self.seats,
            points: state.taken,
            winners,
            ending: if state.thorn { "thorn" } else { "rounds" },
            decided_by: if winners.len() == 1 { "berries" } else { "shared" },
        }
    }
}

impl Imagine for Berries {
    fn imagine<D: Dice + ?Sized>(&self, view: &Bush, _dice: &mut D) -> Bush {
        view.clone()
    }
}

impl Appraise for Berries {
    fn appraise(&self, _view: &Bush, actions: &[Take]) -> Vec<i32> {
        actions.iter().map(|action| action.0.into()).collect()
    }
}

impl Scripted for Berries {
    const SCRIPTS: &'static [Script<Self>] = &[Script {
        name: "modest",
        description: "takes the first that is offered",
        choose: |_, _, legal, _| legal[0],
    }];
}

impl Foresee for Berries {
    const CLEAR_LEAD: f32 = 4.0;
    const OPEN: bool = true;
    const CURIOSITY: f32 = 0.9;
    const LEVELS: [Level; 5] = [
        level("picker-1", 4),
        level("picker-2", 8),
        level("picker-3", 16),
        level("picker-4", 32),
        level("picker-5", 64),
    ];

    type Suspicion = ();

    fn suspect(&self, _view: &Bush) {}

    fn suppose<D: Dice>(&self, view: &Bush, _suspicion: &(), _dice: &mut D) -> Bush {
        view.clone()
    }

    type Gist = Take;

    fn gist(&self, _state: &Bush, action: &Take) -> Take {
        *action
    }

    fn write_gist(&self, gist: &Take) -> Value {
        json!(gist)
    }

    fn incline(&self, _state: &Bush, _seat: Seat, actions: &[Take], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(actions.len(), 1.0);
    }

    type Minds = ();

    fn minds<D: Dice>(&self, _dice: &mut D) {}

    fn play_on<D: Dice>(
        &self,
        state: &mut Bush,
        _minds: &mut (),
        decisions: u32,
        dice: &mut D,
        buffer: &mut Vec<Take>,
    ) {
        for _ in 0..decisions {
            let Some(seat) = self.to_act(state).first() else { return };
            let action = self.pick(state, seat, dice, buffer);
            self.perform(&mut Step::new(self, state, dice, &mut Unlogged), seat, &action);
        }
    }

    fn hindsight(&self, _state: &Bush, action: &Take) -> f32 {
        if action.0 == 3 { -self.stomach_ache } else { 0.0 }
    }

    fn standing(&self, state: &Bush) -> Outcome {
        self.result(state)
    }
}

const fn level(name: &'static str, nodes: u32) -> Level {
    Level { name, description: "looks at a few futures", nodes, sight: Sight::FULL }
}
