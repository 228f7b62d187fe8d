//! Saying something that may happen thousands of times a second only now and then.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing more is said.
const REPEAT_INTERVAL: Duration = Duration::from_secs(1);

/// Remembers when something was last said.
pub struct Seldom(Mutex<Option<Instant>>);

impl Seldom {
    /// Nothing was said yet.
    pub const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// May it be said now? At most once a second.
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
        let seldom = Seldom::new();
        assert!(seldom.is_due() && !seldom.is_due());
        let before =
            Instant::now().checked_sub(REPEAT_INTERVAL).expect("the machine runs for longer");
        *seldom.0.lock().expect("not poisoned") = Some(before);
        assert!(seldom.is_due());
    }
}
