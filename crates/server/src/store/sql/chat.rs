//! What is said at tables: the newest lines of each.

use catalogue::Seat;
use sqlx::{AnyConnection, Row};

use super::SqlStore;
use super::writer::{Job, Outcome};
use crate::bus::Notice;
use crate::store::{CHAT_LINES, Line, NewLine, StoreError, is_possible_id};

impl SqlStore {
    pub(super) async fn write_line(&self, line: NewLine) -> Result<u64, StoreError> {
        let notice = Notice::Chat { node: line.node.clone(), table: line.table.clone() };
        match self.write(Job::Say(line)).await? {
            Outcome::Said { number, new } => {
                if new {
                    self.tell_of_write(&notice).await;
                }
                Ok(number)
            }
            _ => Err(StoreError::new("a line was answered as something else")),
        }
    }

    pub(super) async fn read_chat(&self, id: &str, after: u64) -> Result<Vec<Line>, StoreError> {
        if !is_possible_id(id) {
            return Ok(Vec::new());
        }
        let found = sqlx::query(
            "select number, at_ms, seat, text from chat
             where table_id = $1 and number > $2 order by number",
        );
        let mut lines = Vec::new();
        for row in self.rows(found.bind(id).bind(after as i64)).await? {
            lines.push(Line {
                number: row.try_get::<i64, _>(0)? as u64,
                at_ms: row.try_get::<i64, _>(1)? as u64,
                seat: Seat(row.try_get::<i64, _>(2)? as u8),
                text: row.try_get(3)?,
            });
        }
        Ok(lines)
    }
}

/// Keeps a line at a table whose row is locked, and forgets the oldest.
pub async fn append_line(
    connection: &mut AnyConnection,
    line: &NewLine,
) -> Result<Outcome, StoreError> {
    let repeated = sqlx::query("select number from chat where table_id = $1 and submission = $2")
        .bind(line.table.as_str())
        .bind(line.command_id.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(row) = repeated {
        return Ok(Outcome::Said { number: row.try_get::<i64, _>(0)? as u64, new: false });
    }
    let last = sqlx::query("select coalesce(max(number), 0) from chat where table_id = $1")
        .bind(line.table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let number = last.try_get::<i64, _>(0)? + 1;
    insert(connection, line, number).await?;
    sqlx::query("delete from chat where table_id = $1 and number <= $2")
        .bind(line.table.as_str())
        .bind(number - i64::from(CHAT_LINES))
        .execute(connection)
        .await?;
    Ok(Outcome::Said { number: number as u64, new: true })
}

async fn insert(
    connection: &mut AnyConnection,
    line: &NewLine,
    number: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into chat (table_id, number, at_ms, seat, text, submission)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(line.table.as_str())
    .bind(number)
    .bind(line.at_ms as i64)
    .bind(i64::from(line.seat.0))
    // PostgreSQL keeps no text with a zero in it.
    .bind(line.text.replace('\0', "\u{fffd}"))
    .bind(line.command_id.as_str())
    .execute(connection)
    .await?;
    Ok(())
}
