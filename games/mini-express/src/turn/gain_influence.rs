//! The wild token's second point of influence.

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress, build_track, give_influence};
use crate::action::Illegal;
use crate::board::CityId;
use crate::company::Company;
use crate::event::Event;
use crate::state::{Phase, State};

/// It must go to a company other than the token's (ME-10).
pub(crate) fn judge(state: &State, city: CityId, company: Company) -> Result<(), Illegal> {
    match state.demand[city.index()] {
        Some(token) if token.company() == company => Err(Illegal::WildPointInSame { company }),
        _ => Ok(()),
    }
}

/// The point is given, and the build goes on.
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
) -> Progress {
    let Phase::GainingInfluence { part, built, .. } = step.state().phase else {
        unreachable!("it was judged")
    };
    give_influence(step, seat, company, 1);
    build_track::finish(step, seat, part, built)
}
