//! A table in memory: one task that owns it, and through which everything goes in order.

mod audience;
mod bots;
mod chat;
mod duties;
mod journal;
mod load;
mod pages;
mod presence;
mod questions;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::node::Node;
use crate::refused::{Refused, ServerError};
use crate::socket::{Outbox, Permit};
use crate::store::{Line, NewSession};
use crate::table::{Command, Entry, Intent, Table, TableShown};
use audience::{Audience, Greeting, Guest};
use bots::Thought;
use load::Found;
use presence::Absences;

pub use chat::ChatLimits;
pub use journal::append_of;
#[cfg(test)]
pub use pages::MESSAGE_BYTES_MAX;
pub use questions::{Question, QuestionKind};

/// Where to send messages for a table.
pub type RoomAddress = mpsc::UnboundedSender<Message>;

/// After so long without anybody, a table leaves memory, unless something happens there soon.
const ROOM_IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// Who gets the answer to a command.
pub enum Reply {
    /// The socket that sent it.
    Socket(u64),
    /// Somebody who asked once.
    Once(oneshot::Sender<Result<u64, Refused>>),
}

/// A command, on its way to the table.
pub struct CommandRequest {
    /// Who sent it.
    pub player: String,
    /// The id that they gave it: sent again, it is not done again.
    pub command_id: String,
    /// What they command.
    pub command: Command,
    /// Who gets the answer.
    pub reply: Reply,
    /// The session of a new player, to be kept together with what comes of it.
    pub session: Option<NewSession>,
    /// Counts among what its player hasn't been answered yet, until it is dropped.
    pub permit: Option<Permit>,
}

/// What a table can be told.
pub enum Message {
    /// A socket comes in, and says how much of the log and of the chat it has.
    Enter {
        socket: u64,
        player: Option<String>,
        address: IpAddr,
        seen: u64,
        heard: u64,
        outbox: Outbox,
    },
    /// A socket is gone.
    Leave { socket: u64 },
    /// Somebody sends a command.
    Command(CommandRequest),
    /// Somebody asks about the match.
    Ask { socket: u64, player: Option<String>, question: Question, permit: Option<Permit> },
    /// The log has grown, or something is due.
    Grew,
    /// Somebody spoke, on another server.
    Spoke,
    /// Who is there, on another server.
    PresentElsewhere { node: String, seats: Vec<u8>, spectators: u32 },
    /// Somebody looks in.
    Describe { player: Option<String>, answer: oneshot::Sender<Result<TableShown, Refused>> },
    /// Somebody wants the record.
    Record(oneshot::Sender<Result<Value, Refused>>),
    /// The server stops as planned.
    Stop(oneshot::Sender<()>),
}

/// A table in memory.
struct Room {
    node: Arc<Node>,
    id: String,
    table: Table,
    /// How far the log is ahead of this server's clock, in milliseconds.
    ahead_ms: u64,
    audience: Audience,
    absences: Absences,
    lines: VecDeque<Line>,
    thought: Option<Thought>,
    /// What waits until a bot has thought to its end.
    waiting: VecDeque<Message>,
    /// The server that wrote last does first what is to be done; until then this one waits.
    duty_after: Instant,
    /// When the log is looked at again, should the other servers not be heard.
    poll_at: Instant,
    /// When everybody is told again who is here.
    announce_at: Instant,
    /// Since when nobody has been here.
    idle_since: Instant,
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

/// Runs a table until nobody needs it. If there is none of this address, every question to it
/// fails.
pub async fn run(node: Arc<Node>, id: String, mut messages: mpsc::UnboundedReceiver<Message>) {
    match load::load(&node, &id).await {
        // Nothing is written on the way out: the clocks are about to be stopped, or have been.
        Ok(Found::Table(_)) if *node.stopping().borrow() => {
            load::refuse_waiting(&mut messages, &ServerError::Unavailable.into());
        }
        Ok(Found::Table(table)) => {
            let mut room = Room::new(Arc::clone(&node), id.clone(), *table);
            room.begin().await;
            if room.serve(&mut messages).await == Left::Idle {
                return;
            }
        }
        Ok(Found::SetAside(error)) => load::refuse(&mut messages, &error.into()).await,
        Ok(Found::Nothing) => {}
        Err(error) => {
            tracing::error!(%error, table = %short(&id), "table read failed");
            load::refuse_waiting(&mut messages, &ServerError::Unavailable.into());
        }
    }
    // What came too late is dropped, and whoever asked hears that there is no table.
    while !node.close_room(&id, &mut messages) {
        messages.try_recv().ok();
    }
}

/// A table's address lets people in, so logs have only its beginning.
pub fn short(id: &str) -> &str {
    id.get(..6).unwrap_or_default()
}

impl Room {
    fn new(node: Arc<Node>, id: String, table: Table) -> Self {
        let (summary, now) = (table.summary().to_text(), Instant::now());
        let turn_grace = node.turn_grace();
        let ahead_ms = table.at_ms().saturating_sub(node.now_ms());
        Self {
            audience: Audience::new(Arc::clone(&node), id.clone()),
            absences: Absences::new(),
            node,
            id,
            table,
            ahead_ms,
            lines: VecDeque::new(),
            thought: None,
            waiting: VecDeque::new(),
            duty_after: now + turn_grace,
            poll_at: now + duties::LOG_POLL_INTERVAL,
            announce_at: now,
            idle_since: now,
            summary,
            broken: false,
        }
    }

