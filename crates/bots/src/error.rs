//! Why a bot can't be had.

use serde::Serialize;
use strum::{EnumProperty, IntoStaticStr, VariantNames};
use tabletop::coded;

/// Why a bot can't be had. The strum name is the stable code, the fields are the facts.
#[derive(
    Clone,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    EnumProperty,
    IntoStaticStr,
    VariantNames,
    thiserror::Error,
)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the sentence of each says what it is and names its fields")]
pub enum BotError {
    #[strum(serialize = "bots/unknown")]
    #[error("no bot is called {name:?}; there are: {known}")]
    Unknown { name: String, known: String },
    #[strum(serialize = "bots/unreadable-effort")]
    #[error("{effort:?} is neither a number of nodes, such as 800, nor a time, such as 1000ms")]
    UnreadableEffort { effort: String },
    #[strum(serialize = "bots/no-clock")]
    #[error("there is no clock here; say how many nodes")]
    NoClock,
    #[strum(serialize = "bots/wrong-count", props(place = "bots"))]
    #[error("{bots} bots don't go evenly round {seats} seats")]
    WrongCount { bots: usize, seats: usize },
}

coded!(BotError);
