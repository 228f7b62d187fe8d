//! A match from turn to turn: who acts, what comes after an action, when it ends.

pub mod build_track;
pub mod choose_port;
pub mod choose_western_branch;
pub mod draft_share;
pub mod gain_influence;
pub mod pass;
pub mod take_share;

use tabletop::{Dice, Log, Seat, SeatSet, Step};

use crate::MiniExpress;
use crate::action::{Action, Awaited, Illegal};
use crate::board::CityId;
use crate::bot;
use crate::company::Company;
use crate::event::Event;
use crate::legal;
use crate::options::Mode;
use crate::state::{Ending, Part, Phase, State};

/// A step of a match of this game.
pub(crate) type Play<'a, D, L> = Step<'a, MiniExpress, D, L>;

/// Is an action done, or does it wait for a choice?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Done with all its choices and events.
    Finished,
    /// A choice is open.
    Waiting,
}

/// Who may act.
#[inline]
pub(crate) fn to_act(game: &MiniExpress, state: &State) -> SeatSet {
    match state.phase {
        Phase::Draft { picks } => SeatSet::only(draft_share::drafter(game, picks)),
        Phase::Turn { seat, .. }
        | Phase::GainInfluence { seat, .. }
        | Phase::ChoosePort { seat, .. }
        | Phase::ChooseWesternBranch { seat, .. } => SeatSet::only(seat),
        Phase::Over { .. } => SeatSet::NONE,
    }
}

/// Is the action legal?
pub(crate) fn judge(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if let Phase::Over { .. } = state.phase {
        return Err(Illegal::NotNow { awaited: Awaited::Nothing });
    }
    if !to_act(game, state).contains(seat) {
        return Err(Illegal::NotYours { seat });
    }
    match (state.phase, action) {
        (Phase::Draft { picks }, Action::DraftShare { company }) => {
            draft_share::judge(game, state, picks, company)
        }
        (Phase::Turn { part, .. }, Action::TakeShare { company }) => {
            take_share::judge(game, state, seat, part, company)
        }
        (Phase::Turn { part, .. }, Action::BuildTrack { company, city, path }) => {
            build_track::judge(game, state, seat, part, company, city, path)
        }
        (Phase::Turn { part, .. }, Action::Pass {}) => pass::judge(game, state, seat, part),
        (Phase::GainInfluence { built, .. }, Action::GainInfluence { company }) => {
            gain_influence::judge(state, built.city, company)
        }
        (Phase::ChoosePort { .. }, Action::ChoosePort { port }) => {
            choose_port::judge(game, state, port)
        }
        (
            Phase::ChooseWesternBranch { candidates, .. },
            Action::ChooseWesternBranch { company },
        ) => choose_western_branch::judge(candidates, company),
        (phase, _) => Err(Illegal::NotNow { awaited: awaited(phase) }),
    }
}

fn awaited(phase: Phase) -> Awaited {
    match phase {
        Phase::Draft { .. } => Awaited::DraftShare,
        Phase::Turn { .. } => Awaited::TurnAction,
        Phase::GainInfluence { .. } => Awaited::GainInfluence,
        Phase::ChoosePort { .. } => Awaited::ChoosePort,
        Phase::ChooseWesternBranch { .. } => Awaited::ChooseWesternBranch,
        Phase::Over { .. } => Awaited::Nothing,
    }
}

/// Plays a legal action and everything that follows from it, the bot's turn included.
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    action: Action,
) {
    let phase = step.state().phase;
    if carry_out(step, seat, action) == Progress::Waiting {
        return;
    }
    match (phase, action) {
        (Phase::Draft { picks }, _) => draft_share::go_on(step, picks),
        (_, Action::Pass {}) => end_turn(step, seat),
        (Phase::Turn { part, .. }, Action::TakeShare { company }) => {
            finish_action(step, seat, part, company, None);
        }
        (Phase::Turn { part, .. }, Action::BuildTrack { company, city, .. }) => {
            finish_action(step, seat, part, company, Some(city));
        }
        (
            Phase::GainInfluence { part, built, .. }
            | Phase::ChoosePort { part, built, .. }
            | Phase::ChooseWesternBranch { part, built, .. },
            _,
        ) => finish_action(step, seat, part, built.company, Some(built.city)),
        (Phase::Turn { .. } | Phase::Over { .. }, _) => unreachable!("it was judged"),
    }
}

