//! Tables from opening to rematch, over real sockets.

use serde_json::{Value, json};
use trial_run::Browser;

use crate::house::{Cellar, House, accepted, denied, people, play, sync};
use crate::schemas::Schema;

#[tokio::test(flavor = "multi_thread")]
async fn whole_matches_of_both_games_by_three_people() {
    let schema = Schema::new("online-server-message");
    for cellar in Cellar::every() {
        let house = House::open(&cellar).await;
        for game in ["san-francisco", "mini-express"] {
            let mut clients = house.begun(&people(game, 3), &["Ada", "Bela", "Cleo"]).await;
            let mut spectator = house.spectator(&clients[0].table).await;
            for client in clients.iter_mut().chain([&mut spectator]) {
                client.heard = Some(Vec::new());
            }
            play(&mut clients, 10).await;
            clients[1].disconnect();
            let actions = 10 + play(&mut clients, usize::MAX).await;
            spectator.until(trial_run::Client::is_over).await.expect("the end");
            check_record(&house, &mut clients, actions).await;
            for client in clients.iter().chain([&spectator]) {
                schema.check_texts(client.heard.iter().flatten());
            }
        }
        house.stop().await;
    }
}

/// The record of a finished match: as long as what was played, honest, and what everybody saw.
async fn check_record(house: &House, clients: &mut [trial_run::Client], actions: usize) {
    let path = format!("/api/tables/{}/record", clients[0].table);
    let record = Browser::default().get(&house.address, &path).await.expect("the record").json();
    assert_eq!(record["actions"].as_array().map(Vec::len), Some(actions));
    assert_eq!(record["outcome"], clients[0].now["ending"]["outcome"]);
    let path = format!("/api/tables/{}", clients[0].table);
    let shown = Browser::default().get(&house.address, &path).await.expect("the table").json();
    assert_eq!(record["fairness"]["commitment"], shown["table"]["commitment"]);
    assert_eq!(record["fairness"]["contributions"], json!(["Ada1", "Bela1", "Cleo1"]));
    let played: Vec<&Value> =
        clients[2].entries.iter().filter(|entry| entry["type"] == "played").collect();
    assert_eq!(played.len(), actions);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_serve_one_table_and_one_of_them_leaves() {
    let cellar = Cellar::postgres();
    let (one, two) = (House::open(&cellar).await, House::open(&cellar).await);
    let mut clients = one.begun(&people("san-francisco", 3), &["Ada", "Bela", "Cleo"]).await;
    for (client, first) in clients.iter_mut().zip([&one, &two, &two]) {
        client.disconnect();
        client.servers = vec![first.address.clone(), one.address.clone(), two.address.clone()];
        client.connections = 0;
    }
    play(&mut clients, 12).await;
    clients[0]
        .until(|client| client.presence["seats"] == json!([0, 1, 2]))
        .await
        .expect("all there");
    two.stop().await;
    let actions = 12 + play(&mut clients, usize::MAX).await;
    check_record(&one, &mut clients, actions).await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_answered_and_a_stale_one_refused() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    let actor = clients.iter().position(|client| !client.legal().is_empty()).expect("somebody");
    let client = &mut clients[actor];
    let before = client.seen();
    let act = json!({ "type": "act", "seen": before, "action": client.legal()[0] });
    let number = client.command_as("once", act.clone()).await.expect("an answer").expect("legal");
    client.disconnect();
    let again = client.command_as("once", act.clone()).await.expect("an answer").expect("legal");
    assert_eq!((number, again, client.seen()), (before + 1, number, number));

    play(&mut clients, 2).await;
    sync(&mut clients).await;
    let number = clients[0].seen();
    let actor = clients.iter().position(|client| !client.legal().is_empty()).expect("somebody");
    let action = clients[actor].legal()[0].clone();
    let stale = json!({ "type": "act", "seen": 1, "action": action });
    assert_eq!(denied(&mut clients[actor], stale).await, "table/stale");
    let future = json!({ "type": "act", "seen": number + 9, "action": action });
    assert_eq!(denied(&mut clients[actor], future).await, "table/stale");
    assert_eq!(clients[actor].seen(), number);
    assert_eq!(house.refused("stale").await, 2);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_consent_happens_when_everybody_agrees() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 3), &["Ada", "Bela", "Cleo"]).await;
    play(&mut clients, 4).await;
    sync(&mut clients).await;
    let undo = json!({ "type": "propose", "proposal": { "type": "undo" } });
    let by = clients.iter().position(|client| client.legal().is_empty()).expect("who waits");
    let step = clients[by].game["step"].as_u64().expect("a step");
    accepted(&mut clients[by], undo.clone()).await;
    let others: Vec<usize> = (0..3).filter(|&seat| seat != by).collect();
    accepted(&mut clients[others[0]], json!({ "type": "agree" })).await;
    assert_eq!(clients[others[0]].game["step"], step);
    accepted(&mut clients[others[1]], json!({ "type": "agree" })).await;
    let now = clients[others[1]].game["step"].as_u64().expect("a step");
    assert!(now < step, "{now} is before {step}");
    let done = clients[others[1]].entries.last().expect("the last to agree");
    assert_eq!(done["back_to"], now);
    let number = clients[others[1]].seen();
    clients[by].until(|client| client.seen() == number).await.expect("news");
    assert!(!clients[by].legal().is_empty());

    accepted(&mut clients[0], json!({ "type": "propose", "proposal": { "type": "pause" } })).await;
    accepted(&mut clients[1], json!({ "type": "decline" })).await;
    assert_eq!(clients[1].now["paused"], false);
    accepted(&mut clients[0], json!({ "type": "propose", "proposal": { "type": "pause" } })).await;
    accepted(&mut clients[1], json!({ "type": "agree" })).await;
    accepted(&mut clients[2], json!({ "type": "agree" })).await;
    assert_eq!(clients[2].now["paused"], true);
    let act = json!({ "type": "act", "seen": clients[2].seen(), "action": {} });
    assert_eq!(denied(&mut clients[2], act).await, "table/paused");
    accepted(&mut clients[1], json!({ "type": "propose", "proposal": { "type": "resume" } })).await;
    accepted(&mut clients[0], json!({ "type": "agree" })).await;
    accepted(&mut clients[2], json!({ "type": "agree" })).await;

    let take_over = json!({ "type": "take_over", "seat": 1, "bot": "greedy" });
    accepted(&mut clients[0], json!({ "type": "propose", "proposal": take_over })).await;
    accepted(&mut clients[2], json!({ "type": "agree" })).await;
    assert_eq!(clients[2].now["seats"][1]["bot"], Value::Null, "Bela is there, and is asked");
    assert_eq!(clients[2].now["proposal"]["silence"], "declines");
    accepted(&mut clients[1], json!({ "type": "agree" })).await;
    clients[2].until(|client| client.now["seats"][1]["bot"] == "greedy").await.expect("a bot");
    accepted(&mut clients[1], json!({ "type": "return" })).await;
    assert_eq!(clients[1].now["seats"][1]["bot"], Value::Null);

    accepted(&mut clients[2], json!({ "type": "mute", "seat": 0, "muted": true })).await;
    let said = accepted(&mut clients[0], json!({ "type": "say", "text": " good luck " })).await;
    for (client, heard) in clients.iter_mut().zip(["good luck", "good luck", ""]) {
        client.until(|client| !client.lines.is_empty()).await.expect("words");
        assert_eq!(client.lines[0]["number"], said);
        assert_eq!(client.lines[0]["text"].as_str().unwrap_or_default(), heard);
    }

    accepted(&mut clients[1], json!({ "type": "resign" })).await;
    accepted(&mut clients[2], json!({ "type": "resign" })).await;
    clients[0].until(trial_run::Client::is_over).await.expect("the end");
    assert_eq!(clients[0].now["ending"]["winners"], json!([0]));
    accepted(&mut clients[0], json!({ "type": "rematch" })).await;
    let fresh = clients[0].now["rematch"].as_str().expect("a table").to_owned();
    let path = format!("/api/tables/{fresh}");
    let shown = Browser::default().get(&house.address, &path).await.expect("it is there");
    assert_eq!(shown.json()["table"]["now"]["phase"], "waiting");
    assert_eq!(shown.json()["table"]["now"]["seats"][1]["kept_for"], "Bela");
    let path = format!("/api/tables/{fresh}/seats");
    let sit = json!({ "name": "Dora" });
    let stranger = Browser::default().post(&house.address, &path, &sit).await.expect("an answer");
    assert_eq!(stranger.json()["error"]["code"], "table/full");
    let sit = json!({ "name": "Dora", "seat": 1 });
    let stranger = Browser::default().post(&house.address, &path, &sit).await.expect("an answer");
    assert_eq!(stranger.json()["error"]["code"], "table/seat-kept");
    for (seat, name) in [(2, "Cleo"), (0, "Ada"), (1, "Bela")] {
        let sit = json!({ "name": name });
        let sat = clients[seat].browser.post(&house.address, &path, &sit).await.expect("a seat");
        assert_eq!(sat.json()["table"]["you"], seat, "{}", sat.body);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_helped_or_loses_and_a_planned_stop_stops_the_clocks() {
    for (late, standing) in [("bot_moves", "playing"), ("seat_lost", "lost_on_time")] {
        let cellar = Cellar::sqlite();
        let house = House::open(&cellar).await;
        let mut settings = people("mini-express", 3);
        settings["clock"] = json!({ "per": "move", "seconds": 1, "late": late });
        let mut clients = house.begun(&settings, &["Ada", "Bela", "Cleo"]).await;
        let first = clients.iter().position(|client| !client.legal().is_empty()).expect("one");
        let client = &mut clients[first];
        client
            .until(|client| client.entries.iter().any(|entry| entry["type"] == "timed_out"))
            .await
            .expect("time is over");
        client
            .until(|client| client.entries.iter().any(|entry| entry["by"] == "bot"))
            .await
            .expect("a bot moved");
        assert_eq!(client.now["seats"][first]["standing"], standing);
        let table = client.table.clone();
        house.stop().await;
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        let house = House::open(&cellar).await;
        // Whoever only looks in starts no clock: that is for those who play.
        let spectator = house.spectator(&table).await;
        assert_eq!(spectator.entries.last().expect("an entry")["type"], "clocks_stopped");
        let client = &mut clients[first];
        client.servers = vec![house.address.clone()];
        client.disconnect();
        let started = |entry: &Value| entry["type"] == "clocks_started";
        client.until(|client| client.entries.iter().any(started)).await.expect("clocks run on");
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_per_player_runs_grows_with_each_action_and_runs_out() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut settings = people("mini-express", 2);
    settings["clock"] =
        json!({ "per": "player", "seconds": 3, "increment_seconds": 1, "late": "seat_lost" });
    let mut clients = house.begun(&settings, &["Ada", "Bela"]).await;
    let quick = clients.iter().position(|client| !client.legal().is_empty()).expect("one");
    let left = |client: &trial_run::Client, seat: usize| {
        client.now["clocks"]["left_ms"][seat].as_u64().expect("a time")
    };
    assert_eq!(left(&clients[quick], quick), 3000);
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    clients[quick].act(0).await.expect("an answer").expect("it is legal");
    // What it took is gone, and the increment has come.
    let after = left(&clients[quick], quick);
    assert!((1500..=3300).contains(&after), "{after}");
    assert_eq!(left(&clients[quick], 1 - quick), 3000, "who waits loses nothing");

    // The other one never moves; whenever it is the first one's turn, they do.
    while !clients[quick].is_over() {
        if clients[quick].legal().is_empty() {
            clients[quick].next().await.expect("news");
        } else {
            clients[quick].act(0).await.expect("an answer").expect("it is legal");
        }
    }
    assert_eq!(clients[quick].now["ending"]["winners"], json!([quick]));
    assert_eq!(clients[quick].now["seats"][1 - quick]["standing"], "lost_on_time");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dump_of_postgresql_is_a_whole_server_too() {
    let cluster = trial_run::Cluster::shared();
    let (cellar, restored) = (Cellar::postgres(), Cellar::postgres());
    let name = |cellar: &Cellar| cellar.url().rsplit('/').next().expect("a name").to_owned();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    play(&mut clients, 6).await;
    sync(&mut clients).await;
    let dump = cluster.tool("pg_dump").args(["-Fc", &name(&cellar)]).output().expect("a dump");
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    house.stop().await;

    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("backup.dump");
    std::fs::write(&file, &dump.stdout).expect("a file");
    let input = std::fs::File::open(&file).expect("the same file");
    let mut restore = cluster.tool("pg_restore");
    let put = restore.args(["-d", &name(&restored)]).stdin(input).output().expect("it runs");
    assert!(put.status.success(), "{}", String::from_utf8_lossy(&put.stderr));
    let house = House::open(&restored).await;
    for client in &mut clients {
        client.servers = vec![house.address.clone()];
        client.disconnect();
    }
    play(&mut clients, usize::MAX).await;
    assert!(clients.iter().all(trial_run::Client::is_over));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_by_themselves_also_after_a_restart_and_tables_are_listed() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let settings = json!({
        "game": "san-francisco", "public": true,
        "seats": [{ "type": "person" }, { "type": "bot", "bot": "greedy" }],
    });
    let mut clients = house.table(&settings, &["Ada"]).await;
    let listed =
        Browser::default().get(&house.address, "/api/tables").await.expect("a list").json();
    assert_eq!(listed["tables"][0]["seats"], json!([{ "name": "Ada" }, { "bot": "greedy" }]));
    let path = format!("/api/tables/{}/record", clients[0].table);
    accepted(&mut clients[0], json!({ "type": "start" })).await;
    play(&mut clients, 5).await;
    let early = Browser::default().get(&house.address, &path).await.expect("an answer");
    assert_eq!(
        (early.status, early.json()["error"]["code"].clone()),
        (409, json!("table/not-over"))
    );
    house.stop().await;
    let house = House::open(&cellar).await;
    clients[0].servers = vec![house.address.clone()];
    clients[0].disconnect();
    play(&mut clients, usize::MAX).await;
    assert!(clients[0].is_over());
    let record = Browser::default().get(&house.address, &path).await.expect("the record");
    assert_eq!(record.status, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_whole_server() {
    let cellar = Cellar::sqlite();
    let house = House::open(&cellar).await;
    let mut clients = house.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    play(&mut clients, 6).await;
    sync(&mut clients).await;
    let Cellar::Sqlite(folder) = &cellar else { unreachable!("it is a file") };
    // What `sqlite3 FILE "vacuum into 'backup.sqlite'"` does, while the server runs.
    let backup = Cellar::sqlite();
    let Cellar::Sqlite(other) = &backup else { unreachable!("it is a file") };
    let (from, to) = (folder.path().join("tables.sqlite"), other.path().join("tables.sqlite"));
    server::SqlStore::back_up(&from, &to).await.expect("a back-up");
    play(&mut clients, 2).await;
    house.stop().await;

    let house = House::open(&backup).await;
    for client in &mut clients {
        client.servers = vec![house.address.clone()];
        client.disconnect();
        client.entries.truncate(4);
    }
    play(&mut clients, usize::MAX).await;
    assert!(clients.iter().all(trial_run::Client::is_over));
    house.stop().await;
}
