//! What the server says about itself, on standard error.

use std::io::IsTerminal;

use catalogue::Fault;
use tracing::Level;
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt};

use crate::config::{Config, ConfigError};

/// What is ours, and never says a token, a secret, a hand, a word of chat or the whole address of a
/// table.
const OWN_TARGETS: [&str; 2] = ["server", "roundhouse"];

/// Begins to log. Libraries may say at most what they would say to anybody (`info`), whatever is
/// asked for: below that, they write down every byte that they carry.
pub fn start(config: &Config) -> Result<(), Fault> {
    let asked = EnvFilter::try_new(&config.log).map_err(|error| ConfigError::OddFilter {
        filter: config.log.clone(),
        reason: error.to_string(),
    })?;
    let discreet = filter_fn(|about| *about.level() <= Level::INFO || is_ours(about.target()));
    let filter = asked.and(discreet);
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = lines.with_ansi(std::io::stderr().is_terminal());
    let logs = tracing_subscriber::registry();
    // A second server in the process keeps the first one's logs.
    let _ = if config.log_json {
        logs.with(lines.json().with_filter(filter)).try_init()
    } else {
        logs.with(lines.with_filter(filter)).try_init()
    };
    Ok(())
}

fn is_ours(target: &str) -> bool {
    let name = target.split("::").next().unwrap_or_default();
    OWN_TARGETS.contains(&name)
}
