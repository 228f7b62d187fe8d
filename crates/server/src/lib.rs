//! Serves the web app, embedded in the binary, with the caching and the security headers that it
//! needs.

mod app;
mod headers;

use std::io;
use std::net::{IpAddr, SocketAddr};

use axum::Router;
use tokio::net::TcpListener;

pub use app::router;

/// Where to listen.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The address; only this machine's own by default.
    pub address: IpAddr,
    /// The port; 0 lets the system choose one.
    pub port: u16,
}

/// Serves until the process is told to stop. Says where, once it listens.
pub fn serve(place: Place, listening: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((place.address, place.port)).await?;
        listening(listener.local_addr()?);
        let app: Router = router();
        axum::serve(listener, app).with_graceful_shutdown(stopped()).await
    })
}

async fn stopped() {
    // Without a handler the process ends at once anyway, so a failure to install one is no harm.
    let _ = tokio::signal::ctrl_c().await;
}
