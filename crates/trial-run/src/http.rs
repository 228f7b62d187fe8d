//! A very small browser: it asks, and keeps its cookie.

use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

/// Somebody's browser.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    /// The cookie that identifies them, once they have one.
    pub cookie: Option<String>,
    /// Further headers of every request.
    pub headers: Vec<(String, String)>,
    /// The address to connect from, if it is not the usual one: all of 127.0.0.0/8 is this machine.
    pub from: Option<Ipv4Addr>,
}

impl Browser {
    /// Reads something.
    pub async fn get(&mut self, address: &str, path: &str) -> io::Result<Answer> {
        self.ask(address, "GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, address: &str, path: &str, body: &Value) -> io::Result<Answer> {
        self.ask(address, "POST", path, Some(body)).await
    }

    /// Opens a connection, without sending anything.
    pub async fn connect(&self, address: &str) -> io::Result<TcpStream> {
        let Some(from) = self.from else { return TcpStream::connect(address).await };
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddrV4::new(from, 0).into())?;
        socket.connect(address.parse().map_err(io::Error::other)?).await
    }

    /// Asks anything.
    pub async fn ask(
        &mut self,
        address: &str,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n",
            body.len()
        );
        if !body.is_empty() {
            head.push_str("Content-Type: application/json\r\n");
        }
        let cookie = self.cookie.iter().map(|cookie| ("Cookie", cookie.as_str()));
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in cookie.chain(own) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        let mut stream = self.connect(address).await?;
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await?;
        let mut text = Vec::new();
        stream.read_to_end(&mut text).await?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        let answer = Answer {
            status: status.ok_or(io::ErrorKind::InvalidData)?,
            head: head.to_owned(),
            body: body.to_owned(),
        };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }
}
