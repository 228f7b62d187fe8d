//! Who is at a table, through this server or another, and what they are told.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use catalogue::{Seat, Viewer};
use tokio::time::Instant;

use super::Reply;
use super::chat::chat_message;
use super::pages::Pages;
use crate::bus::Notice;
use crate::node::Node;
use crate::protocol::{PROTOCOL, ServerMessage};
use crate::refused::Refused;
use crate::socket::{Outbox, Utf8Bytes};
use crate::store::Line;
use crate::table::{Table, TableError};
use crate::thinkers::Patron;

/// After so long without a word, whoever was on another server is gone with it.
const PRESENCE_TIMEOUT: Duration = Duration::from_mins(1);

/// A socket at the table.
pub struct Guest {
    /// Who it belongs to.
    pub player: Option<String>,
    /// Where it comes from.
    pub address: IpAddr,
    /// Where to put messages for it.
    pub outbox: Outbox,
}

/// How much a socket has already, and when it comes in.
#[derive(Clone, Copy)]
pub struct Greeting {
    /// The number of the last entry that it has.
    pub seen: u64,
    /// The number of the last line of chat that it has.
    pub heard: u64,
    /// The time, in milliseconds since 1970.
    pub now_ms: u64,
}

/// Who is there, on one server.
#[derive(Clone, PartialEq, Eq, Default)]
struct Presence {
    seats: BTreeSet<u8>,
    spectators: u32,
}

impl Presence {
    fn message(&self) -> ServerMessage<'_> {
        ServerMessage::Presence { seats: &self.seats, spectators: self.spectators }
    }
}

/// Everybody at a table.
pub struct Audience {
    node: Arc<Node>,
    id: String,
    guests: BTreeMap<u64, Guest>,
    elsewhere: BTreeMap<String, (Instant, Presence)>,
    here: Presence,
    told: Presence,
    pages: Pages,
}

impl Audience {
    /// Nobody yet.
    pub fn new(node: Arc<Node>, id: String) -> Self {
        let (guests, elsewhere, pages) = (BTreeMap::new(), BTreeMap::new(), Pages::default());
        let (here, told) = (Presence::default(), Presence::default());
        Self { node, id, guests, elsewhere, here, told, pages }
    }

    /// Is nobody here through this server?
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// The seats whose players are here through this server.
    pub fn seats_here(&self, table: &Table) -> impl Iterator<Item = Seat> {
        self.guests.values().filter_map(|guest| table.seat_of(guest.player.as_deref()?))
    }

    /// The seats whose players are here through any server, as everybody was last told.
    pub fn present_seats(&self) -> &BTreeSet<u8> {
        &self.told.seats
    }

    /// For whom a bot would think here: for a player, or else for whoever watches.
    pub fn patron(&self, table: &Table) -> Option<Patron> {
        let seat = |guest: &&Guest| guest.player.as_deref().and_then(|who| table.seat_of(who));
        let guest = self
            .guests
            .values()
            .find(|guest| seat(guest).is_some())
            .or_else(|| self.guests.values().next())?;
        let player = guest.player.clone().unwrap_or_default();
        Some(Patron { address: guest.address, player })
    }

