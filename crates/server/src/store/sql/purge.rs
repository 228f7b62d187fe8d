//! Deleting what nobody needs any more, in batches small enough that nobody waits for them.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{SqlStore, transaction};
use crate::store::{Kind, PurgeBefore, Purged, StoreError};

/// This many sessions at once.
const SESSION_BATCH_MAX: i64 = 1000;
/// This many tables with their logs at once.
const TABLE_BATCH_MAX: i64 = 50;

const WAITING: &str = "select id from tables
    where phase = 'waiting' and alive_ms < $1 and updated_ms < $1 limit $2";
const WAITING_LOCKED: &str = "select id from tables
    where phase = 'waiting' and alive_ms < $1 and updated_ms < $1 limit $2 for update skip locked";
const ENDED: &str = "select id from tables
    where phase = 'ended' and updated_ms < $1 and alive_ms < $1 limit $2";
const ENDED_LOCKED: &str = "select id from tables
    where phase = 'ended' and updated_ms < $1 and alive_ms < $1 limit $2 for update skip locked";

impl SqlStore {
    pub(super) async fn delete_old(&self, before: PurgeBefore) -> Result<Purged, StoreError> {
        let (waiting, ended) = match self.kind {
            Kind::Sqlite => (WAITING, ENDED),
            // What somebody writes to at this moment is not deleted.
            Kind::Postgres => (WAITING_LOCKED, ENDED_LOCKED),
        };
        let sessions = self.delete_sessions(before.sessions_before_ms).await?;
        let waiting = self.delete_tables(waiting, before.waiting_before_ms).await?;
        let ended = match before.ended_before_ms {
            Some(before_ms) => self.delete_tables(ended, before_ms).await?,
            None => 0,
        };
        Ok(Purged { sessions, waiting, ended })
    }

    async fn delete_sessions(&self, before_ms: u64) -> Result<u64, StoreError> {
        let mut deleted = 0;
        loop {
            let batch = sqlx::query(
                "delete from sessions where token_hash in
                     (select token_hash from sessions where created_ms < $1 limit $2)",
            );
            let gone = self.run(batch.bind(before_ms as i64).bind(SESSION_BATCH_MAX)).await?;
            deleted += gone;
            if gone < SESSION_BATCH_MAX as u64 {
                break;
            }
        }
        // Nodes that were never heard of again.
        let nodes = sqlx::query("delete from nodes where seen_ms < $1").bind(before_ms as i64);
        self.run(nodes).await?;
        Ok(deleted)
    }

    async fn delete_tables(&self, which: &'static str, before_ms: u64) -> Result<u64, StoreError> {
        let mut deleted = 0;
        loop {
            let batch = async {
                let mut connection = self.pool.take().await?;
                transaction::begin(&mut connection, self.kind).await?;
                let gone = delete_batch(&mut connection, which, before_ms).await;
                transaction::end(connection, gone).await
            };
            let gone = self.pool.within(self.timeouts.operation, batch).await?;
            deleted += gone;
            if gone < TABLE_BATCH_MAX as u64 {
                return Ok(deleted);
            }
        }
    }
}

async fn delete_batch(
    connection: &mut AnyConnection,
    which: &'static str,
    before_ms: u64,
) -> Result<u64, StoreError> {
    let found = sqlx::query(which).bind(before_ms as i64).bind(TABLE_BATCH_MAX);
    let found: Vec<AnyRow> = found.fetch_all(&mut *connection).await?;
    for row in &found {
        let id: String = row.try_get(0)?;
        for statement in [
            "delete from log where table_id = $1",
            "delete from chat where table_id = $1",
            "delete from tables where id = $1",
        ] {
            sqlx::query(statement).bind(id.as_str()).execute(&mut *connection).await?;
        }
    }
    Ok(found.len() as u64)
}
