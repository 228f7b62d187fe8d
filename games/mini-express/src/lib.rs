//! The rules of Mini Express: four railway companies, their shares, and one map of hexes.
//!
//! This file is the contract's impl and only dispatches: `turn` judges and plays what players
//! do, `bot` plays the rulebook's bot, `variants` the events of the maps, `evolve` folds
//! what happened into a [`State`], `scoring` counts.

mod action;
mod board;
mod bot;
mod company;
mod distances;
mod event;
mod evolve;
mod legal;
mod options;
mod position;
mod preview;
mod scoring;
mod scripts;
mod search;
mod set_up;
mod state;
mod tell;
mod tracks;
mod turn;
mod variants;
mod view;

use std::sync::Arc;

use serde_json::Value;
use strum::VariantNames;
use tabletop::slugs::Slugs;
use tabletop::{
    Appraise, Coded, Dice, Fault, Game, Imagine, Log, Outcome, Seat, SeatSet, Setting, Step,
    Viewer, to_json,
};

pub use crate::action::{Action, Expected, Illegal, Path};
pub use crate::board::{
    Board, BoardError, BotTokenId, CityId, HexId, HexSet, Network, Tables, TablesError,
};
pub use crate::company::{Company, CompanySet, DemandToken, PerCompany, Symbol};
pub use crate::distances::{CityDistance, Distances};
pub use crate::event::{
    BotAction, BranchCandidate, BranchDecider, CityCandidate, CityDecider, DemandMap, Event,
    PortCandidate, PortDecider, TrackCandidate, TrackDecider,
};
pub use crate::options::{Level, Mode, Options, OptionsError};
pub use crate::position::{Position, PositionError};
pub use crate::preview::{Change, Preview};
pub use crate::state::{Bot, Built, Ending, Part, Phase, Spike, State};
pub use crate::view::View;

use crate::scoring::Decider;

/// Mini Express, laid out on one map for one table.
#[derive(Debug)]
pub struct MiniExpress {
    options: Options,
    people: u8,
    board: Board,
    network: Network,
    capacities: [u8; board::CITIES],
    /// The bag's bits: all tokens, and those with numbers.
    bags: (u16, u16),
    blank: State,
    /// The table when everything is laid out but the demand tokens.
    laid: State,
}

impl Game for MiniExpress {
    const SLUG: &'static str = "mini-express";
    const RULES_VERSION: u32 = 1;
    const ENDINGS: &'static [&'static str] = Ending::VARIANTS;
    const DECIDERS: &'static [&'static str] = Decider::VARIANTS;
    const FAULTS: &'static [&'static [&'static str]] =
        &[OptionsError::CODES, BoardError::CODES, TablesError::CODES, PositionError::CODES];

    type State = State;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type EventView = Event;
    type Preview = Preview;
    type Distances = Option<Distances>;

    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>> {
        set_up::lay_out(setting)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn people(&self) -> u8 {
        self.people
    }

    fn board(&self) -> &Value {
        self.board.json()
    }

    fn options(&self) -> Value {
        to_json(self, &self.options.spelled_out(&self.board))
    }

    fn slugs(&self) -> &Arc<Slugs> {
        self.board.slugs()
    }

    fn blank(&self) -> State {
        self.blank.clone()
    }

    fn set_up<D: Dice, L: Log<Event>>(&self, step: &mut Step<'_, Self, D, L>) {
        set_up::perform(step);
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        turn::to_act(self, state)
    }

    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        turn::judge(self, state, seat, *action)
    }

    #[inline]
    fn perform<D: Dice, L: Log<Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Action,
    ) {
        turn::perform(step, seat, *action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: &Event) {
        evolve::evolve(self, state, event);
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        legal::list(self, state, seat, actions);
    }

    #[inline(always)]
    fn pick<D: Dice>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<Action>,
    ) -> Action {
        legal::pick(self, state, seat, dice, buffer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over { ending } => Some(scoring::outcome(self, state, ending)),
            _ => None,
        }
    }

    fn view(&self, state: &State, _viewer: Viewer) -> View {
        View::of(self, state)
    }

    fn event_view(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, event: &Event, _after: &State) -> bool {
        event.reveals()
    }

    /// The rulebook's bot plays within the step of a person.
    fn shows_each_event(&self, events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::BotTokenDrawn { .. }))
    }

    fn preview(&self, state: &State, seat: Seat, action: &Action) -> Preview {
        preview::of(self, state, seat, *action)
    }

    fn distances(&self, view: &View, from: Option<&Value>) -> Result<Option<Distances>, Fault> {
        Distances::of(self, view, from)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn restore(&self, position: &Position) -> Result<State, Vec<Fault>> {
        position.restore(self)
    }
}

impl Imagine for MiniExpress {
    /// Everything is open but the order of the bag, and that is not in the state.
    fn imagine<D: Dice + ?Sized>(&self, view: &View, _dice: &mut D) -> State {
        view.state.clone()
    }
}

impl Appraise for MiniExpress {
    fn appraise(&self, view: &View, actions: &[Action]) -> Vec<i32> {
        actions.iter().map(|action| scoring::appraise_action(self, &view.state, *action)).collect()
    }
}

impl MiniExpress {
    #[inline]
    pub(crate) fn tables(&self) -> &Tables {
        self.board.tables()
    }

    /// How many companies a numbered city can hold in this match.
    #[inline]
    pub(crate) fn capacity(&self, city: CityId) -> u8 {
        self.capacities[city.index()]
    }

    /// Seats with the bot's, which is the last.
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.people + u8::from(self.options.mode.has_bot())
    }

    #[inline]
    pub(crate) fn bot_seat(&self) -> Option<Seat> {
        self.options.mode.has_bot().then_some(Seat(self.people))
    }
}

#[cfg(feature = "schema")]
impl tabletop::schema::WireTypes for MiniExpress {
    type Board = board::BoardFile;
    type Options = options::OptionsJson<'static>;
    type OptionsRequest = options::OptionsRequest;
}
