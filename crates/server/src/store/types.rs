//! What is put into the store, and what comes out of it.

use catalogue::Seat;
use serde_json::Value;

use super::StoreError;
use crate::table::{Logged, Settings, Table};

/// Which kind of database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file, one server.
    Sqlite,
    /// Any number of servers.
    Postgres,
}

impl Kind {
    /// The kind that an address names.
    pub fn of(url: &str) -> Result<Self, StoreError> {
        match url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Ok(Self::Sqlite),
            Some("postgres" | "postgresql") => Ok(Self::Postgres),
            _ => Err(StoreError::new("a database is sqlite:FILE or postgres://…")),
        }
    }
}

/// A table that is about to open.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its address; whoever knows it may enter.
    pub id: String,
    /// What is played.
    pub settings: Settings,
    /// The server's part of the seed.
    pub secret: String,
    /// Where the match begins, if not at the set-up.
    pub position: Option<Value>,
    /// When it opened.
    pub now_ms: u64,
}

/// A table as it is stored, without its log.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// What is played.
    pub settings: Settings,
    /// The server's part of the seed.
    pub secret: String,
    /// Where the match begins, if not at the set-up.
    pub position: Option<Value>,
    /// Why it can't be played on, if it can't.
    pub set_aside: Option<SetAside>,
}

impl StoredTable {
    /// The table before anything happened.
    pub fn blank(&self) -> Table {
        Table::new(self.settings.clone(), self.secret.clone(), self.position.clone())
    }
}

/// Why a table was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// The version of the program that couldn't replay it.
    pub version: String,
    /// What was wrong.
    pub reason: String,
}

/// A line on the list of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The table's id.
    pub id: String,
    /// What it is.
    pub summary: Value,
}

/// A table at which the server has something to do.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Due {
    /// When it should have been done.
    pub at_ms: u64,
    /// At which table.
    pub table: String,
}

/// An entry for the log of a table, and what is then true of the table.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The entry, with its place.
    pub logged: Logged,
    /// When the server has to do something there by itself.
    pub due_ms: Option<u64>,
    /// Where the table is in its life.
    pub phase: &'static str,
    /// Its line on the list, if that changed.
    pub summary: Option<String>,
    /// The session of a new player, kept only if the entry is.
    pub session: Option<NewSession>,
    /// Which node writes, so that it needn't be told.
    pub node: String,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the log, and durable.
    Won,
    /// Its place was taken already, or its command was.
    Lost,
}

/// A line of chat that somebody says.
#[derive(Clone, Debug)]
pub struct NewLine {
    /// At which table.
    pub table: String,
    /// Through which node.
    pub node: String,
    /// When.
    pub at_ms: u64,
    /// Who.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// The id of the command it came from, so that a repeated one is known.
    pub command_id: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its place in the table's chat, from 1.
    pub number: u64,
    /// When it was said, in milliseconds since 1970.
    pub at_ms: u64,
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    pub text: String,
}

/// The session of a new player. The token itself is never stored.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of the token.
    pub token_hash: String,
    /// The player that it stands for.
    pub player: String,
    /// When it was given out.
    pub now_ms: u64,
}

/// What to delete: everything strictly older than these times.
#[derive(Clone, Copy, Debug)]
pub struct PurgeBefore {
    /// Sessions that were given out before.
    pub sessions_before_ms: u64,
    /// Tables that never began, and showed no sign of life since.
    pub waiting_before_ms: u64,
    /// Finished tables, if any are to be deleted.
    pub ended_before_ms: Option<u64>,
}

/// How much was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Purged {
    /// Sessions.
    pub sessions: u64,
    /// Tables that never began.
    pub waiting: u64,
    /// Finished tables.
    pub ended: u64,
}
