//! What a server uses while it is played on.

use trial_run::{Browser, Serving, cpu_seconds};

/// Reads off how much a server uses.
#[derive(Clone, Copy)]
pub struct Gauge<'a> {
    server: &'a Serving,
}

/// What had been used at a moment.
#[derive(Clone, Copy)]
pub struct Used {
    /// Seconds of processor time of the server.
    pub server: f64,
    /// Seconds of processor time of this generator.
    pub generator: f64,
    /// Log entries that were made durable.
    pub entries: f64,
    /// Seconds that they waited for it, summed up.
    pub waiting: f64,
}

impl<'a> Gauge<'a> {
    pub const fn new(server: &'a Serving) -> Self {
        Self { server }
    }

    /// What the server keeps in memory, in bytes.
    pub fn memory(self) -> u64 {
        self.server.memory()
    }

    pub async fn used(self) -> Used {
        let metrics = Browser::default().get(&self.server.address, "/metrics").await;
        let metrics = metrics.map(|answer| answer.body).unwrap_or_default();
        let metric = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        Used {
            server: self.server.cpu_seconds(),
            generator: cpu_seconds(std::process::id()),
            entries: metric("roundhouse_append_seconds_count"),
            waiting: metric("roundhouse_append_seconds_sum"),
        }
    }
}
