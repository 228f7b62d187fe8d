//! What a viewer may know: everything. Shares, influence, reserves and the bot's drawn tokens lie
//! open; only the order of the bag's next tokens is unknown, and that is in no state.

use serde::Serialize;
use tabletop::SeatSet;

use crate::MiniExpress;
use crate::company::PerCompany;
use crate::position::Position;
use crate::scoring;
use crate::state::State;
use crate::turn::to_act;

/// A view. It keeps the state itself, so that a bot that searches need not rebuild it; in JSON it
/// is the position with what follows from it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    #[serde(skip)]
    pub(crate) state: State,
    #[serde(flatten)]
    position: Position,
    /// Who may act.
    to_act: SeatSet,
    /// Everyone's points if the game ended now, by seat.
    points: Vec<i16>,
    /// What one share of each company is worth, by seat.
    share_values: Vec<PerCompany<u8>>,
}

impl View {
    /// What everybody may know of the state.
    pub(crate) fn of(game: &MiniExpress, state: &State) -> Self {
        let seats = usize::from(game.seat_count());
        let values = scoring::share_values(game, state);
        Self {
            state: state.clone(),
            position: Position::of(game, state),
            to_act: to_act(game, state),
            points: scoring::points(game, state)[..seats].to_vec(),
            share_values: values[..seats].iter().map(|&own| PerCompany::from_array(own)).collect(),
        }
    }
}
