//! One stranger can't take the table from the others: long logs and chat (S2), bots (S5), refused
//! requests and the list (S7), readers that don't read (S9).

use std::time::Duration;

use catalogue::Seat;
use serde_json::json;
use server::{Append, Appended, ConfigOptions, Entry, Logged, NewTable};
use trial_run::{Browser, Client};

use crate::house::{Cellar, House, denied, people, play, sync};

/// The longest message of a server, in bytes.
const LONGEST: usize = 256 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn a_log_of_any_length_is_entered_page_by_page() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    play(&mut clients, 6).await;
    sync(&mut clients).await;
    let (table, first) = (clients[0].table.clone(), clients[0].seen() + 1);
    // What 3,500 messages of an older version left behind: over four megabytes.
    for number in first..first + 3_500 {
        let entry = Entry::Said { seat: Seat(1), text: "\u{1F682}".repeat(300) };
        let logged = Logged { number, at_ms: 9, command_id: None, entry };
        let append = Append {
            table: table.clone(),
            logged,
            due_ms: None,
            phase: "playing",
            summary: None,
            session: None,
            node: "older".to_owned(),
        };
        assert_eq!(house.node.store.append(append).await.expect("written"), Appended::Won);
    }
    house.stop().await;
    let house = House::open(&cellar).await;
    // Whose turn it is depends on the deal.
    let turn = clients.iter().position(|client| !client.legal().is_empty()).expect("a turn");
    let (browser, entries) = (clients[turn].browser.clone(), clients[turn].entries.clone());
    for seen in [0, first as usize - 2, first as usize + 1_234] {
        let mut client = Client::new(vec![house.address.clone()], table.clone(), browser.clone());
        client.entries = entries.iter().cloned().cycle().take(seen).collect();
        client.heard = Some(Vec::new());
        client.connect().await.expect("it is let in");
        assert_eq!(client.seen(), first + 3_499);
        let heard = client.heard.take().expect("kept");
        assert!(heard.iter().all(|text| text.len() <= LONGEST), "every message is short");
        assert!(heard.len() > 15, "{} messages", heard.len());
        let action = json!({ "type": "act", "seen": client.seen(), "action": client.legal()[0] });
        // The id of a command that was answered long ago: its entry is found in the pages.
        assert!(client.command_as("s1", action).await.expect("an answer").expect("known") < first);
    }
    let mut client = Client::new(vec![house.address.clone()], table, browser);
    client.connect().await.expect("it is let in");
    let action = json!({ "type": "act", "seen": client.seen(), "action": client.legal()[0] });
    let number = client.command_as("on", action).await.expect("an answer").expect("legal");
    assert_eq!(number, first + 3_500, "the match goes on");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_for_a_player_not_for_a_socket_and_leaves_the_log_alone() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    let before = clients[0].seen();
    let browser = clients[0].browser.clone();
    let mut sockets = vec![clients.remove(0)];
    for _ in 0..3 {
        let mut socket =
            Client::new(vec![house.address.clone()], sockets[0].table.clone(), browser.clone());
        socket.connect().await.expect("another socket of the same player");
        sockets.push(socket);
    }
    let mut said = 0;
    for index in 0..24 {
        let socket = &mut sockets[index % 4];
        let say = json!({ "type": "say", "text": format!("line {index}") });
        match socket.command_as(&format!("c{index}"), say).await.expect("an answer") {
            Ok(number) => {
                said += 1;
                assert_eq!(number, said);
            }
            Err(refused) => {
                assert_eq!(refused.code(), "chat/too-fast");
                assert!((1..=10).contains(&refused.0["facts"]["seconds"].as_u64().expect("s")));
            }
        }
    }
    assert_eq!(said, 5, "five lines in ten seconds, over however many sockets");
    // The other player still speaks, and a line sent again is the same line.
    let say = json!({ "type": "say", "text": "quiet, please" });
    let bela = &mut clients[0];
    let number = bela.command_as("b", say.clone()).await.expect("an answer").expect("heard");
    bela.disconnect();
    assert_eq!(bela.command_as("b", say).await.expect("an answer").expect("heard"), number);
    assert_eq!(bela.seen(), before, "the log has none of it");
    let long = json!({ "type": "say", "text": "a".repeat(301) });
    assert_eq!(denied(bela, long).await, "table/odd-text");
    let mut fresh = house.spectator(&sockets[0].table).await;
    fresh.until(|client| client.lines.len() == 6).await.expect("what was said before");
    house.stop().await;
}

