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
use crate::action::{Action, Expected, Illegal};
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
        | Phase::GainingInfluence { seat, .. }
        | Phase::ChoosingPort { seat, .. }
        | Phase::ChoosingWesternBranch { seat, .. } => SeatSet::only(seat),
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
    // When the match is over nobody is to act; that it is over says more.
    if !matches!(state.phase, Phase::Over { .. }) && !to_act(game, state).contains(seat) {
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
        (Phase::GainingInfluence { built, .. }, Action::GainInfluence { company }) => {
            gain_influence::judge(state, built.city, company)
        }
        (Phase::ChoosingPort { .. }, Action::ChoosePort { port }) => {
            choose_port::judge(game, state, port)
        }
        (
            Phase::ChoosingWesternBranch { candidates, .. },
            Action::ChooseWesternBranch { company },
        ) => choose_western_branch::judge(candidates, company),
        (Phase::Draft { .. }, _) => not_now(Expected::DraftShare),
        (Phase::Turn { .. }, _) => not_now(Expected::TurnAction),
        (Phase::GainingInfluence { .. }, _) => not_now(Expected::GainInfluence),
        (Phase::ChoosingPort { .. }, _) => not_now(Expected::ChoosePort),
        (Phase::ChoosingWesternBranch { .. }, _) => not_now(Expected::ChooseWesternBranch),
        (Phase::Over { .. }, _) => Err(Illegal::Over),
    }
}

const fn not_now(expected: Expected) -> Result<(), Illegal> {
    Err(Illegal::NotNow { expected })
}

/// Plays a legal action and everything that follows from it, the bot's turn included.
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    action: Action,
) {
    let phase = step.state().phase;
    if perform_alone(step, seat, action) == Progress::Waiting {
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
            Phase::GainingInfluence { part, built, .. }
            | Phase::ChoosingPort { part, built, .. }
            | Phase::ChoosingWesternBranch { part, built, .. },
            _,
        ) => finish_action(step, seat, part, built.company, Some(built.city)),
        (Phase::Turn { .. } | Phase::Over { .. }, _) => unreachable!("it was judged"),
    }
}

/// Plays an action alone, without what comes after it.
#[inline]
pub(crate) fn perform_alone<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    action: Action,
) -> Progress {
    match action {
        Action::DraftShare { company } => draft_share::perform(step, seat, company),
        Action::TakeShare { company } => take_share::perform(step, seat, company),
        Action::BuildTrack { company, city, path } => {
            build_track::perform(step, seat, company, city, path)
        }
        Action::GainInfluence { company } => gain_influence::perform(step, seat, company),
        Action::ChoosePort { port } => choose_port::perform(step, port),
        Action::ChooseWesternBranch { company } => {
            choose_western_branch::perform(step, seat, company)
        }
        Action::Pass {} => pass::perform(step, seat),
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
            step.emit(Event::MatchEnded { ending: Ending::OfferExhausted });
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
        step.emit(Event::MatchEnded { ending: Ending::EverybodyPassed });
        return;
    }
    if step.state().exhausted_offers() >= 2 {
        if seat.0 + 1 == seats {
            step.emit(Event::MatchEnded { ending: Ending::TwoOffersExhausted });
            return;
        }
        if !step.state().last_round {
            step.emit(Event::LastRoundBegan { seat });
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
