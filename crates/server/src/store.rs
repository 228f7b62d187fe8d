//! Where everything is kept: SQLite or PostgreSQL, by the same statements.
//!
//! The log is the truth. Its unique (table, number) decides between servers that want to write at the same
//! time: one wins, the others read what happened and think again.

mod schema;
mod sessions;
mod tables;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;

use crate::bus::{Bus, Notice};

pub use tables::NewTable;
pub use writer::{Append, Appended};

/// Why the store doesn't answer. Nothing of it is told to players.
#[derive(Clone, Debug)]
pub struct StoreError(String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// Why, in a sentence.
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self(format!("what is stored is not what was written: {error}"))
    }
}

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
            _ => Err(StoreError("a database is sqlite:FILE or postgres://…".to_owned())),
        }
    }
}

/// The database. Cheap to clone: all clones write through one queue.
#[derive(Clone)]
pub struct Store {
    kind: Kind,
    pool: AnyPool,
    writer: writer::Queue,
    bus: Bus,
}

impl Store {
    /// Opens a database, and makes or updates its tables.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let bus = match Kind::of(url)? {
            Kind::Sqlite => Bus::Alone,
            Kind::Postgres => Bus::Postgres,
        };
        Self::open_with(url, bus).await
    }

    /// The same, with another way to the other servers.
    pub(crate) async fn open_with(url: &str, bus: Bus) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        // A file that isn't there yet is made.
        let make = if kind == Kind::Sqlite && !url.contains('?') { "?mode=rwc" } else { "" };
        let pool = pool(kind, &format!("{url}{make}"), 8).await?;
        schema::migrate(&pool, kind).await?;
        let writer = writer::start(kind, pool.clone(), bus.clone());
        Ok(Self { kind, pool, writer, bus })
    }

    /// Copies a SQLite file that may be in use, whole and consistent.
    pub async fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}?mode=ro", from.display());
        let source = AnyPoolOptions::new().max_connections(1).connect(&url).await?;
        sqlx::query("vacuum into $1").bind(to.display().to_string()).execute(&source).await?;
        Ok(())
    }

    /// Which kind it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Tells the other servers something that is no truth, and may get lost.
    pub async fn announce(&self, notice: &Notice) {
        match &self.bus {
            Bus::Alone => {}
            Bus::Postgres => {
                let told = sqlx::query("select length(pg_notify('roundhouse', $1)::text)")
                    .bind(notice.to_string())
                    .execute(&self.pool)
                    .await;
                if let Err(error) = told {
                    tracing::warn!(%error, "other servers can't be told");
                }
            }
            #[cfg(feature = "nats")]
            Bus::Nats(client) => crate::bus::nats::tell(client, notice).await,
        }
    }

    /// Does it answer?
    pub async fn is_ready(&self) -> bool {
        sqlx::query("select 1").execute(&self.pool).await.is_ok()
    }
}

async fn pool(kind: Kind, url: &str, connections: u32) -> Result<AnyPool, StoreError> {
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if kind == Kind::Sqlite {
                    // An acknowledged entry survives a power cut: each commit waits for the disk.
                    for pragma in [
                        "pragma journal_mode = wal",
                        "pragma synchronous = full",
                        "pragma busy_timeout = 10000",
                        "pragma foreign_keys = on",
                        "pragma cache_size = -4096",
                    ] {
                        sqlx::query(pragma).execute(&mut *connection).await?;
                    }
                }
                Ok(())
            })
        });
    Ok(options.connect(url).await?)
}
