//! What tests put into a store.

use std::time::Duration;

use catalogue::Seat;
use serde_json::json;
use server::{Append, Appended, Entry, Logged, NewLine, NewSession, NewTable, Store, Timeouts};

use crate::house::people;

/// A public table for two.
pub fn table(id: &str, now_ms: u64) -> NewTable {
    let mut settings = people("san-francisco", 2);
    settings["public"] = true.into();
    let settings = serde_json::from_value(settings).expect("settings");
    let (id, secret) = (id.to_owned(), "secret".to_owned());
    NewTable { id, settings, secret, position: None, now_ms }
}

/// An entry of a match that goes on, without anything due.
pub fn entry(table: &str, number: u64, at_ms: u64) -> Append {
    let entry = Entry::Said { seat: Seat(0), text: format!("{table} {number}") };
    Append {
        table: table.to_owned(),
        logged: Logged { number, at_ms, command_id: None, entry },
        due_ms: None,
        phase: "playing",
        summary: Some(json!({ "number": number }).to_string()),
        session: None,
        node: "test".to_owned(),
    }
}

/// A line of chat.
pub fn line(table: &str, command_id: &str, text: &str) -> NewLine {
    NewLine {
        table: table.to_owned(),
        node: "test".to_owned(),
        at_ms: 7,
        seat: Seat(1),
        text: text.to_owned(),
        command_id: command_id.to_owned(),
    }
}

/// A session.
pub fn session(name: &str, now_ms: u64) -> NewSession {
    NewSession { token_hash: format!("hash of {name}"), player: name.to_owned(), now_ms }
}

/// Opens a table without an entry.
pub async fn open(store: &dyn Store, id: &str) {
    store.open_table(table(id, 1), None, None).await.expect("a table");
}

/// Appends an entry that must win.
pub async fn append(store: &dyn Store, append: Append) {
    assert_eq!(store.append(append).await.expect("an answer"), Appended::Won);
}

/// Time limits for tests that wait for them.
pub fn quick() -> Timeouts {
    Timeouts {
        connect: Duration::from_secs(2),
        ping: Duration::from_millis(500),
        operation: Duration::from_secs(3),
        statement: Duration::from_millis(2500),
        lock: Duration::from_secs(1),
        idle_in_transaction: Duration::from_secs(1),
        locked_table: Duration::from_secs(2),
        file_lock: Duration::from_millis(100),
        beat: Duration::from_millis(200),
        silence: Duration::from_millis(1200),
        deaf: Duration::from_secs(2),
    }
}
