//! Everything survives being written down, and a refusal.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Game, Match, Record, Tell, from_json, to_json};

use super::breach::{Breach, Law, hold, hold_same};
use super::threads::list;

/// The action comes back from JSON as it was.
pub(super) fn check_action<G: Game>(game: &G, action: &G::Action) -> Result<(), Breach> {
    check_text(game, action).map(|_| ())
}

/// The events come back from JSON as they were.
pub(super) fn check_events<G: Game>(game: &G, events: &[G::Event]) -> Result<(), Breach> {
    events.iter().try_for_each(|event| check_text(game, event).map(|_| ()))
}

/// The state can be written as a position, the position as JSON, and both come back.
pub(super) fn check_position<G: Game>(game: &G, state: &G::State) -> Result<(), Breach> {
    let position = check_text(game, &game.position(state))?;
    let restored = restore(game, &position, Law::RestoreAcceptsEveryState)?;
    hold(Law::RestoreAcceptsEveryState, restored == *state, || {
        format!("restored otherwise:\nexpected {state:?}\nactual   {restored:?}")
    })
}

/// The position is accepted, or the law is broken.
pub(super) fn restore<G: Game>(
    game: &G,
    position: &G::Position,
    law: Law,
) -> Result<G::State, Breach> {
    game.restore(position).map_err(|faults| Breach {
        law,
        detail: format!("refused: {}\n{}", to_json(game, position), list(&faults)),
    })
}

/// The record of the match survives JSON and replays to the same state.
pub(super) fn check_record<G: Tell>(game_match: &Match<G>) -> Result<(), Breach> {
    let breach = |detail: String| Breach { law: Law::RecordsReplay, detail };
    let text = serde_json::to_string(&Record::of(game_match)).map_err(|e| breach(e.to_string()))?;
    let record: Record = serde_json::from_str(&text).map_err(|e| breach(e.to_string()))?;
    let replayed = record.replay::<G>(|_| {}).map_err(|faults| breach(list(&faults)))?;
    hold(Law::RecordsReplay, replayed.state() == game_match.state(), || {
        format!("expected {:?}\nactual   {:?}", game_match.state(), replayed.state())
    })
}

/// The first illegal action of the pool, tried by every seat, leaves the match as it was.
pub(super) fn check_untouched<G: Game>(
    game_match: &mut Match<G>,
    pool: &[G::Action],
) -> Result<(), Breach> {
    let (state, hash, step) = (game_match.state().clone(), game_match.hash(), game_match.step());
    for seat in tabletop::Seat::all(game_match.game().seats()) {
        let judged = |action: &&G::Action| game_match.game().judge(&state, seat, action).is_err();
        let Some(illegal) = pool.iter().find(judged) else { continue };
        let refused = game_match.act(seat, illegal).is_err();
        let untouched = *game_match.state() == state && game_match.step() == step;
        let law = Law::IllegalActionsChangeNothing;
        hold(law, refused && untouched, || format!("seat {seat}: {illegal:?}"))?;
        hold_same(law, "the fingerprint", &hash, &game_match.hash())?;
    }
    Ok(())
}

/// Writes the thing as text, reads it, and gives what was read.
fn check_text<G: Game, T>(game: &G, thing: &T) -> Result<T, Breach>
where
    T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let law = Law::EverythingSurvivesJson;
    let text = to_json(game, thing).to_string();
    let value: Value = serde_json::from_str(&text)
        .map_err(|error| Breach { law, detail: format!("{text}\n{error}") })?;
    let read: T = from_json(game, &value)
        .map_err(|fault| Breach { law, detail: format!("{text}\n{fault}") })?;
    hold(law, read == *thing, || format!("{text}\nexpected {thing:?}\nactual   {read:?}"))?;
    Ok(read)
}
