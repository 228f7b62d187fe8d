//! The contract that every game fulfils.

use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::slugs::Slugs;
use crate::{Coded, Dice, Fault, Outcome, Seat, SeatSet, Viewer};

/// What a table asks for before anything is laid out.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// How many people (or bots in their place) sit down.
    pub seats: u8,
    /// The game's options as JSON; `null` means all defaults.
    pub options: Value,
    /// The text of a board file; without it, the game's own board.
    pub board: Option<String>,
}

/// A game's rules, laid out on one board for one number of seats with fixed options.
///
/// The value itself holds only what never changes during a match; every method is a pure function
/// of its arguments.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in addresses, files and the catalogue.
    const SLUG: &'static str;
    /// Rises when the same actions may lead to other events than before.
    const RULES_VERSION: u32;
    /// Every way a match can end.
    const ENDINGS: &'static [&'static str];
    /// Everything that can decide between the best at the end.
    const DECIDERS: &'static [&'static str];
    /// The codes of what can be wrong with a board, a setting or a position, enum by enum.
    const FAULTS: &'static [&'static [&'static str]] = &[];

    /// Everything about a match that changes. Small, flat, cloned without allocation.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// A state as it is written in JSON: readable, writable by hand.
    type Position: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Send + Sync;
    /// What a seat wants, in the imperative.
    type Action: Serialize + DeserializeOwned + Copy + Ord + Debug + Send + Sync;
    /// What happened, in the past tense, its results written in.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + Debug + Named + Send + Sync;
    /// The rule that an action breaks.
    type Illegal: Coded + Clone + PartialEq + Send + Sync;
    /// What a viewer may know of a state.
    type View: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// What a viewer may know of an event.
    type EventView: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// What an action will change, as far as its seat can know.
    type Preview: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// How far things are, for people. A game without distances says `()`.
    type Distances: Serialize + Default;

    /// Lays the game out, or says everything that is wrong with the setting.
    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>>;
    /// Seats in the match, those that the rules play themselves included.
    fn seats(&self) -> u8;
    /// Seats taken by people or bots: `0..people()`.
    fn people(&self) -> u8 {
        self.seats()
    }
    /// The whole board, as its file has it.
    fn board(&self) -> &Value;
    /// The options in force, every one spelled out.
    fn options(&self) -> Value;
    /// The names of everything on the board.
    fn slugs(&self) -> &Arc<Slugs>;

    /// The empty table before set-up.
    fn blank(&self) -> Self::State;
    /// Emits the set-up.
    fn set_up<D: Dice, L: Log<Self::Event>>(&self, step: &mut Step<'_, Self, D, L>);
    /// Who may act now. Empty exactly when the match is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;
    /// May the seat do this now? Changes nothing, and reads nothing that the seat can't know.
    fn judge(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;
    /// Emits what follows from an action that was judged legal.
    fn perform<D: Dice, L: Log<Self::Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Self::Action,
    );
    /// Folds one event into the state. The only code that changes a state; it never judges, rolls
    /// or fails.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);
    /// The legal actions of a seat, sorted, without duplicates, into a buffer that is cleared
    /// first.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);
    /// One of the legal actions of a seat that may act, each equally likely. The yardstick of
    /// simulation speed: a game that can pick without listing, does.
    fn pick<D: Dice>(
        &self,
        state: &Self::State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.legal(state, seat, buffer);
        buffer[dice.below(buffer.len() as u32) as usize]
    }
    /// The state after the set-up, without a log.
    #[inline(always)]
    fn start<D: Dice>(&self, dice: &mut D) -> Self::State {
        let mut state = self.blank();
        self.set_up(&mut Step::new(self, &mut state, dice, &mut Unlogged));
        state
    }
    /// Performs a legal action on a state, without a log.
    #[inline(always)]
    fn advance<D: Dice>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut D,
    ) {
        self.perform(&mut Step::new(self, state, dice, &mut Unlogged), seat, action);
    }
    /// The result, once nobody may act any more.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The state as the viewer may know it.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as the viewer may know it; `None` when the viewer may not even know of it.
    fn event_view(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;
    /// Does the event tell anybody what they could not know before, such as a card that was drawn?
    /// What was seen can't be forgotten, so a step with such an event is not undone. `after` is the
    /// state at the end of the step: that something did not happen can be telling too. That an
    /// event reveals something is itself no secret, so it may depend only on what everybody can
    /// know.
    fn reveals(&self, _event: &Self::Event, _after: &Self::State) -> bool {
        true
    }
    /// Should people see the step event by event, as where the rules play a seat? Online tables
    /// then send the view after each of its events.
    fn shows_each_event(&self, _events: &[Self::Event]) -> bool {
        false
    }
    /// What a legal action will change, without playing it.
    fn preview(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Self::Preview;
    /// The action that somebody means who leaves fields of it out: of all that complete it, the one
    /// that comes nearest to being legal. Asked only when none of them is legal, to find the rule
    /// that is best told. Reads nothing that the seat can't know.
    fn complete(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _incomplete: &Value,
    ) -> Option<Self::Action> {
        None
    }
    /// How far things are, worked out from what the viewer knows; with `from`, the id of a place,
    /// also how far everything is from there. Never part of a view: bots need not pay for it.
    fn distances(
        &self,
        _view: &Self::View,
        _from: Option<&Value>,
    ) -> Result<Self::Distances, Fault> {
        Ok(Self::Distances::default())
    }

    /// Writes a state down.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// Sets a written position up, or names every lost, invented or impossible piece.
    fn restore(&self, position: &Self::Position) -> Result<Self::State, Vec<Fault>>;
}

/// A game whose full states can be invented from what a viewer knows. What search bots need, and
/// what proves that a view holds no secret.
pub trait Imagine: Game {
    /// A state that gives exactly this view; what the viewer can't know is random.
    fn imagine<D: Dice + ?Sized>(&self, view: &Self::View, dice: &mut D) -> Self::State;
}

/// A game that can put a rough value on actions.
pub trait Appraise: Game {
    /// How good each of the actions looks to the viewer whose turn it is; more is better. Whole
    /// numbers, so that they are the same on every platform. All at once, because what they share
    /// (ways, distances, what is still missing) is worth working out only once.
    /// A game that has no opinion finds all of them alike.
    fn appraise(&self, _view: &Self::View, actions: &[Self::Action]) -> Vec<i32> {
        vec![0; actions.len()]
    }
}

/// A game with bots written for it alone.
pub trait Scripted: Game {
    /// The bots, the weakest first.
    const SCRIPTS: &'static [Script<Self>] = &[];
}

/// A bot written for one game.
pub struct Script<G: Game> {
    /// Its name on the command line, in requests and in reports.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// Chooses one of the legal actions, of which there is at least one, for the viewer of the
    /// view.
    pub choose: Choose<G>,
}

/// What a script is: from a view and the legal actions to one of them.
pub type Choose<G> =
    fn(&G, &<G as Game>::View, &[<G as Game>::Action], &mut dyn Dice) -> <G as Game>::Action;

/// The action of the highest value; between equals the dice choose.
pub fn best_by<A: Copy, D: Dice + ?Sized>(
    actions: &[A],
    dice: &mut D,
    value: impl FnMut(&A) -> i32,
) -> A {
    let values: Vec<i32> = actions.iter().map(value).collect();
    let best = values.iter().max();
    let equals: Vec<&A> = actions
        .iter()
        .zip(&values)
        .filter(|(_, value)| Some(*value) == best)
        .map(|(a, _)| a)
        .collect();
    *equals[dice.below(equals.len() as u32) as usize]
}

/// An enum that knows the names of its variants; any enum that derives strum's `VariantNames` and
/// `IntoStaticStr`.
pub trait Named {
    /// This variant's name.
    fn name(&self) -> &'static str;
    /// Every variant's name.
    fn names() -> &'static [&'static str];
}

impl<T: strum::VariantNames> Named for T
where
    for<'a> &'a T: Into<&'static str>,
{
    fn name(&self) -> &'static str {
        self.into()
    }

    fn names() -> &'static [&'static str] {
        T::VARIANTS
    }
}

