//! One server among those on a database. It holds no truth: tables in its memory are sums of their logs,
//! and can be forgotten at any time.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalogue::Fault;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::bus::{Bus, Notice};
use crate::config::Config;
use crate::listen;
use crate::metrics::Metrics;
use crate::random;
use crate::room::{self, Message, RoomAddress};
use crate::socket::Doorkeeper;
use crate::store::{Store, StoreError};

/// How often a server looks for tables where something is due, and how late it must be: the server that
/// has the table in memory should have done it.
const ROUND: Duration = Duration::from_secs(2);

/// A server.
pub struct Node {
    /// Its name among the others.
    pub name: String,
    /// Its settings.
    pub config: Config,
    /// Where everything is kept.
    pub store: Store,
    /// What it counts.
    pub metrics: Metrics,
    /// Who may come in.
    pub doorkeeper: Doorkeeper,
    /// Bots think on as many threads as there are cores.
    pub thinkers: Arc<Semaphore>,
    rooms: Mutex<HashMap<String, RoomAddress>>,
    next_socket: AtomicU64,
    stopping: watch::Sender<bool>,
}

impl Node {
    /// Opens the database and begins to serve what is due.
    pub async fn start(config: Config) -> Result<Arc<Self>, StoreError> {
        let (bus, notices) = Bus::open(&config).await?;
        let store = Store::open_with(&config.database, bus).await?;
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let node = Arc::new(Self {
            name: random::word(8),
            doorkeeper: Doorkeeper::new(&config),
            store,
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(cores)),
            rooms: Mutex::default(),
            next_socket: AtomicU64::default(),
            stopping: watch::Sender::new(false),
            config,
        });
        tokio::spawn(Arc::clone(&node).hear(notices));
        tokio::spawn(Arc::clone(&node).do_rounds());
        Ok(node)
    }

    /// The time, in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    /// A number for a socket.
    pub fn next_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Is it told to stop?
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Sends a message to a table, which is fetched into memory if it isn't there. The table answers
    /// through the message; if there is no such table, the message is dropped.
    pub fn send(self: &Arc<Self>, table: &str, message: Message) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(table.to_owned()).or_insert_with(|| self.open_room(table));
        if let Err(mpsc::error::SendError(message)) = room.send(message) {
            // It has just ended: the next one takes over.
            *room = self.open_room(table);
            let _ = room.send(message);
        }
    }

    /// Asks a table something.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        message: impl FnOnce(oneshot::Sender<Result<T, Fault>>) -> Message,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        self.send(table, message(answer));
        answered.await.unwrap_or_else(|_| Err(no_table()))
    }

    /// Sends a message only to a table that is in memory.
    fn tell(&self, table: &str, message: Message) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(table) {
            // A table that has just ended will read its log when it is opened again.
            let _ = room.send(message);
        }
    }

    fn open_room(self: &Arc<Self>, table: &str) -> RoomAddress {
        let (room, messages) = mpsc::unbounded_channel();
        self.metrics.rooms.inc();
        tokio::spawn(room::run(Arc::clone(self), table.to_owned(), messages));
        room
    }

    /// A table leaves memory, unless somebody has just written to it: then it stays.
    pub fn close_room(&self, table: &str, messages: &mut mpsc::UnboundedReceiver<Message>) -> bool {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if !messages.is_empty() {
            return false;
        }
        messages.close();
        rooms.remove(table);
        self.metrics.rooms.dec();
        true
    }

    /// Hears what the other servers say.
    async fn hear(self: Arc<Self>, mut notices: mpsc::Receiver<Notice>) {
        while let Some(notice) = notices.recv().await {
            match notice {
                Notice::Grew { node, table } if node != self.name => {
                    self.tell(&table, Message::Grew);
                }
                Notice::Present { node, table, seats, spectators } if node != self.name => {
                    self.tell(&table, Message::PresentElsewhere { node, seats, spectators });
                }
                Notice::Grew { .. } | Notice::Present { .. } => {}
                Notice::Missed => {
                    let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                    for room in rooms.values() {
                        let _ = room.send(Message::Grew);
                    }
                }
            }
        }
    }

    /// Goes round: where something is overdue, no server has the table in memory, and this one takes it.
    async fn do_rounds(self: Arc<Self>) {
        let mut late_ms = 0;
        let mut stopping = self.stopping();
        loop {
            match self.store.due(self.now_ms().saturating_sub(late_ms)).await {
                Ok(due) => due.iter().for_each(|table| self.send(table, Message::Grew)),
                Err(error) => tracing::warn!(%error, "what is due can't be read"),
            }
            late_ms = ROUND.as_millis() as u64;
            tokio::select! {
                () = tokio::time::sleep(ROUND) => {}
                () = listen::told(&mut stopping) => return,
            }
        }
    }

    /// Stops as planned: clocks stand, clients are told, nothing is lost.
    pub async fn stop(&self) {
        self.stopping.send_replace(true);
        let stopped: Vec<_> = {
            let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            let stop = |room: &RoomAddress| {
                let (done, stopped) = oneshot::channel();
                room.send(Message::Stop(done)).ok().map(|()| stopped)
            };
            rooms.values().filter_map(stop).collect()
        };
        for stopped in stopped {
            // A table that is gone has nothing left to stop.
            let _ = stopped.await;
        }
    }
}

/// What everybody hears who asks for a table that isn't there.
pub fn no_table() -> Fault {
    Fault::new("table/unknown", "there is no such table")
}

/// What players hear when the database doesn't answer.
pub fn unavailable() -> Fault {
    Fault::new("server/unavailable", "the server can't keep anything at the moment: try again")
}
