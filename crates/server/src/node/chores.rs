//! What a server does beside its tables, for as long as it is up.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::Node;
use crate::bus::Notice;
use crate::listen;
use crate::room::Message;
use crate::store::PurgeBefore;

/// How often a server looks for tables where something is due, and how late it must be: the server
/// that has the table in memory should have done it.
const DUE_POLL_INTERVAL: Duration = Duration::from_secs(2);

/// As many due tables are asked for at once.
const DUE_BATCH_MAX: u32 = 200;

/// How often a server says that it is up, by writing to the database.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(5);

/// A server that has not been able to write for so long is not ready.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

/// How often the list learns which tables have people.
const LISTING_INTERVAL: Duration = Duration::from_secs(5);

/// A table without anybody leaves the list after so long.
pub const LISTING_LIFETIME_MS: u64 = 3 * 60 * 1000;

/// How often purge done.
const PURGE_INTERVAL: Duration = Duration::from_hours(1);

/// How long things are kept, in milliseconds: sessions for 180 days, tables that never began for a
/// week.
const DAY_MS: u64 = 24 * 3600 * 1000;
const SESSION_LIFETIME_MS: u64 = 180 * DAY_MS;
const UNSTARTED_TABLE_LIFETIME_MS: u64 = 7 * DAY_MS;

/// Why a server can't serve at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::Display)]
pub enum NotReady {
    /// It is about to stop.
    #[serde(rename = "stopping")]
    #[strum(serialize = "stopping")]
    Stopping,
    /// Nothing can be written: the database is away, full, or read-only, or a write hangs.
    #[serde(rename = "database-not-writable")]
    #[strum(serialize = "database-not-writable")]
    Writing,
    /// The other servers can't be heard.
    #[serde(rename = "other-servers-not-heard")]
    #[strum(serialize = "other-servers-not-heard")]
    Listener,
}

impl Node {
    pub(super) fn begin_chores(
        self: &Arc<Self>,
        notices: mpsc::Receiver<Notice>,
        announcements: mpsc::Receiver<Notice>,
    ) {
        self.spawn(Arc::clone(self).receive_notices(notices));
        self.spawn(Arc::clone(self).tell_others(announcements));
        self.spawn(Arc::clone(self).do_rounds());
        self.spawn(Arc::clone(self).send_heartbeats());
        self.spawn(Arc::clone(self).refresh_listings());
        self.spawn(Arc::clone(self).purge_regularly());
    }

    /// Can it serve?
    pub fn ready(&self) -> Result<(), NotReady> {
        if *self.stopping().borrow() {
            return Err(NotReady::Stopping);
        }
        let wrote = *self.wrote.lock().unwrap_or_else(PoisonError::into_inner);
        if wrote.elapsed() > WRITE_TIMEOUT {
            return Err(NotReady::Writing);
        }
        if self.store.is_listening() { Ok(()) } else { Err(NotReady::Listener) }
    }

    /// Passes what the other servers announce on to the rooms.
    async fn receive_notices(self: Arc<Self>, mut notices: mpsc::Receiver<Notice>) {
        while let Some(notice) = notices.recv().await {
            match notice {
                Notice::Grew { node, table } if node != self.name => {
                    self.send_if_open(&table, Message::Grew);
                }
                Notice::Chat { node, table } if node != self.name => {
                    self.send_if_open(&table, Message::Spoke);
                }
                Notice::Present { node, table, seats, spectators } if node != self.name => {
                    self.send_if_open(
                        &table,
                        Message::PresentElsewhere { node, seats, spectators },
                    );
                }
                Notice::Grew { .. }
                | Notice::Chat { .. }
                | Notice::Present { .. }
                | Notice::Beat { .. } => {}
                Notice::Missed => {
                    let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                    for room in rooms.values() {
                        let _ = room.send(Message::Grew);
                        let _ = room.send(Message::Spoke);
                    }
                }
            }
        }
    }

    async fn tell_others(self: Arc<Self>, mut waiting: mpsc::Receiver<Notice>) {
        while let Some(notice) = waiting.recv().await {
            self.store.announce(&notice).await;
        }
    }

    /// Goes round: where something is overdue, no server has the table in memory, and this one
    /// takes it.
    async fn do_rounds(self: Arc<Self>) {
        let mut late_ms = 0;
        loop {
            self.take_due(self.now_ms().saturating_sub(late_ms)).await;
            late_ms = DUE_POLL_INTERVAL.as_millis() as u64;
            if self.rest(DUE_POLL_INTERVAL).await {
                return;
            }
        }
    }

    async fn take_due(self: &Arc<Self>, now_ms: u64) {
        let mut after = None;
        loop {
            match self.store.due(now_ms, after.as_ref(), DUE_BATCH_MAX).await {
                Ok(due) => {
                    for due in &due {
                        self.send(&due.table, Message::Grew);
                    }
                    let more = due.len() == DUE_BATCH_MAX as usize;
                    after = due.into_iter().next_back();
                    if !more {
                        return;
                    }
                }
                Err(error) => {
                    self.metrics.store_errors.inc();
                    tracing::warn!(%error, "due tables read failed");
                    return;
                }
            }
        }
    }

    /// Says that it is up; the answer tells whether anything can be written.
    async fn send_heartbeats(self: Arc<Self>) {
        loop {
            match self.store.beat(&self.name, self.now_ms()).await {
                Ok(()) => {
                    *self.wrote.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
                }
                Err(error) => {
                    self.metrics.store_errors.inc();
                    tracing::error!(%error, "heartbeat write failed");
                }
            }
            if self.rest(HEARTBEAT_INTERVAL).await {
                return;
            }
        }
    }

    /// Keeps tables on the list as long as somebody is connected to them.
    async fn refresh_listings(self: Arc<Self>) {
        while !self.rest(LISTING_INTERVAL).await {
            let alive =
                std::mem::take(&mut *self.alive.lock().unwrap_or_else(PoisonError::into_inner));
            let tables: Vec<String> = alive.into_iter().collect();
            if !tables.is_empty()
                && let Err(error) = self.store.touch(&tables, self.now_ms()).await
            {
                self.metrics.store_errors.inc();
                tracing::warn!(%error, "table listing update failed");
            }
        }
    }

    /// Deletes what nobody needs any more.
    async fn purge_regularly(self: Arc<Self>) {
        loop {
            let now_ms = self.now_ms();
            let ago = |ms: u64| now_ms.saturating_sub(ms);
            let before = PurgeBefore {
                sessions_before_ms: ago(SESSION_LIFETIME_MS),
                waiting_before_ms: ago(UNSTARTED_TABLE_LIFETIME_MS),
                ended_before_ms: self.config.keep_days.map(|days| ago(u64::from(days) * DAY_MS)),
            };
            match self.store.purge(before).await {
                Ok(purged) => tracing::info!(?purged, "purge done"),
                Err(error) => tracing::warn!(%error, "purge failed"),
            }
            if self.rest(PURGE_INTERVAL).await {
                return;
            }
        }
    }

    /// Waits; is the server told to stop?
    async fn rest(&self, time: Duration) -> bool {
        let mut stopping = self.stopping();
        tokio::select! {
            biased;
            () = listen::told(&mut stopping) => true,
            () = sleep(time) => false,
        }
    }
}