/// Plays an action alone, without what comes after it.
#[inline]
pub(crate) fn carry_out<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    action: Action,
) -> Progress {
    match action {
        Action::DraftShare { company } => draft_share::carry_out(step, seat, company),
        Action::TakeShare { company } => take_share::carry_out(step, seat, company),
        Action::BuildTrack { company, city, path } => {
            build_track::carry_out(step, seat, company, city, path)
        }
        Action::GainInfluence { company } => gain_influence::carry_out(step, seat, company),
        Action::ChoosePort { port } => choose_port::carry_out(step, port),
        Action::ChooseWesternBranch { company } => {
            choose_western_branch::carry_out(step, seat, company)
        }
        Action::Pass {} => pass::carry_out(step, seat),
    }
}

/// After an action with all its choices and events (ME-23): the expert game may end or go on with
/// the turn's second action; otherwise the turn is over.
#[inline]
fn finish_action<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    company: Company,
    city: Option<CityId>,
) {
    if step.game().options.mode == Mode::Expert {
        if step.state().exhausted_offers() > 0 {
            step.emit(Event::GameEnded { ending: Ending::OfferExhausted });
            return;
        }
        let second = Part::Second { company, city };
        if part == Part::First && legal::can_act(step.game(), step.state(), seat, second) {
            step.emit(Event::TurnBegan { seat, part: second });
            return;
        }
    }
    end_turn(step, seat);
}

/// The end of the game is looked for, and the next turn begins. Because the last seat's turn ends
/// a round, everyone has had the same number of turns exactly then.
#[inline]
pub(crate) fn end_turn<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    let game = step.game();
    let seats = game.seat_count();
    if step.state().passes == seats {
        step.emit(Event::GameEnded { ending: Ending::AllPassed });
        return;
    }
    if step.state().exhausted_offers() >= 2 {
        if seat.0 + 1 == seats {
            step.emit(Event::GameEnded { ending: Ending::TwoOffersExhausted });
            return;
        }
        if !step.state().last_round {
            step.emit(Event::LastRoundBegun { seat });
        }
    }
    begin_turn(step, seat.next(seats));
}

#[inline]
fn begin_turn<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    let expert = step.game().options.mode == Mode::Expert;
    let part = if expert { Part::First } else { Part::Only };
    step.emit(Event::TurnBegan { seat, part });
    if step.game().bot_seat() == Some(seat) {
        bot::take_turn(step, seat);
    }
}

/// Whenever trains left a supply: with none left, the shares still on offer leave the game (ME-2).
#[inline]
pub(crate) fn check_supply<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, company: Company) {
    let (supply, offer) =
        (step.state().supply[company.index()], step.state().offer[company.index()]);
    if supply == 0 && offer > 0 {
        step.emit(Event::OfferExhausted { company, shares: offer });
    }
}

/// Moves a track-length marker up, as far as it goes.
#[inline]
pub(crate) fn raise_length<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    company: Company,
    by: u8,
) {
    let before = step.state().length[company.index()];
    let length = (before + by).min(step.game().tables().longest);
    if length > before {
        step.emit(Event::LengthRaised { company, by: length - before, length });
    }
}

/// Gives influence to a seat; without limit, unless the tables have one (ME-11).
#[inline]
pub(crate) fn give_influence<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
    by: u8,
) {
    let before = step.state().influence[seat.index()][company.index()];
    let most = step.game().tables().most_influence.unwrap_or(u8::MAX);
    let influence = before.saturating_add(by).min(most);
    step.emit(Event::InfluenceGained { seat, company, by: influence - before, influence });
}
