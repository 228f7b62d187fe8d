//! The real binary as those who run it see it: its signals, and what it logs.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use serde_json::json;
use tempfile::TempDir;
use trial_run::{Browser, Client};

/// A server that ends with the test.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(folder: &TempDir, more: &[&str]) -> Self {
        Self::start_as(Command::new(cargo_bin!("roundhouse")), folder, more)
    }

    fn start_as(mut command: Command, folder: &TempDir, more: &[&str]) -> Self {
        let database = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
        let logs = std::fs::File::create(folder.path().join("logs")).expect("a file");
        command.args(["serve", "--port", "0", "--max-rate", "10000", "--database", &database]);
        command.args(more).stdout(Stdio::piped()).stderr(logs);
        let mut child = command.spawn().expect("it starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("http://").expect("an address").1;
        Self { child, address: address.trim_end_matches('/').to_owned() }
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(sent.expect("kill runs").success());
    }

    fn ended(mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }

    async fn get(&self, path: &str) -> String {
        Browser::default().get(&self.address, path).await.expect("an answer").body
    }

    /// Two people at a table with a clock, at which the match has begun.
    async fn begun(&self) -> Vec<Client> {
        let clock = json!({ "per": "player", "seconds": 600, "late": "bot_moves" });
        let seats = json!([{ "type": "person" }, { "type": "person" }]);
        let table = json!({ "game": "san-francisco", "seats": seats, "clock": clock });
        let mut clients: Vec<Client> = Vec::new();
        for name in ["Adelaide", "Bartholomew"] {
            let mut browser = Browser::default();
            let sit = json!({ "name": name });
            let (path, body) = match clients.first() {
                None => ("/api/tables".to_owned(), json!({ "table": table, "sit": sit })),
                Some(host) => (format!("/api/tables/{}/seats", host.table), sit),
            };
            let answer = browser.post(&self.address, &path, &body).await.expect("an answer");
            let id = answer.json()["table"]["id"].as_str().expect("an id").to_owned();
            clients.push(Client::new(vec![self.address.clone()], id, browser));
        }
        for client in &mut clients {
            client.connect().await.expect("a socket");
        }
        clients[0]
            .command(json!({ "type": "start" }))
            .await
            .expect("an answer")
            .expect("it begins");
        for client in &mut clients {
            client.until(|client| client.now["phase"] == "playing").await.expect("it begins");
        }
        clients
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_stop_stops_the_clocks_where_nobody_is_connected_too() {
    for signal in ["TERM", "HUP"] {
        let folder = TempDir::new().expect("a folder");
        let server = Running::start(&folder, &[]);
        let mut clients = server.begun().await;
        clients.iter_mut().for_each(Client::disconnect);
        while !server.get("/metrics").await.contains("roundhouse_sockets 0") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        server.signal(signal);
        assert!(server.ended().success(), "{signal}");
        let again = Running::start(&folder, &[]);
        clients[0].servers = vec![again.address.clone()];
        let stopped =
            |client: &Client| client.entries.iter().any(|entry| entry["type"] == "clocks_stopped");
        clients[0].until(|client| client.seen() > 0).await.expect("it is there");
        assert!(stopped(&clients[0]), "{signal}: {:?}", clients[0].entries);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow_does_not_end_the_server() {
    let folder = TempDir::new().expect("a folder");
    let server = Running::start(&folder, &[]);
    server.signal("XFSZ");
    // The signal has come by the time that something asked after it is answered, or a moment later.
    for _ in 0..20 {
        assert_eq!(server.get("/healthz").await, "alive\n");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_files_left_says_so_seldom_and_recovers() {
    let folder = TempDir::new().expect("a folder");
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -n 64; exec \"$0\" \"$@\""]).arg(cargo_bin!("roundhouse"));
    let server = Running::start_as(limited, &folder, &[]);
    let begun = std::time::Instant::now();
    let mut crowd = Vec::new();
    for _ in 0..100 {
        crowd.push(tokio::net::TcpStream::connect(&server.address).await.expect("it listens"));
    }
    let logs = || std::fs::read_to_string(folder.path().join("logs")).expect("logs");
    let warnings = || logs().lines().filter(|line| line.contains("accept failed")).count();
    while warnings() < 2 {
        assert!(begun.elapsed() < Duration::from_secs(10), "{}", logs());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let most = begun.elapsed().as_secs() as usize + 1;
    assert!(warnings() <= most, "{} warnings in {most} s", warnings());
    drop(crowd);
    assert_eq!(server.get("/healthz").await, "alive\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_hold_no_secrets_whatever_is_logged() {
    let folder = TempDir::new().expect("a folder");
    for more in [&["--log", "trace"][..], &["--log", "trace", "--log-json"]] {
        let server = Running::start(&folder, more);
        let mut clients = server.begun().await;
        let said = json!({ "type": "say", "text": "supercalifragilistic" });
        clients[0].command(said).await.expect("an answer").expect("it is said");
        for step in 0..12 {
            let number = clients.iter().map(Client::seen).max().unwrap_or_default();
            for client in &mut clients {
                client.until(|client| client.seen() >= number).await.expect("everybody hears");
            }
            let turn = clients.iter().position(|client| !client.legal().is_empty());
            clients[turn.expect("somebody acts")].act(step).await.expect("one").expect("legal");
        }
        server.signal("TERM");
        assert!(server.ended().success());
        let logs = std::fs::read_to_string(folder.path().join("logs")).expect("logs");
        assert!(logs.contains("server listening") && logs.contains("server stopping"), "{logs}");
        assert!(!logs.contains('\u{1b}'), "there are no colours in a file");
        let tokens = clients.iter().filter_map(|client| client.browser.cookie.as_deref());
        let tokens = tokens.filter_map(|cookie| cookie.split_once('=')).map(|(_, token)| token);
        let words = ["supercalifragilistic", "Adelaide", "draw_deck", "\"own\"", "submission"];
        for secret in tokens.chain(words).chain([clients[0].table.as_str()]) {
            let found = logs.lines().find(|line| line.contains(secret));
            assert_eq!(found, None, "{secret} is in the logs");
        }
    }
}

#[test]
fn settings_out_of_range_are_told() {
    for (value, language, told) in [
        ("0", "en", "max-connections: 0 is out of range: 1 to 1000000"),
        ("18446744073709551615", "en", "is out of range"),
        ("0", "cs", "0 je mimo rozsah: 1 až 1000000"),
    ] {
        let output = Command::new(cargo_bin!("roundhouse"))
            .args(["serve", "--max-connections", value, "--lang", language])
            .args(["--database", "sqlite::memory:"])
            .output()
            .expect("it ends");
        let error = String::from_utf8_lossy(&output.stderr).replace('\u{a0}', " ");
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(told), "{error}");
    }
}
