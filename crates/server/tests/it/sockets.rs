//! What a socket may ask for, how much, and how it hears that it was too much.

use std::time::Duration;

use serde_json::{Value, json};
use server::ConfigOptions;
use sqlx::Connection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;
use trial_run::{Browser, Client};

use crate::bad_clients::{frame, raise, upgraded};
use crate::house::{Cellar, House, denied, people, play, sync};

const HELLO: &str = r#"{"type":"hello","protocol":2,"seen":0,"heard":7}"#;

/// Greets, sends all of this before it reads anything, and gives the code and reason by which it is
/// closed.
async fn closed_by(house: &House, table: &str, bytes: &[u8]) -> (u16, String) {
    let (mut stream, answer) = upgraded(house, table, "").await;
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    stream.write_all(&[&frame(HELLO), bytes].concat()).await.expect("all of it is taken");
    let mut rest = Vec::new();
    let read = timeout(Duration::from_secs(15), stream.read_to_end(&mut rest)).await;
    read.expect("the server closes").expect("it doesn't reset the connection");
    // Before it, there may be a welcome; after it, there is nothing.
    let close = rest.windows(2).rposition(|start| start[0] == 0x88).expect("a close frame");
    let length = usize::from(rest[close + 1]);
    assert_eq!(close + 2 + length, rest.len(), "it is the last word");
    let code = u16::from_be_bytes([rest[close + 2], rest[close + 3]]);
    (code, String::from_utf8_lossy(&rest[close + 4..]).into_owned())
}

