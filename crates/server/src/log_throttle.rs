//! Keeps what may happen thousands of times a second from filling the log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long the line is not logged again.
const REPEAT_INTERVAL: Duration = Duration::from_secs(1);

/// Remembers when a line was last logged.
pub struct LogThrottle(Mutex<Option<Instant>>);

impl LogThrottle {
    /// Nothing was logged yet.
    pub const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// May the line be logged now? At most once a second.
    pub fn is_due(&self) -> bool {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if said.is_some_and(|at| at.elapsed() < REPEAT_INTERVAL) {
            return false;
        }
        *said = Some(Instant::now());
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_once_a_second() {
        let throttle = LogThrottle::new();
        assert!(throttle.is_due() && !throttle.is_due());
        let before =
            Instant::now().checked_sub(REPEAT_INTERVAL).expect("the machine runs for longer");
        *throttle.0.lock().expect("not poisoned") = Some(before);
        assert!(throttle.is_due());
    }
}
