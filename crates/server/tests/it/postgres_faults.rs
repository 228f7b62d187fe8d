//! PostgreSQL, or the network before it, fails: what isn't concerned goes on, and the rest
//! recovers.

use std::time::{Duration, Instant};

use server::{Appended, Bus, ConfigOptions, Listener, Notice, SqlStore, Store, StoreError};
use tokio::sync::mpsc;
use tokio::time::timeout;
use trial_run::{Cluster, Proxy};

use crate::house::{Cellar, House, people, sync};
use crate::stored::{append, entry, open, quick};

/// More than any time limit here, and less than anybody would wait for.
const SOON: Duration = Duration::from_secs(10);

/// A database, a network before it that can fail, and the addresses of both ways.
async fn behind_proxy() -> (Cluster, Proxy, String, String) {
    let cluster = Cluster::start_at_port().expect("PostgreSQL");
    let proxy = Proxy::start(cluster.address()).await.expect("a proxy");
    let [through, direct] = cluster.database_at([proxy.port(), cluster.address().port()]);
    (cluster, proxy, through, direct)
}

async fn store(url: &str) -> SqlStore {
    SqlStore::open_with(url, Bus::Postgres(None), quick()).await.expect("it opens")
}

/// A store that also hears what others say.
async fn hearing(url: &str) -> (SqlStore, mpsc::Receiver<Notice>) {
    let (heard, notices) = mpsc::channel(100);
    let listener = Listener::start(url.to_owned(), heard, quick());
    let bus = Bus::Postgres(Some(listener));
    (SqlStore::open_with(url, bus, quick()).await.expect("it opens"), notices)
}

async fn until_heard(notices: &mut mpsc::Receiver<Notice>, wanted: &Notice) {
    let heard = async { while notices.recv().await.expect("somebody listens") != *wanted {} };
    timeout(SOON, heard).await.unwrap_or_else(|_| panic!("{wanted} was not heard"));
}

