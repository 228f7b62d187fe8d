//! How much waits to be written, and for how long the oldest of it has.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// What waits to be written, in the order in which it came.
#[derive(Clone, Default)]
pub struct Backlog(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    next: u64,
    since: BTreeMap<u64, Instant>,
}

/// Something that waits, until this is dropped.
pub struct Pending {
    backlog: Backlog,
    number: u64,
}

impl Backlog {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something begins to wait.
    pub fn enter(&self) -> Pending {
        let mut state = self.state();
        let number = state.next;
        state.next += 1;
        state.since.insert(number, Instant::now());
        Pending { backlog: self.clone(), number }
    }

    /// How much waits, and for how long the oldest of it has.
    pub fn measure(&self) -> (usize, Duration) {
        let state = self.state();
        let oldest = state.since.values().next();
        (state.since.len(), oldest.map_or(Duration::ZERO, Instant::elapsed))
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        self.backlog.state().since.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_oldest_that_still_waits_counts() {
        let backlog = Backlog::default();
        assert_eq!(backlog.measure(), (0, Duration::ZERO));
        let first = backlog.enter();
        tokio::time::advance(Duration::from_secs(2)).await;
        let second = backlog.enter();
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(backlog.measure(), (2, Duration::from_secs(3)));
        drop(first);
        assert_eq!(backlog.measure(), (1, Duration::from_secs(1)));
        drop(second);
        assert_eq!(backlog.measure(), (0, Duration::ZERO));
    }
}
