//! Several statements, all of them or none.

use sqlx::{AnyConnection, Executor};

use super::pool::Lease;
use crate::store::{Kind, StoreError};

/// Begins. SQLite takes its lock at once: a transaction that reads first could find it taken.
pub async fn begin(connection: &mut AnyConnection, kind: Kind) -> Result<(), StoreError> {
    connection.execute(if kind == Kind::Sqlite { "begin immediate" } else { "begin" }).await?;
    Ok(())
}

/// Ends a transaction by what came of it, and gives the connection back.
pub async fn end<T>(mut connection: Lease, result: Result<T, StoreError>) -> Result<T, StoreError> {
    connection.execute(if result.is_ok() { "commit" } else { "rollback" }).await?;
    connection.give_back();
    result
}
