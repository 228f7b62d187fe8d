//! The store keeps its promises, on both kinds of database.

use catalogue::Seat;
use serde_json::json;
use server::{Append, Appended, Entry, Kind, Logged, NewTable, Store};

use crate::house::{Cellar, people};

fn entry(number: u64, submission: Option<&str>, text: &str) -> Append {
    let submission = submission.map(str::to_owned);
    let said = Entry::Said { seat: Seat(0), text: text.to_owned() };
    Append {
        table: "table".to_owned(),
        logged: Logged { number, at_ms: 7, submission, entry: said },
        due_ms: Some(5),
        phase: "playing",
        summary: Some(json!({ "said": text }).to_string()),
        node: "test".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_to_write_a_number_wins_and_the_log_stays_in_order() {
    for (cellar, kind) in Cellar::every().into_iter().zip([Kind::Sqlite, Kind::Postgres]) {
        let store = Store::open(&cellar.url()).await.expect("it opens");
        assert_eq!(store.kind(), kind);
        let mut settings = people("san-francisco", 2);
        settings["public"] = true.into();
        let settings = serde_json::from_value(settings).expect("settings");
        let (id, secret) = ("table".to_owned(), "secret".to_owned());
        let new = NewTable { id, settings, secret, position: None, now_ms: 1 };
        store.create_table(new).await.expect("a table");
        let append = |append| async { store.append(append).await.expect("an answer") };
        assert_eq!(append(entry(1, Some("a"), "one")).await, Appended::Won);
        assert_eq!(append(entry(1, Some("b"), "other")).await, Appended::Lost);
        assert_eq!(append(entry(2, Some("a"), "again")).await, Appended::Lost);
        assert_eq!(append(entry(2, None, "two")).await, Appended::Won);

        // Many at once, from two servers: each number once.
        let other = Store::open(&cellar.url()).await.expect("it opens again, as it is");
        let racing: Vec<_> = (0..40)
            .map(|index| {
                let store = if index % 2 == 0 { store.clone() } else { other.clone() };
                let entry = entry(3 + index / 4, None, "race");
                tokio::spawn(async move { store.append(entry).await.expect("an answer") })
            })
            .collect();
        let mut won = 0;
        for appended in racing {
            won += usize::from(appended.await.expect("it ends") == Appended::Won);
        }
        assert_eq!(won, 10);
        let log = other.log("table", 0).await.expect("the log");
        let numbers: Vec<u64> = log.iter().map(|logged| logged.number).collect();
        assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
        assert_eq!(log[0].entry, Entry::Said { seat: Seat(0), text: "one".to_owned() });
        assert_eq!(other.log("table", 11).await.expect("the rest").len(), 1);
        assert!(store.table("nowhere").await.expect("an answer").is_none());
        assert_eq!(store.due(4).await.expect("an answer"), Vec::<String>::new());
        assert_eq!(store.due(5).await.expect("an answer"), ["table"]);
        assert_eq!(store.listed(9).await.expect("a list").len(), 1);

        store.create_session("hash", "player", 100).await.expect("kept");
        assert_eq!(store.player("hash", 100).await.expect("found").as_deref(), Some("player"));
        assert_eq!(store.player("hash", 101).await.expect("too old"), None);
        assert_eq!(store.player("other", 0).await.expect("unknown"), None);
        store.end_session("hash").await.expect("ended");
        assert_eq!(store.player("hash", 0).await.expect("gone"), None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_spoken_to_over_tls_and_only_with_a_certificate_that_is_trusted() {
    let cluster = trial_run::Cluster::start_encrypted().expect("a server with a certificate");
    let url = cluster.encrypted_database();
    Store::open(&url).await.expect("its certificate is the one that is trusted");
    let (plain, _) = url.split_once('?').expect("what is demanded of the connection");
    let refused = [
        format!("{plain}?sslmode=disable"),
        // Nobody that this machine trusts has signed it.
        format!("{plain}?sslmode=verify-full"),
    ];
    for url in refused {
        assert!(Store::open(&url).await.is_err(), "{url}");
    }
}
