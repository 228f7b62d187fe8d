//! How long the database may take for what.

use std::time::Duration;

/// Time limits of the store and of the listener. Tests make them shorter.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For making a connection.
    pub connect: Duration,
    /// For the answer of a connection that has been idle, before it is used again.
    pub ping: Duration,
    /// For every operation, from asking for a connection to the answer. A connection that isn't
    /// done by then is closed.
    pub operation: Duration,
    /// For every statement, kept by PostgreSQL. Shorter than an operation, so that the database is
    /// the one to say so and the connection lives on.
    pub statement: Duration,
    /// How long a statement waits for a lock of another transaction, kept by PostgreSQL.
    pub lock: Duration,
    /// How long PostgreSQL leaves a transaction open whose node says nothing, before it ends the
    /// session and frees its locks. Shorter than `locked_table`, so that a dead node's lock is
    /// outlived.
    pub idle_in_transaction: Duration,
    /// How long an entry is tried again while another node holds its table.
    pub locked_table: Duration,
    /// How long a server waits for another to let go of the SQLite file.
    pub file_lock: Duration,
    /// How often a listener is tried by a notice of its own.
    pub beat: Duration,
    /// After so long without any notice, the listener's connection is made again.
    pub silence: Duration,
    /// After so long without any notice, a node is not ready to serve.
    pub deaf: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(3),
            ping: Duration::from_secs(1),
            operation: Duration::from_secs(5),
            statement: Duration::from_secs(4),
            lock: Duration::from_secs(2),
            idle_in_transaction: Duration::from_secs(2),
            locked_table: Duration::from_secs(3),
            file_lock: Duration::from_secs(2),
            beat: Duration::from_secs(10),
            silence: Duration::from_secs(25),
            deaf: Duration::from_secs(30),
        }
    }
}
