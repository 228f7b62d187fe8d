//! How servers on one database tell each other where to look. What they say is never the truth,
//! only a hint: the log is.

#[cfg(feature = "nats")]
pub mod nats;
mod postgres;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::config::Config;
use crate::store::{Kind, StoreError};
pub use postgres::Listener;

/// How many notices may wait until they are looked at.
const NOTICE_QUEUE_MAX: usize = 1024;

/// The way to the other servers.
#[derive(Clone)]
pub enum Bus {
    /// There are none.
    Alone,
    /// PostgreSQL's own: what is said within a transaction is heard when it is committed. Without a
    /// listener, this node only speaks.
    Postgres(Option<Listener>),
    /// A server of NATS, for more than the database should carry.
    #[cfg(feature = "nats")]
    Nats(nats::Client),
}

impl Bus {
    /// Finds the way that the settings name, and listens to what comes along it, forever.
    #[cfg_attr(
        not(feature = "nats"),
        expect(clippy::unused_async, reason = "only NATS has to be waited for")
    )]
    pub async fn open(config: &Config) -> Result<(Self, mpsc::Receiver<Notice>), StoreError> {
        let (heard, notices) = mpsc::channel(NOTICE_QUEUE_MAX);
        let bus = match (&config.bus, Kind::of(&config.database)?) {
            (None, Kind::Sqlite) => Self::Alone,
            (None, Kind::Postgres) => {
                let url = config.database.clone();
                Self::Postgres(Some(Listener::start(url, heard, config.timeouts)))
            }
            (Some(_), Kind::Sqlite) => {
                let message = "with SQLite there is one server, and nobody to tell anything";
                return Err(StoreError::new(message));
            }
            #[cfg(feature = "nats")]
            (Some(url), Kind::Postgres) => Self::Nats(nats::connect(url, heard).await?),
            #[cfg(not(feature = "nats"))]
            (Some(_), Kind::Postgres) => {
                let message = "this binary knows no bus: build it with --features nats";
                return Err(StoreError::new(message));
            }
        };
        Ok((bus, notices))
    }

    /// Can this node hear the others, if it should?
    pub fn is_listening(&self) -> bool {
        match self {
            Self::Alone | Self::Postgres(None) => true,
            Self::Postgres(Some(listener)) => listener.is_listening(),
            #[cfg(feature = "nats")]
            Self::Nats(client) => nats::is_listening(client),
        }
    }
}

/// What servers tell each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence above each names its fields")]
pub enum Notice {
    /// A log has grown.
    Grew { node: String, table: String },
    /// Who is at a table, on the server that says so.
    Present { node: String, table: String, seats: Vec<u8>, spectators: u32 },
    /// Somebody said something at a table.
    Chat { node: String, table: String },
    /// A node tries whether its own listener hears it.
    Beat { node: String, at_ms: u64 },
    /// Notices may have been missed: look everywhere.
    Missed,
}

impl Notice {
    /// The log of a table has grown.
    pub fn grew(node: &str, table: &str) -> Self {
        Self::Grew { node: node.to_owned(), table: table.to_owned() }
    }
}

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text =
            serde_json::to_string(self).expect("a notice has only string keys and finite numbers");
        text.fmt(f)
    }
}
