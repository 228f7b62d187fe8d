//! What a player may do: one file each, what is legal beside what it does.

pub(crate) mod claim_route;
pub(crate) mod draw_cards;
pub(crate) mod draw_tickets;
pub(crate) mod end_of_turn;
pub(crate) mod incomplete;
mod pass;
pub(crate) mod place_tokens;
pub(crate) mod settle_row;
pub(crate) mod take_token;

use tabletop::{Dice, Log, Seat, SeatSet, Step};

use crate::SanFrancisco;
use crate::action::{Action, Expected, Illegal};
use crate::event::Event;
use crate::state::{Phase, State};

/// A step of a match of this game.
pub(crate) type Play<'a, D, L> = Step<'a, SanFrancisco, D, L>;

impl State {
    /// Who may act.
    #[inline]
    pub(crate) fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::FirstTickets { waiting } => waiting,
            Phase::PlacingTokens { seat }
            | Phase::Turn { seat }
            | Phase::SecondCard { seat }
            | Phase::KeepingTickets { seat }
            | Phase::TakingToken { seat, .. } => SeatSet::only(seat),
            Phase::Over { .. } => SeatSet::NONE,
        }
    }

    fn expected(&self) -> Expected {
        match self.phase {
            Phase::FirstTickets { .. } | Phase::KeepingTickets { .. } => Expected::KeepTickets,
            Phase::PlacingTokens { .. } => Expected::PlaceTokens,
            Phase::SecondCard { .. } => Expected::DrawSecondCard,
            Phase::TakingToken { .. } => Expected::TakeToken,
            Phase::Turn { .. } | Phase::Over { .. } => Expected::TakeTurn,
        }
    }
}

/// Is the action legal?
pub(crate) fn judge(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Over { .. }) {
        return Err(Illegal::Over);
    }
    if !state.to_act().contains(seat) {
        return Err(Illegal::NotYours { seat });
    }
    match (state.phase, *action) {
        (
            Phase::FirstTickets { .. } | Phase::KeepingTickets { .. },
            Action::KeepTickets { tickets },
        ) => draw_tickets::judge_keep(state, seat, tickets),
        (Phase::PlacingTokens { .. }, Action::PlaceTokens { symbol, location }) => {
            place_tokens::judge(state, symbol, location)
        }
        (Phase::Turn { .. } | Phase::SecondCard { .. }, Action::DrawDeck {}) => {
            draw_cards::judge_deck(state)
        }
        (Phase::Turn { .. } | Phase::SecondCard { .. }, Action::DrawFaceUp { slot }) => {
            draw_cards::judge_face_up(state, slot)
        }
        (Phase::Turn { .. }, Action::ClaimRoute { route, pay }) => {
            claim_route::judge(game, state, seat, route, pay)
        }
        (Phase::Turn { .. }, Action::DrawTickets {}) => draw_tickets::judge_draw(state),
        (Phase::Turn { .. }, Action::Pass {}) => pass::judge(game, state, seat),
        (Phase::TakingToken { route, .. }, Action::TakeToken { location }) => {
            take_token::judge(game, state, seat, route, location)
        }
        _ => Err(Illegal::NotNow { seat, expected: state.expected() }),
    }
}

/// Plays a legal action and everything that follows from it.
#[inline(always)]
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    action: &Action,
) {
    match *action {
        Action::KeepTickets { tickets } => draw_tickets::keep(step, seat, tickets),
        Action::PlaceTokens { symbol, location } => {
            place_tokens::perform(step, seat, symbol, location);
        }
        Action::DrawDeck {} => draw_cards::from_deck(step, seat),
        Action::DrawFaceUp { slot } => draw_cards::face_up(step, seat, slot),
        Action::ClaimRoute { route, pay } => claim_route::perform(step, seat, route, pay),
        Action::TakeToken { location } => take_token::perform(step, seat, location),
        Action::DrawTickets {} => draw_tickets::draw(step, seat),
        Action::Pass {} => pass::perform(step, seat),
    }
}
