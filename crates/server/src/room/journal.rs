//! Writing to the log, and reading what others wrote. Nothing is told to anybody before it is
//! durable.

use std::time::Duration;

use tokio::time::Instant;

use super::load::{Found, load};
use super::{Room, short};
use crate::random;
use crate::refused::{Refused, ServerError};
use crate::store::{Append, Appended, NewSession, NewTable};
use crate::table::{Command, Entry, Intent, Logged, Settings, Table};

/// How often an entry is tried again when other servers were quicker.
const APPEND_ATTEMPTS_MAX: usize = 8;

/// After something could not be written, this server waits so long before it tries by itself again.
const APPEND_RETRY_DELAY: Duration = Duration::from_secs(1);

impl Room {
    /// Executes somebody's command, and gives the number of the entry that came of it.
    pub(super) async fn execute(
        &mut self,
        player: &str,
        command_id: &str,
        command: Command,
        session: Option<NewSession>,
    ) -> Result<u64, Refused> {
        let key = format!("{player} {command_id}");
        for _ in 0..APPEND_ATTEMPTS_MAX {
            if let Some(number) = self.table.entry_of(&key) {
                self.node.metrics.repeated.inc();
                return Ok(number);
            }
            let fresh = random::word(26);
            let now_ms = self.now_ms();
            let intent = self.table.judge(player, command.clone(), now_ms, &fresh)?;
            if matches!(intent, Intent::Record(Entry::RematchOpened { .. })) {
                self.open_rematch(fresh).await?;
            }
            let written = self.write(intent, now_ms, Some(key.clone()), session.clone()).await?;
            if let Some(number) = written {
                return Ok(number);
            }
        }
        Err(ServerError::Unavailable.into())
    }

    /// Lets something happen that the server does by itself. If another server was quicker, it will
    /// have done the same.
    pub(super) async fn write_own(&mut self, intent: Intent, at_ms: u64) {
        if let Err(refused) = self.write(intent, at_ms, None, None).await {
            tracing::warn!(code = refused.code(), table = %short(&self.id), "due task failed");
            self.duty_after = Instant::now() + APPEND_RETRY_DELAY;
        }
    }

    /// If all servers were stopped as planned since the last entry, no clock ran from then on.
    pub(super) async fn stop_for_outage(&mut self) {
        let Some(deadline_ms) = self.table.deadline_ms() else { return };
        match self.node.store.outage_after(self.table.at_ms()).await {
            // Whatever was due before is still due.
            Ok(Some(from_ms)) if from_ms < deadline_ms => {
                self.write_own(Intent::Record(Entry::ClocksStopped), from_ms).await;
            }
            Ok(_) => {}
            Err(error) => {
                tracing::error!(%error, table = %short(&self.id), "outage read failed");
                self.broken = true;
            }
        }
    }

    /// Performs what is to happen and writes its entry; when it is durable, everybody hears of it.
    /// `None` if its place was taken: then the table is as the log says now.
    async fn write(
        &mut self,
        intent: Intent,
        at_ms: u64,
        key: Option<String>,
        session: Option<NewSession>,
    ) -> Result<Option<u64>, Refused> {
        let started = Instant::now();
        let before = self.table.number();
        let logged = self.table.perform(intent, at_ms, key.clone())?;
        let number = logged.number;
        let append = self.append(logged, session);
        let appended = self.node.store.append(append).await;
        self.node.metrics.append_seconds.observe(started.elapsed().as_secs_f64());
        match appended {
            Ok(Appended::Won) => {
                self.node.metrics.entries.inc();
                self.grow(before, Duration::ZERO);
                Ok(Some(number))
            }
            Ok(Appended::Lost) => {
                self.node.metrics.lost.inc();
                self.reload(before).await?;
                Ok(None)
            }
            Err(error) => {
                self.node.metrics.store_errors.inc();
                tracing::error!(%error, table = %short(&self.id), "append failed");
                // It may be durable all the same: the log says.
                self.reload(before).await?;
                let found = key.and_then(|key| self.table.entry_of(&key));
                Ok(Some(found.ok_or(ServerError::Unavailable)?))
            }
        }
    }

    fn append(&mut self, logged: Logged, session: Option<NewSession>) -> Append {
        let append = append_of(&self.id, &self.table, logged, &self.node.name, session);
        let changed = append.summary.as_deref() != Some(&self.summary);
        if let (true, Some(summary)) = (changed, &append.summary) {
            self.summary.clone_from(summary);
        }
        Append { summary: append.summary.filter(|_| changed), ..append }
    }

    /// The log has grown: everybody hears of it.
    fn grow(&mut self, before: u64, turn_grace: Duration) {
        let now = Instant::now();
        self.ahead_ms += self.table.at_ms().saturating_sub(self.now_ms());
        self.duty_after = now + turn_grace;
        self.audience.broadcast(&self.table, before);
        self.presence_changed();
    }

    /// Reads what other servers wrote; `false` if that can't be done.
    pub(super) async fn catch_up(&mut self) -> bool {
        let before = self.table.number();
        let log = match self.node.store.log(&self.id, before).await {
            Ok(log) => log,
            Err(error) => {
                tracing::warn!(%error, table = %short(&self.id), "log read failed");
                return false;
            }
        };
        for logged in &log {
            if let Err(refused) = self.table.replay(logged) {
                let (code, table) = (refused.code(), short(&self.id));
                tracing::error!(code, table, "log replay failed");
                self.broken = true;
                return false;
            }
            if let Some(seat) = logged.entry.sign_of_life() {
                // They are connected to another server, which this one may not hear.
                self.absences.saw(seat);
            }
        }
        if !log.is_empty() {
            self.grow(before, self.node.turn_grace());
        }
        true
    }

    /// Forgets what was performed, and reads the whole log.
    async fn reload(&mut self, before: u64) -> Result<(), Refused> {
        self.broken = true;
        match load(&self.node, &self.id).await {
            Ok(Found::Table(table)) => {
                self.broken = false;
                self.table = *table;
                self.summary = self.table.summary().to_text();
                self.grow(before, self.node.turn_grace());
                Ok(())
            }
            Ok(Found::Nothing) => Err(ServerError::Unavailable.into()),
            Ok(Found::SetAside(error)) => Err(error.into()),
            Err(error) => {
                tracing::error!(%error, table = %short(&self.id), "table read failed");
                Err(ServerError::Unavailable.into())
            }
        }
    }

    async fn open_rematch(&self, id: String) -> Result<(), Refused> {
        // Only these people know its address, and each finds their seat.
        let seats = self.table.seats_for_rematch();
        let settings = Settings { public: false, seats, ..self.table.settings().clone() };
        let secret = random::secret();
        let new = NewTable { id, settings, secret, position: None, now_ms: self.node.now_ms() };
        self.node.store.open_table(new, None, None).await.map_err(|error| {
            tracing::error!(%error, "table open failed");
            ServerError::Unavailable.into()
        })
    }
}

/// An entry for the log, and what is then true of the table.
pub fn append_of(
    id: &str,
    table: &Table,
    logged: Logged,
    node: &str,
    session: Option<NewSession>,
) -> Append {
    Append {
        table: id.to_owned(),
        logged,
        due_ms: table.deadline_ms(),
        phase: table.phase_name().into(),
        summary: Some(table.summary().to_text()),
        node: node.to_owned(),
        session,
    }
}
