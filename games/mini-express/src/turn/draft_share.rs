//! The draft before the game: each player's first shares.

use tabletop::{Dice, Log, Seat};

use super::{Play, Progress, begin_turn, raise_length};
use crate::MiniExpress;
use crate::action::Illegal;
use crate::bot;
use crate::company::{Company, CompanySet};
use crate::event::Event;
use crate::options::Mode;
use crate::state::{Part, State};

/// The companies that both players of an expert game take one share of are picked second and last.
const EXPERT_PICKS: u8 = 3;

/// Whose pick it is: clockwise from the start player, then back again. In the expert game the
/// start player picks twice, the second player once (ME-25).
pub(crate) fn drafter(game: &MiniExpress, picks: u8) -> Seat {
    if game.options.mode == Mode::Expert {
        return Seat(u8::from(picks == 2));
    }
    Seat(if picks < game.people { picks } else { 2 * game.people - 1 - picks })
}

pub(crate) fn last_pick(game: &MiniExpress) -> u8 {
    if game.options.mode == Mode::Expert { EXPERT_PICKS } else { 2 * game.people }
}

/// The companies of which a seat has shares.
fn holdings(state: &State, seat: Seat) -> CompanySet {
    let has = |company: &Company| state.shares[seat.index()][company.index()] > 0;
    Company::ALL.into_iter().filter(has).collect()
}

/// A player's two shares must differ, and no two players may have the same two.
pub(crate) fn judge(
    game: &MiniExpress,
    state: &State,
    picks: u8,
    company: Company,
) -> Result<(), Illegal> {
    let left = state.set_aside[company.index()];
    if game.options.mode == Mode::Expert {
        let untouched = left == game.options.mode.set_aside(game.people);
        return if untouched { Ok(()) } else { Err(Illegal::NoneToDraft { company }) };
    }
    if left == 0 {
        return Err(Illegal::NoneToDraft { company });
    }
    let seat = drafter(game, picks);
    let own = holdings(state, seat);
    if own.contains(company) {
        return Err(Illegal::SameShares { company });
    }
    if own.is_empty() {
        return Ok(());
    }
    let pair = own.with(company);
    match Seat::all(game.people).find(|&other| other != seat && holdings(state, other) == pair) {
        Some(seat) => Err(Illegal::PairTaken { company, seat }),
        None => Ok(()),
    }
}

/// The share goes to the player; in the expert draft two of it, or one to each.
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
) -> Progress {
    if step.game().options.mode != Mode::Expert {
        step.emit(Event::ShareDrafted { seat, company, shares: 1 });
        return Progress::Finished;
    }
    let first_of_two = step.state().shares[seat.index()].iter().all(|&shares| shares < 2);
    if first_of_two {
        step.emit(Event::ShareDrafted { seat, company, shares: 2 });
    } else {
        share_out(step, company);
    }
    Progress::Finished
}

/// Expert: both players take one.
fn share_out<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, company: Company) {
    for seat in Seat::all(2) {
        step.emit(Event::ShareDrafted { seat, company, shares: 1 });
    }
}

/// After a pick: the next one, or what is left over, and the first turn.
pub(crate) fn go_on<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, picks: u8) {
    let game = step.game();
    if picks + 1 < last_pick(game) {
        step.emit(Event::DraftContinued { picks: picks + 1 });
        return;
    }
    match game.options.mode {
        Mode::Standard => count_leftovers(step),
        Mode::Solo => {
            bot::draft(step);
            remove_leftovers(step);
        }
        Mode::Duo => {
            bot::take_leftovers(step);
        }
        Mode::Expert => {
            let last =
                Company::ALL.into_iter().find(|last| step.state().set_aside[last.index()] > 0);
            share_out(step, last.expect("one company is left after three picks"));
            // The start player's first turn has one action.
            step.emit(Event::TurnBegan { seat: Seat(0), part: Part::Only });
            return;
        }
    }
    begin_turn(step, Seat(0));
}

/// For every share left over its company's marker moves up: by 1 with four players, by 2 with
/// three or five.
fn count_leftovers<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let each = if step.game().people == 4 { 1 } else { 2 };
    for company in Company::ALL {
        let shares = step.state().set_aside[company.index()];
        if shares > 0 {
            step.emit(Event::LeftoversRemoved { company, shares });
            raise_length(step, company, shares * each);
        }
    }
}

fn remove_leftovers<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    for company in Company::ALL {
        let shares = step.state().set_aside[company.index()];
        if shares > 0 {
            step.emit(Event::LeftoversRemoved { company, shares });
        }
    }
}
