//! The tables of the database, made and updated by the server itself.

use sqlx::{AnyConnection, Executor};

use crate::store::{Kind, StoreError};

/// Every change since the beginning, in order; never edited, only added to.
const CHANGES: &[&[&str]] = &[FIRST, SIGNS_OF_LIFE];

const FIRST: &[&str] = &[
    "create table sessions (
        token_hash text primary key,
        player text not null unique,
        created_ms bigint not null,
        seen_ms bigint not null
    )",
    "create table tables (
        id text primary key,
        settings text not null,
        secret text not null,
        position text,
        public bigint not null,
        created_ms bigint not null,
        updated_ms bigint not null,
        phase text not null,
        due_ms bigint,
        summary text not null
    )",
    "create index tables_due on tables (due_ms) where due_ms is not null",
    "create index tables_listed on tables (updated_ms) where public = 1",
    "create table log (
        table_id text not null references tables (id),
        number bigint not null,
        at_ms bigint not null,
        submission text,
        entry text not null,
        primary key (table_id, number),
        unique (table_id, submission)
    )",
];

/// Tables that nobody cares for leave the list, and can be deleted; chat is no part of the log;
/// nodes say that they are up.
const SIGNS_OF_LIFE: &[&str] = &[
    "alter table tables add column alive_ms bigint not null default 0",
    "update tables set alive_ms = updated_ms",
    "alter table tables add column set_aside_version text",
    "alter table tables add column set_aside_reason text",
    "drop index tables_listed",
    "create index tables_listed on tables (alive_ms, id) where public = 1 and phase <> 'ended'",
    "create index tables_waiting on tables (alive_ms) where phase = 'waiting'",
    "create index tables_ended on tables (updated_ms) where phase = 'ended'",
    "create index sessions_created on sessions (created_ms)",
    "create table chat (
        table_id text not null references tables (id),
        number bigint not null,
        at_ms bigint not null,
        seat bigint not null,
        text text not null,
        submission text not null,
        primary key (table_id, number),
        unique (table_id, submission)
    )",
    "create table nodes (name text primary key, seen_ms bigint not null)",
    "create table outages (from_ms bigint primary key, to_ms bigint)",
];

/// Nothing may wait for longer than this for a node that is still at work.
const WAIT: &str = "set lock_timeout = '30 s'";

/// Brings the database up to date. Several nodes may do it at once: the lock lets one go first.
pub async fn migrate(connection: &mut AnyConnection, kind: Kind) -> Result<(), StoreError> {
    match kind {
        Kind::Sqlite => {
            connection.execute("begin immediate").await?;
        }
        Kind::Postgres => {
            // A large database takes its time.
            connection.execute("set statement_timeout = 0").await?;
            connection.execute(WAIT).await?;
            connection.execute("begin").await?;
            connection.execute("select length(pg_advisory_xact_lock(7421)::text)").await?;
        }
    }
    let changed = change(connection).await;
    connection.execute(if changed.is_ok() { "commit" } else { "rollback" }).await?;
    changed
}

async fn change(connection: &mut AnyConnection) -> Result<(), StoreError> {
    connection.execute("create table if not exists changes (number bigint primary key)").await?;
    let done: i64 = sqlx::query_scalar("select coalesce(max(number), 0) from changes")
        .fetch_one(&mut *connection)
        .await?;
    if done as usize > CHANGES.len() {
        return Err(StoreError::new("the database was made by a newer version"));
    }
    for (index, change) in CHANGES.iter().enumerate().skip(done as usize) {
        for statement in *change {
            connection.execute(*statement).await?;
        }
        sqlx::query("insert into changes (number) values ($1)")
            .bind(index as i64 + 1)
            .execute(&mut *connection)
            .await?;
    }
    // Whoever can only read is told so now, and not when somebody sits down.
    connection.execute("update changes set number = number").await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Executor;

    use super::{FIRST, migrate};
    use crate::store::sql::connect::Database;
    use crate::store::{SqlStore, Store, Timeouts};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_database_of_the_first_version_is_updated_and_a_newer_one_refused() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
        for url in [file, trial_run::Cluster::shared().database()] {
            let database = Database::new(&url, Timeouts::default()).expect("an address");
            let mut connection = database.connect().await.expect("a connection");
            let old = [
                "create table changes (number bigint primary key)",
                "insert into changes (number) values (1)",
                "insert into tables
                     (id, settings, secret, public, created_ms, updated_ms, phase, summary)
                 values ('table', '{}', '', 1, 1, 7, 'waiting', '{}')",
            ];
            for statement in FIRST.iter().chain(&old) {
                connection.execute(*statement).await.expect("as it was");
            }
            let store = SqlStore::open(&url).await.expect("it is updated");
            assert_eq!(store.listed(9, 7).await.expect("a list").len(), 1);
            assert_eq!(store.listed(9, 8).await.expect("a list").len(), 0);

            connection.execute("insert into changes (number) values (99)").await.expect("newer");
            let refused = migrate(&mut connection, database.kind()).await;
            let refused = refused.expect_err("nobody knows what is in there").to_string();
            assert_eq!(refused, "the database was made by a newer version");
        }
    }
}
