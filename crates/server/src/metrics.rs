//! What the server counts, for Prometheus.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Everything that is counted. One for each server: tests run several in a process.
pub struct Metrics {
    registry: Registry,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub rooms: Gauge,
    /// Entries written to logs by this server.
    pub entries: Counter,
    /// Entries whose place another server took first.
    pub lost: Counter,
    /// Submissions that came again, and were answered without being played again.
    pub repeated: Counter,
    /// How long a log entry takes to be durable.
    pub append_seconds: Histogram,
    refused: Family<Vec<(&'static str, &'static str)>, Counter<u64, AtomicU64>>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("roundhouse");
        let metrics = Self {
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            entries: Counter::default(),
            lost: Counter::default(),
            repeated: Counter::default(),
            append_seconds: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            refused: Family::default(),
            registry: Registry::default(),
        };
        registry.register("sockets", "Open sockets", metrics.sockets.clone());
        registry.register("rooms", "Tables in memory", metrics.rooms.clone());
        registry.register("entries", "Log entries written", metrics.entries.clone());
        registry.register(
            "entries_lost",
            "Log entries another server wrote first",
            metrics.lost.clone(),
        );
        registry.register("repeated", "Submissions that came again", metrics.repeated.clone());
        registry.register(
            "append_seconds",
            "Time until a log entry is durable",
            metrics.append_seconds.clone(),
        );
        registry.register("refused", "What was refused, by reason", metrics.refused.clone());
        Self { registry, ..metrics }
    }
}

impl Metrics {
    /// Something was refused.
    pub fn refuse(&self, reason: &'static str) {
        self.refused.get_or_create(&vec![("reason", reason)]).inc();
    }

    /// Everything, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
