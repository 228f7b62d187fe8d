//! A database that is slow, fails, hangs, is cut off and crashes. What it has acknowledged it
//! keeps.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::world::World;
use crate::bus::Notice;
use crate::store::{
    Append, Appended, Due, Kind, Line, Listed, NewLine, NewSession, NewTable, PurgeBefore, Purged,
    Store, StoreError, StoredTable,
};
use crate::table::Logged;

/// A node that has not said so for this long is not up.
const NODE_TIMEOUT_MS: u64 = 30_000;

/// Whoever waits for an answer gives up after so long.
const TIMEOUT: Duration = Duration::from_secs(5);

/// An entry on the disk.
#[derive(Clone)]
pub struct Written {
    pub logged: Logged,
    /// When it was written, by the world's own clock.
    pub at: Instant,
    /// Which node wrote it.
    pub node: String,
    /// Has it reached the disk, or would a crash lose it?
    synced: bool,
}

/// What is on the disk.
#[derive(Default)]
pub struct Contents {
    pub table: Option<StoredTable>,
    pub log: Vec<Written>,
    pub due_ms: Option<u64>,
    pub lines: Vec<(Line, String)>,
    nodes: BTreeMap<String, u64>,
    pub outages: Vec<u64>,
    pub set_aside: bool,
}

impl Contents {
    /// Puts an entry there before anything can go wrong.
    pub fn put(&mut self, logged: Logged) {
        let (at, node, synced) = (Instant::now(), "nobody".to_owned(), true);
        self.log.push(Written { logged, at, node, synced });
    }

    /// Everything that the disk has not been asked to keep is lost.
    pub fn crash(&mut self) {
        self.log.retain(|written| written.synced);
    }
}

/// What all nodes share.
#[derive(Default)]
pub struct Disk(Mutex<Contents>);

impl Disk {
    pub fn open(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A node's way to the disk.
pub struct Handle {
    pub world: Arc<World>,
    pub node: usize,
    pub name: String,
}

impl Handle {
    /// Does something to the contents, after a while, perhaps; and tells what came of it, after a
    /// while, perhaps. It may be done although nobody learns of it, even the node's crash doesn't
    /// prevent that.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Contents) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let (world, node) = (Arc::clone(&self.world), self.node);
        let (before, after) = (world.disk_delay(), world.disk_delay());
        tokio::spawn(async move {
            sleep(before).await;
            if world.is_cut_off(node) || world.database_is_down() {
                return;
            }
            if world.disk_fails() {
                drop(answer.send(Err(StoreError::new("the disk is full"))));
                return;
            }
            let outages = world.database_crashes();
            let done = work(&mut world.disk.open());
            sleep(after).await;
            if world.is_cut_off(node) || outages != world.database_crashes() {
                return;
            }
            drop(answer.send(Ok(done)));
        });
        // Nobody who is cut off is told so: they give up in the end.
        match tokio::time::timeout(TIMEOUT, answered).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => {
                sleep(TIMEOUT).await;
                Err(StoreError::new("the connection was lost"))
            }
            Err(_) => Err(StoreError::new("no answer")),
        }
    }
}

/// Writes an entry, if its place and its command id are free.
fn append(contents: &mut Contents, append: Append, at: Instant) -> Appended {
    let taken: HashSet<u64> = contents.log.iter().map(|one| one.logged.number).collect();
    let repeated = append.logged.command_id.is_some()
        && contents.log.iter().any(|one| one.logged.command_id == append.logged.command_id);
    if taken.contains(&append.logged.number) || repeated {
        return Appended::Lost;
    }
    let Append { logged, node, due_ms, .. } = append;
    contents.due_ms = due_ms;
    contents.log.push(Written { logged, at, node, synced: false });
    // Acknowledged only after this.
    sync(contents);
    Appended::Won
}

fn sync(contents: &mut Contents) {
    for written in &mut contents.log {
        written.synced = true;
    }
}

#[async_trait]
impl Store for Handle {
    async fn open_table(
        &self,
        _: NewTable,
        _: Option<Append>,
        _: Option<NewSession>,
    ) -> Result<(), StoreError> {
        self.ask(|_| ()).await
    }