/// How many moves were made at a table.
async fn moves(house: &House, table: &str) -> usize {
    let log = house.node.store.log(table, 0).await.expect("its log");
    log.iter().filter(|logged| matches!(logged.entry, Entry::Played { .. })).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_rest_where_nobody_is_and_a_quick_one_never_waits_behind_slow_ones() {
    let cellar = Cellar::sqlite();
    let options = ConfigOptions { max_rate: Some(1000), ..ConfigOptions::default() };
    let house = House::open_with(&cellar, options).await;
    let slow = json!({ "type": "bot", "bot": "stationmaster" });
    let settings = json!({
        "game": "san-francisco",
        "seats": [{ "type": "person" }, slow, slow, slow],
        "clock": { "per": "move", "seconds": 1, "late": "bot_moves" },
        "substitute": "stationmaster",
    });
    let mut strangers = Vec::new();
    for index in 0..8 {
        let name = format!("Eve{index}");
        strangers.extend(house.begun(&settings, &[name.as_str()]).await);
    }
    // While they are there, a quick bot at another table answers soon all the same.
    let quick = json!({
        "game": "san-francisco",
        "seats": [{ "type": "person" }, { "type": "bot", "bot": "greedy" }],
    });
    let mut victim = house.begun(&quick, &["Ada"]).await;
    let gauge = |name: &'static str| {
        let house = &house;
        async move {
            let metrics = Browser::default().get(&house.address, "/metrics").await;
            let body = metrics.expect("metrics").body;
            let line = body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.expect("a gauge").parse::<u32>().expect("a count")
        }
    };
    let waiting = || gauge("roundhouse_bots_waiting");
    while waiting().await < 4 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    play(&mut victim, 4).await;
    assert!(waiting().await > 0, "slow bots still wait, and the quick one didn't");

    // The strangers leave: what their bots think about ends, and nothing new begins.
    for stranger in &mut strangers {
        stranger.disconnect();
    }
    while waiting().await + gauge("roundhouse_bots_thinking").await > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut before = Vec::new();
    for stranger in &strangers {
        before.push(moves(&house, &stranger.table).await);
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    for (stranger, before) in strangers.iter().zip(before) {
        let now = moves(&house, &stranger.table).await;
        assert_eq!(now, before, "nobody is there, and bots play on");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_request_leaves_nothing_behind() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut settings = people("san-francisco", 2);
    settings["public"] = true.into();
    for name in ["", "greedy", "\u{200b}"] {
        let body = json!({ "table": settings, "sit": { "name": name } });
        let mut browser = Browser::default();
        let answer = browser.post(&house.address, "/api/tables", &body).await.expect("an answer");
        assert!((400..500).contains(&answer.status), "{}", answer.body);
        assert_eq!(answer.header("set-cookie"), None, "no session was made");
    }
    let listed = Browser::default().get(&house.address, "/api/tables").await.expect("a list");
    assert_eq!(listed.json()["tables"], json!([]));
    let mut browser = Browser::default();
    let sit = json!({ "name": "Ada" });
    let answer = browser.post(&house.address, "/api/tables/nowhere/seats", &sit).await;
    let answer = answer.expect("an answer");
    assert_eq!((answer.status, answer.header("set-cookie")), (404, None));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_tables_that_somebody_is_connected_to() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut settings = people("san-francisco", 2);
    settings["public"] = true.into();
    let long_ago = house.node.now_ms() - 4 * 60 * 1000;
    for id in ["left", "joined"] {
        let settings = serde_json::from_value(settings.clone()).expect("settings");
        let (id, secret) = (id.to_owned(), "secret".to_owned());
        let new = NewTable { id, settings, secret, position: None, now_ms: long_ago };
        house.node.store.open_table(new, None, None).await.expect("a table");
    }
    let list = || async {
        let mut browser = Browser::default();
        browser.get(&house.address, "/api/tables").await.expect("a list").json()["tables"].clone()
    };
    assert_eq!(list().await, json!([]), "nobody has been there for four minutes");
    let _there = house.spectator("joined").await;
    tokio::time::timeout(Duration::from_mins(1), async {
        while list().await == json!([]) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    })
    .await
    .expect("whoever is connected puts it on the list");
    let listed = list().await;
    assert_eq!(
        (listed[0]["id"].as_str(), listed.as_array().map(Vec::len)),
        (Some("joined"), Some(1))
    );
    house.stop().await;
}
