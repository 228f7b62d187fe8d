//! The store on SQLite or PostgreSQL, by the same statements.

mod alive;
mod backlog;
mod chat;
mod connect;
mod lock;
mod nodes;
mod pool;
mod purge;
mod schema;
mod sessions;
mod tables;
mod timeouts;
mod transaction;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::any::{AnyArguments, AnyConnectOptions, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, ConnectOptions};

use super::{
    Append, Appended, Due, Kind, Line, Listed, NewLine, NewSession, NewTable, PurgeBefore, Purged,
    Store, StoreError, StoredTable,
};
use crate::bus::{Bus, Notice};
use crate::table::Logged;
use backlog::Backlog;
use connect::Database;
use lock::FileLock;
use pool::Pool;

pub(crate) use connect::{POSTGRES_SETTINGS, postgres_settings};
pub use timeouts::Timeouts;

/// Connections for everything but the writer.
const CONNECTIONS: usize = 8;

/// A SQL statement with its parameters.
type Statement<'q> = Query<'q, Any, AnyArguments>;

/// The database. Cheap to clone: all clones write through one queue.
#[derive(Clone)]
pub struct SqlStore {
    kind: Kind,
    pool: Pool,
    writer: writer::Queue,
    bus: Bus,
    timeouts: Timeouts,
    backlog: Backlog,
    /// No other server may use the file until this one departs, or ends.
    lock: Option<Arc<FileLock>>,
}

impl SqlStore {
    /// Opens a database, and makes or updates its tables.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let bus = match Kind::of(url)? {
            Kind::Sqlite => Bus::Alone,
            Kind::Postgres => Bus::Postgres(None),
        };
        Self::open_with(url, bus, Timeouts::default()).await
    }

    /// The same, with a way to the other nodes and time limits of one's own.
    pub async fn open_with(url: &str, bus: Bus, timeouts: Timeouts) -> Result<Self, StoreError> {
        let database = Database::new(url, timeouts)?;
        let lock = match database.file() {
            Some(file) => Some(Arc::new(FileLock::take(&file, timeouts.file_lock).await?)),
            None => None,
        };
        database.prepare().await?;
        let kind = database.kind();
        let most = if database.is_in_memory() { 1 } else { CONNECTIONS };
        let pool = Pool::new(database.clone(), most);
        let writing = match kind {
            _ if database.is_in_memory() => pool.clone(),
            Kind::Sqlite => Pool::new(database, 1),
            Kind::Postgres => Pool::new(database, writer::WRITERS),
        };
        let writer = writer::start(kind, writing, &bus, timeouts);
        let backlog = Backlog::default();
        let store = Self { kind, pool, writer, bus, timeouts, backlog, lock };
        if let Bus::Postgres(Some(listener)) = &store.bus {
            listener.start_beats(store.clone());
        }
        Ok(store)
    }

    /// Copies a SQLite file that may be in use, whole and consistent.
    pub async fn back_up(from: &Path, to: &Path) -> Result<(), StoreError> {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite:{}?mode=ro", from.display());
        let options: AnyConnectOptions = url.parse()?;
        let mut source = options.connect().await?;
        sqlx::query("vacuum into $1").bind(to.display().to_string()).execute(&mut source).await?;
        Ok(())
    }

    /// Runs a statement and gives the rows that come of it.
    async fn rows(&self, statement: Statement<'_>) -> Result<Vec<AnyRow>, StoreError> {
        let rows = async {
            let mut connection = self.pool.take().await?;
            let rows = statement.fetch_all(&mut *connection).await?;
            connection.give_back();
            Ok(rows)
        };
        self.pool.within(self.timeouts.operation, rows).await
    }

    /// Runs a statement and says how many rows it changed.
    async fn run(&self, statement: Statement<'_>) -> Result<u64, StoreError> {
        let changed = async {
            let mut connection = self.pool.take().await?;
            let done = statement.execute(&mut *connection).await?;
            connection.give_back();
            Ok(done.rows_affected())
        };
        self.pool.within(self.timeouts.operation, changed).await
    }

    /// Tells the other nodes, or says why not.
    pub(crate) async fn publish(&self, notice: &Notice) -> Result<(), StoreError> {
        match &self.bus {
            Bus::Alone => Ok(()),
            Bus::Postgres(_) => {
                let statement = sqlx::query("select length(pg_notify('roundhouse', $1)::text)");
                self.run(statement.bind(notice.to_string())).await.map(drop)
            }
            #[cfg(feature = "nats")]
            Bus::Nats(client) => crate::bus::nats::publish(client, notice).await,
        }
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn open_table(
        &self,
        new: NewTable,
        first: Option<Append>,
        session: Option<NewSession>,
    ) -> Result<(), StoreError> {
        self.create_table(new, first, session).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.read_table(id).await
    }

    async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        self.read_log(id, after).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write_entry(append).await
    }

    async fn listed(&self, most: u32, alive_since_ms: u64) -> Result<Vec<Listed>, StoreError> {
        self.read_list(most, alive_since_ms).await
    }

    async fn due(
        &self,
        now_ms: u64,
        after: Option<&Due>,
        most: u32,
    ) -> Result<Vec<Due>, StoreError> {
        self.read_due(now_ms, after, most).await
    }

    async fn set_aside(&self, id: &str, version: &str, reason: &str) -> Result<(), StoreError> {
        self.mark_set_aside(id, version, reason).await
    }

    async fn touch(&self, tables: &[String], now_ms: u64) -> Result<(), StoreError> {
        self.mark_alive(tables, now_ms).await
    }

    async fn append_line(&self, line: NewLine) -> Result<u64, StoreError> {
        self.write_line(line).await
    }

    async fn chat(&self, id: &str, after: u64) -> Result<Vec<Line>, StoreError> {
        self.read_chat(id, after).await
    }

    async fn create_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.run(sessions::insert(&session)).await.map(drop)
    }

    async fn player(&self, token_hash: &str, since_ms: u64) -> Result<Option<String>, StoreError> {
        self.read_player(token_hash, since_ms).await
    }

    async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        self.delete_session(token_hash).await
    }

    async fn beat(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        self.write_beat(node, now_ms).await
    }

    async fn depart(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        self.write_departure(node, now_ms).await
    }

    async fn outage_after(&self, at_ms: u64) -> Result<Option<u64>, StoreError> {
        self.read_outage(at_ms).await
    }

    async fn purge(&self, before: PurgeBefore) -> Result<Purged, StoreError> {
        self.delete_old(before).await
    }

    async fn announce(&self, notice: &Notice) {
        if let Err(error) = self.publish(notice).await {
            tracing::warn!(%error, "notify failed");
        }
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn is_listening(&self) -> bool {
        self.bus.is_listening()
    }

    fn backlog(&self) -> (usize, Duration) {
        self.backlog.measure()
    }
}
