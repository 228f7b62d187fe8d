//! Everything that is written to logs goes through one queue, and what waits there becomes one
//! transaction: the disk is asked once for many tables, and each is answered when it is durable.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, Executor};
use tokio::sync::{mpsc, oneshot};

use super::{Kind, Store, StoreError};
use crate::bus::{Bus, Notice};
use crate::table::Logged;

/// As many entries as go into one transaction.
const MOST: usize = 256;

/// An entry for the log of a table, and what is then true of the table.
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
    /// Which server writes, so that it needn't be told.
    pub node: String,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the log, and durable.
    Won,
    /// Its place was taken already, or its submission was.
    Lost,
}

type Waiting = (Append, oneshot::Sender<Result<Appended, StoreError>>);

/// The way to the writer.
#[derive(Clone)]
pub(super) struct Queue(mpsc::Sender<Waiting>);

impl Store {
    /// Appends an entry. When this answers, it is durable, or it is not there; after an error nobody
    /// knows, and has to look.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::new("the writer has stopped");
        let notice = Notice::grew(&append.node, &append.table);
        self.writer.0.send((append, answer)).await.map_err(|_| gone())?;
        let appended = answered.await.map_err(|_| gone())??;
        // PostgreSQL tells the others together with the entry; another bus is told of it afterwards.
        if appended == Appended::Won && !matches!(self.bus, Bus::Postgres) {
            self.announce(&notice).await;
        }
        Ok(appended)
    }
}

pub(super) fn start(kind: Kind, pool: AnyPool, bus: Bus) -> Queue {
    let (queue, mut waiting) = mpsc::channel::<Waiting>(4096);
    tokio::spawn(async move {
        let mut batch = Vec::with_capacity(MOST);
        while waiting.recv_many(&mut batch, MOST).await > 0 {
            // Servers that lock the same tables in the same order can't wait for each other in a circle.
            batch.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
            let result = write(kind, &pool, &bus, &batch).await;
            match result {
                Ok(results) => {
                    for ((_, answer), appended) in batch.drain(..).zip(results) {
                        // Whoever doesn't wait any more will find it in the log.
                        let _ = answer.send(Ok(appended));
                    }
                }
                Err(error) => {
                    tracing::error!(%error, entries = batch.len(), "the log can't be written");
                    for (_, answer) in batch.drain(..) {
                        let _ = answer.send(Err(error.clone()));
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            }
        }
    });
    Queue(queue)
}

async fn write(
    kind: Kind,
    pool: &AnyPool,
    bus: &Bus,
    batch: &[Waiting],
) -> Result<Vec<Appended>, StoreError> {
    let mut connection = pool.acquire().await?;
    connection.execute(if kind == Kind::Sqlite { "begin immediate" } else { "begin" }).await?;
    let written = write_all(kind, &mut connection, bus, batch).await;
    let end = if written.is_ok() { "commit" } else { "rollback" };
    connection.execute(end).await?;
    written
}

async fn write_all(
    kind: Kind,
    connection: &mut AnyConnection,
    bus: &Bus,
    batch: &[Waiting],
) -> Result<Vec<Appended>, StoreError> {
    let mut results = Vec::with_capacity(batch.len());
    let mut locked = None;
    for (append, _) in batch {
        if kind == Kind::Postgres && locked != Some(&append.table) {
            lock(connection, &append.table).await?;
            locked = Some(&append.table);
        }
        let appended = insert(connection, append).await?;
        if appended == Appended::Won {
            update(connection, append).await?;
            if matches!(bus, Bus::Postgres) {
                notify(connection, append).await?;
            }
        }
        results.push(appended);
    }
    Ok(results)
}

/// One server at a time writes to a table: otherwise one could wait for the table's row while the other
/// waits for a number in its log.
async fn lock(connection: &mut AnyConnection, table: &str) -> Result<(), StoreError> {
    sqlx::query("select id from tables where id = $1 for no key update")
        .bind(table)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert(connection: &mut AnyConnection, append: &Append) -> Result<Appended, StoreError> {
    let Logged { number, at_ms, submission, entry } = &append.logged;
    let inserted = sqlx::query(
        "insert into log (table_id, number, at_ms, submission, entry)
         values ($1, $2, $3, $4, $5) on conflict do nothing",
    )
    .bind(append.table.as_str())
    .bind(*number as i64)
    .bind(*at_ms as i64)
    .bind(submission.as_deref())
    .bind(serde_json::to_string(entry)?)
    .execute(connection)
    .await?;
    Ok(if inserted.rows_affected() == 1 { Appended::Won } else { Appended::Lost })
}

async fn update(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query(
        "update tables set updated_ms = $2, phase = $3, due_ms = $4, summary = coalesce($5, summary)
         where id = $1",
    )
    .bind(append.table.as_str())
    .bind(append.logged.at_ms as i64)
    .bind(append.phase)
    .bind(append.due_ms.map(|due_ms| due_ms as i64))
    .bind(append.summary.as_deref())
    .execute(connection)
    .await?;
    Ok(())
}

/// Tells the other servers where to look. It is sent when the transaction is committed, or never.
async fn notify(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query("select length(pg_notify('roundhouse', $1)::text)")
        .bind(Notice::grew(&append.node, &append.table).to_string())
        .execute(connection)
        .await?;
    Ok(())
}
