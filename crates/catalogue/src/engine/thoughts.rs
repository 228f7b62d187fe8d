//! The commands that look ahead.

use super::commands::{Fields, Reply, reply, seed};
use super::request::{self, Review, Think};
use super::{Engine, Thought, answers};

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
    reply(answers::Thought { seat, insight })
}

/// Judges an action before it is played.
pub fn review(engine: &mut Engine, fields: Fields) -> Reply {
    let Review { seat, action, nodes: asked, seed: text } = request::read(fields)?;
    let review = engine.at_table()?.review(seat, &action, nodes(asked), &seed(text))?;
    reply(answers::Reviewed { seat, review })
}

fn nodes(asked: Option<u32>) -> u32 {
    asked.unwrap_or(USUAL_NODES).clamp(1, MOST_NODES)
}
