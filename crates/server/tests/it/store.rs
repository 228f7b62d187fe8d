//! The store keeps its promises, on both kinds of database.

use catalogue::Seat;
use server::{
    Append, Appended, CHAT_LINES, Due, Entry, Kind, Line, Logged, PurgeBefore, Purged, SetAside,
    SqlStore, Store,
};

use crate::house::Cellar;
use crate::stored::{append, entry, line, open, session, table};

/// A store of each kind; the place goes with it.
async fn every() -> Vec<(Cellar, SqlStore)> {
    let mut stores = Vec::new();
    for cellar in Cellar::every() {
        let store = SqlStore::open(&cellar.url()).await.expect("it opens");
        stores.push((cellar, store));
    }
    stores
}

/// The same database for another node, where there may be one.
async fn another(cellar: &Cellar, store: &SqlStore) -> SqlStore {
    match store.kind() {
        Kind::Sqlite => store.clone(),
        Kind::Postgres => SqlStore::open(&cellar.url()).await.expect("it opens again, as it is"),
    }
}

fn by_command(number: u64, command_id: &str) -> Append {
    let mut append = entry("table", number, 7);
    append.logged.command_id = Some(command_id.to_owned());
    append
}

fn due_at(table: &str, number: u64, due_ms: u64) -> Append {
    Append { due_ms: Some(due_ms), ..entry(table, number, 1) }
}

async fn numbers(store: &SqlStore, table: &str, after: u64) -> Vec<u64> {
    let log = store.log(table, after).await.expect("the log");
    log.iter().map(|logged| logged.number).collect()
}

