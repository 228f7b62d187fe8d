//! A server as a process of its own, that can be killed at any moment.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that ends with this value.
pub struct Serving {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Serving {
    /// Starts `roundhouse serve`; port 0 takes any that is free.
    pub fn start(binary: &Path, database: &str, port: u16, more: &[&str]) -> Self {
        let mut command = Command::new(binary);
        command.args(["serve", "--port", &port.to_string(), "--database", database]).args(more);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("http://").expect("an address").1;
        Self { child, address: address.trim_end_matches('/').to_owned() }
    }

    /// Its port, to start the next one at.
    pub fn port(&self) -> u16 {
        self.address.rsplit_once(':').and_then(|(_, port)| port.parse().ok()).expect("a port")
    }

    /// Its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// What it keeps in memory, in bytes.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0) << 10
    }

    /// Seconds of processor time that it has used.
    pub fn cpu_seconds(&self) -> f64 {
        cpu_seconds(self.process())
    }

    /// Ends it without warning, in the middle of whatever it does.
    pub fn kill(mut self) {
        self.end();
    }

    /// Asks it to stop, and waits until it has.
    pub fn stop(mut self) -> bool {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        asked.is_ok_and(|status| status.success())
            && self.child.wait().is_ok_and(|status| status.success())
    }

    fn end(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.end();
    }
}

/// What a process has used of the processor; the kernel counts in hundredths.
pub fn cpu_seconds(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok());
    (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
}
