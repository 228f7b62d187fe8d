//! Online tables on the real binary: killed without warning, stopped as planned, one of two servers
//! gone.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};
use tempfile::TempDir;
use trial_run::{Browser, Client, Cluster, Serving};

use crate::table::{file, roundhouse};

fn binary() -> PathBuf {
    cargo_bin!("roundhouse").to_path_buf()
}

fn serve(database: &str, port: u16) -> Serving {
    Serving::start(&binary(), database, port, &["--max-rate", "10000", "--log", "error"])
}

/// Three people at a table that has begun.
async fn begun(servers: &[String], game: &str) -> Vec<Client> {
    let mut clients: Vec<Client> = Vec::new();
    let seats = vec![json!({ "type": "person" }); 3];
    for name in ["Ada", "Bela", "Cleo"] {
        let mut browser = Browser::default();
        let sit = json!({ "name": name, "randomness": name });
        let (path, body) = match clients.first() {
            None => {
                let table = json!({ "game": game, "seats": seats });
                ("/api/tables".to_owned(), json!({ "table": table, "sit": sit }))
            }
            Some(host) => (format!("/api/tables/{}/seats", host.table), sit),
        };
        let answer = browser.post(&servers[0], &path, &body).await.expect("an answer").json();
        let id = answer["table"]["id"].as_str().expect("a table").to_owned();
        clients.push(Client::new(servers.to_vec(), id, browser));
    }
    clients[0].command(json!({ "type": "start" })).await.expect("an answer").expect("it begins");
    clients
}

/// Waits until everybody has heard everything.
async fn sync(clients: &mut [Client]) {
    let number = clients.iter().map(Client::seen).max().unwrap_or_default();
    for client in clients {
        client.until(|client| client.seen() >= number).await.expect("everybody hears");
    }
}

/// Plays on until the end or this many actions, and checks that each acknowledged one is there
/// once.
async fn play(clients: &mut [Client], most: usize, acknowledged: &mut Vec<(usize, u64)>) {
    for _ in 0..most {
        sync(clients).await;
        if clients[0].is_over() {
            return;
        }
        let actor = clients.iter().position(|client| !client.legal().is_empty()).expect("somebody");
        let choice = acknowledged.len() * 7919 + actor;
        let number = clients[actor].act(choice).await.expect("an answer").expect("it is legal");
        acknowledged.push((actor, number));
    }
}

fn check_acknowledged(clients: &[Client], acknowledged: &[(usize, u64)]) {
    for client in clients {
        let played: Vec<(usize, u64)> = (client.entries.iter())
            .filter(|entry| entry["type"] == "played")
            .map(|entry| {
                let number = |field: &str| entry[field].as_u64().expect("a number");
                (number("seat") as usize, number("number"))
            })
            .collect();
        assert_eq!(played, acknowledged, "every acknowledged action is there, once, in order");
    }
}

