//! The tables of the database, made and updated by the server itself.

use sqlx::{AnyPool, Executor};

use super::{Kind, StoreError};

/// Every change since the beginning, in order; never edited, only added to.
const CHANGES: &[&[&str]] = &[&[
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
]];

/// Brings the database up to date. Several servers may do it at once: the lock lets one go first.
pub async fn migrate(pool: &AnyPool, kind: Kind) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let (begin, lock) = match kind {
        Kind::Sqlite => ("begin immediate", "select 1"),
        Kind::Postgres => ("begin", "select length(pg_advisory_xact_lock(7421)::text)"),
    };
    connection.execute(begin).await?;
    connection.execute(lock).await?;
    connection.execute("create table if not exists changes (number bigint primary key)").await?;
    let done: i64 = sqlx::query_scalar("select coalesce(max(number), 0) from changes")
        .fetch_one(&mut *connection)
        .await?;
    if done as usize > CHANGES.len() {
        connection.execute("rollback").await?;
        return Err(StoreError("the database was made by a newer version".to_owned()));
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
    connection.execute("commit").await?;
    Ok(())
}
