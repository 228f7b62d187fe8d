//! Ports: the builder says where the port opens.

use tabletop::{Dice, Log};

use super::{Play, Progress};
use crate::MiniExpress;
use crate::action::Illegal;
use crate::board::HexId;
use crate::event::Event;
use crate::state::{Phase, State};
use crate::variants::ports;

/// It must be a free port.
pub(crate) fn judge(game: &MiniExpress, state: &State, port: HexId) -> Result<(), Illegal> {
    if ports::free(game, state).contains(port) {
        Ok(())
    } else {
        Err(Illegal::NotAFreePort { port })
    }
}

/// The company on the token opens it.
pub(crate) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, port: HexId) -> Progress {
    let Phase::ChoosingPort { company, .. } = step.state().phase else {
        unreachable!("it was judged")
    };
    ports::open(step, company, port);
    Progress::Finished
}
