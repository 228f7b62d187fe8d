//! What the server counts, for Prometheus.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

type Labels = Vec<(&'static str, &'static str)>;

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
    /// Commands that came again, and were answered without being played again.
    pub repeated: Counter,
    /// How long a log entry takes to be durable.
    pub append_seconds: Histogram,
    /// Open connections, sockets among them.
    pub connections: Gauge,
    /// Bots that wait for a thread to think on.
    pub bots_waiting: Gauge,
    /// Bots that think.
    pub bots_thinking: Gauge,
    /// How long a bot waits before it thinks.
    pub bot_wait_seconds: Histogram,
    /// Writes that wait for the database.
    pub writer_waiting: Gauge,
    /// How long the oldest of them has waited.
    pub writer_oldest_seconds: Gauge<f64, AtomicU64>,
    /// What the database refused or didn't answer.
    pub store_errors: Counter,
    /// Tables that these rules can't replay.
    pub tables_set_aside: Counter,
    /// Requests whose proxy named nobody that could be understood.
    pub forwarded_unreadable: Counter,
    requests: Family<Labels, Counter<u64, AtomicU64>>,
    refused: Family<Labels, Counter<u64, AtomicU64>>,
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
            connections: Gauge::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            bot_wait_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 18)),
            writer_waiting: Gauge::default(),
            writer_oldest_seconds: Gauge::default(),
            store_errors: Counter::default(),
            tables_set_aside: Counter::default(),
            forwarded_unreadable: Counter::default(),
            requests: Family::default(),
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
        registry.register("repeated", "Commands that came again", metrics.repeated.clone());
        registry.register(
            "append_seconds",
            "Time until a log entry is durable",
            metrics.append_seconds.clone(),
        );
        registry.register("refused", "What was refused, by reason", metrics.refused.clone());
        metrics.register_doors(&mut registry);
        metrics.register_work(&mut registry);
        Self { registry, ..metrics }
    }
}

impl Metrics {
    /// What comes in.
    fn register_doors(&self, registry: &mut Registry) {
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register("requests", "Requests, by class of status", self.requests.clone());
        registry.register(
            "forwarded_unreadable",
            "Requests whose X-Forwarded-For can't be understood",
            self.forwarded_unreadable.clone(),
        );
    }

    /// What waits, and what went wrong.
    fn register_work(&self, registry: &mut Registry) {
        let (waiting, thinking) = (self.bots_waiting.clone(), self.bots_thinking.clone());
        registry.register("bots_waiting", "Bots that wait for a thread", waiting);
        registry.register("bots_thinking", "Bots that think", thinking);
        registry.register(
            "bot_wait_seconds",
            "Time until a bot begins to think",
            self.bot_wait_seconds.clone(),
        );
        registry.register(
            "writer_waiting",
            "Writes that wait for the database",
            self.writer_waiting.clone(),
        );
        registry.register(
            "writer_oldest_seconds",
            "Age of the oldest write that waits",
            self.writer_oldest_seconds.clone(),
        );
        registry.register("store_errors", "Errors of the database", self.store_errors.clone());
        registry.register(
            "tables_set_aside",
            "Tables that these rules can't replay",
            self.tables_set_aside.clone(),
        );
    }

    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = match status {
            0..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&vec![("class", class)]).inc();
    }

    /// Something was refused.
    pub fn refuse(&self, reason: &'static str) {
        self.refused.get_or_create(&vec![("reason", reason)]).inc();
    }

    /// Everything, as Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a String can't fail");
        text
    }
}
