//! A socket at a table: one person's window, from the greeting to the last word.

mod bucket;
mod doorkeeper;
mod meter;
mod outbox;
mod wire;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Bytes, Error, Message as Frame};

pub use doorkeeper::{Admitted, Doorkeeper, Permit};
pub use outbox::Outbox;
#[cfg(test)]
pub use outbox::{Inbox, outbox};
pub use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::node::Node;
use crate::refused::{ProtocolError, Refused, ServerError};
use crate::room::{CommandRequest, Message, Reply};
use crate::table::TableError;
use bucket::Bucket;
use meter::{Flood, Meter};
pub use wire::Greeting;
use wire::{Named, Request};

/// The longest message that a client may send, in bytes.
const CLIENT_MESSAGE_BYTES_MAX: usize = 16 * 1024;

/// How much may be written before the client has read it, in bytes: more than the longest message.
const WRITE_BUFFER_BYTES_MAX: usize = 1 << 20;

/// How long a client may take to greet, and to take a message.
const CLIENT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a socket may take to be closed: a little longer than a connection lingers.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

type Socket = WebSocketStream<Meter<TokioIo<Upgraded>>>;

/// Why a conversation ended, if not because the client left.
struct End {
    code: CloseCode,
    reason: &'static str,
    /// What it is counted under, if it is.
    counted: Option<&'static str>,
}

impl End {
    const fn counted(code: CloseCode, reason: &'static str) -> Self {
        Self { code, reason, counted: Some(reason) }
    }
}

/// Serves a socket until it ends.
pub async fn serve(
    node: Arc<Node>,
    stream: TokioIo<Upgraded>,
    table: String,
    player: Option<String>,
    admitted: Admitted,
) {
    node.metrics.sockets.inc();
    let rate = f64::from(node.config.max_rate);
    let stream = Meter::new(stream, Bucket::new(rate, rate * 2.0));
    let mut socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(limits())).await;
    let (id, address) = (node.next_socket(), admitted.address());
    let mut conversation = Conversation { id, node: Arc::clone(&node), table, player, address };
    let ended = conversation.run(&mut socket).await;
    let Conversation { id, table, .. } = &conversation;
    node.send(table, Message::Leave { socket: *id });
    if let Err(End { counted: Some(counted), .. }) = ended {
        node.metrics.refuse(counted);
    }
    close(socket, ended).await;
    node.metrics.sockets.dec();
    drop(admitted);
}

fn limits() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_write_buffer_size(WRITE_BUFFER_BYTES_MAX)
        .max_message_size(Some(CLIENT_MESSAGE_BYTES_MAX))
        .max_frame_size(Some(CLIENT_MESSAGE_BYTES_MAX))
}

/// Says why, if there is a reason, and closes. The client may be gone, or not listening: it is only
/// told.
async fn close(mut socket: Socket, ended: Result<(), End>) {
    let frame = ended.err().map(|End { code, reason, .. }| CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    });
    let _ = timeout(CLIENT_TIMEOUT, socket.close(frame)).await;
    let _ = timeout(CLOSE_TIMEOUT, socket.get_mut().shutdown()).await;
}

struct Conversation {
    id: u64,
    node: Arc<Node>,
    table: String,
    player: Option<String>,
    address: IpAddr,
}

impl Conversation {
    async fn run(&mut self, socket: &mut Socket) -> Result<(), End> {
        let Greeting::Hello { seen, heard, .. } = self.read_greeting(socket).await?;
        let (outbox, mut inbox) = outbox::outbox();
        let (id, player, address) = (self.id, self.player.clone(), self.address);
        let enter = Message::Enter { socket: id, player, address, seen, heard, outbox };
        self.node.send(&self.table, enter);
        let ping = Duration::from_secs(self.node.config.ping_seconds);
        let mut heard = Instant::now();
        let mut pinged = Instant::now();
        loop {
            tokio::select! {
                frame = socket.next() => {
                    heard = Instant::now();
                    match frame {
                        None | Some(Ok(Frame::Close(_))) => return Ok(()),
                        Some(Err(error)) => return Err(broken(&error)),
                        Some(Ok(frame)) => self.receive(socket, frame).await?,
                    }
                }
                message = inbox.next() => {
                    // The table let go: this server stops, or the client didn't read.
                    let counted = inbox.has_overflowed().then_some("slow");
                    let (code, reason) = (CloseCode::Restart, "come back");
                    let text = message.ok_or(End { code, reason, counted })?;
                    send(socket, Frame::Text(text)).await?;
                }
                () = tokio::time::sleep_until(heard.max(pinged) + ping) => {
                    if heard.elapsed() >= ping * 3 {
                        return Err(End::counted(CloseCode::Away, "half_open"));
                    }
                    pinged = Instant::now();
                    send(socket, Frame::Ping(Bytes::new())).await?;
                }
            }
        }
    }

