//! Everything outside the servers: the machines they run on, the wires between them, and what goes
//! wrong.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::dice::Dice;
use super::disk::{Disk, Handle};
use crate::bus::Notice;
use crate::config::ConfigOptions;
use crate::node::{Environment, Node};
use crate::store::Kind;
use crate::thinkers::Thinkers;

/// When a simulation begins, in microseconds since 1970.
const START_US: u64 = 1_800_000_000_000_000;

/// A machine that a node may run on.
pub struct Machine {
    running: Mutex<Option<Running>>,
    cut_off: AtomicBool,
    deaf: AtomicBool,
    /// How wrong its clock is, in microseconds.
    clock_us: AtomicI64,
}

/// A node that runs.
#[derive(Clone)]
pub struct Running {
    pub node: Arc<Node>,
    notices: mpsc::Sender<Notice>,
}

/// The world.
pub struct World {
    pub dice: Dice,
    pub disk: Disk,
    machines: Vec<Machine>,
    start: Instant,
    starts: AtomicU64,
    /// Does anything go wrong at the moment?
    pub faulty: AtomicBool,
    database_down: AtomicBool,
    database_crashes: AtomicU64,
    disk_full: AtomicBool,
    /// When something went wrong, or ended, between servers and the database.
    troubles: Mutex<Vec<Instant>>,
    /// When each node came up, and when it went down.
    lives: Mutex<Vec<(String, Instant, Option<Instant>)>>,
    /// From when to when no server was up, as planned.
    planned: Mutex<Vec<(Instant, Instant)>>,
}

impl World {
    pub fn new(dice: Dice, machines: usize) -> Arc<Self> {
        let machine = |dice: &Dice| Machine {
            running: Mutex::default(),
            cut_off: AtomicBool::default(),
            deaf: AtomicBool::default(),
            clock_us: AtomicI64::new(dice.below(400_000) as i64 - 200_000),
        };
        Arc::new(Self {
            machines: (0..machines).map(|_| machine(&dice)).collect(),
            dice,
            disk: Disk::default(),
            start: Instant::now(),
            starts: AtomicU64::default(),
            faulty: AtomicBool::new(true),
            database_down: AtomicBool::default(),
            database_crashes: AtomicU64::default(),
            disk_full: AtomicBool::default(),
            troubles: Mutex::default(),
            lives: Mutex::default(),
            planned: Mutex::default(),
        })
    }

    pub fn kind(&self) -> Kind {
        if self.machines.len() == 1 { Kind::Sqlite } else { Kind::Postgres }
    }

    pub fn machines(&self) -> usize {
        self.machines.len()
    }

    fn running_on(&self, machine: usize) -> MutexGuard<'_, Option<Running>> {
        self.machines[machine].running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The node on a machine, if it is up.
    pub fn node(&self, machine: usize) -> Option<Arc<Node>> {
        self.running_on(machine).as_ref().map(|running| Arc::clone(&running.node))
    }

