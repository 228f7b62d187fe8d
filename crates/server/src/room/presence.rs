//! Who has been away from the table for how long.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use catalogue::Seat;
use tokio::time::Instant;

use crate::table::{Entry, Phase, Table};

/// After so long without a connection to any server, somebody is gone.
pub const ABSENCE_TIMEOUT: Duration = Duration::from_mins(1);

/// Since when people have been away, as far as this server knows.
pub struct Absences {
    since: BTreeMap<Seat, Instant>,
}

impl Absences {
    /// Nobody is known to be away yet.
    pub fn new() -> Self {
        Self { since: BTreeMap::new() }
    }

    /// These seats are connected now, here or elsewhere.
    pub fn refresh(&mut self, table: &Table, present: &BTreeSet<u8>) {
        let now = Instant::now();
        for (seat, _) in table.people_gone() {
            if present.contains(&seat.0) {
                self.since.remove(&seat);
            } else {
                self.since.entry(seat).or_insert(now);
            }
        }
    }

    /// The log shows that somebody was just there: their absence begins again, if it goes on.
    pub fn saw(&mut self, seat: Seat) {
        self.since.entry(seat).and_modify(|since| *since = Instant::now());
    }

    /// What the log has to say about who is there: somebody whom it calls gone is here, or somebody
    /// has been away for a minute. Nobody says so at a table where nobody sits: this server may
    /// just not know.
    pub fn own_entry(
        &self,
        table: &Table,
        seated_here: impl Iterator<Item = Seat>,
    ) -> Option<Entry> {
        let here: BTreeSet<Seat> = seated_here.collect();
        if here.is_empty() {
            return None;
        }
        let back = table.people_gone().find(|(seat, gone)| *gone && here.contains(seat));
        if let Some((seat, _)) = back {
            return Some(Entry::Here { seat });
        }
        let now = Instant::now();
        let gone = table.people_gone().find(|(seat, gone)| {
            !gone && self.since.get(seat).is_some_and(|&since| now >= since + ABSENCE_TIMEOUT)
        });
        gone.map(|(seat, _)| Entry::Gone { seat })
    }

    /// When the next one will have been away for a minute.
    pub fn next_gone(&self, table: &Table) -> Option<Instant> {
        if *table.phase() != Phase::Playing {
            return None;
        }
        let away = table.people_gone().filter(|(_, gone)| !gone);
        away.filter_map(|(seat, _)| Some(*self.since.get(&seat)? + ABSENCE_TIMEOUT)).min()
    }
}
