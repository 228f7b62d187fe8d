//! What a server does at a table by itself, and when.

use std::time::Duration;

use catalogue::Seat;
use tokio::time::Instant;

use super::{ROOM_IDLE_TIMEOUT, Room};
use crate::store::Kind;
use crate::table::{Entry, Intent, Phase};

/// How often a table with people looks at its log, should the other servers not be heard.
pub(super) const LOG_POLL_INTERVAL: Duration = Duration::from_secs(15);

/// How often the other servers are told who is here; they forget it after three times that.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(20);

impl Room {
    /// When there is something to do here.
    pub(super) fn wake_at(&self) -> Instant {
        let mut wake = if self.audience.is_empty() {
            self.idle_since + ROOM_IDLE_TIMEOUT
        } else {
            self.announce_at
        };
        if self.polls() {
            wake = wake.min(self.poll_at);
        }
        if self.own_entry().is_some() || self.bot_duty().is_some() {
            wake = wake.min(self.duty_after);
        }
        let somebody = self.audience.seats_here(&self.table).next().is_some();
        let gone = self.absences.next_gone(&self.table).filter(|_| somebody);
        let later = [self.next_deadline(), gone];
        later.into_iter().flatten().map(|at| at.max(self.duty_after)).fold(wake, Instant::min)
    }

    /// Does everything that is due.
    pub(super) async fn do_duties(&mut self) {
        let now = Instant::now();
        if self.audience.is_empty() && self.idle_since + ROOM_IDLE_TIMEOUT <= now {
            // It stays for now, since something happens here soon.
            self.idle_since = now;
        }
        if self.polls() && now >= self.poll_at {
            self.poll_at = now + LOG_POLL_INTERVAL;
            if self.thought.is_none() {
                self.catch_up().await;
            }
            self.read_chat().await;
        }
        if !self.audience.is_empty() && now >= self.announce_at {
            self.presence_changed();
            self.announce();
        }
        if now < self.duty_after || self.broken {
            return;
        }
        if let Some(entry) = self.own_entry() {
            self.write_own(Intent::Record(entry), self.now_ms()).await;
        } else if let Some((seat, bot)) = self.bot_duty() {
            self.think(seat, bot);
        }
    }

    /// May the table leave memory?
    pub(super) fn is_idle(&self) -> bool {
        let soon = Instant::now() + ROOM_IDLE_TIMEOUT;
        self.audience.is_empty()
            && self.thought.is_none()
            && self.idle_since.elapsed() >= ROOM_IDLE_TIMEOUT
            && self.next_deadline().is_none_or(|at| at > soon)
    }

    /// Somebody came or went, here or elsewhere.
    pub(super) fn presence_changed(&mut self) {
        let changed = self.audience.refresh(&self.table);
        self.absences.refresh(&self.table, self.audience.present_seats());
        if self.audience.is_empty() {
            self.idle_since = Instant::now();
        }
        if changed {
            self.announce();
        }
    }

    fn announce(&mut self) {
        self.announce_at = Instant::now() + PRESENCE_INTERVAL;
        self.audience.announce();
        if self.table.settings().public && !self.audience.is_empty() {
            self.node.keep_listed(&self.id);
        }
    }

    fn polls(&self) -> bool {
        self.node.store.kind() == Kind::Postgres && !self.audience.is_empty()
    }

    /// The bot that has to move, if somebody is here to see it and none thinks already.
    fn bot_duty(&self) -> Option<(Seat, String)> {
        if self.thought.is_some() || self.audience.patron(&self.table).is_none() {
            return None;
        }
        self.table.bot_to_move()
    }

    /// What this server has to write by itself now.
    fn own_entry(&self) -> Option<Entry> {
        let stopping = *self.node.stopping().borrow();
        let mut seated = self.audience.seats_here(&self.table);
        if self.table.is_stopped() {
            let back = seated.next().is_some() && !stopping;
            return back.then_some(Entry::ClocksStarted);
        }
        if *self.table.phase() == Phase::Playing
            && let Some(entry) = self.absences.own_entry(&self.table, seated)
        {
            return Some(entry);
        }
        let entry = self.table.due_entry(self.now_ms())?;
        (entry != Entry::Lapsed || self.may_lapse()).then_some(entry)
    }

    /// Has everybody had the time to come back and to answer? After a crash nobody could, for a
    /// while.
    fn may_lapse(&self) -> bool {
        self.node.up_since.elapsed() >= self.answer_time()
    }

    fn answer_time(&self) -> Duration {
        Duration::from_secs(self.table.settings().answer_seconds.into())
    }

    /// When the next thing happens by itself.
    fn next_deadline(&self) -> Option<Instant> {
        let at = |at_ms: u64| {
            Instant::now() + Duration::from_millis(at_ms.saturating_sub(self.now_ms()))
        };
        let late = self.table.late_at().map(at);
        let may_lapse = self.node.up_since + self.answer_time();
        let lapses = self.table.lapses_at().map(|at_ms| at(at_ms).max(may_lapse));
        late.into_iter().chain(lapses).min()
    }
}
