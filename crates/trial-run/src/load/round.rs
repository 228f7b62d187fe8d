//! A while at a steady rate, and what came of it.

use std::fmt::{Display, Formatter, Result};

use super::gauge::Used;

/// A while at a steady rate.
pub struct Round {
    /// How many actions a second were asked for.
    pub rate: usize,
    /// How many came about.
    actual: f64,
    /// From sending an action until both people had it, in microseconds, the shortest first.
    waits: Vec<u64>,
    /// Shares of one core.
    server: f64,
    generator: f64,
    /// How long a log entry took to be durable, in milliseconds.
    durable: f64,
}

/// With less than this part of the processor free, work queues for it.
const BUSY_SHARE: f64 = 0.85;
/// A rate that isn't reached this nearly is not held.
const RATE_REACHED_SHARE: f64 = 0.97;

impl Round {
    pub fn new(rate: usize, mut waits: Vec<u64>, seconds: f64, before: Used, after: Used) -> Self {
        waits.sort_unstable();
        let entries = (after.entries - before.entries).max(1.0);
        Self {
            rate,
            actual: waits.len() as f64 / seconds,
            server: (after.server - before.server) / seconds,
            generator: (after.generator - before.generator) / seconds,
            durable: (after.waiting - before.waiting) / entries * 1e3,
            waits,
        }
    }

    /// Did 99 of 100 actions arrive in time, and as many as were asked for?
    pub fn holds(&self, too_long_ms: f64) -> bool {
        self.within(0.99) < too_long_ms && self.actual >= RATE_REACHED_SHARE * self.rate as f64
    }

    /// What there was not enough of.
    pub fn short_of(&self) -> String {
        let cores = cores();
        let both = self.server + self.generator;
        if both >= BUSY_SHARE * cores {
            return format!(
                "the processor is full ({:.0} % of {cores} cores, {:.0} of it the server)",
                100.0 * both / cores,
                100.0 * self.server / cores
            );
        }
        let part = 100.0 * self.durable / self.within(0.5).max(self.durable);
        format!(
            "the disk is what they wait for ({:.1} ms until an entry is durable, {part:.0} % of the usual wait; \
             the processor is {:.0} % busy)",
            self.durable,
            100.0 * both / cores
        )
    }

    /// How long this part of the actions took at most, in milliseconds.
    fn within(&self, part: f64) -> f64 {
        let last = self.waits.len().saturating_sub(1);
        self.waits.get((last as f64 * part) as usize).map_or(0.0, |&wait| wait as f64 / 1e3)
    }
}

impl Display for Round {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "{} actions, {:.0} a second:", self.waits.len(), self.actual)?;
        writeln!(
            f,
            "  from sending to everybody's update: median {:.1} ms, 99 % {:.1} ms, 99.9 % {:.1} ms, worst {:.1} ms",
            self.within(0.5),
            self.within(0.99),
            self.within(0.999),
            self.within(1.0)
        )?;
        writeln!(f, "  of that until the entry is durable: {:.1} ms on average", self.durable)?;
        write!(
            f,
            "  processor: the server took {:.0} % of a core, this generator {:.0} %; {} cores in all",
            100.0 * self.server,
            100.0 * self.generator,
            cores()
        )
    }
}

fn cores() -> f64 {
    std::thread::available_parallelism().map_or(1.0, |cores| cores.get() as f64)
}
