//! A server in this process, and people who come to it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{ConfigOptions, Node, Server, Timeouts};
use tempfile::TempDir;
use trial_run::{Browser, Client, Cluster};

/// Where tables are kept; a folder of its own, or a database of the private server.
pub enum Cellar {
    Sqlite(TempDir),
    Postgres(String),
}

impl Cellar {
    pub fn sqlite() -> Self {
        Self::Sqlite(TempDir::new().expect("a folder"))
    }

    pub fn postgres() -> Self {
        Self::Postgres(Cluster::shared().database())
    }

    /// One of each kind.
    pub fn every() -> [Self; 2] {
        [Self::sqlite(), Self::postgres()]
    }

    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(folder) => {
                format!("sqlite:{}", folder.path().join("tables.sqlite").display())
            }
            Self::Postgres(url) => url.clone(),
        }
    }
}

/// A server that listens.
pub struct House {
    pub node: Arc<Node>,
    pub address: String,
    serving: tokio::task::JoinHandle<()>,
}

impl House {
    pub async fn open(cellar: &Cellar) -> Self {
        Self::open_with(cellar, ConfigOptions::default()).await
    }

    pub async fn open_with(cellar: &Cellar, options: ConfigOptions) -> Self {
        Self::open_at(cellar, options, Timeouts::default()).await
    }

    pub async fn open_at(cellar: &Cellar, options: ConfigOptions, timeouts: Timeouts) -> Self {
        let options = ConfigOptions { port: Some(0), database: Some(cellar.url()), ..options };
        let mut config = options.resolve().expect("settings");
        config.ping_seconds = 1;
        config.timeouts = timeouts;
        let server = Server::open(config).await.expect("a server");
        let (node, address) = (Arc::clone(&server.node), server.address.to_string());
        let serving = tokio::spawn(async move { server.run().await.expect("it serves") });
        Self { node, address, serving }
    }

    /// Stops as planned.
    pub async fn stop(self) {
        self.node.stop().await;
        let ended = tokio::time::timeout(Duration::from_secs(10), self.serving).await;
        ended.expect("it ends soon").expect("and well");
    }

    /// How often something was refused for this reason.
    pub async fn refused(&self, reason: &str) -> u64 {
        let metrics =
            Browser::default().get(&self.address, "/metrics").await.expect("metrics").body;
        let line = format!("roundhouse_refused_total{{reason=\"{reason}\"}} ");
        let count = metrics.lines().find_map(|found| found.strip_prefix(&line)?.parse().ok());
        count.unwrap_or(0)
    }

    /// Opens a table and seats people at it, all of whom are connected. Nobody has begun yet.
    pub async fn table(&self, settings: &Value, names: &[&str]) -> Vec<Client> {
        let mut clients: Vec<Client> = Vec::new();
        for name in names {
            let mut browser = Browser::default();
            let sit = json!({ "name": name, "randomness": format!("{name}1") });
            let (path, body) = match clients.first() {
                None => ("/api/tables".to_owned(), json!({ "table": settings, "sit": sit })),
                Some(host) => (format!("/api/tables/{}/seats", host.table), sit),
            };
            let answer = browser.post(&self.address, &path, &body).await.expect("an answer");
            assert!(answer.status < 300, "{}", answer.body);
            let id = answer.json()["table"]["id"].as_str().expect("an id").to_owned();
            clients.push(Client::new(vec![self.address.clone()], id, browser));
        }
        for client in &mut clients {
            client.connect().await.expect("a socket");
        }
        clients
    }

    /// The same, begun.
    pub async fn begun(&self, settings: &Value, names: &[&str]) -> Vec<Client> {
        let mut clients = self.table(settings, names).await;
        accepted(&mut clients[0], json!({ "type": "start" })).await;
        for client in &mut clients {
            client.until(|client| client.now["phase"] == "playing").await.expect("it begins");
        }
        clients
    }

    /// Somebody who only watches.
    pub async fn spectator(&self, table: &str) -> Client {
        let mut browser = Browser::default();
        browser.post(&self.address, "/api/session", &json!({})).await.expect("a session");
        let mut client = Client::new(vec![self.address.clone()], table.to_owned(), browser);
        client.connect().await.expect("a socket");
        client
    }
}

/// Sends a command that must be accepted.
pub async fn accepted(client: &mut Client, command: Value) -> u64 {
    let sent = command.to_string();
    let answer = client.command(command).await.expect("an answer");
    answer.unwrap_or_else(|refused| panic!("{sent}: {}", refused.0))
}

/// Sends a command that must be refused, and gives the code.
pub async fn denied(client: &mut Client, command: Value) -> String {
    let sent = command.to_string();
    match client.command(command).await.expect("an answer") {
        Ok(number) => panic!("{sent} was accepted as {number}"),
        Err(refused) => refused.code().to_owned(),
    }
}

/// People only, and the game's defaults.
pub fn people(game: &str, count: usize) -> Value {
    let seats: Vec<Value> = (0..count).map(|_| json!({ "type": "person" })).collect();
    json!({ "game": game, "seats": seats })
}

/// Waits until everybody has heard everything.
pub async fn sync(clients: &mut [Client]) {
    let number = clients.iter().map(Client::seen).max().unwrap_or_default();
    for client in clients {
        client.until(|client| client.seen() >= number).await.expect("everybody hears");
    }
}

/// Plays until the match is over, or until this many actions were played: whoever may act, acts.
pub async fn play(clients: &mut [Client], most: usize) -> usize {
    let mut actions = 0;
    while actions < most {
        sync(clients).await;
        let number = clients[0].seen();
        if clients[0].is_over() {
            break;
        }
        let Some(actor) = clients.iter().position(|client| !client.legal().is_empty()) else {
            // A bot moves.
            clients[0].until(|client| client.seen() > number).await.expect("somebody moves");
            continue;
        };
        let choice = actions * 7919 + actor;
        clients[actor].act(choice).await.expect("an answer").expect("it is legal");
        actions += 1;
    }
    actions
}
