//! Tables and their logs.

use serde_json::Value;
use sqlx::Row;

use super::{Store, StoreError};
use crate::table::{Logged, Settings, Table};

/// A table that is about to open.
pub struct NewTable {
    /// Its address; who knows it may enter.
    pub id: String,
    /// What is played.
    pub settings: Settings,
    /// The server's part of the seed.
    pub secret: String,
    /// Where the match begins, if not at the set-up.
    pub position: Option<Value>,
    /// When it opened.
    pub now_ms: u64,
}

/// A table as it is stored, without its log.
pub struct StoredTable {
    settings: Settings,
    secret: String,
    position: Option<Value>,
}

impl StoredTable {
    /// The table before anything happened.
    pub fn blank(&self) -> Table {
        Table::new(self.settings.clone(), self.secret.clone(), self.position.clone())
    }
}

/// A line on the list of tables.
pub struct Listed {
    /// Its address.
    pub id: String,
    /// What it is.
    pub summary: Value,
}

impl Store {
    /// Opens a table.
    pub async fn create_table(&self, new: NewTable) -> Result<(), StoreError> {
        let summary =
            Table::new(new.settings.clone(), new.secret.clone(), None).summary().to_string();
        sqlx::query(
            "insert into tables
                (id, settings, secret, position, public, created_ms, updated_ms, phase, summary)
             values ($1, $2, $3, $4, $5, $6, $6, 'waiting', $7)",
        )
        .bind(new.id)
        .bind(serde_json::to_string(&new.settings)?)
        .bind(new.secret)
        .bind(new.position.map(|position| position.to_string()))
        .bind(i64::from(new.settings.public))
        .bind(new.now_ms as i64)
        .bind(summary)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The table of this address.
    pub async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let row = sqlx::query("select settings, secret, position from tables where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let position: Option<String> = row.try_get(2)?;
        Ok(Some(StoredTable {
            settings: serde_json::from_str(&row.try_get::<String, _>(0)?)?,
            secret: row.try_get(1)?,
            position: position.map(|text| serde_json::from_str(&text)).transpose()?,
        }))
    }

    /// The log of a table after an entry, in order.
    pub async fn log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        let rows = sqlx::query(
            "select number, at_ms, submission, entry from log
             where table_id = $1 and number > $2 order by number",
        )
        .bind(id)
        .bind(after as i64)
        .fetch_all(&self.pool)
        .await?;
        let mut log = Vec::with_capacity(rows.len());
        for row in rows {
            log.push(Logged {
                number: row.try_get::<i64, _>(0)? as u64,
                at_ms: row.try_get::<i64, _>(1)? as u64,
                submission: row.try_get(2)?,
                entry: serde_json::from_str(&row.try_get::<String, _>(3)?)?,
            });
        }
        Ok(log)
    }

    /// The public tables that are not over, the liveliest first.
    pub async fn listed(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(
            "select id, summary from tables where public = 1 and phase <> 'ended'
             order by updated_ms desc limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let summary = serde_json::from_str(&row.try_get::<String, _>(1)?)?;
            listed.push(Listed { id: row.try_get(0)?, summary });
        }
        Ok(listed)
    }

    /// Tables at which the server should have done something by now.
    pub async fn due(&self, now_ms: u64) -> Result<Vec<String>, StoreError> {
        let due = sqlx::query_scalar("select id from tables where due_ms <= $1 limit 1000");
        Ok(due.bind(now_ms as i64).fetch_all(&self.pool).await?)
    }
}
