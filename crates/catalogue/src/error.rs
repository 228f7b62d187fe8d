//! Why a game, a match or the engine refuses something that no rule of a game is about.

use bots::BotError;
use serde::Serialize;
use strum::{EnumProperty, IntoStaticStr, VariantNames};
use tabletop::{Coded, FairnessError, InputError, RecordError, coded};

use crate::FileError;

/// Why a match refuses something, whatever its game.
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
pub enum MatchError {
    #[strum(serialize = "table/no-such-seat", props(place = "seat"))]
    #[error("there is no seat {seat}; seats are 0 to {last}")]
    NoSuchSeat { seat: u8, last: u8 },
    #[strum(serialize = "table/nothing-to-choose", props(place = "seat"))]
    #[error("seat {seat} has nothing to choose now")]
    NothingToChoose { seat: u8 },
    #[strum(serialize = "table/no-such-step", props(place = "step"))]
    #[error("only {played} actions were played")]
    NoSuchStep { played: u64 },
}

/// Why the catalogue has no such thing.
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
pub enum CatalogueError {
    #[strum(serialize = "game/unknown")]
    #[error("no game is called {name:?}; there are: {known}")]
    UnknownGame { name: String, known: String },
    #[strum(serialize = "board/unknown-game")]
    #[error("nothing in this file looks like the board of a game")]
    UnknownBoard,
}

/// Why the engine can't answer a request.
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
pub enum EngineError {
    #[strum(serialize = "request/not-an-object")]
    #[error("a request is a JSON object, such as {{\"cmd\":\"help\"}}")]
    NotAnObject,
    #[strum(serialize = "request/no-command", props(place = "cmd"))]
    #[error("a request names its command, such as {{\"cmd\":\"help\"}}")]
    NoCommand,
    #[strum(serialize = "request/unknown-command", props(place = "cmd"))]
    #[error("no command is called {name:?}; there are: {known}")]
    UnknownCommand { name: String, known: String },
    #[strum(serialize = "request/too-long")]
    #[error("a line has at most {most} bytes")]
    TooLong { most: usize },
    #[strum(serialize = "request/not-utf8")]
    #[error("a line is text in UTF-8")]
    NotUtf8,
    #[strum(serialize = "request/no-viewer", props(place = "viewer"))]
    #[error("say whose views: a seat, or null for a spectator")]
    NoViewer,
    #[strum(serialize = "table/no-match")]
    #[error("there is no match yet; begin with new, load or continue")]
    NoMatch,
}

coded!(MatchError, CatalogueError, EngineError);

/// Every code that this crate and those below it can refuse something with, besides the games'.
pub fn fault_codes() -> impl Iterator<Item = &'static str> {
    [
        InputError::CODES,
        RecordError::CODES,
        FairnessError::CODES,
        BotError::CODES,
        MatchError::CODES,
        CatalogueError::CODES,
        EngineError::CODES,
        FileError::CODES,
    ]
    .into_iter()
    .flatten()
    .copied()
}
