//! Take a share on offer, for influence.

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress, check_supply};
use crate::MiniExpress;
use crate::action::Illegal;
use crate::company::Company;
use crate::event::Event;
use crate::state::{Part, State};

/// Trains that a taken share brings into the reserve.
const REFILL: u8 = 3;

/// There must be a share on offer, and influence equal to the trains in reserve to pay for it.
#[inline]
pub(crate) fn judge(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    part: Part,
    company: Company,
) -> Result<(), Illegal> {
    if let Part::Second { company: first, .. } = part
        && first == company
    {
        return Err(Illegal::SameCompany { company });
    }
    if state.offer[company.index()] == 0 {
        return Err(Illegal::NoneOnOffer { company });
    }
    let needed = state.reserve[company.index()];
    let has = state.influence[seat.index()][company.index()];
    if has < needed {
        return Err(Illegal::NotEnoughInfluence { company, needed, has });
    }
    if matches!(part, Part::Second { .. }) && would_exhaust(game, state, company) {
        return Err(Illegal::WouldExhaust { company });
    }
    Ok(())
}

fn would_exhaust(game: &MiniExpress, state: &State, company: Company) -> bool {
    let refill = state.movable(company, REFILL, game.tables().full_reserve);
    state.offer[company.index()] == 1 || state.supply[company.index()] == refill
}

/// The player pays, takes the share, and three trains come into the reserve.
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
) -> Progress {
    let price = step.state().reserve[company.index()];
    take(step, seat, company, price, REFILL);
    Progress::Finished
}

/// What a player and the bot have in common.
#[inline]
pub(crate) fn take<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
    price: u8,
    refill: u8,
) {
    step.emit(Event::ShareTaken { seat, company, price });
    if step.state().offer[company.index()] == 0 {
        step.emit(Event::OfferExhausted { company, shares: 0 });
    }
    let trains = step.state().movable(company, refill, step.game().tables().full_reserve);
    if trains > 0 {
        step.emit(Event::ReserveFilled { company, trains });
        check_supply(step, company);
    }
}

/// The trains that a share brings when a player takes it.
pub(crate) const fn usual_refill() -> u8 {
    REFILL
}
