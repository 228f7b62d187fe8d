//! The server that is attacked, and the people at its tables.

use std::io;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;
use tokio::time::{Instant, timeout_at};
use trial_run::{Browser, Client, Serving};

/// What is attacked.
pub struct Target {
    /// The released binary.
    pub binary: PathBuf,
}

/// The binary with a database of its own.
pub struct House {
    binary: PathBuf,
    folder: TempDir,
}

impl Target {
    /// A fresh database.
    pub fn house(&self) -> io::Result<House> {
        Ok(House { binary: self.binary.clone(), folder: TempDir::new()? })
    }
}

impl House {
    fn url(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("tables.sqlite").display())
    }

    /// Starts a server with the usual limits, but for those given.
    pub fn serve(&self, more: &[&str]) -> Serving {
        let arguments = [more, &["--log", "error"]].concat();
        Serving::start(&self.binary, &self.url(), 0, &arguments)
    }

    /// Opens the database beside the server.
    pub async fn database(&self) -> io::Result<SqliteConnection> {
        SqliteConnection::connect(&self.url()).await.map_err(io::Error::other)
    }
}

/// Somebody at an address of this machine that nobody else has.
pub fn elsewhere(last: u8) -> Browser {
    Browser { from: Some(Ipv4Addr::new(127, 0, 0, last)), ..Browser::default() }
}

/// A table of San Francisco for this many people, and these bots.
pub fn settings(people: usize, bots: &[&str]) -> Value {
    let mut seats = vec![json!({ "type": "person" }); people];
    seats.extend(bots.iter().map(|bot| json!({ "type": "bot", "bot": bot })));
    json!({ "game": "san-francisco", "seats": seats })
}

/// A table at which the server is kept busy: three bots of the strongest kind, and a fourth that
/// moves for the person after a second.
pub fn busy_settings() -> Value {
    let mut settings = settings(1, &["stationmaster"; 3]);
    settings["clock"] = json!({ "per": "move", "seconds": 1, "late": "bot_moves" });
    settings["substitute"] = "stationmaster".into();
    settings
}

/// Opens a table, seats everybody, and begins.
pub async fn begin(
    server: &Serving,
    settings: &Value,
    browsers: Vec<Browser>,
) -> io::Result<Vec<Client>> {
    let mut clients: Vec<Client> = Vec::new();
    for (index, mut browser) in browsers.into_iter().enumerate() {
        let sit = json!({ "name": format!("Player {index}") });
        let (path, body) = match clients.first() {
            None => ("/api/tables".to_owned(), json!({ "table": settings, "sit": sit })),
            Some(host) => (format!("/api/tables/{}/seats", host.table), sit),
        };
        let answer = browser.post(&server.address, &path, &body).await?;
        let id = answer.json()["table"]["id"].as_str().map(str::to_owned);
        let id = id.ok_or_else(|| io::Error::other(answer.body))?;
        let mut client = Client::new(vec![server.address.clone()], id, browser);
        client.connect().await?;
        clients.push(client);
    }
    done(clients[0].command(json!({ "type": "start" })).await?)?;
    for client in &mut clients {
        client.until(|client| client.now["phase"] == "playing").await?;
    }
    Ok(clients)
}

/// A figure that the server tells about itself; asked for from an address that nobody else has.
pub async fn metric(server: &Serving, name: &str) -> io::Result<u64> {
    let metrics = elsewhere(250).get(&server.address, "/metrics").await?.body;
    let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok());
    value.ok_or_else(|| io::Error::other(format!("there is no metric {name}")))
}

/// What must not be refused.
pub fn done(answer: Result<u64, trial_run::Refused>) -> io::Result<u64> {
    answer.map_err(|refused| io::Error::other(refused.0.to_string()))
}

/// Reads whatever comes within a while.
pub async fn listen(client: &mut Client, time: Duration) -> io::Result<()> {
    let end = Instant::now() + time;
    while let Ok(message) = timeout_at(end, client.next()).await {
        message?;
    }
    Ok(())
}
