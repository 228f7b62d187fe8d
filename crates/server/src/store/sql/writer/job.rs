//! What waits to be written, and what came of it.

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::store::{Append, Appended, NewLine, StoreError};

/// Something to write.
pub enum Job {
    /// An entry.
    Append(Box<Append>),
    /// A line of chat.
    Say(NewLine),
    /// A node is up.
    Beat { node: String, now_ms: u64 },
    /// A node stops.
    Depart { node: String, now_ms: u64 },
}

impl Job {
    /// The table that it is for.
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Append(append) => Some(&append.table),
            Self::Say(line) => Some(&line.table),
            Self::Beat { .. } | Self::Depart { .. } => None,
        }
    }
}

/// What came of it.
#[derive(Clone, Copy)]
pub enum Outcome {
    /// For an entry.
    Appended(Appended),
    /// For a line of chat: its number, and whether it is new.
    Said { number: u64, new: bool },
    /// For all else.
    Done,
}

/// How far a job came in a transaction.
pub enum Written {
    /// It is written.
    Done(Outcome),
    /// Another transaction holds its table: it has to be tried again.
    Locked,
    /// There is no such table.
    Unknown,
}

/// A job, and who waits for it.
pub struct Waiting {
    pub job: Job,
    pub answer: oneshot::Sender<Result<Outcome, StoreError>>,
    /// When its table was found locked for the first time.
    pub locked: Option<Instant>,
}
