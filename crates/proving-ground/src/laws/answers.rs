//! What people are told beside a view: how far things are, and why half an action can't be done. It
//! holds no secret, and what completes an action says all that the action said.

use serde_json::Value;
use tabletop::{Coded, Dice, Game, Objection, QuickDice, Seat, explain, extends, to_json};

use super::breach::{Breach, Law, hold, hold_same};

/// This many actions of the pool are tried in part.
const TRIED: usize = 4;

/// Distances, also from anything that has a name, are the same where the views are.
pub(super) fn check_distances<G: Game>(
    game: &G,
    views: [&G::View; 2],
    dice: &mut QuickDice,
) -> Result<(), Breach> {
    let names: Vec<&str> = game.slugs().all().collect();
    let place = dice.below(names.len().max(1) as u32) as usize;
    for from in [None, names.get(place).copied().map(Value::from)] {
        let measure = |view| match game.distances(view, from.as_ref()) {
            Ok(distances) => to_json(game, &distances).to_string(),
            Err(fault) => fault.to_string(),
        };
        let [text, other] = views.map(measure);
        let what = || format!("distances from {from:?}");
        hold_same(Law::DistancesHoldNoSecret, what(), &text, &other)?;
    }
    Ok(())
}

/// What is said of actions with a field left out is the same where the views are.
pub(super) fn check_incomplete<G: Game>(
    game: &G,
    states: [&G::State; 2],
    seat: Seat,
    pool: &[G::Action],
) -> Result<(), Breach> {
    for action in pool.iter().step_by(pool.len().div_ceil(TRIED).max(1)) {
        let Value::Object(fields) = to_json(game, action) else { continue };
        for name in fields.keys() {
            let mut fields = fields.clone();
            fields.shift_remove(name);
            let incomplete = Value::Object(fields);
            for state in states {
                check_completion(game, state, seat, &incomplete)?;
            }
            let [text, other] = states.map(|state| said(game, state, seat, &incomplete));
            let what = format!("seat {seat}: {incomplete}");
            hold_same(Law::ErrorsHoldNoSecret, what, &text, &other)?;
        }
    }
    Ok(())
}

fn check_completion<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    incomplete: &Value,
) -> Result<(), Breach> {
    let Some(action) = game.complete(state, seat, incomplete) else { return Ok(()) };
    let completed = to_json(game, &action);
    hold(Law::CompletionsKeepWhatWasSaid, extends(&completed, incomplete), || {
        format!("seat {seat}: {incomplete} became {completed}")
    })
}

fn said<G: Game>(game: &G, state: &G::State, seat: Seat, incomplete: &Value) -> String {
    match explain(game, state, seat, incomplete) {
        Ok(action) => to_json(game, &action).to_string(),
        Err(Objection::Illegal(illegal)) => {
            format!("{} {} {illegal}", illegal.code(), to_json(game, &illegal))
        }
        Err(Objection::Unreadable(fault)) => fault.to_string(),
    }
}