    /// Waits for the greeting, without which nothing is said.
    async fn read_greeting(&mut self, socket: &mut Socket) -> Result<Greeting, End> {
        let Ok(frame) = timeout(CLIENT_TIMEOUT, socket.next()).await else {
            return Err(End::counted(CloseCode::Policy, "silent"));
        };
        let text = match frame {
            None | Some(Ok(Frame::Close(_))) => {
                return Err(End::counted(CloseCode::Policy, "silent"));
            }
            Some(Err(error)) => return Err(broken(&error)),
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(_)) => return Err(End::counted(CloseCode::Unsupported, "malformed")),
        };
        match wire::hello(&text) {
            Ok(hello) => Ok(hello),
            Err(refused) => {
                let reason = match refused {
                    Refused::Protocol(ProtocolError::UnknownVersion { .. }) => "protocol",
                    _ => "malformed",
                };
                refuse(socket, &Named::Nothing, refused).await?;
                Err(End::counted(CloseCode::Policy, reason))
            }
        }
    }

    async fn receive(&mut self, socket: &mut Socket, frame: Frame) -> Result<(), End> {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Ping(_) | Frame::Pong(_) => return Ok(()),
            _ => return Err(End::counted(CloseCode::Unsupported, "malformed")),
        };
        let request = match wire::request(&text) {
            Ok(request) => request,
            Err((named, refused)) => {
                self.node.metrics.refuse("malformed");
                return refuse(socket, &named, refused).await;
            }
        };
        let player = self.player.clone();
        if player.is_none() && !request.is_for_spectators() {
            self.node.metrics.refuse("not_seated");
            return refuse(socket, &request.name(), TableError::NotSeated).await;
        }
        // Spectators without a session share what one player may ask, by where they come from.
        let asker = player.clone().unwrap_or_else(|| self.address.to_string());
        let Some(permit) = self.node.doorkeeper.permit(&asker) else {
            self.node.metrics.refuse("busy");
            return refuse(socket, &request.name(), ServerError::Busy).await;
        };
        let permit = Some(permit);
        let message = match request {
            Request::Ask(question) => Message::Ask { socket: self.id, player, question, permit },
            Request::Command { command_id, command } => {
                let (reply, session, player) = (Reply::Socket(self.id), None, asker);
                let request =
                    CommandRequest { player, command_id, command, reply, session, permit };
                Message::Command(request)
            }
        };
        self.node.send(&self.table, message);
        Ok(())
    }
}

/// Says why something is not done, in the kind of message that the client waits for.
async fn refuse(
    socket: &mut Socket,
    named: &Named,
    refused: impl Into<Refused>,
) -> Result<(), End> {
    let message = named.refuse(refused.into());
    send(socket, Frame::Text(message.to_text().into())).await
}

async fn send(socket: &mut Socket, frame: Frame) -> Result<(), End> {
    match timeout(CLIENT_TIMEOUT, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(broken(&error)),
        Err(_) => Err(End::counted(CloseCode::Away, "slow")),
    }
}

fn is_flood(error: &std::io::Error) -> bool {
    error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<Flood>)
}

/// What broke: a message beyond all measure, bytes that are no WebSocket, or just the connection.
fn broken(error: &tungstenite::Error) -> End {
    use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
    match error {
        Error::Io(error) if is_flood(error) => End::counted(CloseCode::Policy, "flood"),
        Error::Capacity(_) => End::counted(CloseCode::Size, "too_large"),
        Error::WriteBufferFull(_) => End::counted(CloseCode::Away, "slow"),
        Error::Protocol(ResetWithoutClosingHandshake) => End::counted(CloseCode::Away, "lost"),
        Error::Protocol(_) | Error::Utf8(_) | Error::AttackAttempt => {
            End::counted(CloseCode::Protocol, "malformed")
        }
        _ => End::counted(CloseCode::Away, "lost"),
    }
}
