//! Why the server refuses something, from whoever found out to whoever asked.

use catalogue::{Coded, Fault, InputError, Refusal, coded};
use serde::Serialize;
use strum::{EnumProperty, IntoStaticStr, VariantNames};

use crate::ServeError;
use crate::config::ConfigError;
use crate::node::NotReady;
use crate::table::{SettingsError, TableError};

/// Why something is refused. What follows of it (the status of an answer, what is counted) is
/// decided by matches on this; [`Refusal`] is its form on the wire.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// The table is not in a state to do this.
    Table(TableError),
    /// The server can't do anything at the moment.
    Server(ServerError),
    /// The HTTP request can't be answered.
    Request(RequestError),
    /// The message is no part of the protocol.
    Protocol(ProtocolError),
    /// JSON that can't be read.
    Input(Fault),
    /// What the game doesn't allow: an action, or settings that it can't be played with.
    Game(Refusal),
}

/// Why the server can't do anything at the moment.
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
pub enum ServerError {
    /// The database doesn't answer, or the server stops.
    #[strum(serialize = "server/unavailable")]
    #[error("the server can't keep anything at the moment: try again")]
    Unavailable,
    /// The player doesn't wait for answers.
    #[strum(serialize = "server/busy")]
    #[error("wait for the answers to what you asked for before")]
    Busy,
    /// What operators hear.
    #[strum(serialize = "server/not-ready")]
    #[error("the server can't serve at the moment: {reason}")]
    NotReady {
        /// Why.
        reason: NotReady,
    },
    /// A defect of the server.
    #[strum(serialize = "server/broken")]
    #[error("the server made a mistake")]
    Broken,
}

/// Why an HTTP request can't be answered.
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
pub enum RequestError {
    #[strum(serialize = "table/unknown")]
    #[error("there is no such table")]
    UnknownTable,
    #[strum(serialize = "session/unknown")]
    #[error("this session is not known, or over")]
    UnknownSession,
    #[strum(serialize = "request/unknown-path")]
    #[error("there is nothing at this address")]
    UnknownPath,
    #[strum(serialize = "request/wrong-method")]
    #[error("this can't be done at this address")]
    WrongMethod,
    #[strum(serialize = "request/malformed")]
    #[error("the request can't be understood")]
    Malformed,
    #[strum(serialize = "request/malformed")]
    #[error("the body can't be read")]
    UnreadableBody,
    #[strum(serialize = "request/not-utf8")]
    #[error("a request is text in UTF-8")]
    NotUtf8,
    #[strum(serialize = "request/not-json")]
    #[error("the body is application/json")]
    NotJson,
    #[strum(serialize = "request/too-large")]
    #[error("a body has at most {most} bytes")]
    TooLarge { most: usize },
    #[strum(serialize = "request/too-slow")]
    #[error("the body took too long to arrive")]
    TooSlow,
    #[strum(serialize = "request/too-many")]
    #[error("{what}")]
    TooMany {
        seconds: u64,
        #[serde(skip)]
        what: TooMany,
    },
    #[strum(serialize = "request/other-origin")]
    #[error("this page is not of this server")]
    OtherOrigin,
    #[strum(serialize = "request/other-host", props(place = "host"))]
    #[error("this server does not answer under this name: its operator can allow it by --host")]
    OtherHost,
    #[strum(serialize = "request/no-upgrade")]
    #[error("this address is for WebSockets of version 13 only")]
    NoUpgrade,
}

/// What there are too many of from one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, thiserror::Error)]
pub enum TooMany {
    /// Requests.
    #[default]
    #[error("too many requests: wait a little")]
    Requests,
    /// New tables.
    #[error("too many new tables from your address: wait a while")]
    Tables,
    /// Sockets.
    #[error("too many sockets from your address")]
    Sockets,
}

/// Why a message on a socket can't be understood.
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
pub enum ProtocolError {
    #[strum(serialize = "protocol/no-hello", props(place = "type"))]
    #[error("a conversation begins with hello")]
    NoHello,
    #[strum(serialize = "protocol/unknown", props(place = "protocol"))]
    #[error("this server speaks protocol {protocol}")]
    UnknownVersion { protocol: u32 },
    #[strum(serialize = "protocol/not-an-object")]
    #[error("a message is a JSON object")]
    NotAnObject,
    #[strum(serialize = "protocol/no-submission", props(place = "submission"))]
    #[error("every command has an id, so that the server knows it again when it is repeated")]
    NoCommandId,
    #[strum(serialize = "protocol/odd-id", props(place = "submission"))]
    #[error("an id has 1 to {most} letters, digits, - and _")]
    OddCommandId { most: usize },
    #[strum(serialize = "protocol/odd-id", props(place = "id"))]
    #[error("an id has 1 to {most} letters, digits, - and _")]
    OddQuestionId { most: usize },
    #[strum(serialize = "protocol/not-here", props(place = "type"))]
    #[error("seats are taken by POST /api/tables/ID/seats")]
    NotHere,
    #[strum(serialize = "protocol/too-long", props(place = "action"))]
    #[error("an action has at most {most} bytes")]
    ActionTooLong { most: usize },
}

coded!(ServerError, RequestError, ProtocolError);

/// Every code that clients and operators of the server can meet, besides those of the games.
pub fn codes() -> impl Iterator<Item = &'static str> {
    [
        TableError::CODES,
        SettingsError::CODES,
        ServerError::CODES,
        RequestError::CODES,
        ProtocolError::CODES,
        ConfigError::CODES,
        ServeError::CODES,
    ]
    .into_iter()
    .flatten()
    .copied()
}

impl Refused {
    /// What a match says: it can't read an action, or doesn't allow it.
    pub fn by_match(fault: Fault) -> Self {
        if InputError::CODES.contains(&fault.code.as_str()) {
            Self::Input(fault)
        } else {
            Self::Game(fault.into())
        }
    }

    /// The code of the first thing that is wrong.
    pub fn code(&self) -> &str {
        match self {
            Self::Table(error) => error.code(),
            Self::Server(error) => error.code(),
            Self::Request(error) => error.code(),
            Self::Protocol(error) => error.code(),
            Self::Input(fault) => &fault.code,
            Self::Game(refusal) => &refusal.faults()[0].code,
        }
    }

    /// What it is counted under, where a room refuses it.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Table(TableError::Stale) => "stale",
            Self::Table(TableError::NotSeated) => "not_seated",
            Self::Table(TableError::ChatTooFast { .. }) => "rate",
            Self::Table(_) => "table",
            Self::Server(_) => "unavailable",
            Self::Request(_) | Self::Protocol(_) | Self::Input(_) => "malformed",
            Self::Game(_) => "illegal",
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Table(error) => Fault::from(error).into(),
            Refused::Server(error) => Fault::from(error).into(),
            Refused::Request(error) => Fault::from(error).into(),
            Refused::Protocol(error) => Fault::from(error).into(),
            Refused::Input(fault) => fault.into(),
            Refused::Game(refusal) => refusal,
        }
    }
}

impl Serialize for Refused {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Refusal::from(self.clone()).serialize(serializer)
    }
}

impl From<TableError> for Refused {
    fn from(error: TableError) -> Self {
        Self::Table(error)
    }
}

impl From<ServerError> for Refused {
    fn from(error: ServerError) -> Self {
        Self::Server(error)
    }
}

impl From<RequestError> for Refused {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}

impl From<ProtocolError> for Refused {
    fn from(error: ProtocolError) -> Self {
        Self::Protocol(error)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Game(refusal)
    }
}
