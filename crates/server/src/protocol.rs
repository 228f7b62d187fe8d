//! The messages that a server sends over a socket: docs/online-protocol.md.

use std::collections::BTreeSet;

use catalogue::{Phrase, Seat, ToldAction, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::refused::Refused;
use crate::table::{EntryShown, Now, TableFacts};

/// The version of the protocol.
pub const PROTOCOL: u32 = 2;

/// Everything that a client can be told.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// Once, after the greeting.
    Welcome {
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// What never changes about the table.
        table: TableFacts,
        /// The client's seat; `null` for a spectator.
        #[cfg_attr(feature = "schema", schemars(with = "Option<Seat>"))]
        you: Viewer,
        /// The table's time, in milliseconds since 1970.
        at_ms: u64,
    },
    /// A page of the log; only the last page says how things are now.
    Entries {
        /// In their order.
        entries: &'a [EntryShown],
        /// The table as it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<Now>"))]
        now: Option<&'a Now>,
    },
    /// What people said.
    Chat {
        /// In their order.
        lines: Vec<ChatLine<'a>>,
    },
    /// Everybody who is connected.
    Presence {
        /// The seats whose players are connected.
        seats: &'a BTreeSet<u8>,
        /// How many others are.
        spectators: u32,
    },
    /// A command is done, and durable.
    Accepted {
        /// The client's own id of the command.
        submission: &'a str,
        /// The number of its entry; for chat, of its line.
        number: u64,
    },
    /// A command is not done; nothing has changed.
    Refused {
        /// `null` if no command could be read.
        submission: Option<&'a str>,
        /// Why.
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::Refusal"))]
        error: Refused,
    },
    /// What an action would change.
    Preview {
        /// What the client calls its question; `null` if that couldn't be read.
        id: Option<&'a str>,
        /// The answer.
        #[serde(flatten)]
        found: Found<Previewed>,
    },
    /// What completes an action.
    Explain {
        /// What the client calls its question; `null` if that couldn't be read.
        id: Option<&'a str>,
        /// The answer.
        #[serde(flatten)]
        found: Found<Explained>,
    },
    /// How far things are.
    Distances {
        /// What the client calls its question; `null` if that couldn't be read.
        id: Option<&'a str>,
        /// The answer.
        #[serde(flatten)]
        found: Found<Measured>,
    },
    /// Actions in words.
    Tell {
        /// What the client calls its question; `null` if that couldn't be read.
        id: Option<&'a str>,
        /// The answer.
        #[serde(flatten)]
        found: Found<Told>,
    },
    /// The server stops as planned: come back later.
    Closing,
}

impl ServerMessage<'_> {
    /// The message as it is sent.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("messages have only string keys and finite numbers")
    }
}

/// A line of chat.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "ChatLine"))]
pub struct ChatLine<'a> {
    /// Its place in the chat, from 1.
    pub number: u64,
    /// When it was said, in milliseconds since 1970.
    pub at_ms: u64,
    /// The seat of the player who said it.
    pub seat: Seat,
    /// `null` if the viewer has muted the seat.
    pub text: Option<&'a str>,
}

/// The answer to a question: what was asked for, or why not.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Found<T> {
    /// What was asked for.
    Answer(T),
    /// Why there is no answer.
    Refused {
        /// The reason.
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::Refusal"))]
        error: Refused,
    },
}

/// What an action would change.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Previewed {
    /// The game's own account of it.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Preview"))]
    pub preview: Value,
    /// What is told of it.
    pub phrases: Vec<Phrase>,
}

/// A legal action that completes an incomplete one.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The action.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Action"))]
    pub action: Value,
}

/// How far things are.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Measured {
    /// As the game measures them.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Distances"))]
    pub distances: Value,
}

/// Actions in words.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// In the order in which they were asked for.
    pub actions: Vec<ToldAction>,
}
