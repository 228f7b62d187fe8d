//! Where tables are kept. The log is the truth: its unique (table, number) decides between nodes
//! that want to write at the same time; one wins, the others read what happened and think again.

mod error;
mod sql;
mod types;

use std::time::Duration;

use async_trait::async_trait;

use crate::bus::Notice;
use crate::table::Logged;

pub use error::StoreError;
pub(crate) use sql::{POSTGRES_SETTINGS, postgres_settings};
pub use sql::{SqlStore, Timeouts};
pub use types::{
    Append, Appended, Due, Kind, Line, Listed, NewLine, NewSession, NewTable, PurgeBefore, Purged,
    SetAside, StoredTable,
};

/// This many lines of chat are kept for each table: the newest.
pub const CHAT_LINES: u32 = 100;

/// A node that hasn't said for so long that it is up is not.
pub const NODE_TIMEOUT: Duration = Duration::from_secs(30);

/// The longest id of a table, in letters.
const ID_LETTERS_MAX: usize = 64;

/// Could a table have this id? What couldn't is not looked for.
pub fn is_possible_id(id: &str) -> bool {
    (1..=ID_LETTERS_MAX).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Where tables, sessions and chat are kept.
///
/// An error means that nobody knows what came of a write, unless it is said otherwise: whoever
/// cares has to look. Every call ends within a few seconds, whatever the database does.
#[async_trait]
pub trait Store: Send + Sync {
    /// Opens a table with its first entry, and keeps the session of a new player: all of it or
    /// nothing.
    async fn open_table(
        &self,
        new: NewTable,
        first: Option<Append>,
        session: Option<NewSession>,
    ) -> Result<(), StoreError>;

    /// The table of this id.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The log of a table after an entry, in order.
    async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError>;

    /// Appends an entry. When this answers, it is durable, or it is not there; after an error
    /// nobody knows, and has to look.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The public tables that are not over and not set aside, and were alive then or since: those
    /// that showed a sign of life last come first.
    async fn listed(&self, most: u32, alive_since_ms: u64) -> Result<Vec<Listed>, StoreError>;

    /// Tables at which the server should have done something by now, the longest overdue first, at
    /// most
    /// `most`, after the given one.
    async fn due(
        &self,
        now_ms: u64,
        after: Option<&Due>,
        most: u32,
    ) -> Result<Vec<Due>, StoreError>;

    /// Sets a table aside that these rules can't replay, for this version of the program. It is
    /// never due and never listed, until somebody appends to it after all.
    async fn set_aside(&self, id: &str, version: &str, reason: &str) -> Result<(), StoreError>;

    /// Somebody is connected to these tables: they stay on the list.
    async fn touch(&self, tables: &[String], now_ms: u64) -> Result<(), StoreError>;

    /// Keeps a line of chat and gives its number; the newest [`CHAT_LINES`] of a table are kept. A
    /// repeated command gives its old number.
    async fn append_line(&self, line: NewLine) -> Result<u64, StoreError>;

    /// The lines of chat that are kept after this one, in order.
    async fn chat(&self, id: &str, after: u64) -> Result<Vec<Line>, StoreError>;

    /// Keeps the session of a new player.
    async fn create_session(&self, session: NewSession) -> Result<(), StoreError>;

    /// The player of a token that was given out no longer ago than `since_ms`.
    async fn player(&self, token_hash: &str, since_ms: u64) -> Result<Option<String>, StoreError>;

    /// Forgets a session.
    async fn end_session(&self, token_hash: &str) -> Result<(), StoreError>;

    /// A node says that it is up; that ends an outage. Goes through the writer, so that it fails or
    /// hangs when writing does.
    async fn beat(&self, node: &str, now_ms: u64) -> Result<(), StoreError>;

    /// A node stops as planned. If no other has been up within [`NODE_TIMEOUT`], an outage begins:
    /// no clock runs.
    async fn depart(&self, node: &str, now_ms: u64) -> Result<(), StoreError>;

    /// When the first outage at or after this time began, if there was one.
    async fn outage_after(&self, at_ms: u64) -> Result<Option<u64>, StoreError>;

    /// Deletes what nobody needs any more, in small batches.
    async fn purge(&self, before: PurgeBefore) -> Result<Purged, StoreError>;

    /// Tells the other nodes something that is not the truth, and may get lost.
    async fn announce(&self, notice: &Notice);

    /// Which kind of database it is.
    fn kind(&self) -> Kind;

    /// Is the listener alive, if there is one?
    fn is_listening(&self) -> bool;

    /// How much waits to be written, and for how long the oldest of it has.
    fn backlog(&self) -> (usize, Duration);
}

#[cfg(test)]
mod tests {
    use super::is_possible_id;

    #[test]
    fn an_id_is_1_to_64_letters_and_digits() {
        let longest = "a".repeat(64);
        for possible in ["a", "Z", "0", "table9", &longest] {
            assert!(is_possible_id(possible), "{possible}");
        }
        let too_long = "a".repeat(65);
        for impossible in ["", "\0", "a b", "a-b", "é", &too_long] {
            assert!(!is_possible_id(impossible), "{impossible}");
        }
    }
}
