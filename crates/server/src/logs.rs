//! What the server says about itself, on standard error.

use catalogue::Fault;
use tracing_subscriber::EnvFilter;

use crate::config::Config;

/// Begins to log. What is logged never has a token, a secret, or the whole address of a table.
pub fn start(config: &Config) -> Result<(), Fault> {
    let filter = EnvFilter::try_new(&config.log).map_err(|error| {
        let fault = Fault::new("config/odd-filter", format!("this is no filter for logs: {error}"));
        fault.fact("filter", config.log.as_str()).at("log")
    })?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second server in the process keeps the first one's logs.
    let _ = if config.log_json { logs.json().try_init() } else { logs.try_init() };
    Ok(())
}
