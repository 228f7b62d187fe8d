//! Europe: Ports. The first build to a city with a wild token opens a port for its company.

use tabletop::{Dice, Log, Seat};

use crate::MiniExpress;
use crate::board::{HexId, HexSet};
use crate::bot;
use crate::company::Company;
use crate::event::Event;
use crate::state::{Built, Part, State};
use crate::turn::{Play, Progress, check_supply};

/// The ports without a train.
pub(crate) fn free(game: &MiniExpress, state: &State) -> HexSet {
    let ports = game.board.ports().iter().copied();
    ports.filter(|&port| state.companies_on(port).is_empty()).collect()
}

/// After a build to a city with a wild token: was it the first?
pub(crate) fn after_build<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    built: Built,
    company: Company,
) -> Progress {
    let game = step.game();
    let is_first = step.state().companies_on(game.board.place(built.city)).len() == 1;
    if !is_first || step.state().supply[company.index()] == 0 {
        return Progress::Finished;
    }
    let free = free(game, step.state());
    if free.len() > 1 && game.bot_seat() != Some(seat) {
        step.emit(Event::PortChoiceOpened { seat, part, built, company });
        return Progress::Waiting;
    }
    let chosen = if free.len() > 1 { Some(bot::choose_port(step)) } else { free.iter().next() };
    if let Some(hex) = chosen {
        open(step, company, hex);
    }
    Progress::Finished
}

/// A train from supply goes on the port. It is no build: no compensation, length or influence
/// (ME-26).
pub(crate) fn open<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    company: Company,
    port: HexId,
) {
    step.emit(Event::PortOpened { company, port });
    check_supply(step, company);
}
