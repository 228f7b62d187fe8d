//! What the engine says to people, for programs that show it: only if a request asks for it.

use tabletop::{Fault, Phrase, Viewer, inserted};

use super::commands::{Fields, Reply, reply};
use super::request::{self, Tell};
use super::{Engine, answers};
use crate::{AnyMatch, EventPhrases, Title};

/// Tells actions: these, or all that the seat may do.
pub fn tell(engine: &mut Engine, fields: Fields) -> Reply {
    let Tell { seat, actions } = request::read(fields)?;
    let table = engine.at_table()?;
    let actions = match actions {
        Some(actions) => actions,
        None => table.legal(seat)?,
    };
    reply(answers::Told { seat, actions: table.tell_actions(seat, &actions)? })
}

/// What is told of the events since a step, as the viewer sees them; without a viewer, of all.
pub fn seen(
    table: &dyn AnyMatch,
    since: u64,
    viewer: Option<Viewer>,
) -> Result<EventPhrases, Fault> {
    match viewer {
        None => Ok(table.all_event_phrases(since)),
        Some(viewer) => table.event_phrases(since, viewer).map_err(|fault| fault.at("viewer")),
    }
}

/// What is told of the last step. The viewer was checked with the events.
pub fn last_step(table: &dyn AnyMatch, viewer: Option<Viewer>) -> Vec<Option<Phrase>> {
    let steps = seen(table, table.step(), viewer).expect("the viewer was checked");
    steps.into_iter().next_back().unwrap_or_default()
}

/// What a game's messages are about.
pub fn vocabulary(title: &Title) -> answers::Vocabulary {
    answers::Vocabulary {
        events: (title.events)(),
        refusals: title.refusals,
        rules: inserted(title.rules.iter().copied()),
        endings: title.endings,
        deciders: title.deciders,
    }
}
