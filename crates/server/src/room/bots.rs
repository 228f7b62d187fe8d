//! Bots think beside the tasks that serve people, on a few threads, one bot a table at a time.

use std::sync::Arc;

use catalogue::{Fault, Means, Seat};
use serde_json::Value;
use tokio::task::JoinHandle;

use super::{Room, short};
use crate::table::{Chooser, Entry};

/// A bot that thinks.
pub struct Thought {
    seat: Seat,
    action: JoinHandle<Result<Value, Fault>>,
}

/// What a bot has chosen.
pub struct Chosen {
    seat: Seat,
    action: Option<Value>,
}

/// Waits until the bot has chosen; for ever if none thinks.
pub async fn thought_of(thought: &mut Option<Thought>) -> Chosen {
    let Some(Thought { seat, action }) = thought else { return std::future::pending().await };
    let (seat, action) = (*seat, action.await);
    *thought = None;
    let action = match action {
        Ok(Ok(action)) => Some(action),
        Ok(Err(fault)) => {
            tracing::error!(%fault, "a bot doesn't know what to do");
            None
        }
        Err(error) => {
            tracing::error!(%error, "a bot broke down");
            None
        }
    };
    Chosen { seat, action }
}

impl Room {
    /// Lets a bot think. Until it has chosen, nothing changes the match.
    pub(super) fn think(&mut self, seat: Seat, bot: String) {
        let Some(game) = self.table.share_game() else { return };
        let seed = self.table.bot_seed(seat);
        let thinkers = Arc::clone(&self.node.thinkers);
        let action = tokio::spawn(async move {
            let turn = thinkers.acquire_owned().await;
            let thinking = tokio::task::spawn_blocking(move || {
                // The thread is given back when the bot has thought, not before.
                let _turn = turn;
                game.best(seat, &bot, &seed, Means::default())
            });
            match thinking.await {
                Ok(chosen) => chosen,
                Err(broken) => std::panic::resume_unwind(broken.into_panic()),
            }
        });
        self.thought = Some(Thought { seat, action });
    }

    /// The bot has chosen: it is played, and then all that waited.
    pub(super) async fn chosen(&mut self, Chosen { seat, action }: Chosen) {
        if let Some(action) = action {
            let entry = Entry::Played { seat, by: Chooser::Bot, action, events: Vec::new() };
            self.record_own(entry).await;
        } else {
            tracing::warn!(table = %short(&self.id), %seat, "a bot is tried again in a while");
            self.wake = Some(tokio::time::Instant::now() + std::time::Duration::from_secs(10));
        }
        while self.thought.is_none()
            && !self.broken
            && let Some(message) = self.waiting.pop_front()
        {
            self.handle(message).await;
        }
    }
}
