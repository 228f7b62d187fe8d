//! A bot at the table thinks beside the room, one at a time.

use std::sync::Arc;

use catalogue::{Fault, Seat};
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant};

use super::{Room, short};
use crate::table::{Chooser, Intent};
use crate::thinkers::Question;

/// A bot that doesn't know what to do is asked again after so long.
const BOT_RETRY_DELAY: Duration = Duration::from_secs(10);

/// A bot that thinks.
pub struct Thought {
    seat: Seat,
    /// The step of the match that it thinks about.
    step: u64,
    action: JoinHandle<Result<Value, Fault>>,
}

/// What a bot has chosen.
pub struct Chosen {
    seat: Seat,
    step: u64,
    action: Option<Value>,
}

/// Waits until the bot has chosen; forever if none thinks.
pub async fn thought_of(thought: &mut Option<Thought>) -> Chosen {
    let Some(Thought { seat, step, action }) = thought else {
        return std::future::pending().await;
    };
    let (seat, step, action) = (*seat, *step, action.await);
    *thought = None;
    let action = match action {
        Ok(Ok(action)) => Some(action),
        Ok(Err(fault)) => {
            tracing::error!(code = fault.code, "bot task refused");
            None
        }
        Err(error) => {
            tracing::error!(%error, "bot task failed");
            None
        }
    };
    Chosen { seat, step, action }
}

impl Room {
    /// Lets a bot think. Until it has chosen, nothing changes the match.
    pub(super) fn think(&mut self, seat: Seat, bot: String) {
        let Some(game) = self.table.share_game() else { return };
        let Some(patron) = self.audience.patron(&self.table) else { return };
        let (step, seed) = (game.step(), self.table.bot_seed(seat));
        let node = Arc::clone(&self.node);
        let action = tokio::spawn(async move {
            let question = Question { game, seat, bot, seed };
            node.thinkers.think(&node.metrics, patron, question).await
        });
        self.thought = Some(Thought { seat, step, action });
    }

    /// The bot has chosen: it is played if it is still the bot's turn, and then all that waited is
    /// done.
    pub(super) async fn chosen(&mut self, Chosen { seat, step, action }: Chosen) {
        let to_move = self.table.bot_to_move().map(|(seat, _)| seat);
        let is_current = self.table.game().is_some_and(|game| game.step() == step);
        match action {
            Some(action) if to_move == Some(seat) && is_current => {
                let intent = Intent::Act { seat, by: Chooser::Bot, action };
                self.write_own(intent, self.now_ms()).await;
            }
            // Its player is back, or another server was quicker.
            Some(_) => {}
            None => {
                tracing::warn!(table = %short(&self.id), %seat, "bot task failed: retrying later");
                self.duty_after = Instant::now() + BOT_RETRY_DELAY;
            }
        }
        while self.thought.is_none()
            && !self.broken
            && let Some(message) = self.waiting.pop_front()
        {
            self.handle(message).await;
        }
    }
}
