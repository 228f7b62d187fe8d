//! Who is who: a token's hash and the player it stands for. The token itself is never stored.

use sqlx::Row;

use super::{SqlStore, Statement};
use crate::store::{NewSession, StoreError};

/// Keeps a session; it fails if there is one of this token or player.
pub fn insert(session: &NewSession) -> Statement<'_> {
    bind(
        "insert into sessions (token_hash, player, created_ms, seen_ms) values ($1, $2, $3, $3)",
        session,
    )
}

/// Keeps a session, unless it is there already.
pub fn insert_once(session: &NewSession) -> Statement<'_> {
    bind(
        "insert into sessions (token_hash, player, created_ms, seen_ms) values ($1, $2, $3, $3)
         on conflict do nothing",
        session,
    )
}

fn bind<'q>(statement: &'static str, session: &'q NewSession) -> Statement<'q> {
    sqlx::query(statement)
        .bind(session.token_hash.as_str())
        .bind(session.player.as_str())
        .bind(session.now_ms as i64)
}

impl SqlStore {
    pub(super) async fn read_player(
        &self,
        token_hash: &str,
        since_ms: u64,
    ) -> Result<Option<String>, StoreError> {
        let found =
            sqlx::query("select player from sessions where token_hash = $1 and created_ms >= $2");
        let rows = self.rows(found.bind(token_hash).bind(since_ms as i64)).await?;
        Ok(rows.first().map(|row| row.try_get(0)).transpose()?)
    }

    pub(super) async fn delete_session(&self, token_hash: &str) -> Result<(), StoreError> {
        let ended = sqlx::query("delete from sessions where token_hash = $1").bind(token_hash);
        self.run(ended).await.map(drop)
    }
}
