//! Ticket to Ride: San Francisco, complete, for two to four players.
//!
//! The rules are in `rules/en.md`, with numbered rulings that the code cites (`SF-3`). This file
//! only connects the parts to the table's contract.

mod action;
mod appraise;
mod board;
mod cards;
mod distances;
mod event;
mod evolve;
mod imagine;
mod legal;
mod outlook;
mod position;
mod preview;
mod row;
mod scoring;
mod scripts;
mod search;
mod set_up;
mod state;
mod tell;
mod tickets;
mod tokens;
mod turn;
mod view;

use std::sync::Arc;

use serde_json::Value;
use strum::VariantNames;
use tabletop::slugs::Slugs;
use tabletop::{Coded, Dice, Fault, Game, Log, Outcome, Seat, SeatSet, Setting, Step, Viewer};

pub use action::{Action, Expected, Illegal};
pub use board::{
    Board, BoardError, LocationId, Network, Route, RouteId, RouteSet, STANDARD, Ticket,
};
pub use cards::{Card, Cards};
pub use distances::{Distances, LocationDistance, TicketDistance};
pub use event::{Event, EventView, Veiled};
pub use position::{Position, PositionError};
pub use preview::Preview;
pub use row::{Row, Slot};
pub use scoring::{Decider, Scoring, SeatScore};
pub use set_up::SettingError;
pub use state::{Ending, Phase, State};
pub use tickets::{Returned, TicketDeck, TicketId, TicketSet};
pub use tokens::{Stack, Stacks, Symbol, SymbolSet};
pub use view::View;

/// For learning better weights of the rollout policy (`crates/workshop`).
pub mod learning {
    pub use crate::search::{Feature, Situation, Weights, weights};
}

/// The game on one board, for a number of players.
#[derive(Clone, Debug)]
pub struct SanFrancisco {
    /// Where it is played.
    pub board: Arc<Board>,
    seats: u8,
}

impl Game for SanFrancisco {
    const SLUG: &'static str = "san-francisco";
    const RULES_VERSION: u32 = 1;
    const ENDINGS: &'static [&'static str] = Ending::VARIANTS;
    const DECIDERS: &'static [&'static str] = Decider::VARIANTS;
    const FAULTS: &'static [&'static [&'static str]] =
        &[SettingError::CODES, BoardError::CODES, PositionError::CODES];

    type State = State;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type EventView = EventView;
    type Preview = Preview;
    type Distances = Distances;

    fn lay_out(setting: &Setting) -> Result<Self, Vec<Fault>> {
        set_up::lay_out(setting)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn board(&self) -> &Value {
        self.board.json()
    }

    fn options(&self) -> Value {
        Value::Object(serde_json::Map::new())
    }

    fn slugs(&self) -> &Arc<Slugs> {
        self.board.slugs()
    }

    #[inline]
    fn blank(&self) -> State {
        State::blank(&self.board, self.seats)
    }

    #[inline]
    fn set_up<D: Dice, L: Log<Event>>(&self, step: &mut Step<'_, Self, D, L>) {
        set_up::perform(step);
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.to_act()
    }

    fn judge(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        turn::judge(self, state, seat, action)
    }

    #[inline(always)]
    fn perform<D: Dice, L: Log<Event>>(
        &self,
        step: &mut Step<'_, Self, D, L>,
        seat: Seat,
        action: &Action,
    ) {
        turn::perform(step, seat, action);
    }

    #[inline(always)]
    fn evolve(&self, state: &mut State, event: &Event) {
        state.evolve(&self.board, self.seats, event);
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    #[inline(always)]
    fn pick<D: Dice>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        _buffer: &mut Vec<Action>,
    ) -> Action {
        self.pick_one(state, seat, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over { ending } => Some(self.score(state).outcome(ending)),
            _ => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event.seen_by(viewer))
    }

    fn reveals(&self, event: &Event, after: &State) -> bool {
        event.reveals(after)
    }

    fn preview(&self, state: &State, seat: Seat, action: &Action) -> Preview {
        Preview::of(self, state, seat, action)
    }

    fn complete(&self, state: &State, seat: Seat, incomplete: &Value) -> Option<Action> {
        turn::incomplete::complete(self, state, seat, incomplete)
    }

    fn distances(&self, view: &View, from: Option<&Value>) -> Result<Distances, Fault> {
        Distances::of(self, view, from)
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self, state)
    }

    fn restore(&self, position: &Position) -> Result<State, Vec<Fault>> {
        position.restore(self)
    }
}

#[cfg(feature = "schema")]
impl tabletop::schema::WireTypes for SanFrancisco {
    type Board = board::BoardFile;
    type Options = tabletop::schema::NoOptions;
    type OptionsRequest = tabletop::schema::NoOptions;
}
