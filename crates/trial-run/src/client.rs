//! A player's program: it comes back by itself, says what it has seen, repeats what wasn't
//! answered, and checks everything that it is told.

use std::io;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::Browser;

/// The longest that anything may take.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(20);

/// An open WebSocket.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a server refused, and why.
#[derive(Clone, Debug)]
pub struct Refused(pub Value);

impl Refused {
    /// The stable code.
    pub fn code(&self) -> &str {
        self.0["code"].as_str().unwrap_or_default()
    }
}

/// Somebody at a table.
pub struct Client {
    /// Where the servers are: any will do.
    pub servers: Vec<String>,
    /// The table.
    pub table: String,
    /// Who they are.
    pub browser: Browser,
    /// Every entry that was told, in order.
    pub entries: Vec<Value>,
    /// The table as it was last told.
    pub now: Value,
    /// The match as it was last told.
    pub game: Value,
    /// What was said.
    pub lines: Vec<Value>,
    /// Who is there.
    pub presence: Value,
    /// How often the connection was made.
    pub connections: usize,
    /// Every text that was received, if it is to be kept.
    pub heard: Option<Vec<String>>,
    socket: Option<Socket>,
    command_ids: u64,
}

impl Client {
    /// Somebody who is not there yet.
    pub fn new(servers: Vec<String>, table: String, browser: Browser) -> Self {
        Self {
            servers,
            table,
            browser,
            entries: Vec::new(),
            now: Value::Null,
            game: Value::Null,
            lines: Vec::new(),
            presence: Value::Null,
            connections: 0,
            heard: None,
            socket: None,
            command_ids: 0,
        }
    }

    /// Loses the connection without a word.
    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    /// How much they have seen.
    pub fn seen(&self) -> u64 {
        self.entries.len() as u64
    }

    /// Is the match over?
    pub fn is_over(&self) -> bool {
        self.now["phase"] == "ended"
    }

