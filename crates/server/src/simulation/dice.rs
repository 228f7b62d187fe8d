//! All chance in a simulation comes from one seed.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// `SplitMix64`: small, fast, and the same everywhere.
pub struct Dice(Mutex<u64>);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(Mutex::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d))
    }

    fn roll(&self) -> u64 {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = *state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    pub fn below(&self, end: usize) -> usize {
        (self.roll() % end as u64) as usize
    }

    /// True this many times in a hundred.
    pub fn percent(&self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of these.
    pub fn pick<T: Clone>(&self, among: &[T]) -> T {
        among[self.below(among.len())].clone()
    }

    /// A time between these, in milliseconds.
    pub fn millis(&self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below((to - from + 1) as usize) as u64)
    }
}
