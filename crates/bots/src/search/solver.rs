//! Exhaustive max^n (Luckhardt & Irani 1986) near the end of a match without secrets or dice.
//!
//! Each seat takes what has the most value for itself.

use tabletop::{QuickDice, SearchGame, Seat};

use super::iteration::{TrackingDice, list};
use super::tree::{Choice, Proof};
use super::value::value;

/// A match that can go on for more decisions than this, after the next one, is not near its end.
const DEPTH: u32 = 8;
/// Neither is one that can end in more ways than this. It takes some milliseconds at most.
const ENDINGS: u32 = 4_000;

/// The result of each of these choices if every seat plays perfectly for itself; `None` if there is
/// too much to look at, or if the result depends on dice.
pub(super) fn solve<G: SearchGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choices: &[Choice<G::Action, G::ActionKey>],
) -> Option<Vec<Proof>> {
    let mut endings = ENDINGS;
    choices
        .iter()
        .map(|choice| after(game, state, seat, &choice.action, DEPTH, &mut endings))
        .collect()
}

/// What comes out after an action.
fn after<G: SearchGame>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    depth: u32,
    endings: &mut u32,
) -> Option<Proof> {
    let mut state = state.clone();
    // They say that they were rolled, and then nothing is certain.
    let mut tracking = TrackingDice { dice: &mut QuickDice::new(0), rolled: false };
    game.advance(&mut state, seat, action, &mut tracking);
    if tracking.rolled {
        return None;
    }
    let Some(seat) = game.to_act(&state).first() else {
        *endings = endings.checked_sub(1)?;
        let outcome = game.outcome(&state)?;
        return Some(Proof { value: value::<G>(&outcome), outcome });
    };
    let depth = depth.checked_sub(1)?;
    let (mut actions, mut choices) = (Vec::new(), Vec::new());
    game.legal(&state, seat, &mut actions);
    list(game, &state, &actions, &mut choices);
    let mut best: Option<Proof> = None;
    for choice in &choices {
        let proof = after(game, &state, seat, &choice.action, depth, endings)?;
        if best.is_none_or(|best| proof.value[seat.index()] > best.value[seat.index()]) {
            best = Some(proof);
        }
    }
    best
}