/// Tries until the store answers, and says how long that took.
async fn until_answered<T, F: Future<Output = Result<T, StoreError>>>(
    ask: impl Fn() -> F,
) -> (T, Duration) {
    let began = Instant::now();
    loop {
        match ask().await {
            Ok(answer) => return (answer, began.elapsed()),
            Err(error) => assert!(began.elapsed() < SOON, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_lost_in_silence_holds_up_only_its_own_table() {
    let (_cluster, proxy, through, direct) = behind_proxy().await;
    let (one, two) = (store(&through).await, store(&direct).await);
    for id in ["struck", "other"] {
        open(&one, id).await;
        append(&one, entry(id, 1, 1)).await;
    }
    proxy.lose_next_commit();
    let lost = tokio::spawn({
        let one = one.clone();
        async move { one.append(entry("struck", 2, 2)).await }
    });
    timeout(SOON, proxy.commit_lost()).await.expect("a commit was sent");
    // The commit still hangs: neither this node's other tables nor the other node's wait for it.
    append(&one, entry("other", 2, 2)).await;
    one.beat("one", 1).await.expect("the writers write");
    append(&two, entry("other", 3, 3)).await;
    assert!(!lost.is_finished(), "the commit was not lost");
    // The table itself is free as soon as the database notices that nobody ends the transaction,
    // and the first who tries to write to it waits just so long.
    append(&two, entry("struck", 2, 9)).await;
    let answer = timeout(SOON, lost).await.expect("it is answered").expect("well");
    assert!(answer.is_err(), "nobody could know what came of it, but {answer:?}");
    let log = one.log("struck", 0).await.expect("the log");
    assert_eq!(log.iter().map(|logged| logged.at_ms).collect::<Vec<_>>(), [1, 9]);
    append(&one, entry("struck", 3, 10)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_holds_for_long_is_answered_with_an_error() {
    let (_cluster, proxy, through, direct) = behind_proxy().await;
    // The holder's transaction is ended after longer than others wait for it.
    let holds = server::Timeouts { idle_in_transaction: Duration::from_secs(5), ..quick() };
    let one = SqlStore::open_with(&through, Bus::Postgres(None), holds).await.expect("it opens");
    let two = store(&direct).await;
    open(&one, "held").await;
    open(&one, "free").await;
    proxy.lose_next_commit();
    let lost = tokio::spawn({
        let one = one.clone();
        async move { one.append(entry("held", 1, 1)).await }
    });
    timeout(SOON, proxy.commit_lost()).await.expect("a commit was sent");
    let began = Instant::now();
    let (held, free) = tokio::join!(two.append(entry("held", 1, 2)), async {
        let won = two.append(entry("free", 1, 2)).await;
        (won, began.elapsed())
    });
    assert!(held.is_err(), "{held:?}");
    assert!(began.elapsed() >= quick().locked_table, "it was tried for {:?}", began.elapsed());
    assert_eq!(free.0.expect("free"), Appended::Won);
    assert!(free.1 < quick().locked_table, "who wasn't concerned waited for {:?}", free.1);
    assert!(lost.await.expect("it ends").is_err());
    let (appended, _) = until_answered(|| two.append(entry("held", 1, 3))).await;
    assert_eq!(appended, Appended::Won);
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_were_all_lost_are_replaced() {
    let (_cluster, proxy, through, _) = behind_proxy().await;
    let one = store(&through).await;
    open(&one, "table").await;
    // As many connections as there may be.
    let reads = (0..40).map(|_| {
        let one = one.clone();
        tokio::spawn(async move { one.log("table", 0).await.expect("the log") })
    });
    for read in reads.collect::<Vec<_>>() {
        read.await.expect("it ends");
    }
    append(&one, entry("table", 1, 1)).await;
    proxy.lose_connections();
    let (log, took) = until_answered(|| one.log("table", 0)).await;
    assert_eq!(log.len(), 1);
    assert!(took < SOON / 2, "it took {took:?}");
    let ((), took) = until_answered(|| one.beat("one", 1)).await;
    assert!(took < SOON / 2, "it took {took:?}");
    append(&one, entry("table", 2, 2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deaf_listener_notices_by_itself_and_catches_up() {
    let (cluster, proxy, through, direct) = behind_proxy().await;
    let (one, mut notices) = hearing(&through).await;
    let two = store(&direct).await;
    let grew = |table| Notice::grew("two", table);
    until_heard(&mut notices, &Notice::Missed).await;
    two.announce(&grew("before")).await;
    until_heard(&mut notices, &grew("before")).await;

    proxy.lose_connections();
    two.announce(&grew("unheard")).await;
    // Nobody writes and nobody tells it: its own beats are missing.
    until_heard(&mut notices, &Notice::Missed).await;
    two.announce(&grew("after")).await;
    until_heard(&mut notices, &grew("after")).await;
    assert!(one.is_listening());

    proxy.refuse();
    let deaf = async {
        while one.is_listening() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, deaf).await.expect("it says that it hears nothing");
    proxy.forward();
    until_heard(&mut notices, &Notice::Missed).await;
    assert!(one.is_listening());

    // Without anybody to take its notices, it ends.
    assert_ne!(listeners(&cluster), "0");
    drop(notices);
    let ended = async {
        while listeners(&cluster) != "0" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, ended).await.expect("its connection ends");
}

/// How many sessions of the database listen, in all but those that were lost.
fn listeners(cluster: &Cluster) -> String {
    let sessions = "select count(*) from pg_stat_activity where query ilike 'listen%'";
    let mut psql = cluster.tool("psql");
    let told = psql.args(["-Atc", sessions, "-d", "postgres"]).output().expect("psql runs");
    String::from_utf8_lossy(&told.stdout).trim().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_restarted_is_used_again() {
    let mut cluster = Cluster::start_at_port().expect("PostgreSQL");
    let [url] = cluster.database_at([cluster.address().port()]);
    let (one, mut notices) = hearing(&url).await;
    open(&one, "table").await;
    append(&one, entry("table", 1, 1)).await;
    until_heard(&mut notices, &Notice::Missed).await;

    cluster.stop().expect("it stops");
    let began = Instant::now();
    assert!(one.append(entry("table", 2, 2)).await.is_err());
    assert!(one.beat("one", 1).await.is_err());
    assert!(one.log("table", 0).await.is_err());
    assert!(began.elapsed() < SOON, "whoever asks is told soon");

    cluster.start_again().expect("it starts");
    let (log, _) = until_answered(|| one.log("table", 0)).await;
    assert_eq!(log.len(), 1);
    until_answered(|| one.beat("one", 2)).await;
    append(&one, entry("table", 2, 3)).await;
    until_heard(&mut notices, &Notice::Missed).await;
    assert!(one.is_listening());
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_a_deaf_node_catch_up_without_a_word_of_their_own() {
    let (_cluster, proxy, through, direct) = behind_proxy().await;
    let cellars = [through, direct].map(Cellar::Postgres);
    let one = House::open_at(&cellars[0], ConfigOptions::default(), quick()).await;
    let two = House::open_at(&cellars[1], ConfigOptions::default(), quick()).await;
    let mut clients = one.begun(&people("mini-express", 2), &["Ada", "Bela"]).await;
    clients[1].disconnect();
    clients[1].servers = vec![two.address.clone()];
    sync(&mut clients).await;
    proxy.lose_connections();
    let before = clients[0].seen();
    let pause = serde_json::json!({ "type": "propose", "proposal": { "type": "pause" } });
    clients[1].command(pause).await.expect("an answer").expect("it is proposed");
    let caught_up = clients[0].until(|client| client.seen() > before);
    timeout(SOON, caught_up).await.expect("soon").expect("it hears of the proposal");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_database_is_said_and_soon() {
    let nobody = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = nobody.local_addr().expect("its address").port();
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("corrupt"), "this is no database ".repeat(400)).expect("a file");
    drop(nobody);
    let began = Instant::now();
    for (url, cause) in [
        (format!("postgres://roundhouse@127.0.0.1:{port}/trial"), "refused"),
        (format!("sqlite:{}", file("corrupt").display()), "file is not a database"),
        (format!("sqlite:{}", file("nowhere/tables").display()), "No such file"),
        ("mysql://localhost/trial".to_owned(), "sqlite:FILE or postgres://"),
    ] {
        let error = SqlStore::open(&url).await.err().expect("it can't be opened").to_string();
        assert!(error.contains(cause), "{url}: {error}");
    }
    // A server that takes connections and says nothing.
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = silent.local_addr().expect("its address").port();
    let url = format!("postgres://roundhouse@127.0.0.1:{port}/trial?sslmode=disable");
    let error = SqlStore::open_with(&url, Bus::Alone, quick()).await.err().expect("nobody answers");
    assert!(error.to_string().contains("within 2s"), "{error}");
    assert!(began.elapsed() < SOON);
}
