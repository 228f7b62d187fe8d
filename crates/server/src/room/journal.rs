//! Writing to the log, and reading what others wrote. Nothing is told to anybody before it is durable.

use std::time::{Duration, Instant};

use catalogue::Fault;

use super::{Room, load, short};
use crate::node::unavailable;
use crate::random;
use crate::store::{Append, Appended, NewTable};
use crate::table::{Command, Duty, Entry, Settings};

/// How often an entry is tried again when other servers were quicker.
const TRIES: usize = 8;

impl Room {
    /// Lets somebody's wish happen, and gives the number of the entry that came of it.
    pub(super) async fn want(
        &mut self,
        player: &str,
        submission: &str,
        command: Command,
    ) -> Result<u64, Fault> {
        let key = format!("{player} {submission}");
        for _ in 0..TRIES {
            if let Some(number) = self.table.submission(&key) {
                self.node.metrics.repeated.inc();
                return Ok(number);
            }
            let fresh = random::word(26);
            let entry = self.table.decide(player, command.clone(), self.node.now_ms(), &fresh)?;
            if matches!(entry, Entry::RematchOpened { .. }) {
                self.open_rematch(fresh).await?;
            }
            if let Some(number) = self.write(entry, Some(key.clone())).await? {
                return Ok(number);
            }
        }
        Err(unavailable())
    }

    /// Lets something happen that the server does by itself. If another server was quicker, it will have
    /// done the same.
    pub(super) async fn record_own(&mut self, entry: Entry) {
        if let Err(fault) = self.write(entry, None).await {
            tracing::warn!(%fault, table = %short(&self.id), "a duty could not be done");
            // Not again at once: whatever is wrong may take a while.
            self.wake = Some(tokio::time::Instant::now() + Duration::from_secs(1));
        }
    }

    /// Enacts an entry and writes it; when it is durable, everybody hears of it. `None` if its place was
    /// taken: then the table is as the log says now.
    async fn write(&mut self, entry: Entry, key: Option<String>) -> Result<Option<u64>, Fault> {
        let started = Instant::now();
        let before = self.table.number();
        let logged = self.table.enact(entry, self.node.now_ms(), key.clone())?;
        let number = logged.number;
        let append = self.append(logged);
        let appended = self.node.store.append(append).await;
        self.node.metrics.append_seconds.observe(started.elapsed().as_secs_f64());
        match appended {
            Ok(Appended::Won) => {
                self.node.metrics.entries.inc();
                self.audience.tell(&self.table, before);
                self.plan(Duration::ZERO);
                Ok(Some(number))
            }
            Ok(Appended::Lost) => {
                self.node.metrics.lost.inc();
                self.reload(before).await?;
                Ok(None)
            }
            Err(error) => {
                tracing::error!(%error, table = %short(&self.id), "an entry could not be written");
                // It may be durable all the same: the log says.
                self.reload(before).await?;
                let found = key.and_then(|key| self.table.submission(&key));
                found.map(Some).ok_or_else(unavailable)
            }
        }
    }

    fn append(&mut self, logged: crate::table::Logged) -> Append {
        let due_ms = self.table.duty().map(|duty| match duty {
            Duty::Bot(..) => logged.at_ms,
            Duty::TimeOut(_, at_ms) => at_ms,
        });
        let summary = self.table.summary().to_string();
        let changed = summary != self.summary;
        self.summary.clone_from(&summary);
        Append {
            table: self.id.clone(),
            logged,
            due_ms,
            phase: self.table.phase_name(),
            summary: changed.then_some(summary),
            node: self.node.name.clone(),
        }
    }

    /// Reads what other servers wrote.
    pub(super) async fn catch_up(&mut self) {
        let before = self.table.number();
        let log = match self.node.store.log(&self.id, before).await {
            Ok(log) => log,
            Err(error) => {
                tracing::warn!(%error, table = %short(&self.id), "a log can't be read");
                return;
            }
        };
        for logged in &log {
            if let Err(fault) = self.table.follow(logged) {
                tracing::error!(%fault, table = %short(&self.id), "a log doesn't follow these rules");
                self.broken = true;
                return;
            }
        }
        if !log.is_empty() {
            self.audience.tell(&self.table, before);
            self.plan(self.patience());
        } else if self.wake.is_none() && self.thought.is_none() {
            self.plan(std::time::Duration::ZERO);
        }
    }

    /// Forgets what was enacted, and reads the whole log.
    async fn reload(&mut self, before: u64) -> Result<(), Fault> {
        self.broken = true;
        match load(&self.node, &self.id).await {
            Ok(Some(table)) => {
                self.broken = false;
                self.table = table;
                self.summary = self.table.summary().to_string();
                self.audience.tell(&self.table, before);
                self.plan(self.patience());
                Ok(())
            }
            Ok(None) => Err(unavailable()),
            Err(error) => {
                tracing::error!(%error, table = %short(&self.id), "a table can't be read");
                Err(unavailable())
            }
        }
    }

    async fn open_rematch(&self, id: String) -> Result<(), Fault> {
        // Only these people know its address, and each finds their seat.
        let seats = self.table.seats_for_rematch();
        let settings = Settings { public: false, seats, ..self.table.settings().clone() };
        let secret = random::secret();
        let new = NewTable { id, settings, secret, position: None, now_ms: self.node.now_ms() };
        self.node.store.create_table(new).await.map_err(|error| {
            tracing::error!(%error, "a table can't be opened");
            unavailable()
        })
    }
}