    async fn table(&self, _: &str) -> Result<Option<StoredTable>, StoreError> {
        self.ask(|contents| contents.table.clone()).await
    }

    async fn log(&self, _: &str, after: u64) -> Result<Vec<Logged>, StoreError> {
        self.ask(move |contents| {
            let log = contents.log.iter().map(|written| written.logged.clone());
            log.filter(|logged| logged.number > after).collect()
        })
        .await
    }

    async fn append(&self, new: Append) -> Result<Appended, StoreError> {
        let (world, node, table) = (Arc::clone(&self.world), self.name.clone(), new.table.clone());
        self.ask(move |contents| {
            let appended = append(contents, new, Instant::now());
            if appended == Appended::Won {
                world.notify(&Notice::Grew { node, table });
            }
            appended
        })
        .await
    }

    async fn listed(&self, _: u32, _: u64) -> Result<Vec<Listed>, StoreError> {
        self.ask(|_| Vec::new()).await
    }

    async fn due(&self, now_ms: u64, after: Option<&Due>, _: u32) -> Result<Vec<Due>, StoreError> {
        let first = after.is_none();
        self.ask(move |contents| {
            let due = contents.due_ms.filter(|&due_ms| first && due_ms <= now_ms);
            let table = || super::TABLE.to_owned();
            due.map(|at_ms| Due { at_ms, table: table() }).into_iter().collect()
        })
        .await
    }

    async fn set_aside(&self, _: &str, _: &str, _: &str) -> Result<(), StoreError> {
        self.ask(|contents| contents.set_aside = true).await
    }

    async fn touch(&self, _: &[String], _: u64) -> Result<(), StoreError> {
        self.ask(|_| ()).await
    }

    async fn append_line(&self, line: NewLine) -> Result<u64, StoreError> {
        let (world, node, table) = (Arc::clone(&self.world), self.name.clone(), line.table.clone());
        self.ask(move |contents| {
            let known =
                contents.lines.iter().find(|(_, command_id)| *command_id == line.command_id);
            if let Some((line, _)) = known {
                return line.number;
            }
            let number = contents.lines.len() as u64 + 1;
            let NewLine { at_ms, seat, text, command_id, .. } = line;
            contents.lines.push((Line { number, at_ms, seat, text }, command_id));
            world.notify(&Notice::Chat { node, table });
            number
        })
        .await
    }

    async fn chat(&self, _: &str, after: u64) -> Result<Vec<Line>, StoreError> {
        self.ask(move |contents| {
            let lines = contents.lines.iter().map(|(line, _)| line);
            lines.filter(|line| line.number > after).cloned().collect()
        })
        .await
    }

    async fn create_session(&self, _: NewSession) -> Result<(), StoreError> {
        self.ask(|_| ()).await
    }

    async fn player(&self, _: &str, _: u64) -> Result<Option<String>, StoreError> {
        self.ask(|_| None).await
    }

    async fn end_session(&self, _: &str) -> Result<(), StoreError> {
        self.ask(|_| ()).await
    }

    async fn beat(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.ask(move |contents| {
            contents.nodes.insert(node, now_ms);
        })
        .await
    }

    async fn depart(&self, node: &str, now_ms: u64) -> Result<(), StoreError> {
        let node = node.to_owned();
        self.ask(move |contents| {
            contents.nodes.remove(&node);
            let up = |&seen_ms: &u64| seen_ms + NODE_TIMEOUT_MS >= now_ms;
            if !contents.nodes.values().any(up) {
                contents.outages.push(now_ms);
            }
        })
        .await
    }

    async fn outage_after(&self, at_ms: u64) -> Result<Option<u64>, StoreError> {
        self.ask(move |contents| contents.outages.iter().copied().find(|&from| from >= at_ms)).await
    }

    async fn purge(&self, _: PurgeBefore) -> Result<Purged, StoreError> {
        self.ask(|_| Purged::default()).await
    }

    async fn announce(&self, notice: &Notice) {
        if !self.world.is_cut_off(self.node) {
            self.world.notify(notice);
        }
    }

    fn kind(&self) -> Kind {
        self.world.kind()
    }

    fn is_listening(&self) -> bool {
        true
    }

    fn backlog(&self) -> (usize, Duration) {
        (0, Duration::ZERO)
    }
}
