//! An exact solver for positions that are near the end of a match, where nothing is secret and nothing is rolled.

use tabletop::{Foresee, QuickDice, Seat, Step, Unlogged};

use super::descent::{Witness, list};
use super::tree::{Choice, Proof};
use super::worth::worth;

/// Positions from which a match can go on for more decisions than this, after the next one, are not near its end.
const DEPTH: u32 = 8;
/// Neither are those that lead to more endings. It takes some milliseconds at most.
const ENDINGS: u32 = 4_000;

/// What comes out of each of these choices if everybody plays for themselves and looks at everything; `None` if that is too
/// much, or if it depends on dice.
pub(super) fn solve<G: Foresee>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choices: &[Choice<G::Action, G::Gist>],
) -> Option<Vec<Proof>> {
    let mut endings = ENDINGS;
    choices
        .iter()
        .map(|choice| after(game, state, seat, &choice.action, DEPTH, &mut endings))
        .collect()
}

/// What comes out after an action.
fn after<G: Foresee>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    depth: u32,
    endings: &mut u32,
) -> Option<Proof> {
    let mut state = state.clone();
    // They say that they were rolled, and then nothing is certain.
    let mut witness = Witness { dice: &mut QuickDice::new(0), rolled: false };
    game.perform(&mut Step::new(game, &mut state, &mut witness, &mut Unlogged), seat, action);
    if witness.rolled {
        return None;
    }
    let Some(seat) = game.to_act(&state).first() else {
        *endings = endings.checked_sub(1)?;
        let outcome = game.outcome(&state)?;
        return Some(Proof { worth: worth::<G>(&outcome), outcome });
    };
    let depth = depth.checked_sub(1)?;
    let (mut actions, mut choices) = (Vec::new(), Vec::new());
    game.legal(&state, seat, &mut actions);
    list(game, &state, &actions, &mut choices);
    let mut best: Option<Proof> = None;
    for choice in &choices {
        let proof = after(game, &state, seat, &choice.action, depth, endings)?;
        if best.is_none_or(|best| proof.worth[seat.index()] > best.worth[seat.index()]) {
            best = Some(proof);
        }
    }
    best
}
