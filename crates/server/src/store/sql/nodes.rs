//! Which nodes are up, and when none was.

use sqlx::{AnyConnection, Row};

use super::SqlStore;
use super::writer::Job;
use crate::store::{Kind, NODE_TIMEOUT, StoreError};

impl SqlStore {
    pub(super) async fn write_beat(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        self.write(Job::Beat { node: node.to_owned(), now_ms }).await.map(drop)
    }

    pub(super) async fn write_departure(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        let departed = self.write(Job::Depart { node: node.to_owned(), now_ms }).await;
        // It was the last that this server had to write, whatever came of it.
        if let Some(lock) = &self.lock {
            lock.release();
        }
        departed.map(drop)
    }

    pub(super) async fn read_outage(&self, at_ms: u64) -> Result<Option<u64>, StoreError> {
        let found = sqlx::query("select min(from_ms) from outages where from_ms >= $1");
        let rows = self.rows(found.bind(at_ms as i64)).await?;
        let began: Option<i64> = rows.first().map(|row| row.try_get(0)).transpose()?.flatten();
        Ok(began.map(|began| began as u64))
    }
}

/// A node is up, so no outage goes on. One that another node ends at this moment is left to it.
pub async fn beat(
    connection: &mut AnyConnection,
    kind: Kind,
    node: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into nodes (name, seen_ms) values ($1, $2)
         on conflict (name) do update set seen_ms = excluded.seen_ms",
    )
    .bind(node)
    .bind(now_ms as i64)
    .execute(&mut *connection)
    .await?;
    let ended = match kind {
        Kind::Sqlite => "update outages set to_ms = $1 where to_ms is null",
        Kind::Postgres => {
            "update outages set to_ms = $1 where from_ms in
                 (select from_ms from outages where to_ms is null for update skip locked)"
        }
    };
    sqlx::query(ended).bind(now_ms as i64).execute(connection).await?;
    Ok(())
}

/// A node stops. If it was the last one, an outage begins.
pub async fn depart(
    connection: &mut AnyConnection,
    node: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    sqlx::query("delete from nodes where name = $1").bind(node).execute(&mut *connection).await?;
    let up_since = now_ms.saturating_sub(NODE_TIMEOUT.as_millis() as u64);
    sqlx::query(
        "insert into outages (from_ms) select $1
         where not exists (select 1 from nodes where seen_ms >= $2)
         on conflict do nothing",
    )
    .bind(now_ms as i64)
    .bind(up_since as i64)
    .execute(connection)
    .await?;
    Ok(())
}
