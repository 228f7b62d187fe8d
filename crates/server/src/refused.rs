//! Why the server refuses something, from whoever found out to whoever asked.

use catalogue::{Coded, Fault, InputError, Refusal, coded_error};
use serde::Serialize;

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

coded_error! {
    /// Why the server can't do anything at the moment.
    pub enum ServerError {
        /// The database doesn't answer, or the server stops.
        Unavailable
            = "server/unavailable": "the server can't keep anything at the moment: try again",
        Busy = "server/busy": "wait for the answers to what you asked for before",
        /// What operators hear.
        NotReady { reason: NotReady }
            = "server/not-ready": "the server can't serve at the moment: {reason}",
        /// A defect of the server.
        Broken = "server/broken": "the server made a mistake",
    }
}

coded_error! {
    /// Why an HTTP request can't be answered.
    pub enum RequestError {
        UnknownTable = "table/unknown": "there is no such table",
        UnknownSession = "session/unknown": "this session is not known, or over",
        UnknownPath = "request/unknown-path": "there is nothing at this address",
        WrongMethod = "request/wrong-method": "this can't be done at this address",
        Malformed = "request/malformed": "the request can't be understood",
        UnreadableBody = "request/malformed": "the body can't be read",
        NotUtf8 = "request/not-utf8": "a request is text in UTF-8",
        NotJson = "request/not-json": "the body is application/json",
        TooLarge { most: usize } = "request/too-large": "a body has at most {most} bytes",
        TooSlow = "request/too-slow": "the body took too long to arrive",
        TooMany { seconds: u64, #[serde(skip)] what: TooMany } = "request/too-many": "{what}",
        OtherOrigin = "request/other-origin": "this page is not of this server",
        OtherHost
            = "request/other-host" at "host":
                "this server does not answer under this name: its operator can allow it by --host",
        NoUpgrade = "request/no-upgrade": "this address is for WebSockets of version 13 only",
    }
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

coded_error! {
    /// Why a message on a socket can't be understood.
    pub enum ProtocolError {
        NoHello = "protocol/no-hello" at "type": "a conversation begins with hello",
        UnknownVersion { protocol: u32 }
            = "protocol/unknown" at "protocol": "this server speaks protocol {protocol}",
        NotAnObject = "protocol/not-an-object": "a message is a JSON object",
        NoCommandId
            = "protocol/no-submission" at "submission":
                "every command has an id, so that the server knows it again when it is repeated",
        OddCommandId { most: usize }
            = "protocol/odd-id" at "submission": "an id has 1 to {most} letters, digits, - and _",
        OddQuestionId { most: usize }
            = "protocol/odd-id" at "id": "an id has 1 to {most} letters, digits, - and _",
        NotHere = "protocol/not-here" at "type": "seats are taken by POST /api/tables/ID/seats",
        ActionTooLong { most: usize }
            = "protocol/too-long" at "action": "an action has at most {most} bytes",
    }
}

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
