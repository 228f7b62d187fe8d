//! A table that these rules can't replay: the finding S12.

use catalogue::Seat;
use serde_json::{Value, json};
use server::{Append, Entry, Logged, Store};
use trial_run::Browser;

use crate::house::{Cellar, House, accepted, people, play};

/// Writes something into a table's log that never happened by these rules.
async fn spoil(store: &dyn Store, table: &str, number: u64) {
    let action = json!({ "type": "fly" });
    let (seat, by) = (Seat(0), server::Chooser::Person);
    let entry = Entry::Played { seat, by, action, events: vec![json!({ "type": "flown" })] };
    let logged = Logged { number, at_ms: 9, command_id: None, entry };
    let append = Append {
        table: table.to_owned(),
        logged,
        due_ms: Some(1),
        phase: "playing",
        summary: None,
        session: None,
        node: "older".to_owned(),
    };
    store.append(append).await.expect("written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_set_aside_told_so_exported_and_starves_nobody() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut settings = people("mini-express", 2);
    settings["public"] = true.into();
    let mut clients = house.begun(&settings, &["Ada", "Bela"]).await;
    play(&mut clients, 4).await;
    let (table, number) = (clients[0].table.clone(), clients[0].seen());
    let browser = clients[0].browser.clone();
    spoil(&*house.node.store, &table, number + 1).await;
    house.stop().await;

    let house = House::open(&cellar).await;
    let path = format!("/api/tables/{table}");
    let mut ada = browser.clone();
    for path in [path.clone(), format!("{path}/record"), format!("{path}/socket")] {
        let answer = ada.get(&house.address, &path).await.expect("an answer");
        if !path.ends_with("socket") {
            assert_eq!(answer.status, 409, "{path}: {}", answer.body);
            assert_eq!(answer.json()["error"]["code"], "table/set-aside", "{path}");
            assert!(answer.json()["error"]["facts"]["reason"].is_string());
        }
    }
    let listed = ada.get(&house.address, "/api/tables").await.expect("a list").json();
    assert_eq!(listed["tables"], json!([]), "it is on no list");
    let due = house.node.store.due(u64::MAX >> 1, None, 9).await.expect("an answer");
    assert!(due.is_empty(), "nothing is due there any more: {due:?}");

    let export = ada.get(&house.address, &format!("{path}/log")).await.expect("the export");
    assert_eq!(export.status, 200, "{}", export.body);
    assert_eq!(export.json()["entries"].as_array().map(Vec::len), Some(number as usize + 1));
    assert!(!export.body.contains("\"player\"") && !export.body.contains("flown"));
    let stranger =
        Browser::default().get(&house.address, &format!("{path}/log")).await.expect("an answer");
    assert_eq!(stranger.json()["error"]["code"], "table/not-seated");

    // Another table is served as if nothing were wrong, and has no such export.
    let mut others = house.begun(&people("mini-express", 2), &["Cleo", "Dora"]).await;
    accepted(&mut others[0], json!({ "type": "say", "text": "hello" })).await;
    let path = format!("/api/tables/{}/log", others[0].table);
    let refused = others[0].browser.get(&house.address, &path).await.expect("an answer");
    assert_eq!(refused.json()["error"]["code"], "table/not-set-aside");
    assert_eq!(refused.json()["entries"], Value::Null);
    house.stop().await;
}
