//! What people say to each other. It is kept beside the log, and only the newest of it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use catalogue::Viewer;
use tokio::time::Instant;

use super::{Room, short};
use crate::protocol::{ChatLine, ServerMessage};
use crate::refused::{Refused, ServerError};
use crate::store::{CHAT_LINES, Line, NewLine};
use crate::table::{Table, TableError};

/// One person may say this many lines within [`CHAT_WINDOW`].
const CHAT_BURST_LINES: usize = 5;
const CHAT_WINDOW: Duration = Duration::from_secs(10);

/// This many people are remembered before those who have been quiet are forgotten.
const PLAYERS_REMEMBERED_MAX: usize = 10_000;

/// When each player said their last lines, at whichever table and over however many sockets.
#[derive(Default)]
pub struct ChatLimits(Mutex<HashMap<String, VecDeque<Instant>>>);

impl ChatLimits {
    /// May the player say something now? If so, it counts; otherwise, how long to wait.
    fn take(&self, player: &str) -> Result<(), Duration> {
        let mut players = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let is_recent = |at: &Instant| now.duration_since(*at) < CHAT_WINDOW;
        if players.len() > PLAYERS_REMEMBERED_MAX {
            players.retain(|_, said| said.back().is_some_and(is_recent));
        }
        let said = players.entry(player.to_owned()).or_default();
        said.retain(is_recent);
        if said.len() >= CHAT_BURST_LINES {
            return Err(CHAT_WINDOW.saturating_sub(now.duration_since(said[0])));
        }
        said.push_back(now);
        Ok(())
    }
}

impl Room {
    /// Keeps a line and tells everybody; gives its number.
    pub(super) async fn say(
        &mut self,
        player: &str,
        command_id: &str,
        text: &str,
    ) -> Result<u64, Refused> {
        let (seat, text) = self.table.judge_line(player, text)?;
        self.node.chat_limits.take(player).map_err(|wait| {
            let seconds = wait.as_secs() + 1;
            TableError::ChatTooFast { seconds }
        })?;
        let line = NewLine {
            table: self.id.clone(),
            node: self.node.name.clone(),
            at_ms: self.now_ms(),
            seat,
            text,
            command_id: format!("{player} {command_id}"),
        };
        let number = self.node.store.append_line(line).await.map_err(|error| {
            tracing::error!(%error, table = %short(&self.id), "chat append failed");
            ServerError::Unavailable
        })?;
        self.read_chat().await;
        Ok(number)
    }

    /// Reads what was said since, here and elsewhere, and tells it.
    pub(super) async fn read_chat(&mut self) {
        let heard = self.lines.back().map_or(0, |line| line.number);
        let lines = match self.node.store.chat(&self.id, heard).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::warn!(%error, table = %short(&self.id), "chat read failed");
                return;
            }
        };
        self.audience.broadcast_lines(&self.table, &lines);
        self.lines.extend(lines);
        let surplus = self.lines.len().saturating_sub(CHAT_LINES as usize);
        self.lines.drain(..surplus);
    }
}

/// Lines as the viewer may read them; none of somebody who is muted.
pub fn chat_message<'a>(
    table: &Table,
    viewer: Viewer,
    lines: impl Iterator<Item = &'a Line>,
) -> Option<ServerMessage<'a>> {
    let show = |line: &'a Line| {
        let text = (!table.has_muted(viewer, line.seat)).then_some(line.text.as_str());
        ChatLine { number: line.number, at_ms: line.at_ms, seat: line.seat, text }
    };
    let lines: Vec<ChatLine> = lines.map(show).collect();
    (!lines.is_empty()).then_some(ServerMessage::Chat { lines })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_player_says_five_lines_in_ten_seconds_and_no_more() {
        let limits = ChatLimits::default();
        for _ in 0..CHAT_BURST_LINES {
            assert_eq!(limits.take("ada"), Ok(()));
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        assert_eq!(limits.take("ada"), Err(Duration::from_secs(5)));
        assert_eq!(limits.take("bela"), Ok(()), "each on their own");
        tokio::time::advance(Duration::from_millis(4_999)).await;
        assert_eq!(limits.take("ada"), Err(Duration::from_millis(1)));
        tokio::time::advance(Duration::from_millis(1)).await;
        assert_eq!(limits.take("ada"), Ok(()));
        assert!(limits.take("ada").is_err());
    }
}
