//! Golden Spike: the builder says who runs the western branch.

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress};
use crate::action::Illegal;
use crate::company::{Company, CompanySet};
use crate::event::Event;
use crate::variants::golden_spike;

/// It must be one of the companies that met.
pub(crate) fn judge(candidates: CompanySet, company: Company) -> Result<(), Illegal> {
    if candidates.contains(company) { Ok(()) } else { Err(Illegal::NotACandidate { candidates }) }
}

/// The company runs the western branch.
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
) -> Progress {
    golden_spike::run_western_branch(step, seat, Some(company));
    Progress::Finished
}
