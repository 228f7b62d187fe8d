// Everybody in turn takes one to three berries from a bush, four rounds long; a thorn may end the
// match. Most berries win; equals share. Nothing is secret, so a view is the whole state.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::slugs::Slugs;
use tabletop::{
    Dice, Fault, Game, Imagine, Log, MAX_SEATS, Match, Outcome, Seat, SeatSet, Seed, Setting, Step,
    Tell, Viewer,
};

const ROUNDS: u8 = 4;

/// What never changes during a match.
pub struct Berries {
    seats: u8,
    slugs: Arc<Slugs>,
}

/// What changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bush {
    /// Berries by seat.
    pub taken: [i16; MAX_SEATS],
    /// Turns that were taken.
    pub turns: u8,
    /// Has somebody been pricked?
    pub thorn: bool,
}

/// What a seat may want.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// One to three berries.
    Take {
        /// How many.
        berries: i16,
    },
}

/// What can happen.
#[derive(
    Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// Berries were taken.
    BerriesTaken {
        /// By whom.
        seat: Seat,
        /// How many.
        berries: i16,
    },
    /// It hurt.
    Pricked {
        /// Whom.
        seat: Seat,
    },
}

tabletop::coded_error! {
    /// The rule that an action breaks.
    pub enum Illegal {
        NotYourTurn {} = "turn/not-yours": "it is not your turn",
        OneToThree {} = "take/too-many": "take one to three",
    }
}

impl Game for Berries {
    const SLUG: &'static str = "berries";
    const RULES_VERSION: u32 = 1;
    const ENDINGS: &'static [&'static str] = &["rounds", "thorn"];
    const DECIDERS: &'static [&'static str] = &["berries", "shared"];

    type State = Bush;
    type Position = Bush;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = Bush;
    type EventView = Event;
    type Preview = i16;
    type Distances = ();

    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>> {
        if !(1..=MAX_SEATS).contains(&setting.seats.into()) {
            return Err(vec![Fault::new("setting/seats", "one to six can play").at("seats")]);
        }
        Ok(Self { seats: setting.seats, slugs: Arc::default() })
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

    // What is legal ...
    fn judge(&self, state: &Bush, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Action::Take { berries } = action;
        if !self.to_act(state).contains(seat) {
            Err(Illegal::NotYourTurn {})
        } else if (1..=3).contains(berries) {
            Ok(())
        } else {
            Err(Illegal::OneToThree {})
        }
    }

    // ... what comes of it ...
    fn perform<D: Dice, L: Log<Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Action,
    ) {
        let Action::Take { berries } = *action;
        step.emit(Event::BerriesTaken { seat, berries });
        if step.dice.below(50) == 0 {
            step.emit(Event::Pricked { seat });
        }
    }

    // ... and what that changes.
    fn evolve(&self, state: &mut Bush, event: &Event) {
        match event {
            Event::BerriesTaken { seat, berries } => {
                state.taken[seat.index()] += berries;
                state.turns += 1;
            }
            Event::Pricked { .. } => state.thorn = true,
        }
    }

    fn legal(&self, state: &Bush, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.to_act(state).contains(seat) {
            actions.extend((1..=3).map(|berries| Action::Take { berries }));
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

    fn preview(&self, _state: &Bush, _seat: Seat, action: &Action) -> i16 {
        let Action::Take { berries } = action;
        *berries
    }

    fn position(&self, state: &Bush) -> Bush {
        state.clone()
    }

    fn restore(&self, position: &Bush) -> Result<Bush, Vec<Fault>> {
        if position.turns > ROUNDS * self.seats {
            return Err(vec![
                Fault::new("position/turns", "the match was over before").at("turns"),
            ]);
        }
        Ok(position.clone())
    }
}

impl Berries {
    /// The result, if the match ended now.
    pub fn result(&self, state: &Bush) -> Outcome {
        let taken = |seat: &Seat| state.taken[seat.index()];
        let best = Seat::all(self.seats).map(|seat| taken(&seat)).max();
        let winners: SeatSet =
            Seat::all(self.seats).filter(|seat| Some(taken(seat)) == best).collect();
        Outcome {
            seats: self.seats,
            points: state.taken,
            winners,
            ending: if state.thorn { "thorn" } else { "rounds" },
            decided_by: if winners.len() == 1 { "berries" } else { "shared" },
        }
    }
}

/// Everything is told by its own name: the messages are `berries-event-…` and so on.
impl Tell for Berries {}

impl Imagine for Berries {
    fn imagine<D: Dice + ?Sized>(&self, view: &Bush, _dice: &mut D) -> Bush {
        view.clone()
    }
}

/// A match of two: one takes as many as they can, the other is modest.
#[allow(dead_code)]
fn main() {
    let setting = Setting { seats: 2, ..Setting::default() };
    let mut table = Match::new(Berries::lay_out(&setting).unwrap(), Seed::from("a bush"));
    while let Some(seat) = table.to_act().first() {
        let action = *table.legal(seat).get(if seat == Seat(0) { 2 } else { 0 }).unwrap();
        table.act(seat, &action).unwrap();
    }
    assert_eq!(table.outcome().unwrap().winners, SeatSet::only(Seat(0)));
}