/// The record at the end, checked by the binary itself.
async fn verify(server: &str, clients: &[Client], acknowledged: &[(usize, u64)]) {
    let table = &clients[0].table;
    let browser = &mut Browser::default();
    let path = format!("/api/tables/{table}");
    let shown = browser.get(server, &path).await.expect("the table").json();
    let commitment = shown["table"]["commitment"].as_str().expect("a promise");
    let path = format!("/api/tables/{table}/record");
    let record = browser.get(server, &path).await.expect("the record");
    let (_folder, path) = file(&record.body);
    let arguments = ["replay", "--quiet", "--verify", "--commitment", commitment, &path];
    let ran = roundhouse(&arguments);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let other = roundhouse(&["replay", "--quiet", "--verify", "--commitment", "00", &path]);
    assert!(other.err.contains("record/other-promise"), "{}", other.err);
    let mut record: Value = record.json();
    assert_eq!(record["actions"].as_array().map(Vec::len), Some(acknowledged.len()));
    record["fairness"]["secret"] = json!("0".repeat(64));
    let (_folder, path) = file(record.to_string());
    let spoilt = roundhouse(&["replay", "--quiet", "--verify", &path]);
    assert!(spoilt.err.contains("record/other-secret"), "{}", spoilt.err);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_a_lost_connection_and_a_killed_server() {
    let folder = TempDir::new().expect("a folder");
    let file = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    for (database, game) in
        [(file, "mini-express"), (Cluster::shared().database(), "san-francisco")]
    {
        let server = serve(&database, 0);
        let (address, port) = (server.address.clone(), server.port());
        let mut clients = begun(std::slice::from_ref(&address), game).await;
        let mut acknowledged = Vec::new();
        play(&mut clients, 8, &mut acknowledged).await;
        clients[1].disconnect();
        play(&mut clients, 5, &mut acknowledged).await;
        sync(&mut clients).await;
        // In the middle of a move: sent, perhaps written, not answered.
        let actor = clients.iter().position(|client| !client.legal().is_empty()).expect("one");
        let action = clients[actor].legal()[0].clone();
        let act = json!({ "type": "act", "seen": clients[actor].seen(), "action": action });
        let mut sent = act.clone();
        sent["submission"] = json!("middle");
        clients[actor].send(&sent).await.expect("sent");
        server.kill();
        let server = serve(&database, port);
        let number =
            clients[actor].command_as("middle", act).await.expect("an answer").expect("legal");
        acknowledged.push((actor, number));
        play(&mut clients, usize::MAX, &mut acknowledged).await;
        check_acknowledged(&clients, &acknowledged);
        verify(&address, &clients, &acknowledged).await;
        assert!(server.stop(), "it stops well");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_servers_dies_and_nothing_is_lost() {
    let database = Cluster::shared().database();
    let (one, two) = (serve(&database, 0), serve(&database, 0));
    let servers = [one.address.clone(), two.address.clone()];
    let mut clients = begun(&servers, "mini-express").await;
    clients[2].connections = 1;
    let mut acknowledged = Vec::new();
    play(&mut clients, 9, &mut acknowledged).await;
    one.kill();
    play(&mut clients, usize::MAX, &mut acknowledged).await;
    check_acknowledged(&clients, &acknowledged);
    verify(&two.address, &clients, &acknowledged).await;
}

/// Plays matches, one after the other, until told to stop.
async fn keep_playing(servers: Vec<String>, stop: Arc<AtomicBool>, played: Arc<AtomicUsize>) {
    while !stop.load(Ordering::Relaxed) {
        let mut clients = begun_again(&servers).await;
        let mut acknowledged = Vec::new();
        while !stop.load(Ordering::Relaxed) && !clients[0].is_over() {
            play(&mut clients, 1, &mut acknowledged).await;
            played.fetch_add(1, Ordering::Relaxed);
        }
        sync(&mut clients).await;
        check_acknowledged(&clients, &acknowledged);
    }
}

/// The server may be down just when a table is to be opened; opening is not repeated by itself.
async fn begun_again(servers: &[String]) -> Vec<Client> {
    loop {
        let servers = servers.to_vec();
        let opened = tokio::spawn(async move { begun(&servers, "mini-express").await });
        if let Ok(clients) = opened.await {
            return clients;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_nothing_acknowledged_is_lost() {
    let kills: usize =
        std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6);
    let folder = TempDir::new().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("tables.sqlite").display());
    let mut server = serve(&database, 0);
    let (address, port) = (server.address.clone(), server.port());
    let (stop, played) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let tables: Vec<_> = (0..4)
        .map(|_| {
            let (stop, played) = (Arc::clone(&stop), Arc::clone(&played));
            tokio::spawn(keep_playing(vec![address.clone()], stop, played))
        })
        .collect();
    for kill in 0..kills {
        // Any moment, told apart by what the machine does in the meantime.
        let moment = 40 + (kill * 7919 + played.load(Ordering::Relaxed) * 31) % 260;
        tokio::time::sleep(Duration::from_millis(moment as u64)).await;
        server.kill();
        server = serve(&database, port);
    }
    stop.store(true, Ordering::Relaxed);
    for table in tables {
        table.await.expect("every acknowledged action is there");
    }
    assert!(played.load(Ordering::Relaxed) > kills, "there was hardly any load");
    println!("{kills} kills, {} acknowledged actions, none lost", played.load(Ordering::Relaxed));
}
