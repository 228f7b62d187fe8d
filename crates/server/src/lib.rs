//! Online tables, and the web app that plays at them, embedded in the binary.
//!
//! ```text
//!  socket ──wishes──▶ room ──entries──▶ store: the log, the truth
//!    ▲                 │  ▲                │
//!    └──what each may──┘  └───follows──────┘ also what other servers wrote
//!        see of it
//! ```
//!
//! `table` is one online table as the sum of its log, pure; `room` owns one in memory; `node` is a server
//! and its rooms; `store` keeps logs in SQLite or PostgreSQL; `bus` tells servers on one database where to
//! look; `socket` and `http` are the doors.

mod app;
mod bus;
mod config;
mod headers;
mod http;
mod listen;
mod logs;
mod metrics;
mod node;
mod random;
mod room;
mod socket;
mod store;
mod table;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::middleware::map_response;
use catalogue::{Fault, refused_by_system};
use tokio::net::TcpListener;

pub use app::router as app;
pub use config::{Config, Wishes};
pub use logs::start as start_logs;
pub use node::Node;
pub use socket::PROTOCOL;
pub use store::{Append, Appended, Kind, NewTable, Store, StoreError};
pub use table::{
    Chooser, ClockRule, Command, Entry, Late, Logged, Per, Proposal, SeatPlan, Settings, Table,
};

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
        let listener = TcpListener::bind((address, port)).await.map_err(|error| {
            let message = format!("can't listen at {address}, port {port}: {error}");
            no_address(message, address, port, &error)
        })?;
        let address = listener
            .local_addr()
            .map_err(|error| no_address(format!("can't listen: {error}"), address, port, &error))?;
        let node = Node::start(config).await.map_err(|error| {
            let message = format!("the database can't be opened: {error}");
            Fault::new("serve/no-database", message).fact("reason", error.to_string())
        })?;
        Ok(Self { node, address, listener })
    }

    /// Serves until the node stops.
    pub async fn run(self) -> Result<(), Fault> {
        let most = self.node.config.max_connections;
        let mut router: Router = http::router(Arc::clone(&self.node)).merge(app::router());
        if self.node.config.secure {
            router = router.layer(map_response(headers::with_transport_security));
        }
        let stopping = self.node.stopping();
        listen::serve(self.listener, router, most, stopping)
            .await
            .map_err(|error| broken(format!("can't go on: {error}"), &error))
    }
}

fn no_address(message: String, address: IpAddr, port: u16, error: &io::Error) -> Fault {
    let fault = Fault::new("serve/no-address", message);
    let fault = fault.fact("address", address.to_string()).fact("port", port.to_string());
    refused_by_system(fault, error)
}

fn broken(message: String, error: &io::Error) -> Fault {
    refused_by_system(Fault::new("serve/broken", message), error)
}

/// Serves until the process is told to stop. Says where, once it listens.
pub fn serve(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), Fault> {
    logs::start(&config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| broken(format!("no threads to serve: {error}"), &error))?;
    runtime.block_on(async {
        let server = Server::open(config).await?;
        listening(server.address);
        let node = Arc::clone(&server.node);
        tracing::info!(node = %node.name, address = %server.address, "open");
        tokio::spawn(async move {
            stopped().await;
            tracing::info!("stopping");
            node.stop().await;
        });
        server.run().await
    })
}

/// Waits for somebody at the keyboard, or whoever runs the machine.
async fn stopped() {
    // Without a handler the process ends at once anyway, so a failure to install one is no harm.
    let interrupted = async { tokio::signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}
