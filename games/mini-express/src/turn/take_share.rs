//! Take a share on offer, for influence.

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress, check_supply};
use crate::MiniExpress;
use crate::action::Illegal;
use crate::company::Company;
use crate::event::Event;
use crate::state::{Part, State};

/// Trains that a share brings into the reserve when a player takes it.
pub(crate) const REFILL: u8 = 3;

/// There must be a share on offer, and influence to pay for it.
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
    if !is_within_means(state, seat, company) {
        if state.offer[company.index()] == 0 {
            return Err(Illegal::NoneOnOffer { company });
        }
        let has = state.influence[seat.index()][company.index()];
        return Err(Illegal::NotEnoughInfluence { company, needed: price(state, company), has });
    }
    if matches!(part, Part::Second { .. }) && would_exhaust(game, state, company) {
        return Err(Illegal::WouldExhaust { company });
    }
    Ok(())
}

/// Is a share on offer, and has the seat the influence to pay for it?
#[inline]
pub(crate) fn is_within_means(state: &State, seat: Seat, company: Company) -> bool {
    let influence = state.influence[seat.index()][company.index()];
    state.offer[company.index()] > 0 && influence >= price(state, company)
}

/// A share costs influence equal to the trains in reserve.
#[inline]
fn price(state: &State, company: Company) -> u8 {
    state.reserve[company.index()]
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
    let price = price(step.state(), company);
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