    /// The true time, in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        START_US / 1000 + self.start.elapsed().as_millis() as u64
    }

    /// By how much a server's clock may be ahead by then: it runs at most a fiftieth too fast.
    pub fn drift(&self, at: Instant) -> Duration {
        (at - self.start) / 50
    }

    fn trouble(&self) {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner).push(Instant::now());
    }

    /// Could every node reach the database and hear the others all that time?
    pub fn was_calm(&self, from: Instant, to: Instant) -> bool {
        let now = (0..self.machines()).any(|one| self.is_cut_off(one))
            || self.database_is_down()
            || self.disk_full.load(Ordering::Relaxed);
        let troubles = self.troubles.lock().unwrap_or_else(PoisonError::into_inner);
        !now && !troubles.iter().any(|at| from <= *at && *at <= to)
    }

    /// Had the node been up for a while at that time?
    pub fn was_up(&self, name: &str, at: Instant) -> bool {
        let lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        lives
            .iter()
            .any(|(node, from, to)| node == name && *from <= at && to.is_none_or(|to| to > at))
    }

    /// Since when had the node been up at that time?
    pub fn up_since(&self, name: &str) -> Option<Instant> {
        let lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
        lives.iter().find(|(node, _, _)| node == name).map(|(_, from, _)| *from)
    }

    /// For how long of this time was no server up, as planned? Only known where there is one.
    pub fn planned_outage(&self, from: Instant, to: Instant) -> Duration {
        let planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
        let overlaps = planned.iter().map(|(start, end)| (*end).min(to) - (*start).max(from));
        if self.machines() == 1 { overlaps.sum() } else { Duration::ZERO }
    }

    /// Starts a node, if none runs there.
    pub fn start(self: &Arc<Self>, machine: usize) {
        if self.node(machine).is_some() {
            return;
        }
        let name = format!("node{machine}-{}", self.starts.fetch_add(1, Ordering::Relaxed));
        if let Some((from, to)) =
            self.planned.lock().unwrap_or_else(PoisonError::into_inner).last_mut()
            && from == to
        {
            *to = Instant::now();
        }
        // A machine that starts asks what time it is.
        let wrong_us = self.dice.below(400_000) as i64 - 200_000;
        self.machines[machine].clock_us.store(wrong_us, Ordering::Relaxed);
        let life = (name.clone(), Instant::now(), None);
        self.lives.lock().unwrap_or_else(PoisonError::into_inner).push(life);
        let store = Handle { world: Arc::clone(self), node: machine, name: name.clone() };
        let (notices, heard) = mpsc::channel(256);
        let world = Arc::clone(self);
        let system_clock = Arc::new(move || {
            let true_us = START_US + world.start.elapsed().as_micros() as u64;
            let wrong_us = world.machines[machine].clock_us.load(Ordering::Relaxed);
            true_us.saturating_add_signed(wrong_us)
        });
        let environment = Environment {
            name,
            store: Arc::new(store),
            notices: heard,
            system_clock,
            thinkers: Thinkers::in_place(Duration::from_millis(20)),
        };
        let config = ConfigOptions {
            database: Some("sqlite:simulated".to_owned()),
            ..ConfigOptions::default()
        };
        let config = config.resolve().expect("the settings of a test");
        let node = Node::start_in(environment, config);
        *self.running_on(machine) = Some(Running { node, notices });
    }

    /// A node ends in the middle of everything.
    pub fn crash(&self, machine: usize) {
        if let Some(running) = self.running_on(machine).take() {
            running.node.crash();
            let mut lives = self.lives.lock().unwrap_or_else(PoisonError::into_inner);
            let life = lives.iter_mut().find(|(name, _, _)| *name == running.node.name);
            if let Some((_, _, end)) = life {
                *end = Some(Instant::now());
            }
        }
    }

    /// A node stops as planned, however long that takes; then its process ends.
    pub async fn stop(&self, machine: usize) {
        let Some(running) = self.running_on(machine).clone() else { return };
        let known = self.disk.open().outages.len();
        let _ = tokio::time::timeout(Duration::from_secs(30), running.node.stop()).await;
        if !self.node(machine).is_some_and(|node| Arc::ptr_eq(&node, &running.node)) {
            // It has crashed meanwhile.
            return;
        }
        self.crash(machine);
        if self.disk.open().outages.len() > known {
            let mut planned = self.planned.lock().unwrap_or_else(PoisonError::into_inner);
            planned.push((Instant::now(), Instant::now()));
        }
    }

    /// Nothing passes between a node and the database, and nobody is told.
    pub fn cut_off(&self, machine: usize, cut_off: bool) {
        self.trouble();
        self.machines[machine].cut_off.store(cut_off, Ordering::Relaxed);
    }

    pub fn is_cut_off(&self, machine: usize) -> bool {
        self.machines[machine].cut_off.load(Ordering::Relaxed)
    }

    /// A node hears nothing from the others, and doesn't know it.
    pub fn deafen(&self, machine: usize, deaf: bool) {
        self.machines[machine].deaf.store(deaf, Ordering::Relaxed);
    }

    /// Somebody sets a machine's clock.
    pub fn set_clock(&self, machine: usize, by: i64) {
        self.machines[machine].clock_us.fetch_add(by, Ordering::Relaxed);
    }

    /// The database ends, and what it had not synced is lost.
    pub fn crash_database(&self) {
        self.trouble();
        self.database_down.store(true, Ordering::Relaxed);
        self.database_crashes.fetch_add(1, Ordering::Relaxed);
        self.disk.open().crash();
    }

    pub fn start_database(&self) {
        self.trouble();
        self.database_down.store(false, Ordering::Relaxed);
    }

    pub fn database_is_down(&self) -> bool {
        self.database_down.load(Ordering::Relaxed)
    }

    pub fn database_crashes(&self) -> u64 {
        self.database_crashes.load(Ordering::Relaxed)
    }

    pub fn fill_disk(&self, full: bool) {
        self.trouble();
        self.disk_full.store(full, Ordering::Relaxed);
    }

    /// Does a write fail, and say so?
    pub fn disk_fails(&self) -> bool {
        self.disk_full.load(Ordering::Relaxed) || (self.is_faulty() && self.dice.percent(1))
    }

    pub fn is_faulty(&self) -> bool {
        self.faulty.load(Ordering::Relaxed)
    }

    /// Everything is over: no node runs any more.
    pub fn end(&self) {
        for machine in 0..self.machines() {
            self.crash(machine);
        }
    }

    /// From now on everything works.
    pub fn heal(self: &Arc<Self>) {
        self.faulty.store(false, Ordering::Relaxed);
        self.fill_disk(false);
        self.start_database();
        for machine in 0..self.machines() {
            self.cut_off(machine, false);
            self.deafen(machine, false);
            self.start(machine);
        }
    }

    /// Says something to whoever reads along.
    pub fn say(&self, what: std::fmt::Arguments<'_>) {
        if super::is_told() {
            eprintln!("{:>9.3} {what}", self.start.elapsed().as_secs_f64());
        }
    }

    /// Says what is in the log.
    pub fn tell(&self) {
        for written in &self.disk.open().log {
            let at = (written.at - self.start).as_secs_f64();
            let at_ms = written.logged.at_ms as f64 / 1000.0 - (START_US / 1_000_000) as f64;
            let mut entry = serde_json::to_value(&written.logged.entry).expect("JSON");
            entry.as_object_mut().expect("an object").remove("events");
            let (number, by) = (written.logged.number, &written.node);
            eprintln!("{at:>9.3} {number:>4} at {at_ms:.3} by {by}: {entry}");
        }
    }

    /// How long the database takes to hear, or to answer.
    pub fn disk_delay(&self) -> Duration {
        let slow = self.is_faulty() && self.dice.percent(2);
        if slow { self.dice.millis(100, 3_000) } else { self.dice.millis(0, 8) }
    }

    /// How long a message takes between a client and a node.
    pub fn wire_delay(&self) -> Duration {
        let slow = self.is_faulty() && self.dice.percent(5);
        if slow { self.dice.millis(100, 2_000) } else { self.dice.millis(1, 60) }
    }

    /// Tells every node something, once, twice or not at all.
    pub fn notify(self: &Arc<Self>, notice: &Notice) {
        for machine in 0..self.machines() {
            let lost = self.is_faulty() && self.dice.percent(10);
            let doubled = self.is_faulty() && self.dice.percent(5);
            for _ in 0..usize::from(!lost) + usize::from(doubled) {
                let (world, notice, wait) = (Arc::clone(self), notice.clone(), self.wire_delay());
                tokio::spawn(async move {
                    sleep(wait).await;
                    if world.machines[machine].deaf.load(Ordering::Relaxed) {
                        return;
                    }
                    if let Some(running) = &*world.running_on(machine) {
                        // A node that is behind will poll.
                        let _ = running.notices.try_send(notice);
                    }
                });
            }
        }
    }
}
