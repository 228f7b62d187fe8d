//! The commands that look ahead.

use serde_json::json;

use super::commands::{Fields, Reply, seed};
use super::request::{self, Review, Think};
use super::{Engine, Thought};

/// Futures that are looked at when nobody says how many.
const USUAL_NODES: u32 = 1000;
/// No request may keep the engine busy for longer than a minute or so.
const MOST_NODES: u32 = 1_000_000;

/// Every request for the same decision goes on with the search of the last one.
pub fn think(engine: &mut Engine, fields: Fields) -> Reply {
    let request: Think = request::read(fields)?;
    let (seat, seed) = (request.seat, seed(request.seed));
    let position = engine.at_table()?.hash();
    let same = |it: &mut Thought| it.seat == seat && it.position == position && it.seed == seed;
    let before = engine.thought.take_if(same).map(|it| it.search);
    let (insight, search) = engine.at_table()?.think(seat, nodes(request.nodes), &seed, before)?;
    engine.thought = Some(Thought { seat, position, seed, search });
    Ok(json!({ "seat": seat, "insight": insight }))
}

/// Judges an action before it is played.
pub fn review(engine: &mut Engine, fields: Fields) -> Reply {
    let Review { seat, action, nodes: asked, seed: text } = request::read(fields)?;
    let review = engine.at_table()?.review(seat, &action, nodes(asked), &seed(text))?;
    Ok(json!({ "seat": seat, "review": review }))
}

fn nodes(asked: Option<u32>) -> u32 {
    asked.unwrap_or(USUAL_NODES).clamp(1, MOST_NODES)
}
