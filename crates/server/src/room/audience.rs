//! Who is at a table, through this server or another, and what they are told.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use catalogue::{Fault, Seat, Viewer, fault};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::Reply;
use crate::bus::Notice;
use crate::node::Node;
use crate::socket::Outbox;
use crate::table::Table;

/// After so long without a word, whoever was on another server is gone with it.
const FORGET: Duration = Duration::from_mins(1);

struct Guest {
    player: Option<String>,
    outbox: Outbox,
}

/// Who is there, on one server.
#[derive(Clone, PartialEq, Eq, Default)]
struct Presence {
    seats: BTreeSet<u8>,
    spectators: u32,
}

/// Everybody at a table.
pub struct Audience {
    node: Arc<Node>,
    id: String,
    guests: HashMap<u64, Guest>,
    elsewhere: HashMap<String, (Instant, Presence)>,
    told: Presence,
}

impl Audience {
    /// Nobody yet.
    pub fn new(node: Arc<Node>, id: String) -> Self {
        let (guests, elsewhere) = (HashMap::new(), HashMap::new());
        Self { node, id, guests, elsewhere, told: Presence::default() }
    }

    /// Is nobody here through this server?
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// A socket comes in and gets everything that it hasn't seen.
    pub fn enter(
        &mut self,
        table: &Table,
        socket: u64,
        player: Option<String>,
        seen: u64,
        outbox: Outbox,
    ) {
        let viewer = table.viewer(player.as_deref());
        self.guests.insert(socket, Guest { player, outbox });
        if seen > table.number() {
            let fault = fault!(
                "table/unknown-entry",
                "only {entries} entries have happened here",
                entries = table.number(),
            );
            let fault = fault.at("seen");
            self.send(socket, &json!({ "type": "refused", "submission": null, "error": fault }));
            self.leave(socket);
            return;
        }
        let welcome = json!({
            "type": "welcome",
            "protocol": crate::socket::PROTOCOL,
            "table": table.show_settings(&self.id),
            "you": viewer,
            // So that a client with another clock shows the table's clocks right.
            "at_ms": self.node.now_ms(),
        });
        self.send(socket, &welcome);
        self.send(socket, &news(table, seen, viewer, true));
        self.send(socket, &presence_message(&self.told));
    }

    /// A socket is gone.
    pub fn leave(&mut self, socket: u64) {
        self.guests.remove(&socket);
    }

    /// Tells everybody what happened since, to each what they may know.
    pub fn tell(&mut self, table: &Table, since: u64) {
        let mut told: HashMap<Viewer, Utf8Bytes> = HashMap::new();
        let mut gone = Vec::new();
        for (&socket, guest) in &self.guests {
            let viewer = table.viewer(guest.player.as_deref());
            let text = told.entry(viewer).or_insert_with(|| {
                news(table, since, viewer, changed(table, since)).to_string().into()
            });
            if !guest.outbox.send(text.clone()) {
                gone.push(socket);
            }
        }
        for socket in gone {
            self.drop_slow(socket);
        }
    }

    /// Answers who wanted something.
    pub fn reply(&mut self, reply: Reply, submission: &str, answer: Result<u64, Fault>) {
        match reply {
            Reply::Socket(socket) => {
                let message = match answer {
                    Ok(number) => {
                        json!({ "type": "accepted", "submission": submission, "number": number })
                    }
                    Err(fault) => {
                        self.node.metrics.refuse(reason(&fault));
                        json!({ "type": "refused", "submission": submission, "error": fault })
                    }
                };
                self.send(socket, &message);
            }
            // Whoever asked may be gone.
            Reply::Once(once) => drop(once.send(answer)),
        }
    }

    /// Answers who asked what an action would change.
    pub fn preview(&mut self, socket: u64, id: &str, answer: Result<Value, Fault>) {
        let message = match answer {
            Ok(preview) => json!({ "type": "preview", "id": id, "preview": preview }),
            Err(fault) => json!({ "type": "preview", "id": id, "error": fault }),
        };
        self.send(socket, &message);
    }

    /// If somebody came or went, everybody hears of it, here and on the other servers.
    pub async fn announce(&mut self, table: &Table) {
        let here = self.here(table);
        if self.present(table) != self.told {
            self.tell_presence(table);
        }
        let seats = here.seats.into_iter().collect();
        let (node, id) = (self.node.name.clone(), self.id.clone());
        let notice = Notice::Present { node, table: id, seats, spectators: here.spectators };
        self.node.store.announce(&notice).await;
    }

    /// Somebody came or went on another server.
    pub fn present_elsewhere(
        &mut self,
        table: &Table,
        node: String,
        seats: &[u8],
        spectators: u32,
    ) {
        let presence = Presence { seats: seats.iter().copied().collect(), spectators };
        self.elsewhere.insert(node, (Instant::now(), presence));
        if self.present(table) != self.told {
            self.tell_presence(table);
        }
    }

    /// Sends everybody away: the server stops.
    pub fn close(&mut self) {
        let closing = json!({ "type": "closing" });
        let sockets: Vec<u64> = self.guests.keys().copied().collect();
        for socket in sockets {
            self.send(socket, &closing);
        }
        self.guests.clear();
    }

    fn tell_presence(&mut self, table: &Table) {
        self.told = self.present(table);
        let message = presence_message(&self.told);
        let sockets: Vec<u64> = self.guests.keys().copied().collect();
        for socket in sockets {
            self.send(socket, &message);
        }
    }

    fn here(&self, table: &Table) -> Presence {
        let mut here = Presence::default();
        for guest in self.guests.values() {
            match table.viewer(guest.player.as_deref()) {
                Viewer::Seat(Seat(seat)) => {
                    here.seats.insert(seat);
                }
                Viewer::Spectator => here.spectators += 1,
            }
        }
        here
    }

    fn present(&mut self, table: &Table) -> Presence {
        let mut present = self.here(table);
        self.elsewhere.retain(|_, (at, _)| at.elapsed() < FORGET);
        for (_, elsewhere) in self.elsewhere.values() {
            present.seats.extend(&elsewhere.seats);
            present.spectators += elsewhere.spectators;
        }
        present
    }

    fn send(&mut self, socket: u64, message: &Value) {
        if let Some(guest) = self.guests.get(&socket)
            && !guest.outbox.send(message.to_string().into())
        {
            self.drop_slow(socket);
        }
    }

    /// Who doesn't read can't keep the others waiting, and comes back when it can.
    fn drop_slow(&mut self, socket: u64) {
        self.guests.remove(&socket);
        self.node.metrics.refuse("slow");
    }
}

/// What happened since an entry, and how the table is now.
fn news(table: &Table, since: u64, viewer: Viewer, with_match: bool) -> Value {
    json!({
        "type": "entries",
        "entries": table.show_since(since, viewer),
        "now": table.show_now(viewer, with_match),
    })
}

/// Did the match change since? Words in the chat are the only thing that surely doesn't touch it.
fn changed(table: &Table, since: u64) -> bool {
    !table.only_words_since(since)
}

fn presence_message(presence: &Presence) -> Value {
    json!({ "type": "presence", "seats": presence.seats, "spectators": presence.spectators })
}

/// The reason that a refusal is counted under.
fn reason(fault: &Fault) -> &'static str {
    match fault.code.as_str() {
        "table/stale" => "stale",
        "table/not-seated" => "not_seated",
        code if code.starts_with("table/") => "table",
        code if code.starts_with("input/") => "malformed",
        code if code.starts_with("server/") => "unavailable",
        _ => "illegal",
    }
}
