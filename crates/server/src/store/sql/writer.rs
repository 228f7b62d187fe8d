//! Everything that is written to logs and chats goes through one queue, and what waits there
//! becomes one transaction: the disk is asked once for many tables, and each is answered when it is
//! durable.
//!
//! SQLite has one writer. PostgreSQL has several, so that a transaction that hangs holds up only
//! the tables in it; a table that another transaction holds is put back and tried again while the
//! others go on.

mod job;
mod queue;

use sqlx::{AnyConnection, Executor};
use tokio::time::Instant;

use super::pool::Pool;
use super::tables::unknown_table;
use super::{SqlStore, Timeouts, chat, nodes, sessions, transaction};
use crate::bus::{Bus, Notice};
use crate::store::{Append, Appended, Kind, StoreError, is_possible_id};
use crate::table::Logged;

pub use job::{Job, Outcome};
use job::{Waiting, Written};
pub use queue::{Queue, start};

/// How many transactions of PostgreSQL are under way at once.
pub const WRITERS: usize = 4;

impl SqlStore {
    pub(super) async fn write_entry(&self, append: Append) -> Result<Appended, StoreError> {
        let notice = Notice::grew(&append.node, &append.table);
        match self.write(Job::Append(Box::new(append))).await? {
            Outcome::Appended(appended) => {
                if appended == Appended::Won {
                    self.tell_of_write(&notice).await;
                }
                Ok(appended)
            }
            _ => Err(StoreError::new("an entry was answered as something else")),
        }
    }

    /// PostgreSQL tells the others together with what is written; another bus is told of it
    /// afterwards.
    pub(super) async fn tell_of_write(&self, notice: &Notice) {
        if !matches!(self.bus, Bus::Postgres(_))
            && let Err(error) = self.publish(notice).await
        {
            tracing::warn!(%error, "notify failed");
        }
    }

    /// Waits until something is written, but not forever: then nobody knows what comes of it.
    pub(super) async fn write(&self, job: Job) -> Result<Outcome, StoreError> {
        if job.table().is_some_and(|table| !is_possible_id(table)) {
            return Err(unknown_table());
        }
        let _waits = self.backlog.enter();
        let limit = self.timeouts.operation + self.timeouts.locked_table;
        self.pool.within(limit, self.writer.write(job)).await
    }
}

/// What a writer writes with.
#[derive(Clone)]
struct Writer {
    kind: Kind,
    pool: Pool,
    /// Are the others told within the transaction?
    notifies: bool,
    timeouts: Timeouts,
}

impl Writer {
    /// Writes what waits. If something of it is refused, the rest is written without it.
    async fn write(&self, batch: &[Waiting]) -> Vec<Result<Written, StoreError>> {
        let until = Instant::now() + self.timeouts.operation;
        let error = match self.write_together(batch).await {
            Ok(written) => return written.into_iter().map(Ok).collect(),
            Err(Failed::Refused(_)) if batch.len() > 1 => {
                return self.write_each(batch, until).await;
            }
            Err(Failed::Refused(error) | Failed::Lost(error)) => error,
        };
        tracing::error!(%error, entries = batch.len(), "batch write failed");
        batch.iter().map(|_| Err(error.clone())).collect()
    }

    /// Each in a transaction of its own, as long as there is time.
    async fn write_each(
        &self,
        batch: &[Waiting],
        until: Instant,
    ) -> Vec<Result<Written, StoreError>> {
        let mut written = Vec::with_capacity(batch.len());
        for alone in batch {
            if Instant::now() >= until {
                written.push(Err(StoreError::new("the database is too slow")));
                continue;
            }
            let alone = self.write_together(std::slice::from_ref(alone)).await;
            written.push(match alone {
                Ok(mut alone) => Ok(alone.pop().unwrap_or(Written::Locked)),
                Err(Failed::Refused(error) | Failed::Lost(error)) => {
                    tracing::error!(%error, "entry write failed");
                    Err(error)
                }
            });
        }
        written
    }

    async fn write_together(&self, batch: &[Waiting]) -> Result<Vec<Written>, Failed> {
        let write = async {
            let mut connection = self.pool.take().await?;
            transaction::begin(&mut connection, self.kind).await?;
            let written = self.write_all(&mut connection, batch).await;
            let end = if written.is_ok() { "commit" } else { "rollback" };
            connection.execute(end).await.map_err(StoreError::from)?;
            connection.give_back();
            written.map_err(Failed::Refused)
        };
        self.pool.within(self.timeouts.operation, write).await
    }

