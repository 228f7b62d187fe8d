//! One server among those on a database. It holds no truth: tables in its memory are sums of their
//! logs, and can be forgotten at any time.

mod chores;

pub use chores::{LISTING_LIFETIME_MS, NotReady};

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::bus::{Bus, Notice};
use crate::config::Config;
use crate::metrics::Metrics;
use crate::random;
use crate::refused::{Refused, RequestError, ServerError};
use crate::room::{self, ChatLimits, Message, RoomAddress, append_of};
use crate::socket::Doorkeeper;
use crate::store::{Append, Kind, NewSession, NewTable, SqlStore, Store, StoreError};
use crate::table::{Command, Settings, Table};
use crate::thinkers::Thinkers;
use crate::time::{SteadyClock, SystemClock, system_clock};

/// How long a server leaves a duty to the one that wrote last, before it does it itself.
const TURN_GRACE: Duration = Duration::from_millis(700);

/// This many notices for the other servers may wait; more are not worth sending.
const ANNOUNCEMENT_QUEUE_MAX: usize = 1024;

/// Everything that a server needs from outside. A simulation brings its own.
pub struct Environment {
    /// Its name among the others.
    pub name: String,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What the other servers say.
    pub notices: mpsc::Receiver<Notice>,
    /// What the system says that the time is.
    pub system_clock: SystemClock,
    /// Where bots think.
    pub thinkers: Thinkers,
}

impl Environment {
    /// The real one.
    async fn open(config: &Config) -> Result<Self, StoreError> {
        let (bus, notices) = Bus::open(config).await?;
        let store = Arc::new(SqlStore::open_with(&config.database, bus, config.timeouts).await?);
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let (name, thinkers) = (random::word(8), Thinkers::new(cores));
        Ok(Self { name, store, notices, system_clock: system_clock(), thinkers })
    }
}

/// A server.
pub struct Node {
    /// Its name among the others.
    pub name: String,
    /// Its settings.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What it counts.
    pub metrics: Metrics,
    /// Who may come in.
    pub doorkeeper: Doorkeeper,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Who may say how much.
    pub chat_limits: ChatLimits,
    /// Since when it has been up.
    pub up_since: Instant,
    clock: SteadyClock,
    rooms: Mutex<BTreeMap<String, RoomAddress>>,
    tasks: Mutex<JoinSet<()>>,
    announcements: mpsc::Sender<Notice>,
    /// Tables that somebody is connected to, to be kept on the list.
    alive: Mutex<BTreeSet<String>>,
    /// When it last could write to the database.
    wrote: Mutex<Instant>,
    next_socket: AtomicU64,
    stopping: watch::Sender<bool>,
    #[cfg(test)]
    crashed: std::sync::atomic::AtomicBool,
}

impl Node {
    /// Opens the database and begins to serve what is due.
    pub async fn start(config: Config) -> Result<Arc<Self>, StoreError> {
        let environment = Environment::open(&config).await?;
        let node = Self::start_in(environment, config);
        // Nobody is let in before it is certain that the database can be written to.
        node.store.beat(&node.name, node.now_ms()).await?;
        Ok(node)
    }

    /// The same in an environment that is there already.
    pub fn start_in(environment: Environment, config: Config) -> Arc<Self> {
        let Environment { name, store, notices, system_clock, thinkers } = environment;
        let (announcements, waiting) = mpsc::channel(ANNOUNCEMENT_QUEUE_MAX);
        let node = Arc::new(Self {
            name,
            doorkeeper: Doorkeeper::new(&config),
            store,
            metrics: Metrics::default(),
            thinkers,
            chat_limits: ChatLimits::default(),
            up_since: Instant::now(),
            clock: SteadyClock::new(system_clock),
            rooms: Mutex::default(),
            tasks: Mutex::default(),
            announcements,
            alive: Mutex::default(),
            wrote: Mutex::new(Instant::now()),
            next_socket: AtomicU64::default(),
            stopping: watch::Sender::new(false),
            #[cfg(test)]
            crashed: std::sync::atomic::AtomicBool::new(false),
            config,
        });
        node.begin_chores(notices, waiting);
        node
    }

