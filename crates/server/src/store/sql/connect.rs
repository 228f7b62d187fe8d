//! Connections to the database, set up so that none can hang for long.

use std::path::PathBuf;
use std::time::Duration;

use sqlx::any::AnyConnectOptions;
use sqlx::query::Query;
use sqlx::{AnyConnection, ConnectOptions};
use tokio::time::timeout;

use super::{Timeouts, schema};
use crate::store::{Kind, StoreError};

/// PostgreSQL asks after so long of silence whether the other end is still there …
const KEEPALIVE_IDLE: Duration = Duration::from_secs(10);
/// … again after so long …
const KEEPALIVE_INTERVAL: Duration = Duration::from_secs(5);
/// … and gives up after this many questions without an answer.
const KEEPALIVE_COUNT: u32 = 3;
/// PostgreSQL gives up a connection when what it sent is not acknowledged for so long.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(20);

/// A database that can be connected to.
#[derive(Clone, Debug)]
pub struct Database {
    kind: Kind,
    options: AnyConnectOptions,
    timeouts: Timeouts,
}

impl Database {
    /// The database of an address; nobody has asked whether it is there.
    pub fn new(url: &str, timeouts: Timeouts) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url)?;
        // A file that isn't there yet is made.
        let make = if kind == Kind::Sqlite && !url.contains('?') { "?mode=rwc" } else { "" };
        Ok(Self { kind, options: format!("{url}{make}").parse()?, timeouts })
    }

    /// Which kind it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How long it may take for what.
    pub fn timeouts(&self) -> &Timeouts {
        &self.timeouts
    }

    /// Is it SQLite without a file? Then each connection is a database of its own.
    pub fn is_in_memory(&self) -> bool {
        let url = self.options.database_url.as_str();
        self.kind == Kind::Sqlite && (url.contains(":memory:") || url.contains("mode=memory"))
    }

    /// The file of SQLite, if there is one.
    pub fn file(&self) -> Option<PathBuf> {
        if self.kind != Kind::Sqlite || self.is_in_memory() {
            return None;
        }
        let url = self.options.database_url.as_str();
        let path = url.trim_start_matches("sqlite:").trim_start_matches("//");
        let path = path.split('?').next().unwrap_or_default();
        Some(PathBuf::from(decode(path)))
    }

    /// Makes or updates the tables, over a connection of its own: what is wrong with the database
    /// is said here, and soon.
    pub async fn prepare(&self) -> Result<(), StoreError> {
        if self.is_in_memory() {
            // The one connection that there will be makes its tables when it is made.
            return Ok(());
        }
        let mut connection = self.connect().await?;
        schema::migrate(&mut connection, self.kind).await
    }

    /// A new connection, set up.
    pub async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = self.options.connect().await?;
            set_up(&mut connection, self.kind, &self.timeouts).await?;
            if self.is_in_memory() {
                schema::migrate(&mut connection, self.kind).await?;
            }
            Ok(connection)
        };
        let limit = self.timeouts.connect;
        timeout(limit, connecting).await.unwrap_or_else(|_| {
            Err(StoreError::new(format!("the database doesn't let anybody in within {limit:?}")))
        })
    }
}

/// An acknowledged entry survives a power cut: each commit waits for the disk. The time to wait for
/// another writer is in milliseconds, the memory for pages in kilobytes.
const SQLITE_SETTINGS: &str = "pragma busy_timeout = 4000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma cache_size = -4096;";

/// The database frees what a lost node holds, and doesn't let anybody wait for long.
pub const POSTGRES_SETTINGS: &str = "select
    set_config('statement_timeout', $1, false),
    set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('tcp_keepalives_idle', $4, false),
    set_config('tcp_keepalives_interval', $5, false),
    set_config('tcp_keepalives_count', $6, false),
    set_config('tcp_user_timeout', $7, false)";

/// The values of [`POSTGRES_SETTINGS`], in order.
pub fn postgres_settings(timeouts: &Timeouts) -> [String; 7] {
    let ms = |time: Duration| format!("{}ms", time.as_millis());
    let seconds = |time: Duration| format!("{}s", time.as_secs());
    [
        ms(timeouts.statement),
        ms(timeouts.lock),
        ms(timeouts.idle_in_transaction),
        seconds(KEEPALIVE_IDLE),
        seconds(KEEPALIVE_INTERVAL),
        KEEPALIVE_COUNT.to_string(),
        ms(TCP_USER_TIMEOUT),
    ]
}

async fn set_up(
    connection: &mut AnyConnection,
    kind: Kind,
    timeouts: &Timeouts,
) -> Result<(), sqlx::Error> {
    match kind {
        Kind::Sqlite => sqlx::raw_sql(SQLITE_SETTINGS).execute(connection).await?,
        Kind::Postgres => {
            let settings = sqlx::query(POSTGRES_SETTINGS);
            let settings = postgres_settings(timeouts).into_iter().fold(settings, Query::bind);
            settings.execute(connection).await?
        }
    };
    Ok(())
}

/// A path as it was before it was put into an address.
fn decode(path: &str) -> String {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        let code = tail.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => bytes.push(*first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
