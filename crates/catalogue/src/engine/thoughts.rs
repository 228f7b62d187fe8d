//! The commands that look ahead.

use serde_json::json;
use tabletop::Seed;

use super::commands::{Fields, Reply, seed};
use super::request::{self, Review, Think};
use super::{Engine, Thought};
use crate::merge;

/// Futures that are looked at when nobody says how many.
const USUAL_NODES: u32 = 1000;
/// No request may keep the engine busy for longer than a minute or so.
const MOST_NODES: u32 = 1_000_000;

/// Every request for the same decision looks further: what it finds is added to what was known.
pub fn think(engine: &mut Engine, fields: Fields) -> Reply {
    let request: Think = request::read(fields)?;
    let (seat, seed) = (request.seat, seed(request.seed));
    let table = engine.at_table()?;
    let position = table.hash();
    let known = (engine.thought.as_ref())
        .filter(|it| it.seat == seat && it.position == position && it.seed == seed);
    let rounds = known.map_or(0, |known| known.rounds);
    let another = Seed(format!("{} {rounds}", seed.0));
    let found = table.think(seat, nodes(request.nodes), &another)?;
    let insight = match known {
        Some(known) => merge(vec![known.insight.clone(), found], seat),
        None => found,
    };
    let answer = json!({ "seat": seat, "insight": insight });
    engine.thought = Some(Thought { seat, position, seed, rounds: rounds + 1, insight });
    Ok(answer)
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