/// Where events go after they changed the state.
pub trait Log<E> {
    /// Does it keep anything? If not, what only explains is not even computed.
    const KEEPS: bool = true;
    /// Keeps the event, or not.
    fn record(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// The log of a simulation: records nothing, so that the compiler removes the events altogether.
pub struct Unlogged;

impl<E> Log<E> for Unlogged {
    const KEEPS: bool = false;

    #[inline(always)]
    fn record(&mut self, _event: E) {}
}

/// One step of a match under way. Rules read the state through it and change it only by
/// [`emit`](Step::emit).
pub struct Step<'a, G: Game, D, L> {
    game: &'a G,
    state: &'a mut G::State,
    /// The dice of this step.
    pub dice: &'a mut D,
    log: &'a mut L,
}

impl<'a, G: Game, D: Dice, L: Log<G::Event>> Step<'a, G, D, L> {
    /// A step on this state.
    #[inline]
    pub fn new(game: &'a G, state: &'a mut G::State, dice: &'a mut D, log: &'a mut L) -> Self {
        Self { game, state, dice, log }
    }

    /// The state as it is now.
    #[inline(always)]
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// The game being played.
    #[inline(always)]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// It happened: the state changes, and the log knows.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.game.evolve(self.state, &event);
        self.log.record(event);
    }

    /// Tells why something happens, by an event that changes nothing. Where nobody keeps events,
    /// the reason is not computed at all.
    #[inline(always)]
    pub fn explain(&mut self, reason: impl FnOnce(&G, &G::State) -> G::Event) {
        if L::KEEPS {
            let event = reason(self.game, self.state);
            self.emit(event);
        }
    }
}
