//! Tables that somebody is connected to.

use serde_json::json;

use super::SqlStore;
use crate::store::{Kind, StoreError, is_possible_id};

/// This many tables are marked by one statement.
const BATCH_MAX: usize = 500;

const MARK_SQLITE: &str = "update tables set alive_ms = $1
    where alive_ms < $1 and id in (select value from json_each($2))";

/// A table that another transaction holds is being written to: that is sign enough.
const MARK_POSTGRES: &str = "update tables set alive_ms = $1 where id in
    (select id from tables
     where alive_ms < $1 and id in (select json_array_elements_text($2::json))
     for no key update skip locked)";

impl SqlStore {
    pub(super) async fn mark_alive(
        &self,
        tables: &[String],
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let possible: Vec<&String> = tables.iter().filter(|id| is_possible_id(id)).collect();
        let statement = if self.kind == Kind::Sqlite { MARK_SQLITE } else { MARK_POSTGRES };
        for batch in possible.chunks(BATCH_MAX) {
            let mark = sqlx::query(statement).bind(now_ms as i64).bind(json!(batch).to_string());
            self.run(mark).await?;
        }
        Ok(())
    }
}
