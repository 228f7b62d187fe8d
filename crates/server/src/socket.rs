//! A socket at a table: one person's window, from the greeting to the last word.

mod doorkeeper;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

pub use doorkeeper::{Admitted, Doorkeeper};

use crate::node::Node;
use crate::room::{Message, Reply};
use doorkeeper::Bucket;
use wire::{Hello, Request};

/// The version of what is spoken here; `docs/online-protocol.md` has it all.
pub const PROTOCOL: u32 = 1;

/// The longest message that a client may send, in bytes.
pub const LONGEST: usize = 16 * 1024;

/// How many messages may wait for a client that doesn't read.
const OUTBOX: usize = 64;

/// How long a client may take to greet, and to take a message.
const MANNERS: Duration = Duration::from_secs(10);

/// Where to put messages for a socket.
#[derive(Clone)]
pub struct Outbox(mpsc::Sender<Utf8Bytes>);

impl Outbox {
    /// Puts a message there; `false` if the client doesn't read, or is gone.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        self.0.try_send(text).is_ok()
    }
}

/// Why a conversation ended, if not because the client left.
struct End {
    code: u16,
    reason: &'static str,
    /// What it is counted under, if somebody misbehaved.
    counted: Option<&'static str>,
}

impl End {
    const fn misbehaved(code: u16, reason: &'static str) -> Self {
        Self { code, reason, counted: Some(reason) }
    }

    const fn quiet(code: u16, reason: &'static str) -> Self {
        Self { code, reason, counted: None }
    }
}

/// Serves a socket until it ends.
pub async fn serve(
    node: Arc<Node>,
    mut socket: WebSocket,
    table: String,
    player: Option<String>,
    admitted: Admitted,
) {
    node.metrics.sockets.inc();
    let mut conversation = Conversation {
        id: node.next_socket(),
        bucket: Bucket::new(node.config.max_rate),
        node: Arc::clone(&node),
        table,
        player,
    };
    let ended = conversation.hold(&mut socket).await;
    let Conversation { id, table, .. } = &conversation;
    node.send(table, Message::Leave { socket: *id });
    if let Err(End { code, reason, counted }) = ended {
        if let Some(counted) = counted {
            node.metrics.refuse(counted);
        }
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // The client may be gone, or not listening: it is only told.
        let _ = timeout(MANNERS, socket.send(Frame::Close(Some(frame)))).await;
    }
    node.metrics.sockets.dec();
    drop(admitted);
}

struct Conversation {
    id: u64,
    node: Arc<Node>,
    table: String,
    player: Option<String>,
    bucket: Bucket,
}

impl Conversation {
    async fn hold(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let Hello { seen } = self.greeted(socket).await?;
        let (outbox, mut inbox) = mpsc::channel(OUTBOX);
        let (socket_id, player) = (self.id, self.player.clone());
        let enter = Message::Enter { socket: socket_id, player, seen, outbox: Outbox(outbox) };
        self.node.send(&self.table, enter);
        let ping = Duration::from_secs(self.node.config.ping_seconds);
        let mut heard = Instant::now();
        let mut pinged = Instant::now();
        loop {
            tokio::select! {
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        None | Some(Ok(Frame::Close(_))) => return Ok(()),
                        Some(Err(error)) => return Err(broken(&error)),
                        Some(Ok(frame)) => self.hear(socket, frame).await?,
                    }
                }
                message = inbox.recv() => match message {
                    Some(text) => tell(socket, Frame::Text(text)).await?,
                    // The table let go: this server stops, or the client didn't read.
                    None => return Err(End::quiet(close_code::RESTART, "come back")),
                },
                () = tokio::time::sleep_until(heard.max(pinged) + ping) => {
                    if heard.elapsed() >= ping * 3 {
                        return Err(End::misbehaved(close_code::AWAY, "half_open"));
                    }
                    pinged = Instant::now();
                    tell(socket, Frame::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    /// Waits for the greeting, without which nothing is said.
    async fn greeted(&mut self, socket: &mut WebSocket) -> Result<Hello, End> {
        let Ok(frame) = timeout(MANNERS, socket.recv()).await else {
            return Err(End::misbehaved(close_code::POLICY, "silent"));
        };
        let text = match frame {
            None | Some(Ok(Frame::Close(_))) => {
                return Err(End::misbehaved(close_code::POLICY, "silent"));
            }
            Some(Err(error)) => return Err(broken(&error)),
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(_)) => return Err(End::misbehaved(close_code::UNSUPPORTED, "malformed")),
        };
        match wire::hello(&text) {
            Ok(hello) => Ok(hello),
            Err(fault) => {
                let reason =
                    if fault.code == "protocol/unknown" { "protocol" } else { "malformed" };
                self.refuse(socket, None, &fault).await?;
                Err(End::misbehaved(close_code::POLICY, reason))
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, frame: Frame) -> Result<(), End> {
        if !self.bucket.take() {
            return Err(End::misbehaved(close_code::POLICY, "flood"));
        }
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Ping(_) | Frame::Pong(_) => return Ok(()),
            _ => return Err(End::misbehaved(close_code::UNSUPPORTED, "malformed")),
        };
        let request = match wire::request(&text) {
            Ok(request) => request,
            Err((submission, fault)) => {
                self.node.metrics.refuse("malformed");
                return self.refuse(socket, submission.as_deref(), &fault).await;
            }
        };
        let Some(player) = self.player.clone() else {
            self.node.metrics.refuse("not_seated");
            return self.refuse(socket, Some(request.name()), &wire::not_seated()).await;
        };
        let message = match request {
            Request::Preview { id, action } => {
                Message::Preview { socket: self.id, player, id, action }
            }
            Request::Want { submission, command } => {
                Message::Want { player, submission, command, reply: Reply::Socket(self.id) }
            }
        };
        self.node.send(&self.table, message);
        Ok(())
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        submission: Option<&str>,
        fault: &catalogue::Fault,
    ) -> Result<(), End> {
        let refused = json!({ "type": "refused", "submission": submission, "error": fault });
        tell(socket, Frame::Text(refused.to_string().into())).await
    }
}

async fn tell(socket: &mut WebSocket, frame: Frame) -> Result<(), End> {
    match timeout(MANNERS, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(broken(&error)),
        Err(_) => Err(End::misbehaved(close_code::AWAY, "slow")),
    }
}

/// What broke: a message beyond all measure, bytes that are no WebSocket, or just the connection.
fn broken(error: &axum::Error) -> End {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too large") || text.contains("too big") {
        End::misbehaved(close_code::SIZE, "too_large")
    } else if text.contains("protocol") || text.contains("UTF-8") || text.contains("utf-8") {
        End::misbehaved(close_code::PROTOCOL, "malformed")
    } else {
        End::quiet(close_code::AWAY, "lost")
    }
}
