//! Who is who: a token's hash and the player it stands for. The token itself is never stored.

use super::{Store, StoreError};

impl Store {
    /// A new player.
    pub async fn create_session(
        &self,
        token_hash: &str,
        player: &str,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "insert into sessions (token_hash, player, created_ms, seen_ms) values ($1, $2, $3, $3)",
        )
        .bind(token_hash)
        .bind(player)
        .bind(now_ms as i64)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The player of a token that was given out no longer ago than `since_ms`.
    pub async fn player(
        &self,
        token_hash: &str,
        since_ms: u64,
    ) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(
            "select player from sessions where token_hash = $1 and created_ms >= $2",
        )
        .bind(token_hash)
        .bind(since_ms as i64)
        .fetch_optional(&self.pool)
        .await?)
    }

    /// Forgets a session.
    pub async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        let ended = sqlx::query("delete from sessions where token_hash = $1").bind(token_hash);
        ended.execute(&self.pool).await?;
        Ok(())
    }
}