    async fn write_all(
        &self,
        connection: &mut AnyConnection,
        batch: &[Waiting],
    ) -> Result<Vec<Written>, StoreError> {
        let mut written = Vec::with_capacity(batch.len());
        let mut held: Option<(&str, Row)> = None;
        for waiting in batch {
            let Some(table) = waiting.job.table() else {
                written.push(self.write_node(connection, &waiting.job).await?);
                continue;
            };
            let row = match held {
                Some((last, row)) if last == table => row,
                _ => self.lock(connection, table).await?,
            };
            held = Some((table, row));
            written.push(match row {
                Row::Held => self.write_job(connection, &waiting.job).await?,
                Row::Locked => Written::Locked,
                Row::Missing => Written::Unknown,
            });
        }
        Ok(written)
    }

    /// One transaction at a time writes to a table: otherwise one could wait for the table's row
    /// while the other waits for a number in its log. Nobody waits for the row.
    async fn lock(&self, connection: &mut AnyConnection, table: &str) -> Result<Row, StoreError> {
        let there = "select id from tables where id = $1";
        if self.kind == Kind::Postgres {
            let locked =
                sqlx::query("select id from tables where id = $1 for no key update skip locked");
            if locked.bind(table).fetch_optional(&mut *connection).await?.is_some() {
                return Ok(Row::Held);
            }
        }
        let found = sqlx::query(there).bind(table).fetch_optional(connection).await?;
        Ok(match (found, self.kind) {
            (None, _) => Row::Missing,
            (Some(_), Kind::Sqlite) => Row::Held,
            (Some(_), Kind::Postgres) => Row::Locked,
        })
    }

    async fn write_job(
        &self,
        connection: &mut AnyConnection,
        job: &Job,
    ) -> Result<Written, StoreError> {
        let (outcome, notice) = match job {
            Job::Append(entry) => {
                let appended = append(connection, entry).await?;
                let told = appended == Appended::Won;
                let notice = told.then(|| Notice::grew(&entry.node, &entry.table));
                (Outcome::Appended(appended), notice)
            }
            Job::Say(line) => {
                let said = chat::append_line(connection, line).await?;
                let told = matches!(said, Outcome::Said { new: true, .. });
                let (node, table) = (line.node.clone(), line.table.clone());
                (said, told.then_some(Notice::Chat { node, table }))
            }
            Job::Beat { .. } | Job::Depart { .. } => {
                return self.write_node(connection, job).await;
            }
        };
        if let Some(notice) = notice
            && self.notifies
        {
            notify(connection, &notice).await?;
        }
        Ok(Written::Done(outcome))
    }

    async fn write_node(
        &self,
        connection: &mut AnyConnection,
        job: &Job,
    ) -> Result<Written, StoreError> {
        match job {
            Job::Beat { node, now_ms } => {
                nodes::beat(connection, self.kind, node, *now_ms).await?;
            }
            Job::Depart { node, now_ms } => nodes::depart(connection, node, *now_ms).await?,
            Job::Append(_) | Job::Say(_) => {}
        }
        Ok(Written::Done(Outcome::Done))
    }
}

/// Why a transaction failed.
enum Failed {
    /// A statement was refused; nothing was written.
    Refused(StoreError),
    /// The connection failed or was too slow; nobody knows what was written.
    Lost(StoreError),
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Lost(error)
    }
}

/// How a table's row was found.
#[derive(Clone, Copy)]
enum Row {
    /// Ours until the transaction ends.
    Held,
    /// Another transaction's.
    Locked,
    /// There is none.
    Missing,
}

/// Appends an entry to the log of a table whose row is locked.
pub async fn append(
    connection: &mut AnyConnection,
    append: &Append,
) -> Result<Appended, StoreError> {
    let Logged { number, at_ms, command_id, entry } = &append.logged;
    let inserted = sqlx::query(
        "insert into log (table_id, number, at_ms, submission, entry)
         values ($1, $2, $3, $4, $5) on conflict do nothing",
    )
    .bind(append.table.as_str())
    .bind(*number as i64)
    .bind(*at_ms as i64)
    .bind(command_id.as_deref())
    .bind(serde_json::to_string(entry)?)
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(Appended::Lost);
    }
    if let Some(session) = &append.session {
        sessions::insert_once(session).execute(&mut *connection).await?;
    }
    update(connection, append).await?;
    Ok(Appended::Won)
}

/// What is true of the table now. Whoever appends can replay it, so it is not set aside any more.
async fn update(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query(
        "update tables set updated_ms = $2, alive_ms = $2, phase = $3, due_ms = $4,
             summary = coalesce($5, summary), set_aside_version = null, set_aside_reason = null
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

/// Tells the other nodes where to look. It is sent when the transaction is committed, or never.
async fn notify(connection: &mut AnyConnection, notice: &Notice) -> Result<(), StoreError> {
    sqlx::query("select length(pg_notify('roundhouse', $1)::text)")
        .bind(notice.to_string())
        .execute(connection)
        .await?;
    Ok(())
}