    /// The time, in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// A number for a socket.
    pub fn next_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Is it told to stop?
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// How long a duty is left to the server that wrote last. With a file there is no other.
    pub fn turn_grace(&self) -> Duration {
        match self.store.kind() {
            Kind::Sqlite => Duration::ZERO,
            Kind::Postgres => TURN_GRACE,
        }
    }

    /// Starts a task that ends with this server.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        // Whatever has ended is forgotten, so that the set doesn't grow.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(task);
    }

    /// Ends at once, in the middle of everything, as a crash would.
    #[cfg(test)]
    pub fn crash(&self) {
        self.crashed.store(true, Ordering::Relaxed);
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// A table with whoever opens it in a seat, or why it can't be. Nothing is kept yet.
    pub fn lay_table(
        &self,
        settings: Settings,
        player: &str,
        sit: Command,
    ) -> Result<(NewTable, Append), Refused> {
        settings.check()?;
        let (id, secret, now_ms) = (random::word(26), random::secret(), self.now_ms());
        let mut table = Table::new(settings.clone(), secret.clone(), None);
        let intent = table.judge(player, sit, now_ms, "")?;
        let command_id = format!("{player} {}", random::word(16));
        let logged = table.perform(intent, now_ms, Some(command_id))?;
        let first = append_of(&id, &table, logged, &self.name, None);
        Ok((NewTable { id, settings, secret, position: None, now_ms }, first))
    }

    /// Keeps a new table with its first entry and its player's session: all of it or nothing.
    pub async fn open_table(
        &self,
        (new, first): (NewTable, Append),
        session: Option<NewSession>,
    ) -> Result<String, Refused> {
        let id = new.id.clone();
        self.store.open_table(new, Some(first), session).await.map_err(|error| {
            tracing::error!(%error, "table open failed");
            ServerError::Unavailable
        })?;
        Ok(id)
    }

    /// Sends a message to a table, which is fetched into memory if it isn't there. The table
    /// answers through the message; if there is no such table, the message is dropped. A server
    /// that stops fetches no table any more: nobody would stop its clocks.
    pub fn send(self: &Arc<Self>, table: &str, message: Message) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let message = match rooms.get(table) {
            None => message,
            Some(room) => match room.send(message) {
                Ok(()) => return,
                // It has just ended: the next one takes over.
                Err(mpsc::error::SendError(message)) => message,
            },
        };
        if !*self.stopping.borrow() {
            let room = self.open_room(table);
            let _ = room.send(message);
            rooms.insert(table.to_owned(), room);
        }
    }

    /// Asks a table something.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        message: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> Message,
    ) -> Result<T, Refused> {
        let (answer, answered) = oneshot::channel();
        self.send(table, message(answer));
        answered.await.unwrap_or_else(|_| {
            let stopping = *self.stopping.borrow();
            Err(if stopping {
                ServerError::Unavailable.into()
            } else {
                RequestError::UnknownTable.into()
            })
        })
    }

    /// Sends a message, unless this server has crashed or stopped.
    #[cfg(test)]
    pub fn send_if_up(self: &Arc<Self>, table: &str, message: Message) {
        if !self.crashed.load(Ordering::Relaxed) {
            self.send(table, message);
        }
    }

    /// Sends a message only to a table that is in memory.
    fn send_if_open(&self, table: &str, message: Message) {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(table) {
            // A table that has just ended will read its log when it is opened again.
            let _ = room.send(message);
        }
    }

    fn open_room(self: &Arc<Self>, table: &str) -> RoomAddress {
        let (room, messages) = mpsc::unbounded_channel();
        self.metrics.rooms.inc();
        self.spawn(room::run(Arc::clone(self), table.to_owned(), messages));
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

    /// Tells the other servers something, sometime soon; nobody waits for it.
    pub fn announce(&self, notice: Notice) {
        // With too many waiting, one more would be old before it is sent.
        let _ = self.announcements.try_send(notice);
    }

    /// Somebody is connected to this table: it stays on the list.
    pub fn keep_listed(&self, table: &str) {
        self.alive.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned());
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
        // At tables that are not in memory, no clock runs from now on either.
        if let Err(error) = self.store.depart(&self.name, self.now_ms()).await {
            tracing::error!(%error, "depart write failed: clocks of idle tables keep running");
        }
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
    }
}
