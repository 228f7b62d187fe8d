//! A table in memory: one task that owns it, and through which everything goes in order.

mod audience;
mod bots;
mod journal;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use catalogue::{Fault, Viewer};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::node::Node;
use crate::socket::Outbox;
use crate::store::StoreError;
use crate::table::{Command, Duty, Entry, Table};
use audience::Audience;
use bots::Thought;

/// Where to send messages for a table.
pub type RoomAddress = mpsc::UnboundedSender<Message>;

/// After so long without anybody, a table leaves memory.
const IDLE: Duration = Duration::from_secs(30);

/// How long a server leaves a duty to the one that wrote last, before it does it itself.
const PATIENCE: Duration = Duration::from_millis(700);

/// Who gets the answer to a command.
pub enum Reply {
    /// The socket that sent it.
    Socket(u64),
    /// Somebody who asked once.
    Once(oneshot::Sender<Result<u64, Fault>>),
}

/// What a table can be told.
pub enum Message {
    /// A socket comes in, and says how much it has seen.
    Enter { socket: u64, player: Option<String>, seen: u64, outbox: Outbox },
    /// A socket is gone.
    Leave { socket: u64 },
    /// Somebody wants something.
    Want { player: String, submission: String, command: Command, reply: Reply },
    /// Somebody asks what an action would change, or why it can't be.
    Preview { socket: u64, player: String, id: String, action: Value },
    /// The log has grown, or something is due.
    Grew,
    /// Who is there, on another server.
    PresentElsewhere { node: String, seats: Vec<u8>, spectators: u32 },
    /// Somebody looks in.
    Describe { player: Option<String>, answer: oneshot::Sender<Result<Value, Fault>> },
    /// Somebody wants the record.
    Record(oneshot::Sender<Result<Value, Fault>>),
    /// The server stops as planned.
    Stop(oneshot::Sender<()>),
}

/// A table in memory.
struct Room {
    node: Arc<Node>,
    id: String,
    table: Table,
    audience: Audience,
    thought: Option<Thought>,
    /// What waits until a bot has thought to its end.
    waiting: VecDeque<Message>,
    /// When this server does by itself what is due.
    wake: Option<Instant>,
    summary: String,
    /// What is in memory may not be what the log says: nothing may be built on it.
    broken: bool,
}

/// How a table left memory.
#[derive(PartialEq, Eq)]
enum Left {
    /// Nobody needed it any more; it is off the list already.
    Idle,
    /// The server stops, or the log can't be read.
    Stopped,
}

/// Runs a table until nobody needs it. If there is none of this address, every question to it fails.
pub async fn run(node: Arc<Node>, id: String, mut messages: mpsc::UnboundedReceiver<Message>) {
    match load(&node, &id).await {
        Ok(Some(table)) => {
            let summary = table.summary().to_string();
            let mut room = Room {
                audience: Audience::new(Arc::clone(&node), id.clone()),
                node: Arc::clone(&node),
                id: id.clone(),
                table,
                thought: None,
                waiting: VecDeque::new(),
                wake: None,
                summary,
                broken: false,
            };
            room.plan(room.patience());
            if room.serve(&mut messages).await == Left::Idle {
                return;
            }
        }
        Ok(None) => {}
        Err(error) => tracing::error!(%error, table = %short(&id), "a table can't be read"),
    }
    // What came too late is dropped, and whoever asked hears that there is no table.
    while !node.close_room(&id, &mut messages) {
        messages.try_recv().ok();
    }
}

/// A table's address lets people in, so logs have only its beginning.
fn short(id: &str) -> &str {
    id.get(..6).unwrap_or_default()
}

async fn load(node: &Node, id: &str) -> Result<Option<Table>, StoreError> {
    let Some(stored) = node.store.table(id).await? else { return Ok(None) };
    let mut table = stored.blank();
    for logged in node.store.log(id, 0).await? {
        if let Err(fault) = table.follow(&logged) {
            // The log is of other rules: nobody may play on by these.
            tracing::error!(%fault, table = %short(id), "a log doesn't follow these rules");
            return Ok(None);
        }
    }
    Ok(Some(table))
}

