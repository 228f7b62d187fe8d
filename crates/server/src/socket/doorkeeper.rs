//! Who may come in, and how often they may knock.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;

/// So many addresses are remembered before those that have been quiet are forgotten.
const REMEMBERED: usize = 10_000;

/// A bucket that fills steadily; each message takes a drop.
pub struct Bucket {
    rate: f64,
    drops: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket: for two seconds' worth at once.
    pub fn new(per_second: u32) -> Self {
        let rate = f64::from(per_second);
        Self { rate, drops: rate * 2.0, at: Instant::now() }
    }

    /// Takes a drop, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = self.drops + now.duration_since(self.at).as_secs_f64() * self.rate;
        (self.drops, self.at) = (filled.min(self.rate * 2.0), now);
        if self.drops < 1.0 {
            return false;
        }
        self.drops -= 1.0;
        true
    }

    fn is_full(&self) -> bool {
        self.drops + self.at.elapsed().as_secs_f64() * self.rate >= self.rate * 2.0
    }
}

/// Keeps count of who is inside and who knocks.
pub struct Doorkeeper {
    rate: u32,
    most_sockets: usize,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
    knocks: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Somebody who was let in, until this is dropped.
pub struct Admitted {
    address: IpAddr,
    inside: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = inside.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

impl Doorkeeper {
    /// A doorkeeper with these limits.
    pub fn new(config: &Config) -> Self {
        Self {
            rate: config.max_rate,
            most_sockets: config.max_sockets_per_address,
            inside: Arc::default(),
            knocks: Mutex::default(),
        }
    }

    /// Lets a socket in, unless there are too many from its address.
    pub fn admit(&self, address: IpAddr) -> Option<Admitted> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let count = inside.entry(address).or_default();
        if *count >= self.most_sockets {
            return None;
        }
        *count += 1;
        Some(Admitted { address, inside: Arc::clone(&self.inside) })
    }

    /// May this address ask for something now?
    pub fn hears(&self, address: IpAddr) -> bool {
        let mut knocks = self.knocks.lock().unwrap_or_else(PoisonError::into_inner);
        if knocks.len() > REMEMBERED {
            knocks.retain(|_, bucket| !bucket.is_full());
        }
        knocks.entry(address).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_two_seconds_at_once_and_then_no_more() {
        let mut bucket = Bucket::new(5);
        let taken = (0..100).filter(|_| bucket.take()).count();
        assert_eq!(taken, 10);
        bucket.at -= std::time::Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take()).count(), 5);
    }
}