    /// A socket comes in and gets everything that it hasn't seen and heard.
    pub fn enter(
        &mut self,
        table: &Table,
        lines: &VecDeque<Line>,
        socket: u64,
        guest: Guest,
        Greeting { seen, heard, now_ms }: Greeting,
    ) {
        let viewer = table.viewer(guest.player.as_deref());
        self.guests.insert(socket, guest);
        if seen > table.number() {
            let error = Refused::from(TableError::UnknownEntry { entries: table.number() });
            self.send(socket, &ServerMessage::Refused { submission: None, error });
            self.guests.remove(&socket);
            return;
        }
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            table: table.show_facts(&self.id),
            you: viewer,
            at_ms: now_ms,
        };
        self.send(socket, &welcome);
        let pages = self.pages.since(table, seen, viewer, true);
        self.send_pages(socket, pages);
        if let Some(chat) = chat_message(table, viewer, lines.iter().filter(|l| l.number > heard)) {
            self.send(socket, &chat);
        }
        let presence = self.told.message().to_text();
        self.send_text(socket, presence.into());
    }

    /// A socket is gone.
    pub fn leave(&mut self, socket: u64) {
        self.guests.remove(&socket);
    }

    /// Tells everybody what happened since, to each what they may know.
    pub fn broadcast(&mut self, table: &Table, since: u64) {
        // Words in older logs are the only thing that surely doesn't touch the match.
        let with_match = !table.only_words_since(since);
        let mut told: Vec<(Viewer, Vec<Utf8Bytes>)> = Vec::new();
        let sockets: Vec<(u64, Viewer)> = (self.guests.iter())
            .map(|(&socket, guest)| (socket, table.viewer(guest.player.as_deref())))
            .collect();
        for (socket, viewer) in sockets {
            if !told.iter().any(|(known, _)| *known == viewer) {
                told.push((viewer, self.pages.since(table, since, viewer, with_match)));
            }
            let pages = told.iter().find(|(known, _)| *known == viewer);
            self.send_pages(socket, pages.map(|(_, pages)| pages.clone()).unwrap_or_default());
        }
    }

    /// Tells everybody what was said.
    pub fn broadcast_lines(&mut self, table: &Table, lines: &[Line]) {
        let sockets: Vec<(u64, Viewer)> = (self.guests.iter())
            .map(|(&socket, guest)| (socket, table.viewer(guest.player.as_deref())))
            .collect();
        for (socket, viewer) in sockets {
            if let Some(message) = chat_message(table, viewer, lines.iter()) {
                self.send(socket, &message);
            }
        }
    }

    /// Answers a command.
    pub fn reply(&mut self, reply: Reply, command_id: &str, answer: Result<u64, Refused>) {
        match reply {
            Reply::Socket(socket) => {
                let message = match answer {
                    Ok(number) => ServerMessage::Accepted { submission: command_id, number },
                    Err(error) => {
                        self.node.metrics.refuse(error.reason());
                        ServerMessage::Refused { submission: Some(command_id), error }
                    }
                };
                self.send(socket, &message);
            }
            // Whoever asked may be gone.
            Reply::Once(once) => drop(once.send(answer)),
        }
    }

    /// Looks who is there now, and tells everybody if that has changed. Did it change here?
    pub fn refresh(&mut self, table: &Table) -> bool {
        let here = self.count(table);
        self.elsewhere.retain(|_, (at, _)| at.elapsed() < PRESENCE_TIMEOUT);
        let mut present = here.clone();
        for (_, elsewhere) in self.elsewhere.values() {
            present.seats.extend(&elsewhere.seats);
            present.spectators += elsewhere.spectators;
        }
        let changed = here != self.here;
        self.here = here;
        if present != self.told {
            self.told = present;
            self.send_to_all(self.told.message().to_text());
        }
        changed
    }

    /// Tells the other servers who is here.
    pub fn announce(&self) {
        let seats = self.here.seats.iter().copied().collect();
        let (node, table) = (self.node.name.clone(), self.id.clone());
        let spectators = self.here.spectators;
        self.node.announce(Notice::Present { node, table, seats, spectators });
    }

    /// Somebody came or went on another server.
    pub fn present_elsewhere(&mut self, node: String, seats: &[u8], spectators: u32) {
        let presence = Presence { seats: seats.iter().copied().collect(), spectators };
        self.elsewhere.insert(node, (Instant::now(), presence));
    }

    /// Sends everybody away: the server stops.
    pub fn close(&mut self) {
        self.send_to_all(ServerMessage::Closing.to_text());
        self.guests.clear();
    }

    fn count(&self, table: &Table) -> Presence {
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

    /// Tells one socket something.
    pub fn send(&mut self, socket: u64, message: &ServerMessage) {
        self.send_text(socket, message.to_text().into());
    }

    fn send_to_all(&mut self, text: String) {
        let text = Utf8Bytes::from(text);
        let sockets: Vec<u64> = self.guests.keys().copied().collect();
        for socket in sockets {
            self.send_text(socket, text.clone());
        }
    }

    fn send_text(&mut self, socket: u64, text: Utf8Bytes) {
        self.send_pages(socket, [text]);
    }

    /// A client that doesn't read can't keep the others waiting, and comes back when it can.
    fn send_pages(&mut self, socket: u64, pages: impl IntoIterator<Item = Utf8Bytes>) {
        if let Some(guest) = self.guests.get(&socket)
            && !guest.outbox.send_pages(pages)
        {
            self.guests.remove(&socket);
        }
    }
}