impl Room {
    async fn serve(&mut self, messages: &mut mpsc::UnboundedReceiver<Message>) -> Left {
        loop {
            if self.broken {
                self.audience.close();
                return Left::Stopped;
            }
            if self.table.is_stopped() && !*self.node.stopping().borrow() {
                self.record_own(Entry::ClocksStarted).await;
            }
            let idle = Instant::now() + IDLE;
            let wake = self.wake.unwrap_or(idle);
            tokio::select! {
                message = messages.recv() => match message {
                    Some(Message::Stop(done)) => {
                        self.stop(done).await;
                        return Left::Stopped;
                    }
                    Some(message) => self.take(message).await,
                    None => return Left::Stopped,
                },
                chosen = bots::thought_of(&mut self.thought) => self.chosen(chosen).await,
                () = tokio::time::sleep_until(wake) => {
                    if self.wake.is_some() {
                        self.do_duty().await;
                    } else if self.audience.is_empty() && self.node.close_room(&self.id, messages) {
                        return Left::Idle;
                    }
                }
            }
        }
    }

    /// Handles a message now, or after the bot that thinks about the match has done so.
    async fn take(&mut self, message: Message) {
        let changes = matches!(message, Message::Want { .. } | Message::Grew);
        if changes && self.thought.is_some() {
            self.waiting.push_back(message);
        } else {
            self.handle(message).await;
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Enter { socket, player, seen, outbox } => {
                self.audience.enter(&self.table, socket, player, seen, outbox);
                self.audience.announce(&self.table).await;
            }
            Message::Leave { socket } => {
                self.audience.leave(socket);
                self.audience.announce(&self.table).await;
            }
            Message::Want { player, submission, command, reply } => {
                let answer = self.want(&player, &submission, command).await;
                self.audience.reply(reply, &submission, answer);
            }
            Message::Preview { socket, player, id, action } => {
                let answer = self.preview(&player, &action);
                self.audience.preview(socket, &id, answer);
            }
            Message::Grew => self.catch_up().await,
            Message::PresentElsewhere { node, seats, spectators } => {
                self.audience.present_elsewhere(&self.table, node, &seats, spectators);
            }
            Message::Describe { player, answer } => {
                let viewer = self.table.viewer(player.as_deref());
                let mut shown = self.table.show_settings(&self.id);
                shown["now"] = self.table.show_now(viewer, false);
                shown["you"] = json!(viewer);
                // Whoever asked may be gone.
                let _ = answer.send(Ok(shown));
            }
            Message::Record(answer) => {
                let _ = answer.send(self.table.record());
            }
            Message::Stop(done) => self.stop(done).await,
        }
    }

    fn preview(&self, player: &str, action: &Value) -> Result<Value, Fault> {
        let (Viewer::Seat(seat), Some(game)) = (self.table.viewer(Some(player)), self.table.game())
        else {
            return Err(Fault::new("table/not-playing", "you don't play here"));
        };
        game.preview(seat, action)
    }

    /// When this server has to do something by itself: at once if it wrote the last entry, otherwise a
    /// little after the server that did should have.
    fn plan(&mut self, patience: Duration) {
        self.wake = self.table.duty().map(|duty| {
            let wait = match duty {
                Duty::Bot(..) => Duration::ZERO,
                Duty::TimeOut(_, at_ms) => {
                    Duration::from_millis(at_ms.saturating_sub(self.node.now_ms()))
                }
            };
            Instant::now() + wait + patience
        });
    }

    fn patience(&self) -> Duration {
        match self.node.store.kind() {
            crate::store::Kind::Sqlite => Duration::ZERO,
            crate::store::Kind::Postgres => PATIENCE,
        }
    }

    async fn do_duty(&mut self) {
        self.wake = None;
        match self.table.duty() {
            Some(Duty::Bot(seat, bot)) => self.think(seat, bot),
            Some(Duty::TimeOut(seat, at_ms)) if at_ms <= self.node.now_ms() => {
                self.record_own(Entry::TimedOut { seat }).await;
            }
            _ => self.plan(Duration::ZERO),
        }
    }

    async fn stop(&mut self, done: oneshot::Sender<()>) {
        if self.table.has_running_clock() && !self.table.is_stopped() {
            self.record_own(Entry::ClocksStopped).await;
        }
        self.audience.close();
        let _ = done.send(());
    }
}
