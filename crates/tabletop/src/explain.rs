//! Why something that was only half said can't be done.

use serde_json::Value;

use crate::{Fault, Game, Seat, from_json, to_json};

/// Why nothing legal completes an action.
#[derive(Debug)]
pub enum Objection<I> {
    /// A rule forbids it.
    Illegal(I),
    /// It can't be read as an action, not even as the beginning of one.
    Unreadable(Fault),
}

/// The first legal action that says all that `incomplete` does, or the rule that forbids what comes
/// nearest to one. An action that leaves nothing out is judged as it is.
pub fn explain<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    incomplete: &Value,
) -> Result<G::Action, Objection<G::Illegal>> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    if let Some(action) = legal.iter().find(|action| extends(&to_json(game, action), incomplete)) {
        return Ok(*action);
    }
    let meant = match from_json(game, incomplete) {
        Ok(action) => action,
        Err(fault) => game.complete(state, seat, incomplete).ok_or(Objection::Unreadable(fault))?,
    };
    match game.judge(state, seat, &meant) {
        Ok(()) => Ok(meant),
        Err(illegal) => Err(Objection::Illegal(illegal)),
    }
}

/// Does the action say all that the incomplete one does?
pub fn extends(action: &Value, incomplete: &Value) -> bool {
    match (action, incomplete) {
        (Value::Object(all), Value::Object(some)) => {
            some.iter().all(|(name, value)| all.get(name) == Some(value))
        }
        _ => action == incomplete,
    }
}
