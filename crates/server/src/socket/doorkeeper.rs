//! Who may come in, how often they may ask, and how much of theirs may be under way.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::bucket::{Bucket, Buckets};
use crate::config::Config;
use crate::http::limit_key;

/// This many commands and previews of one player may wait for their answer at once.
const UNANSWERED_MAX: usize = 8;

/// Keeps count of who is inside and who asks. Every limit that goes by address goes by its
/// [`limit_key`].
pub struct Doorkeeper {
    connections: Tally<IpAddr>,
    sockets: Tally<IpAddr>,
    pending: Tally<String>,
    requests: Buckets,
    tables: Buckets,
}

/// Somebody who was let in, until this is dropped.
pub type Admitted = Counted<IpAddr>;

/// A command or preview of a player that isn't answered yet, until this is dropped.
pub type Permit = Counted<String>;

impl Doorkeeper {
    /// A doorkeeper with these limits.
    pub fn new(config: &Config) -> Self {
        let (rate, hourly) = (f64::from(config.max_rate), f64::from(config.max_tables_per_hour));
        Self {
            connections: Tally::new(config.max_connections_per_address),
            sockets: Tally::new(config.max_sockets_per_address),
            pending: Tally::new(UNANSWERED_MAX),
            // Two seconds' worth at once: a page asks for several things together.
            requests: Buckets::new(Bucket::new(rate, rate * 2.0)),
            tables: Buckets::new(Bucket::new(hourly / 3600.0, hourly)),
        }
    }

    /// Lets a connection in, unless there are too many from its address.
    pub fn admit_connection(&self, address: IpAddr) -> Option<Admitted> {
        self.connections.admit(limit_key(address))
    }

    /// Lets a socket in, unless there are too many from its address.
    pub fn admit(&self, address: IpAddr) -> Option<Admitted> {
        self.sockets.admit(limit_key(address))
    }

    /// Lets a player ask for one more thing, unless too much of theirs isn't answered yet.
    pub fn permit(&self, player: &str) -> Option<Permit> {
        self.pending.admit(player.to_owned())
    }

    /// May this address ask for something now? If not, says after how many seconds.
    pub fn allows_request(&self, address: IpAddr) -> Result<(), u64> {
        self.requests.take(limit_key(address))
    }

    /// May this address open a table now? If not, says after how many seconds.
    pub fn opens(&self, address: IpAddr) -> Result<(), u64> {
        self.tables.take(limit_key(address))
    }
}

impl Admitted {
    /// Where they come from, as far as limits go.
    pub fn address(&self) -> IpAddr {
        self.key
    }
}

type Counts<K> = Arc<Mutex<HashMap<K, usize>>>;

/// How many there are of each, and how many there may be.
struct Tally<K> {
    most: usize,
    counts: Counts<K>,
}

/// One of those that a tally counts, until this is dropped.
pub struct Counted<K: Eq + Hash> {
    key: K,
    counts: Counts<K>,
}

impl<K: Eq + Hash + Clone> Tally<K> {
    fn new(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    fn admit(&self, key: K) -> Option<Counted<K>> {
        let mut counts = lock(&self.counts);
        let count = counts.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { key, counts: Arc::clone(&self.counts) })
    }
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

fn lock<K>(counts: &Counts<K>) -> MutexGuard<'_, HashMap<K, usize>> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_once_it_is_given_back_and_nobody_is_remembered_for_nothing() {
        let tally = Tally::new(2);
        let (first, second) = (tally.admit("a"), tally.admit("a"));
        assert!(first.is_some() && second.is_some() && tally.admit("a").is_none());
        assert!(tally.admit("b").is_some(), "others have places of their own");
        drop(first);
        let again = tally.admit("a");
        assert!(again.is_some());
        drop((second, again));
        assert!(lock(&tally.counts).is_empty());
    }
}
