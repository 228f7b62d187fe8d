//! Rate limits by token buckets: a bucket fills steadily, and every request takes a token.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// This many addresses are remembered before those that have been quiet are forgotten.
const ADDRESSES_REMEMBERED_MAX: usize = 10_000;

/// A bucket that fills steadily.
#[derive(Clone)]
pub struct Bucket {
    per_second: f64,
    most: f64,
    drops: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket: `most` at once, then this many a second.
    pub fn new(per_second: f64, most: f64) -> Self {
        Self { per_second, most, drops: most, at: Instant::now() }
    }

    /// Takes a drop, or says in how many whole seconds there will be one, at least 1.
    pub fn take(&mut self) -> Result<(), u64> {
        let now = Instant::now();
        (self.drops, self.at) = (self.filled(now), now);
        if self.drops < 1.0 {
            let seconds = (1.0 - self.drops) / self.per_second;
            return Err((seconds.ceil() as u64).max(1));
        }
        self.drops -= 1.0;
        Ok(())
    }

    fn filled(&self, now: Instant) -> f64 {
        let since = now.duration_since(self.at).as_secs_f64();
        (self.drops + since * self.per_second).min(self.most)
    }

    fn is_full(&self, now: Instant) -> bool {
        self.filled(now) >= self.most
    }
}

/// A bucket for each address.
pub struct Buckets {
    full: Bucket,
    known: Mutex<Known>,
}

struct Known {
    buckets: HashMap<IpAddr, Bucket>,
    /// With this many, the next one has those forgotten that are full again. It grows with what
    /// remains, so that a crowd of strangers doesn't make every request walk through all of them.
    sweep_at: usize,
}

impl Buckets {
    /// A bucket like this one for each.
    pub fn new(full: Bucket) -> Self {
        let known = Known { buckets: HashMap::new(), sweep_at: ADDRESSES_REMEMBERED_MAX };
        Self { full, known: Mutex::new(known) }
    }

    /// Takes a drop from the bucket of an address.
    pub fn take(&self, key: IpAddr) -> Result<(), u64> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.buckets.len() >= known.sweep_at {
            let now = Instant::now();
            known.buckets.retain(|_, bucket| !bucket.is_full(now));
            known.sweep_at = ADDRESSES_REMEMBERED_MAX.max(known.buckets.len() * 2);
        }
        let full = || Bucket { at: Instant::now(), ..self.full.clone() };
        known.buckets.entry(key).or_insert_with(full).take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_what_it_holds_at_once_and_then_what_comes_in() {
        let mut bucket = Bucket::new(5.0, 10.0);
        let taken = (0..100).filter(|_| bucket.take().is_ok()).count();
        assert_eq!(taken, 10);
        bucket.at -= Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take().is_ok()).count(), 5);
    }

    #[test]
    fn an_empty_bucket_says_when_to_come_back() {
        let mut fast = Bucket::new(5.0, 1.0);
        assert_eq!((fast.take(), fast.take()), (Ok(()), Err(1)));
        let mut hourly = Bucket::new(60.0 / 3600.0, 1.0);
        assert_eq!((hourly.take(), hourly.take()), (Ok(()), Err(60)));
        hourly.at -= Duration::from_mins(1);
        assert_eq!(hourly.take(), Ok(()));
    }

    #[test]
    fn quiet_addresses_are_forgotten() {
        let buckets = Buckets::new(Bucket::new(1e9, 2.0));
        for number in 0..30_000 {
            assert_eq!(buckets.take(Ipv4Addr::from_bits(number).into()), Ok(()));
        }
        assert!(
            buckets.known.lock().expect("not poisoned").buckets.len() <= ADDRESSES_REMEMBERED_MAX
        );
    }
}