/// The answer to this, which is of the same name.
async fn answer(client: &mut Client, message: Value, name: (&str, &str)) -> Value {
    client.send(&message).await.expect("sent");
    loop {
        let heard = client.next().await.expect("an answer");
        if heard[name.0] == *name.1 {
            return heard;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_of_every_kind_are_counted_and_the_client_hears_why_it_is_closed() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let clients = house.table(&people("san-francisco", 2), &["Ada"]).await;
    let table = &clients[0].table;
    let asking = [0x89, 0x80, 0, 0, 0, 0];
    let answering = [0x8a, 0x80, 0, 0, 0, 0];
    let begun = [0x01, 0x80, 0, 0, 0, 0];
    let piece = [0x00, 0x80, 0, 0, 0, 0];
    let flood = (1008, "flood".to_owned());
    for (kind, bytes) in [
        ("pings", asking.repeat(2_000)),
        ("pongs", answering.repeat(2_000)),
        ("empty pieces", [&begun[..], &piece.repeat(2_000)].concat()),
        ("messages", frame("{}").repeat(2_000)),
    ] {
        assert_eq!(closed_by(&house, table, &bytes).await, flood, "{kind}");
    }
    assert_eq!(house.refused("flood").await, 4);
    let unmasked = [[0x81, 0x02].as_slice(), b"{}", &[0; 5_000]].concat();
    assert_eq!(closed_by(&house, table, &unmasked).await, (1002, "malformed".to_owned()));
    let binary = [&[0x82, 0x80, 0, 0, 0, 0][..], &frame("{}").repeat(30)].concat();
    assert_eq!(closed_by(&house, table, &binary).await, (1003, "malformed".to_owned()));
    let long = frame(&" ".repeat(100_000));
    assert_eq!(closed_by(&house, table, &long).await, (1009, "too_large".to_owned()));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_is_neither_malformed_nor_slow() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("san-francisco", 2), &["Ada", "Bela"]).await;
    let table = clients[0].table.clone();
    for _ in 0..5 {
        let (mut stream, _) = upgraded(&house, &table, "").await;
        stream.write_all(&frame(HELLO)).await.expect("sent");
        let mut welcome = [0; 16];
        stream.read_exact(&mut welcome).await.expect("a welcome");
        drop(stream);
        // There is something to tell while it goes.
        play(&mut clients, 1).await;
    }
    raise(&house, "lost", 0, 5).await;
    assert_eq!((house.refused("malformed").await, house.refused("slow").await), (0, 0));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_is_always_answered_by_a_preview() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("san-francisco", 2), &["Ada", "Bela"]).await;
    // Somebody without a session.
    let (servers, table) = (clients[0].servers.clone(), clients[0].table.clone());
    let mut watching = Client::new(servers, table, Browser::default());
    watching.connect().await.expect("a socket");
    let good = json!({ "type": "preview", "id": "p1", "action": { "type": "draw_deck" } });
    let wordy = json!({ "type": "preview", "id": "p1", "action": "a".repeat(2_050) });
    let more = json!({ "type": "preview", "id": "p1", "action": {}, "more": 1 });
    let ada = &mut clients[0];
    for (client, message, code) in
        [(&mut watching, good, "table/not-seated"), (&mut *ada, wordy, "protocol/too-long")]
    {
        let told = answer(client, message, ("id", "p1")).await;
        assert_eq!((&told["type"], &told["error"]["code"]), (&json!("preview"), &json!(code)));
    }
    let told = answer(ada, more, ("id", "p1")).await;
    assert_eq!(
        (&told["type"], &told["error"]["code"]),
        (&json!("preview"), &json!("input/malformed"))
    );
    let claim = json!({ "type": "claim_route", "route": "pier-39--alcatraz" });
    let told =
        answer(ada, json!({ "type": "explain", "id": "e1", "action": claim }), ("id", "e1")).await;
    assert_eq!(
        (&told["type"], &told["error"]["code"]),
        (&json!("explain"), &json!("turn/other-choice"))
    );
    // Whoever watches may ask how far it is.
    let far = json!({ "type": "distances", "id": "d1", "from": "pier-39" });
    let told = answer(&mut watching, far, ("id", "d1")).await;
    assert!(told["distances"]["locations"].is_array(), "{told}");
    let nameless = json!({ "type": "preview", "id": "not plain", "action": {} });
    let told = answer(ada, nameless, ("type", "preview")).await;
    assert_eq!((&told["id"], &told["error"]["code"]), (&json!(null), &json!("protocol/odd-id")));
    let action = json!({ "type": "x".repeat(2_048) });
    let act = json!({ "type": "act", "seen": ada.seen(), "action": action });
    assert_eq!(denied(ada, act).await, "protocol/too-long");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_player_has_so_much_under_way_and_no_more() {
    let cellar = Cellar::sqlite();
    let limits = ConfigOptions { max_rate: Some(1_000), ..ConfigOptions::default() };
    let house = House::open_with(&cellar, limits).await;
    let mut clients = house.begun(&people("san-francisco", 2), &["Ada", "Bela"]).await;
    let mute = |number: u32| {
        let command_id = format!("m{number}");
        let muted = number.is_multiple_of(2);
        json!({ "type": "mute", "seat": 1, "muted": muted, "submission": command_id })
    };
    // Nothing can be written, so nothing is answered.
    let mut lock = sqlx::SqliteConnection::connect(&cellar.url()).await.expect("the same file");
    sqlx::query("begin immediate").execute(&mut lock).await.expect("nobody else writes");
    let mut other = clients.remove(1);
    let ada = &mut clients[0];
    for number in 0..12 {
        ada.send(&mute(number)).await.expect("sent");
    }
    for number in 8..12 {
        let told = ada.next().await.expect("an answer");
        let (command_id, code) = (&told["submission"], &told["error"]["code"]);
        assert_eq!((command_id, code), (&json!(format!("m{number}")), &json!("server/busy")));
    }
    other.send(&mute(100)).await.expect("sent");
    sqlx::query("rollback").execute(&mut lock).await.expect("it is free again");
    let mut accepted = 0;
    while accepted < 8 {
        let told = ada.next().await.expect("an answer");
        assert_ne!(told["type"], "refused", "{told}");
        accepted += usize::from(told["type"] == "accepted");
    }
    // What was refused can be asked for again, and others were never refused.
    assert_eq!(answer(ada, mute(8), ("submission", "m8")).await["type"], "accepted");
    let told = answer(&mut other, mute(101), ("submission", "m100")).await;
    assert_eq!(told["type"], "accepted");
    assert_eq!(house.refused("busy").await, 4);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_rules_play_a_seat_everybody_sees_it_event_by_event() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut settings = people("mini-express", 2);
    settings["options"] = json!({ "mode": "duo" });
    let mut clients = house.begun(&settings, &["Ada", "Bela"]).await;
    let mut shown = 0;
    for _ in 0..12 {
        play(&mut clients, 1).await;
        sync(&mut clients).await;
        for client in &clients {
            let last = client.entries.last().expect("something happened");
            let events = last["events"].as_array().expect("a step");
            let bot_played = events.iter().any(|event| event["type"] == "bot_token_drawn");
            assert_eq!(client.game["views"].is_array(), bot_played, "{last}");
            assert_eq!(last["revealed"], bot_played, "{last}");
            if let Some(views) = client.game["views"].as_array() {
                assert_eq!(views.len(), events.len());
                assert_eq!(views.last(), Some(&client.game["view"]));
                shown += 1;
            }
        }
    }
    assert!(shown > 0, "the bot never played");
    house.stop().await;
}