    /// What there is to do before anybody comes in.
    async fn begin(&mut self) {
        self.read_chat().await;
        self.stop_for_outage().await;
    }

    async fn serve(&mut self, messages: &mut mpsc::UnboundedReceiver<Message>) -> Left {
        loop {
            if self.broken {
                self.audience.close();
                return Left::Stopped;
            }
            let wake = self.wake_at();
            tokio::select! {
                // In this order, so that a simulation is the same each time, and so that nothing
                // that is due waits behind a flood of messages.
                biased;
                () = tokio::time::sleep_until(wake) => {
                    if self.is_idle() && self.node.close_room(&self.id, messages) {
                        return Left::Idle;
                    }
                    self.do_duties().await;
                }
                chosen = bots::thought_of(&mut self.thought) => self.chosen(chosen).await,
                message = messages.recv() => match message {
                    Some(Message::Stop(done)) => {
                        self.stop(done).await;
                        return Left::Stopped;
                    }
                    Some(message) => self.take(message).await,
                    None => return Left::Stopped,
                },
            }
        }
    }

    /// Handles a message now, or after the bot that thinks about the match has done so.
    async fn take(&mut self, message: Message) {
        let changes = match &message {
            // Taking one's seat back doesn't change the match, and what the bot chose is then not
            // played.
            Message::Command(request) => {
                !matches!(request.command, Command::Return {} | Command::Say { .. })
            }
            Message::Grew => true,
            Message::Enter { seen, .. } => *seen > self.table.number(),
            _ => false,
        };
        if changes && self.thought.is_some() {
            self.waiting.push_back(message);
        } else {
            self.handle(message).await;
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Enter { socket, player, address, seen, heard, outbox } => {
                // Another server may have told them what this one hasn't heard of yet. If the log
                // can't be read, nobody knows: the socket is let go, and comes back.
                if seen > self.table.number() && !self.catch_up().await {
                    return;
                }
                let guest = Guest { player, address, outbox };
                let greeting = Greeting { seen, heard, now_ms: self.now_ms() };
                self.audience.enter(&self.table, &self.lines, socket, guest, greeting);
                self.presence_changed();
            }
            Message::Leave { socket } => {
                self.audience.leave(socket);
                self.presence_changed();
            }
            Message::Command(request) => self.answer(request).await,
            Message::Ask { socket, player, question, permit: _permit } => {
                let answer = question.answer(&self.table, player.as_deref());
                self.audience.send(socket, &answer);
            }
            Message::Grew => {
                self.catch_up().await;
            }
            Message::Spoke => self.read_chat().await,
            Message::PresentElsewhere { node, seats, spectators } => {
                self.audience.present_elsewhere(node, &seats, spectators);
                self.presence_changed();
            }
            Message::Describe { player, answer } => {
                // Whoever asked may be gone.
                let viewer = self.table.viewer(player.as_deref());
                drop(answer.send(Ok(self.table.show(&self.id, viewer))));
            }
            Message::Record(answer) => {
                drop(answer.send(self.table.record().map_err(Refused::from)));
            }
            Message::Stop(done) => self.stop(done).await,
        }
    }

    async fn answer(&mut self, request: CommandRequest) {
        let CommandRequest { player, command_id, command, reply, session, permit: _permit } =
            request;
        let answer = match command {
            Command::Say { text } => self.say(&player, &command_id, &text).await,
            command => self.execute(&player, &command_id, command, session).await,
        };
        self.audience.reply(reply, &command_id, answer);
        // Somebody who has just sat down is a spectator no more.
        self.presence_changed();
    }

    /// The time at this table, in milliseconds since 1970: this server's, but never behind the log,
    /// whoever wrote that; from its last entry on, time passes as it does for the server.
    fn now_ms(&self) -> u64 {
        self.node.now_ms() + self.ahead_ms
    }

    async fn stop(&mut self, done: oneshot::Sender<()>) {
        if self.table.is_timed() {
            self.write_own(Intent::Record(Entry::ClocksStopped), self.now_ms()).await;
        }
        self.audience.close();
        let _ = done.send(());
    }
}
