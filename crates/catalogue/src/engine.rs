//! The line protocol: one JSON request a line, one JSON answer a line.
//!
//! The engine never ends on bad input: it answers with a fault, and the match is as it was. It has
//! no randomness of its own; see [`DEFAULT_SEED`]. The protocol is described, with checked
//! examples, in `docs/engine-protocol.md`.

mod answers;
mod commands;
mod lines;
#[cfg(feature = "schema")]
pub(crate) mod messages;
mod phrases;
mod request;
mod thoughts;

use serde_json::{Map, Value, json};
use tabletop::{Seat, Seed, from_text};

use commands::{COMMANDS, Command};
pub use lines::{MAX_LINE, serve};

use crate::{AnyMatch, EngineError, Means, Paused, Refusal};

/// The seed of a match, or of a bot's choice, for which none was given.
pub const DEFAULT_SEED: &str = "roundhouse";

/// What the engine says to one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One line of JSON, without its end.
    pub text: String,
    /// Was this the last answer?
    pub quit: bool,
}

impl Answer {
    fn refusal(refusal: impl Into<Refusal>) -> Self {
        Self { text: json!({ "error": refusal.into() }).to_string(), quit: false }
    }
}

/// One conversation: at most one match at a time.
#[derive(Default)]
pub struct Engine {
    table: Option<Box<dyn AnyMatch>>,
    means: Means,
    thought: Option<Thought>,
}

/// What is being thought about one decision.
struct Thought {
    seat: Seat,
    /// The fingerprint of the state.
    position: String,
    seed: Seed,
    search: Paused,
}

impl Engine {
    /// An engine without a match.
    pub fn new() -> Self {
        Self::default()
    }

    /// An engine whose bots think with these means.
    pub fn with_means(means: Means) -> Self {
        Self { means, ..Self::default() }
    }

    /// The match, if there is one.
    pub fn table(&self) -> Option<&dyn AnyMatch> {
        self.table.as_deref()
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Answer {
        let mut phrases = false;
        let answered = read(line).and_then(|(command, fields)| {
            phrases = fields.get("phrases") == Some(&Value::Bool(true));
            let ok = (command.answer)(self, fields)?;
            let text = json!({ "ok": ok }).to_string();
            Ok(Answer { text, quit: command.name == "quit" })
        });
        answered.unwrap_or_else(|refusal| {
            Answer::refusal(if phrases { refusal } else { refusal.without_phrases() })
        })
    }
}

/// Finds the command of a line, and its fields.
fn read(line: &str) -> Result<(&'static Command, Map<String, Value>), Refusal> {
    if line.len() > MAX_LINE {
        return Err(EngineError::TooLong { most: MAX_LINE }.into());
    }
    let Value::Object(mut fields) = from_text(line)? else {
        return Err(EngineError::NotAnObject.into());
    };
    let Some(Value::String(name)) = fields.shift_remove("cmd") else {
        return Err(EngineError::NoCommand.into());
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        let known: Vec<&str> = COMMANDS.iter().map(|command| command.name).collect();
        return Err(EngineError::UnknownCommand { name, known: known.join(", ") }.into());
    };
    Ok((command, fields))
}
