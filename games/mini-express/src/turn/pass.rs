//! Pass: only for those who can do nothing else (ME-3).

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress};
use crate::MiniExpress;
use crate::action::Illegal;
use crate::event::Event;
use crate::legal;
use crate::state::{Part, State};

/// Nobody may pass who can take a share or build.
pub(crate) fn judge(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    part: Part,
) -> Result<(), Illegal> {
    if legal::can_act(game, state, seat, part) { Err(Illegal::CouldAct { seat }) } else { Ok(()) }
}

/// The turn is over.
pub(crate) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) -> Progress {
    step.emit(Event::Passed { seat });
    Progress::Finished
}
