//! Online tables, and the web app that plays at them, embedded in the binary.
//!
//! ```text
//!  socket ─commands─▶ room ──entries──▶ store: the log, the truth
//!    ▲                 │  ▲                │
//!    └──what each may──┘  └───follows──────┘ also what other servers wrote
//!        see of it
//! ```
//!
//! `table` is one online table as the sum of its log, pure; `room` owns one in memory; `node` is a
//! server and its rooms; `store` keeps logs in SQLite or PostgreSQL; `bus` tells servers on one
//! database where to look; `socket` and `http` are the doors.

mod app;
mod bus;
mod config;
mod headers;
mod http;
mod listen;
mod log_throttle;
mod logs;
mod metrics;
mod node;
mod protocol;
mod random;
mod refused;
mod room;
#[cfg(feature = "schema")]
pub mod schema;
#[cfg(test)]
mod simulation;
mod socket;
mod store;
mod table;
mod thinkers;
mod time;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use catalogue::{Fault, SystemError, coded_error};
use tokio::net::TcpListener;
use tokio::time::timeout;

pub use app::router as app;
pub use bus::{Bus, Listener, Notice};
pub use config::{Config, ConfigError, ConfigOptions};
pub use logs::start as start_logs;
pub use node::{Node, NotReady};
pub use protocol::PROTOCOL;
pub use refused::{
    ProtocolError, Refused, RequestError, ServerError, TooMany, codes as fault_codes,
};
pub use store::{
    Append, Appended, CHAT_LINES, Due, Kind, Line, Listed, NODE_TIMEOUT, NewLine, NewSession,
    NewTable, PurgeBefore, Purged, SetAside, SqlStore, Store, StoreError, StoredTable, Timeouts,
};
pub use table::{
    Chooser, ClockRule, Command, Entry, Intent, Late, Logged, Per, Proposal, SeatPlan, Settings,
    SettingsError, Table, TableError,
};

/// How long a server that stops may take to write what is left to write.
const STOP_TIMEOUT: Duration = Duration::from_secs(30);

/// "File size limit exceeded", which has no name in Rust's own libraries.
#[cfg(any(target_os = "linux", target_os = "macos"))]
const SIGXFSZ: i32 = 25;

/// A server that listens.
pub struct Server {
    /// The server behind it.
    pub node: Arc<Node>,
    /// Where it listens.
    pub address: SocketAddr,
    listener: TcpListener,
}

impl Server {
    /// Opens the database and begins to listen; [`run`](Self::run) serves.
    pub async fn open(config: Config) -> Result<Self, Fault> {
        let (address, port) = (config.address, config.port);
        let no_address = |error: std::io::Error| ServeError::NoAddress {
            address,
            port: port.to_string(),
            system: error.into(),
        };
        let listener = TcpListener::bind((address, port)).await.map_err(no_address)?;
        let address = listener.local_addr().map_err(no_address)?;
        let node = Node::start(config)
            .await
            .map_err(|error| ServeError::NoDatabase { reason: error.to_string() })?;
        Ok(Self { node, address, listener })
    }

    /// Serves until the node stops.
    pub async fn run(self) -> Result<(), Fault> {
        let router = http::everything(Arc::clone(&self.node));
        let served = listen::serve(self.listener, router, &self.node).await;
        Ok(served.map_err(|error| ServeError::Broken(error.into()))?)
    }
}

coded_error! {
    /// Why a server doesn't serve.
    pub enum ServeError {
        NoAddress {
            address: IpAddr,
            port: String,
            #[serde(flatten)]
            system: SystemError,
        } = "serve/no-address": "can't listen at {address}, port {port}: {system}",
        NoDatabase { reason: String }
            = "serve/no-database": "the database can't be opened: {reason}",
        Broken(SystemError) = "serve/broken": "the server can't go on: {0}",
    }
}

/// Serves until the process is told to stop. Says where, once it listens.
pub fn serve(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), Fault> {
    logs::start(&config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeError::Broken(error.into()))?;
    runtime.block_on(async {
        survive_full_files();
        let server = Server::open(config).await?;
        listening(server.address);
        let node = Arc::clone(&server.node);
        tracing::info!(node = %node.name, address = %server.address, "server listening");
        if node.config.proxy && node.config.address.is_loopback() && node.config.hosts.is_empty() {
            tracing::warn!("proxy without --host: only localhost is answered");
        }
        let stopping = tokio::spawn(async move {
            stopped().await;
            tracing::info!("server stopping");
            if timeout(STOP_TIMEOUT, node.stop()).await.is_err() {
                tracing::error!("stop timed out: some writes may be lost");
            }
        });
        server.run().await?;
        // The doors may be closed before the tables are: their clocks have to be stopped first.
        let stopped = stopping.await.map_err(std::io::Error::from);
        Ok(stopped.map_err(|error| ServeError::Broken(error.into()))?)
    })
}

/// Waits for somebody at the keyboard, or whoever runs the machine, or closes the terminal.
async fn stopped() {
    // Without a handler the process ends at once anyway, so a failure to install one is no harm.
    let interrupted = async { tokio::signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminated = signal(SignalKind::terminate());
        let hung_up = signal(SignalKind::hangup());
        if let (Ok(mut terminated), Ok(mut hung_up)) = (terminated, hung_up) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
                _ = hung_up.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

/// A file that may grow no further (`ulimit -f`) ends the process by a signal, unless somebody
/// handles it: then the write fails like on a full disk, and goes on once there is room.
fn survive_full_files() {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // A handler stays for as long as the process does. Without one all works until a file is
        // full.
        let _ = signal(SignalKind::from_raw(SIGXFSZ));
    }
}
