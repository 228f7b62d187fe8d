//! The time that goes into logs: it never jumps and never goes back, whatever the system's clock
//! does.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Where the system says that the time is, in microseconds since 1970.
pub type SystemClock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The system's own clock.
pub fn system_clock() -> SystemClock {
    Arc::new(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros() as u64)
    })
}

/// A difference to the system's clock is made up for by running this many times slower than time
/// itself: an hour takes eight days, and nobody's time to think is wrong by more than five parts of
/// a thousand.
const SLEW_DIVISOR: u64 = 200;

/// So often the difference is looked at.
const CLOCK_STEP: Duration = Duration::from_millis(200);

/// A clock that runs steadily from when the server started, and drifts towards the system's.
///
/// A machine that was asleep, or whose clock was set, would otherwise take an hour from everybody
/// who is to move, or stop all clocks for as long as it was wrong.
pub struct SteadyClock {
    system: SystemClock,
    last: Mutex<(Instant, u64)>,
}

impl SteadyClock {
    /// Begins at what the system says.
    pub fn new(system: SystemClock) -> Self {
        let now_us = system();
        Self { system, last: Mutex::new((Instant::now(), now_us)) }
    }

    /// The time, in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, at_us) = *last;
        let now = Instant::now();
        let elapsed = now.duration_since(at);
        let steady_us = at_us + elapsed.as_micros() as u64;
        if elapsed < CLOCK_STEP {
            return steady_us / 1000;
        }
        let slew_us = elapsed.as_micros() as u64 / SLEW_DIVISOR;
        let now_us = (self.system)().clamp(steady_us - slew_us, steady_us + slew_us);
        *last = (now, now_us);
        now_us / 1000
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    const START_US: u64 = 1_000_000_000_000;
    const HOUR_US: i64 = 3_600_000_000;

    /// A clock on a system whose own clock can be set wrong by this many microseconds.
    fn clock() -> (SteadyClock, impl Fn(i64)) {
        let (wrong, start) = (Arc::new(AtomicU64::new(0)), Instant::now());
        let offset = Arc::clone(&wrong);
        let system: SystemClock = Arc::new(move || {
            let passed = START_US + start.elapsed().as_micros() as u64;
            passed.wrapping_add(offset.load(Ordering::Relaxed))
        });
        let set = move |by_us: i64| wrong.store(by_us as u64, Ordering::Relaxed);
        (SteadyClock::new(system), set)
    }

    #[tokio::test(start_paused = true)]
    async fn it_keeps_the_systems_time_as_long_as_that_runs_well() {
        let (clock, _) = clock();
        for passed_ms in [1, 199, 200, 1_000, 1_150, 90_000] {
            let (start, before) = (Instant::now(), clock.now_ms());
            tokio::time::advance(Duration::from_millis(passed_ms)).await;
            assert_eq!(start.elapsed(), Duration::from_millis(passed_ms));
            assert_eq!(clock.now_ms() - before, passed_ms);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_jump_is_made_up_for_slowly_in_both_directions() {
        for (jump_us, slew_ms) in [(HOUR_US, 5), (-HOUR_US, -5)] {
            let (clock, set) = clock();
            set(jump_us);
            let mut before = clock.now_ms();
            for _ in 0..100 {
                tokio::time::advance(Duration::from_secs(1)).await;
                let now = clock.now_ms();
                assert_eq!(now as i64 - before as i64, 1000 + slew_ms, "{jump_us}");
                before = now;
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_small_difference_is_gone_after_a_while_and_asking_often_makes_no_difference() {
        let (clock, set) = clock();
        set(40_000);
        for _ in 0..10_000 {
            tokio::time::advance(Duration::from_millis(1)).await;
            clock.now_ms();
        }
        assert_eq!(clock.now_ms(), START_US / 1000 + 10_000 + 40);
    }
}
