//! Tables and their logs.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{SqlStore, Statement, sessions, transaction, writer};
use crate::store::{
    Append, Appended, Due, Listed, NewSession, NewTable, SetAside, StoreError, StoredTable,
    is_possible_id,
};
use crate::table::{Logged, Table};

impl SqlStore {
    pub(super) async fn create_table(
        &self,
        new: NewTable,
        first: Option<Append>,
        session: Option<NewSession>,
    ) -> Result<(), StoreError> {
        let opened = async {
            let mut connection = self.pool.take().await?;
            transaction::begin(&mut connection, self.kind).await?;
            let opened = open(&mut connection, &new, first.as_ref(), session.as_ref()).await;
            transaction::end(connection, opened).await
        };
        self.pool.within(self.timeouts.operation, opened).await
    }

    pub(super) async fn read_table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        if !is_possible_id(id) {
            return Ok(None);
        }
        let found = sqlx::query(
            "select settings, secret, position, set_aside_version, set_aside_reason
             from tables where id = $1",
        );
        self.rows(found.bind(id)).await?.first().map(stored).transpose()
    }

    pub(super) async fn read_log(&self, id: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        if !is_possible_id(id) {
            return Ok(Vec::new());
        }
        let found = sqlx::query(
            "select number, at_ms, submission, entry from log
             where table_id = $1 and number > $2 order by number",
        );
        self.rows(found.bind(id).bind(after as i64)).await?.iter().map(logged).collect()
    }

    pub(super) async fn read_list(
        &self,
        most: u32,
        alive_since_ms: u64,
    ) -> Result<Vec<Listed>, StoreError> {
        let found = sqlx::query(LISTED).bind(alive_since_ms as i64).bind(i64::from(most));
        let mut listed = Vec::new();
        for row in self.rows(found).await? {
            let summary = serde_json::from_str(&row.try_get::<String, _>(1)?)?;
            listed.push(Listed { id: row.try_get(0)?, summary });
        }
        Ok(listed)
    }

    pub(super) async fn read_due(
        &self,
        now_ms: u64,
        after: Option<&Due>,
        most: u32,
    ) -> Result<Vec<Due>, StoreError> {
        // Before the first of all: no id is shorter than nothing.
        let (at_ms, table) = after.map_or((-1, ""), |due| (due.at_ms as i64, due.table.as_str()));
        let found =
            sqlx::query(DUE).bind(now_ms as i64).bind(at_ms).bind(table).bind(i64::from(most));
        let mut due = Vec::new();
        for row in self.rows(found).await? {
            due.push(Due { at_ms: row.try_get::<i64, _>(0)? as u64, table: row.try_get(1)? });
        }
        Ok(due)
    }

    pub(super) async fn mark_set_aside(
        &self,
        id: &str,
        version: &str,
        reason: &str,
    ) -> Result<(), StoreError> {
        if !is_possible_id(id) {
            return Err(unknown_table());
        }
        let marked = sqlx::query(
            "update tables set due_ms = null, set_aside_version = $2, set_aside_reason = $3
             where id = $1",
        );
        match self.run(marked.bind(id).bind(version).bind(reason)).await? {
            0 => Err(unknown_table()),
            _ => Ok(()),
        }
    }
}

/// The index `tables_listed` has exactly these, in this order: what is over costs nothing.
const LISTED: &str = "select id, summary from tables
    where public = 1 and phase <> 'ended' and alive_ms >= $1 and set_aside_version is null
    order by alive_ms desc, id desc limit $2";

const DUE: &str = "select due_ms, id from tables
    where due_ms <= $1 and due_ms >= $2 and (due_ms > $2 or id > $3)
    order by due_ms, id limit $4";

/// What comes of writing to a table that isn't there.
pub fn unknown_table() -> StoreError {
    StoreError::new("there is no such table")
}

fn stored(row: &AnyRow) -> Result<StoredTable, StoreError> {
    let position: Option<String> = row.try_get(2)?;
    let version: Option<String> = row.try_get(3)?;
    let reason: Option<String> = row.try_get(4)?;
    let set_aside = |version| SetAside { version, reason: reason.unwrap_or_default() };
    Ok(StoredTable {
        settings: serde_json::from_str(&row.try_get::<String, _>(0)?)?,
        secret: row.try_get(1)?,
        position: position.map(|text| serde_json::from_str(&text)).transpose()?,
        set_aside: version.map(set_aside),
    })
}