async fn list(store: &SqlStore, most: u32, alive_since_ms: u64) -> Vec<String> {
    let listed = store.listed(most, alive_since_ms).await.expect("a list");
    listed.into_iter().map(|listed| listed.id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_to_write_a_number_wins_and_the_log_stays_in_order() {
    let kinds = [Kind::Sqlite, Kind::Postgres];
    for ((cellar, store), kind) in every().await.into_iter().zip(kinds) {
        assert_eq!(store.kind(), kind);
        assert!(store.is_listening(), "without a listener there is nothing to miss");
        open(&store, "table").await;
        let appended = |append| async { store.append(append).await.expect("an answer") };
        assert_eq!(appended(by_command(1, "a")).await, Appended::Won);
        assert_eq!(appended(by_command(1, "b")).await, Appended::Lost);
        assert_eq!(appended(by_command(2, "a")).await, Appended::Lost);
        assert_eq!(appended(entry("table", 2, 8)).await, Appended::Won);

        // Many at once, from two nodes: each number once.
        let other = another(&cellar, &store).await;
        let racing: Vec<_> = (0..40)
            .map(|index| {
                let store = if index % 2 == 0 { store.clone() } else { other.clone() };
                let entry = entry("table", 3 + index / 4, 9);
                tokio::spawn(async move { store.append(entry).await.expect("an answer") })
            })
            .collect();
        let mut won = 0;
        for appended in racing {
            won += usize::from(appended.await.expect("it ends") == Appended::Won);
        }
        assert_eq!(won, 10);
        assert_eq!(numbers(&other, "table", 0).await, (1..=12).collect::<Vec<_>>());
        assert_eq!(numbers(&other, "table", 11).await, [12]);
        let log = other.log("table", 0).await.expect("the log");
        let (command_id, text) = (Some("a".to_owned()), "table 1".to_owned());
        let first = Entry::Said { seat: Seat(0), text };
        assert_eq!(log[0], Logged { number: 1, at_ms: 7, command_id, entry: first });
        assert_eq!(log[1].command_id, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_a_table_is_not_found_and_nothing_is_written_to_it() {
    for (_cellar, store) in every().await {
        for id in ["nowhere", "\0", "no id", "", &"a".repeat(65)] {
            assert!(store.table(id).await.expect("an answer").is_none(), "{id}");
            assert_eq!(store.log(id, 0).await.expect("an answer"), []);
            assert_eq!(store.chat(id, 0).await.expect("an answer"), []);
            assert!(store.append(entry(id, 1, 1)).await.is_err(), "{id}");
            assert!(store.append_line(line(id, "a", "hello")).await.is_err(), "{id}");
            assert!(store.set_aside(id, "1", "why").await.is_err(), "{id}");
            store.touch(&[id.to_owned()], 5).await.expect("nothing to touch");
        }
        for id in ["\0", "no id", "", &"a".repeat(65)] {
            assert!(store.open_table(table(id, 1), None, None).await.is_err(), "{id}");
        }
        // What can't be written fails alone, also among what can.
        open(&store, "table").await;
        let (mut good, mut bad) = (Vec::new(), Vec::new());
        for number in 1..=20 {
            let (store, other) = (store.clone(), store.clone());
            let entry = entry("table", number, number);
            good.push(tokio::spawn(async move { store.append(entry).await }));
            let missing = crate::stored::entry("missing", number, number);
            bad.push(tokio::spawn(async move { other.append(missing).await }));
        }
        for good in good {
            assert_eq!(good.await.expect("it ends").expect("an answer"), Appended::Won);
        }
        for bad in bad {
            let error = bad.await.expect("it ends").expect_err("there is no such table");
            assert_eq!(error.to_string(), "there is no such table");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_entry_that_is_refused_does_not_take_others_with_it() {
    for (_cellar, store) in every().await {
        open(&store, "table").await;
        open(&store, "other").await;
        let mut both = Vec::new();
        for number in 1..=20 {
            // PostgreSQL refuses a zero; SQLite takes it.
            let poison = by_command(number, &format!("\0{number}"));
            for append in [poison, entry("other", number, 1)] {
                let store = store.clone();
                both.push(tokio::spawn(async move { store.append(append).await }));
            }
        }
        for (index, appended) in both.into_iter().enumerate() {
            let appended = appended.await.expect("it ends");
            if index % 2 == 1 || store.kind() == Kind::Sqlite {
                assert_eq!(appended.expect("written"), Appended::Won);
            } else {
                assert!(appended.is_err());
            }
        }
        assert_eq!(numbers(&store, "other", 0).await.len(), 20);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_opens_with_its_first_entry_and_a_session_or_not_at_all() {
    for (_cellar, store) in every().await {
        let mut new = table("table", 3);
        new.position = Some(serde_json::json!({ "any": 1 }));
        let (first, ada) = (entry("table", 1, 4), session("ada", 5));
        store.open_table(new, Some(first), Some(ada)).await.expect("it opens");
        assert_eq!(numbers(&store, "table", 0).await, [1]);
        let stored = store.table("table").await.expect("an answer").expect("the table");
        assert_eq!(stored.secret, "secret");
        assert_eq!(stored.position, Some(serde_json::json!({ "any": 1 })));
        assert_eq!(stored.settings.seats.len(), 2);
        assert_eq!(stored.set_aside, None);
        let player = async |name: &str, since| {
            let found = store.player(&format!("hash of {name}"), since).await;
            found.expect("an answer")
        };
        assert_eq!(player("ada", 5).await.as_deref(), Some("ada"));
        assert_eq!(player("ada", 6).await, None, "it is older");

        // The id is taken, the session is, or the entry is another table's: nothing is left behind.
        let bela = || Some(session("bela", 5));
        for (id, first, session) in [
            ("table", Some("table"), bela()),
            ("fresh", Some("fresh"), Some(session("ada", 9))),
            ("fresh", Some("table"), bela()),
        ] {
            let first = first.map(|id| entry(id, 2, 1));
            assert!(store.open_table(table(id, 1), first, session).await.is_err());
            assert!(store.table("fresh").await.expect("an answer").is_none());
            assert_eq!(player("bela", 0).await, None);
            assert_eq!(numbers(&store, "table", 0).await, [1]);
        }
        // A session comes with the entry that wins, and only with that.
        let with =
            |number, name| Append { session: Some(session(name, 1)), ..entry("table", number, 1) };
        assert_eq!(store.append(with(1, "cleo")).await.expect("an answer"), Appended::Lost);
        assert_eq!(player("cleo", 0).await, None);
        append(&store, with(2, "cleo")).await;
        assert_eq!(player("cleo", 0).await.as_deref(), Some("cleo"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_found_until_they_end() {
    for (_cellar, store) in every().await {
        store.create_session(session("ada", 100)).await.expect("kept");
        assert!(store.create_session(session("ada", 101)).await.is_err(), "it is there");
        let found = store.player("hash of ada", 100).await.expect("an answer");
        assert_eq!(found.as_deref(), Some("ada"));
        assert_eq!(store.player("hash of ada", 101).await.expect("too old"), None);
        assert_eq!(store.player("other", 0).await.expect("unknown"), None);
        store.end_session("hash of ada").await.expect("ended");
        assert_eq!(store.player("hash of ada", 0).await.expect("gone"), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_what_is_alive_the_last_sign_of_life_first() {
    for (_cellar, store) in every().await {
        for (id, now_ms) in [("b", 10), ("a", 10), ("c", 20), ("d", 30)] {
            store.open_table(table(id, now_ms), None, None).await.expect("a table");
        }
        let mut private = table("hidden", 99);
        private.settings.public = false;
        store.open_table(private, None, None).await.expect("a table");
        assert_eq!(list(&store, 9, 0).await, ["d", "c", "b", "a"]);
        assert_eq!(list(&store, 2, 0).await, ["d", "c"]);
        assert_eq!(list(&store, 9, 20).await, ["d", "c"]);
        assert_eq!(list(&store, 9, 21).await, ["d"]);
        // Somebody is connected, or writes.
        store.touch(&["a".to_owned(), "b".to_owned()], 40).await.expect("touched");
        assert_eq!(list(&store, 9, 0).await, ["b", "a", "d", "c"]);
        store.touch(&["b".to_owned()], 39).await.expect("late news");
        assert_eq!(list(&store, 9, 40).await, ["b", "a"]);
        append(&store, entry("c", 1, 50)).await;
        assert_eq!(list(&store, 9, 50).await, ["c"]);
        let listed = store.listed(1, 0).await.expect("a list");
        assert_eq!(listed[0].summary, serde_json::json!({ "number": 1 }));
        // A summary that didn't change stays.
        append(&store, Append { summary: None, ..entry("c", 2, 51) }).await;
        let listed = store.listed(1, 0).await.expect("a list");
        assert_eq!(listed[0].summary, serde_json::json!({ "number": 1 }));
        // What is over or set aside is not listed.
        append(&store, Append { phase: "ended", ..entry("c", 3, 52) }).await;
        store.set_aside("b", "2.0", "other rules").await.expect("set aside");
        assert_eq!(list(&store, 9, 0).await, ["a", "d"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_tables_than_fit_into_one_statement_are_touched() {
    for (_cellar, store) in every().await {
        let ids: Vec<String> = (0..501).map(|index| format!("table{index}")).collect();
        for id in [&ids[0], &ids[499], &ids[500]] {
            open(&store, id).await;
        }
        store.touch(&ids, 9).await.expect("touched");
        assert_eq!(list(&store, 9, 9).await.len(), 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_comes_the_longest_overdue_first_in_pages() {
    for (_cellar, store) in every().await {
        for (id, due_ms) in [("d", 5), ("a", 7), ("c", 6), ("b", 6), ("e", 8)] {
            open(&store, id).await;
            append(&store, due_at(id, 1, due_ms)).await;
        }
        open(&store, "never").await;
        let due = async |now_ms, after: Option<&Due>, most| {
            let due = store.due(now_ms, after, most).await.expect("an answer");
            due.into_iter().map(|due| (due.at_ms, due.table)).collect::<Vec<_>>()
        };
        let line = |at_ms, table: &str| (at_ms, table.to_owned());
        assert_eq!(due(4, None, 9).await, []);
        assert_eq!(due(5, None, 9).await, [line(5, "d")]);
        let all = [line(5, "d"), line(6, "b"), line(6, "c"), line(7, "a")];
        assert_eq!(due(7, None, 9).await, all);
        let mut after: Option<Due> = None;
        for expected in &all {
            let next = due(7, after.as_ref(), 1).await;
            assert_eq!(next, std::slice::from_ref(expected));
            after = Some(Due { at_ms: expected.0, table: expected.1.clone() });
        }
        assert_eq!(due(7, after.as_ref(), 1).await, []);
        // What is done is not due any more, nor what is set aside.
        append(&store, entry("d", 2, 1)).await;
        store.set_aside("b", "2.0", "other rules").await.expect("set aside");
        assert_eq!(due(7, None, 9).await, [line(6, "c"), line(7, "a")]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_set_aside_with_a_reason_until_somebody_can_write_to_it() {
    for (_cellar, store) in every().await {
        open(&store, "table").await;
        append(&store, due_at("table", 1, 1)).await;
        let set_aside = async || {
            let stored = store.table("table").await.expect("an answer").expect("the table");
            stored.set_aside
        };
        store.set_aside("table", "1.0", "one").await.expect("set aside");
        store.set_aside("table", "2.0", "two").await.expect("set aside by another version");
        let (version, reason) = ("2.0".to_owned(), "two".to_owned());
        assert_eq!(set_aside().await, Some(SetAside { version, reason }));
        assert_eq!(list(&store, 9, 0).await, Vec::<String>::new());
        append(&store, due_at("table", 2, 2)).await;
        assert_eq!(set_aside().await, None);
        assert_eq!(list(&store, 9, 0).await, ["table"]);
        assert_eq!(store.due(2, None, 9).await.expect("an answer").len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_lines_of_chat_are_kept_and_a_repeated_one_is_the_same() {
    for (cellar, store) in every().await {
        open(&store, "table").await;
        open(&store, "other").await;
        let say = async |table: &str, command_id: &str, text: &str| {
            store.append_line(line(table, command_id, text)).await.expect("it is kept")
        };
        assert_eq!(say("table", "a", "Hello\0").await, 1);
        assert_eq!(say("table", "b", "you").await, 2);
        assert_eq!(say("table", "a", "Hello again").await, 1);
        assert_eq!(say("other", "a", "elsewhere").await, 1);
        let chat = async |table: &str, after| store.chat(table, after).await.expect("the chat");
        let said =
            |number, text: &str| Line { number, at_ms: 7, seat: Seat(1), text: text.to_owned() };
        assert_eq!(chat("table", 0).await, [said(1, "Hello\u{fffd}"), said(2, "you")]);
        assert_eq!(chat("table", 1).await, [said(2, "you")]);
        assert_eq!(chat("table", 2).await, []);

        // Two nodes at once: each line has a number of its own.
        let other = another(&cellar, &store).await;
        let talk: Vec<_> = (3..=100)
            .map(|number| {
                let store = if number % 2 == 0 { store.clone() } else { other.clone() };
                let line = line("table", &format!("s{number}"), "talk");
                tokio::spawn(async move { store.append_line(line).await.expect("it is kept") })
            })
            .collect();
        let mut numbers = Vec::new();
        for said in talk {
            numbers.push(said.await.expect("it ends"));
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (3..=100).collect::<Vec<_>>());
        let kept = u64::from(CHAT_LINES);
        assert_eq!(chat("table", 0).await.len() as u64, kept);
        assert_eq!(say("table", "last", "one more").await, 101);
        let lines = chat("table", 0).await;
        assert_eq!((lines[0].number, lines.len() as u64), (2, kept));
        assert_eq!(lines[99].text, "one more");
        assert_eq!(chat("other", 0).await.len(), 1, "another table's is its own");
        assert_eq!(store.log("table", 0).await.expect("the log"), [], "chat is no part of it");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_begins_when_the_last_node_departs() {
    for (_cellar, store) in every().await {
        let outage = async |at_ms| store.outage_after(at_ms).await.expect("an answer");
        let beat = async |node, now_ms| store.beat(node, now_ms).await.expect("a beat");
        let depart = async |node, now_ms| store.depart(node, now_ms).await.expect("departed");
        assert_eq!(outage(0).await, None);
        // While another has been up within half a minute, none begins.
        beat("one", 100_000).await;
        beat("two", 70_000).await;
        depart("one", 100_000).await;
        assert_eq!(outage(0).await, None);
        // The one that departed is not up, however lately it was; the other's time is over.
        beat("one", 100_001).await;
        depart("one", 100_001).await;
        assert_eq!(outage(0).await, Some(100_001));
        assert_eq!(outage(100_001).await, Some(100_001));
        assert_eq!(outage(100_002).await, None);
        depart("one", 100_001).await;
        // It ends with a beat; the next one is another.
        beat("three", 150_000).await;
        depart("three", 200_000).await;
        assert_eq!(outage(0).await, Some(100_001));
        assert_eq!(outage(100_002).await, Some(200_000));
        assert_eq!(outage(200_001).await, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_needs_is_purged_exactly_to_the_limit() {
    for (_cellar, store) in every().await {
        for (name, now_ms) in [("old", 99), ("young", 100)] {
            store.create_session(session(name, now_ms)).await.expect("kept");
        }
        // Waiting: too old, just not, too old but touched, too old but written to lately.
        for (id, now_ms) in [("w1", 199), ("w2", 200), ("w3", 1), ("w4", 1)] {
            store.open_table(table(id, now_ms), None, None).await.expect("a table");
        }
        store.touch(&["w3".to_owned()], 200).await.expect("touched");
        append(&store, Append { phase: "waiting", ..entry("w4", 1, 200) }).await;
        store.append_line(line("w1", "a", "is anybody here?")).await.expect("said");
        append(&store, Append { phase: "waiting", ..entry("w1", 1, 199) }).await;
        // Over: too old, just not, too old but somebody is connected; and one that is played.
        for (id, at_ms) in [("e1", 299), ("e2", 300), ("e3", 1), ("p1", 1)] {
            store.open_table(table(id, 1), None, None).await.expect("a table");
            let phase = if id == "p1" { "playing" } else { "ended" };
            append(&store, Append { phase, ..entry(id, 1, at_ms) }).await;
        }
        store.touch(&["e3".to_owned()], 300).await.expect("touched");
        store.append_line(line("e1", "a", "well played")).await.expect("said");

        let mut before =
            PurgeBefore { sessions_before_ms: 100, waiting_before_ms: 200, ended_before_ms: None };
        let purge = async |before| store.purge(before).await.expect("purged");
        let there = async || {
            let mut there = Vec::new();
            for id in ["w1", "w2", "w3", "w4", "e1", "e2", "e3", "p1"] {
                if store.table(id).await.expect("an answer").is_some() {
                    there.push(id);
                }
            }
            there
        };
        assert_eq!(purge(before).await, Purged { sessions: 1, waiting: 1, ended: 0 });
        assert_eq!(store.player("hash of old", 0).await.expect("an answer"), None);
        assert!(store.player("hash of young", 0).await.expect("an answer").is_some());
        assert_eq!(there().await, ["w2", "w3", "w4", "e1", "e2", "e3", "p1"]);
        before.ended_before_ms = Some(300);
        assert_eq!(purge(before).await, Purged { sessions: 0, waiting: 0, ended: 1 });
        assert_eq!(there().await, ["w2", "w3", "w4", "e2", "e3", "p1"]);
        assert_eq!(store.log("e1", 0).await.expect("an answer"), []);
        assert_eq!(store.chat("e1", 0).await.expect("an answer"), []);
        assert_eq!(store.log("e2", 0).await.expect("an answer").len(), 1);
        assert_eq!(purge(before).await, Purged::default());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_a_batch_is_purged_at_once() {
    for (_cellar, store) in every().await {
        for index in 0..101 {
            let new = table(&format!("table{index}"), 1);
            let session = session(&format!("player {index}"), 1);
            store.open_table(new, None, Some(session)).await.expect("a table");
        }
        let before =
            PurgeBefore { sessions_before_ms: 2, waiting_before_ms: 2, ended_before_ms: Some(2) };
        let purged = store.purge(before).await.expect("purged");
        assert_eq!(purged, Purged { sessions: 101, waiting: 101, ended: 0 });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_spoken_to_over_tls_and_only_with_a_certificate_that_is_trusted() {
    let cluster = trial_run::Cluster::start_encrypted().expect("a server with a certificate");
    let url = cluster.encrypted_database();
    SqlStore::open(&url).await.expect("its certificate is the one that is trusted");
    let (plain, _) = url.split_once('?').expect("what is demanded of the connection");
    let refused = [
        format!("{plain}?sslmode=disable"),
        // Nobody that this machine trusts has signed it.
        format!("{plain}?sslmode=verify-full"),
    ];
    for url in refused {
        assert!(SqlStore::open(&url).await.is_err(), "{url}");
    }
}
