//! A SQLite file that is somebody else's, can't be written to, or has no room left.

use std::path::Path;
use std::process::Command;

use server::{Appended, Bus, SqlStore, Store, StoreError};
use tempfile::TempDir;

use crate::stored::{append, entry, open, quick};

/// Set for the process whose files can't grow.
const CHILD: &str = "ROUNDHOUSE_TEST_NO_ROOM";

fn url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("my tables.sqlite").display())
}

async fn opened(url: &str) -> Result<SqlStore, StoreError> {
    SqlStore::open_with(url, Bus::Alone, quick()).await
}

async fn refused(url: &str) -> String {
    opened(url).await.err().expect("it is refused").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_a_file_is_refused_until_the_first_is_gone() {
    let folder = TempDir::new().expect("a folder");
    let first = opened(&url(&folder)).await.expect("it opens");
    open(&first, "table").await;
    assert!(folder.path().join("my tables.sqlite.lock").exists(), "beside the file");
    let message = refused(&url(&folder)).await;
    assert!(message.contains("another server uses this file"), "{message}");
    // The first notices nothing, and can be copied all the same.
    append(&first, entry("table", 1, 1)).await;
    let copy = TempDir::new().expect("a folder");
    let (from, to) = (folder.path(), copy.path());
    let [from, to] = [from, to].map(|folder| folder.join("my tables.sqlite"));
    SqlStore::back_up(&from, &to).await.expect("a back-up");
    let copied = opened(&url(&copy)).await.expect("the copy is nobody else's");
    assert_eq!(copied.log("table", 0).await.expect("the log").len(), 1);

    // Whoever departs lets go of it; so does whoever is gone. The lock file stays, and doesn't
    // matter.
    first.depart("first", 5).await.expect("departed");
    let second = opened(&url(&folder)).await.expect("it is free");
    drop(second);
    let third = opened(&url(&folder)).await.expect("it is free again");
    assert_eq!(third.append(entry("table", 2, 2)).await.expect("an answer"), Appended::Won);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_cannot_be_written_to_is_refused() {
    let folder = TempDir::new().expect("a folder");
    drop(opened(&url(&folder)).await.expect("it is made"));
    let message = refused(&format!("{}?mode=ro", url(&folder))).await;
    assert!(message.contains("readonly"), "{message}");
    opened(&format!("{}?mode=rw", url(&folder))).await.expect("it may be written to");
    let message = refused(&format!("sqlite:{}", folder.path().display())).await;
    assert!(message.contains("unable to open"), "{message}");
    // What the system locks nobody may write to; its folder is no place for a lock either.
    let message = refused("sqlite:/proc/tables.sqlite").await;
    assert!(message.contains("/proc/tables.sqlite.lock can't be locked"), "{message}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_file_everything_is_in_memory() {
    for url in ["sqlite::memory:", "sqlite:shared?mode=memory"] {
        let store = opened(url).await.expect("it opens");
        open(&store, "table").await;
        assert!(store.open_table(crate::stored::table("table", 1), None, None).await.is_err());
        let reads = (0..20).map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.table("table").await.expect("an answer").is_some() })
        });
        for read in reads.collect::<Vec<_>>() {
            assert!(read.await.expect("it ends"));
        }
        append(&store, entry("table", 1, 1)).await;
        assert_eq!(store.log("table", 0).await.expect("the log").len(), 1);
        assert!(!Path::new("shared.lock").exists());
    }
}

/// Every write that makes a file larger fails, as on a full disk, until the limit is lifted.
#[test]
fn without_room_nothing_is_lost_and_with_room_all_goes_on() {
    let this = std::env::current_exe().expect("this program");
    let test = "sqlite_faults::child_without_room";
    let child = Command::new("sh")
        // Without this, the system ends whoever writes too much.
        .args(["-c", r#"trap "" XFSZ; exec "$0" --exact "$1" --nocapture"#])
        .arg(this)
        .arg(test)
        .env(CHILD, "1")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success(), "{said}\n{}", String::from_utf8_lossy(&child.stderr));
    assert!(said.contains("1 passed"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn child_without_room() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    let folder = TempDir::new().expect("a folder");
    let store = opened(&url(&folder)).await.expect("it opens");
    open(&store, "table").await;
    append(&store, entry("table", 1, 1)).await;
    store.beat("node", 1).await.expect("there is room");
    limit_files("1:unlimited");
    assert!(store.beat("node", 2).await.is_err(), "there is no room");
    assert!(store.append(entry("table", 2, 2)).await.is_err());
    assert_eq!(store.log("table", 0).await.expect("it can be read").len(), 1);
    limit_files("unlimited:unlimited");
    store.beat("node", 3).await.expect("there is room again");
    append(&store, entry("table", 2, 3)).await;
    assert_eq!(store.log("table", 0).await.expect("the log").len(), 2);
}

fn limit_files(bytes: &str) {
    let this = std::process::id().to_string();
    let mut prlimit = Command::new("prlimit");
    let limited = prlimit.args(["--pid", &this, &format!("--fsize={bytes}")]).status();
    assert!(limited.expect("prlimit runs").success());
}
