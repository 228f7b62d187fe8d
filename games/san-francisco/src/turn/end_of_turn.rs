//! The end of a turn, and of the match.

use tabletop::{Dice, Log, Seat};

use super::Play;
use crate::event::Event;
use crate::state::Ending;

/// So few cable cars begin the last round.
pub(crate) const FEW_CARS: u8 = 2;

/// The trigger is checked at the end of a turn and fires once; then everybody, the triggering
/// player last, has one more turn (SF-14).
#[inline]
pub(super) fn perform<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    step.emit(Event::TurnEnded { seat });
    match step.state().turns_left {
        Some(0) => end_match(step, Ending::LastRound),
        None if step.state().cars[seat.index()] <= FEW_CARS => {
            step.emit(Event::LastRoundBegan { seat });
        }
        _ => {}
    }
}

pub(super) fn end_match<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, ending: Ending) {
    step.emit(Event::MatchEnded { ending });
    step.explain(|game, state| Event::Scored { scoring: game.score(state) });
}