fn logged(row: &AnyRow) -> Result<Logged, StoreError> {
    Ok(Logged {
        number: row.try_get::<i64, _>(0)? as u64,
        at_ms: row.try_get::<i64, _>(1)? as u64,
        command_id: row.try_get(2)?,
        entry: serde_json::from_str(&row.try_get::<String, _>(3)?)?,
    })
}

async fn open(
    connection: &mut AnyConnection,
    new: &NewTable,
    first: Option<&Append>,
    session: Option<&NewSession>,
) -> Result<(), StoreError> {
    if !is_possible_id(&new.id) {
        return Err(StoreError::new("the id of a table is letters and digits"));
    }
    insert(new)?.execute(&mut *connection).await?;
    if let Some(session) = session {
        sessions::insert(session).execute(&mut *connection).await?;
    }
    match first {
        Some(first) if first.table != new.id => {
            Err(StoreError::new("the first entry of a table is its own"))
        }
        Some(first) => match writer::append(connection, first).await? {
            Appended::Won => Ok(()),
            Appended::Lost => Err(StoreError::new("the first entry of a table is taken")),
        },
        None => Ok(()),
    }
}

fn insert(new: &NewTable) -> Result<Statement<'_>, StoreError> {
    let blank = Table::new(new.settings.clone(), new.secret.clone(), None);
    let statement = sqlx::query(
        "insert into tables (id, settings, secret, position, public, created_ms, updated_ms,
             alive_ms, phase, summary)
         values ($1, $2, $3, $4, $5, $6, $6, $6, 'waiting', $7)",
    );
    Ok(statement
        .bind(new.id.as_str())
        .bind(serde_json::to_string(&new.settings)?)
        .bind(new.secret.as_str())
        .bind(new.position.as_ref().map(ToString::to_string))
        .bind(i64::from(new.settings.public))
        .bind(new.now_ms as i64)
        .bind(blank.summary().to_text()))
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Row};

    use super::{DUE, LISTED, SqlStore};
    use crate::store::Kind;

    /// This many finished tables; with more the plan is no other.
    const FINISHED: u32 = 20_000;

    /// How the database goes about a statement, line by line.
    async fn plan(store: &SqlStore, statement: &str, values: &[&str]) -> String {
        let mut statement = statement.to_owned();
        for (index, value) in values.iter().enumerate() {
            statement = statement.replace(&format!("${}", index + 1), value);
        }
        let (explain, column) = match store.kind {
            Kind::Sqlite => ("explain query plan", 3),
            Kind::Postgres => ("explain", 0),
        };
        let explained = sqlx::query(AssertSqlSafe(format!("{explain} {statement}")));
        let rows = store.rows(explained).await.expect("a plan");
        let lines = rows.iter().map(|row| row.try_get::<String, _>(column).expect("a line"));
        lines.collect::<Vec<_>>().join("\n")
    }

    async fn fill(store: &SqlStore) {
        let numbers = match store.kind {
            Kind::Sqlite => {
                "with recursive numbers (n) as
                     (select 1 union all select n + 1 from numbers where n < $1)"
            }
            Kind::Postgres => {
                "with numbers (n) as (select n from generate_series(1, $1::bigint) as series (n))"
            }
        };
        let insert = format!(
            "{numbers} insert into tables (id, settings, secret, public, created_ms, updated_ms,
                 alive_ms, phase, summary)
             select 'table' || n, '{{}}', '', 1, n, n, n, 'ended', '{{}}' from numbers"
        );
        let filled = sqlx::query(AssertSqlSafe(insert)).bind(i64::from(FINISHED));
        assert_eq!(store.run(filled).await.expect("filled"), u64::from(FINISHED));
        store.run(sqlx::query("analyze")).await.expect("counted");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn finished_tables_cost_neither_the_list_nor_what_is_due_anything() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
        for url in [file, trial_run::Cluster::shared().database()] {
            let store = SqlStore::open(&url).await.expect("it opens");
            fill(&store).await;
            for (statement, values, index) in [
                (LISTED, &["7", "100"][..], "tables_listed"),
                (DUE, &["7", "0", "''", "100"][..], "tables_due"),
            ] {
                let plan = plan(&store, statement, values).await;
                assert!(plan.contains(index), "{plan}");
                assert!(!plan.contains("Seq Scan") && !plan.contains("SCAN"), "{plan}");
            }
        }
    }
}