    /// What they may do now.
    pub fn legal(&self) -> &[Value] {
        if self.now["paused"] == true || self.now["phase"] != "playing" {
            return &[];
        }
        self.game["legal"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Connects, to whichever server answers, until one does.
    pub async fn connect(&mut self) -> io::Result<()> {
        let give_up = tokio::time::Instant::now() + ANSWER_TIMEOUT;
        loop {
            let server = self.servers[self.connections % self.servers.len()].clone();
            self.connections += 1;
            match self.connect_to(&server).await {
                Ok(()) => return Ok(()),
                Err(error) if tokio::time::Instant::now() > give_up => return Err(error),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    async fn connect_to(&mut self, server: &str) -> io::Result<()> {
        let mut socket =
            open_socket(server, &self.table, &self.browser).await.map_err(io::Error::other)?;
        let heard = self.lines.last().map_or(0, |line| line["number"].as_u64().unwrap_or(0));
        let hello = json!({ "type": "hello", "protocol": 2, "seen": self.seen(), "heard": heard });
        socket.send(Message::text(hello.to_string())).await.map_err(io::Error::other)?;
        self.socket = Some(socket);
        let known = self.connections;
        // The welcome, and then all that was missed.
        while self.connections == known {
            let message = self.receive().await?;
            if message["type"] == "entries" && message.get("now").is_some() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The next message, whatever it takes to get one.
    pub async fn next(&mut self) -> io::Result<Value> {
        loop {
            if self.socket.is_none() {
                self.connect().await?;
            }
            match self.receive().await {
                Ok(message) => return Ok(message),
                Err(error) if error.kind() == io::ErrorKind::TimedOut => return Err(error),
                Err(_) => self.socket = None,
            }
        }
    }

    async fn receive(&mut self) -> io::Result<Value> {
        let socket = self.socket.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        loop {
            let text = match timeout(ANSWER_TIMEOUT, socket.next()).await {
                Err(_) => return Err(io::ErrorKind::TimedOut.into()),
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => {
                    return Err(io::ErrorKind::ConnectionReset.into());
                }
                Ok(Some(Ok(_))) => continue,
            };
            if let Some(heard) = &mut self.heard {
                heard.push(text.to_string());
            }
            let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
            self.learn(&message);
            return Ok(message);
        }
    }

    /// Takes in what was told, and checks that nothing is missing or doubled.
    fn learn(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("entries") => {
                for entry in message["entries"].as_array().expect("entries") {
                    let number = entry["number"].as_u64().expect("a number");
                    assert_eq!(number, self.seen() + 1, "entries come once, in order");
                    self.entries.push(entry.clone());
                }
                // The log comes in pages, and only the last one has the present.
                let Some(now) = message.get("now") else { return };
                self.now = now.clone();
                assert_eq!(self.now["number"], self.seen(), "the present is after the last entry");
                if let Some(game) = now.get("match") {
                    self.game = game.clone();
                }
            }
            Some("chat") => {
                let lines = message["lines"].as_array().expect("lines");
                self.lines.extend(lines.iter().cloned());
            }
            Some("presence") => self.presence = message.clone(),
            _ => {}
        }
    }

    /// Waits until something is true.
    pub async fn until(&mut self, what: impl Fn(&Self) -> bool) -> io::Result<()> {
        if self.socket.is_none() {
            self.connect().await?;
        }
        while !what(self) {
            self.next().await?;
        }
        Ok(())
    }

    /// Sends anything, once.
    pub async fn send(&mut self, message: &Value) -> io::Result<()> {
        if self.socket.is_none() {
            self.connect().await?;
        }
        let socket = self.socket.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        socket.send(Message::text(message.to_string())).await.map_err(io::Error::other)
    }

    /// Sends a command, and repeats it over every lost connection until it is answered.
    pub async fn command(&mut self, command: Value) -> io::Result<Result<u64, Refused>> {
        self.command_ids += 1;
        let command_id = format!("s{}", self.command_ids);
        self.command_as(&command_id, command).await
    }

    /// The same with an id of one's own.
    pub async fn command_as(
        &mut self,
        command_id: &str,
        mut command: Value,
    ) -> io::Result<Result<u64, Refused>> {
        command["submission"] = command_id.into();
        'again: loop {
            if self.send(&command).await.is_err() {
                self.socket = None;
                continue;
            }
            loop {
                let message = match self.receive().await {
                    Ok(message) => message,
                    Err(error) if error.kind() == io::ErrorKind::TimedOut => return Err(error),
                    Err(_) => {
                        self.socket = None;
                        continue 'again;
                    }
                };
                if message["submission"] != *command_id {
                    continue;
                }
                return Ok(match message["type"].as_str() {
                    Some("accepted") => Ok(message["number"].as_u64().expect("a number")),
                    _ => Err(Refused(message["error"].clone())),
                });
            }
        }
    }

    /// Plays one of the legal actions, chosen by a number.
    pub async fn act(&mut self, choice: usize) -> io::Result<Result<u64, Refused>> {
        let legal = self.legal();
        let action = legal[choice % legal.len()].clone();
        let seen = self.seen();
        self.command(json!({ "type": "act", "seen": seen, "action": action })).await
    }
}

/// Opens a socket at a table, and says nothing yet.
pub async fn open_socket(
    server: &str,
    table: &str,
    browser: &Browser,
) -> Result<Socket, tungstenite::Error> {
    let mut request = format!("ws://{server}/api/tables/{table}/socket").into_client_request()?;
    let cookie = browser.cookie.iter().map(|cookie| ("cookie", cookie.as_str()));
    let own = browser.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    for (name, value) in cookie.chain(own) {
        let name: tungstenite::http::HeaderName = name.parse().expect("a header's name");
        request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a header's value"));
    }
    let small = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    let stream = browser.connect(server).await?;
    stream.set_nodelay(true)?;
    let stream = MaybeTlsStream::Plain(stream);
    Ok(tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?.0)
}
