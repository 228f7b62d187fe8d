//! Accepting connections: not too many, not too slow, and let go gently when the server stops.

mod lingering;

use std::convert::Infallible;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;
use tower::ServiceExt;

use crate::http::{Place, Visitor};
use crate::log_throttle::LogThrottle;
use crate::node::Node;
use lingering::Lingering;

/// A client must have sent its headers by then.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// Requests that are under way get so long to end.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// How long nothing is accepted after the system refused to: a file has to be closed first.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(50);

/// Serves until told to stop.
pub async fn serve(listener: TcpListener, router: Router, node: &Node) -> io::Result<()> {
    let most = node.config.max_connections;
    let places = Arc::new(Semaphore::new(most));
    let mut stopping = node.stopping();
    let refused = LogThrottle::new();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = told(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, from, place)) => {
                if let Some(visitor) = admit(node, from, place) {
                    tokio::spawn(attend(stream, service(&router, visitor), stopping.clone()));
                }
            }
            // Too many open files, or a client that left while it came: others still come.
            Err(error) => {
                if refused.is_due() {
                    tracing::warn!(%error, "accept failed");
                }
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
    drop(listener);
    // Whoever still isn't done after the grace is cut off.
    let _ = timeout(SHUTDOWN_GRACE, places.acquire_many(most as u32)).await;
    Ok(())
}

/// Waits for a place, and then for somebody to take it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, IpAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.map_err(io::Error::other)?;
    let (stream, from) = listener.accept().await?;
    Ok((stream, from.ip(), place))
}

/// Lets a connection in, unless its address has too many: then it is closed at once, before it
/// costs anything. Those of a proxy are all from one address, and the proxy counts its own.
fn admit(node: &Node, from: IpAddr, place: OwnedSemaphorePermit) -> Option<Visitor> {
    let of_address = if node.config.proxy {
        None
    } else {
        let admitted = node.doorkeeper.admit_connection(from);
        if admitted.is_none() {
            node.metrics.refuse("connections");
            return None;
        }
        admitted
    };
    let open = node.metrics.connections.clone();
    open.inc();
    let place = Place { _of_all: place, _of_address: of_address, open };
    Some(Visitor { address: from, place: Arc::new(place) })
}

/// Serves a connection until it ends.
async fn attend<S>(stream: TcpStream, service: S, mut stopping: watch::Receiver<bool>)
where
    S: hyper::service::Service<
            hyper::Request<Incoming>,
            Response = axum::response::Response,
            Error = Infallible,
            Future: Send,
        >,
{
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(16 * 1024);
    // Moves are small and nobody should wait for more of them; without it all works, a little
    // later.
    let _ = stream.set_nodelay(true);
    let connection = http.serve_connection(TokioIo::new(Lingering::new(stream)), service);
    let mut connection = pin!(connection.with_upgrades());
    // A client that breaks off is no news.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = told(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(SHUTDOWN_GRACE, connection).await;
        }
    }
}

/// Waits until the server is told to stop; a server that is gone has stopped.
pub async fn told(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

fn service(
    router: &Router,
    visitor: Visitor,
) -> impl hyper::service::Service<
    hyper::Request<Incoming>,
    Response = axum::response::Response,
    Error = Infallible,
    Future: Send,
> + use<> {
    let router = router.clone();
    hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(visitor.clone());
        router.clone().oneshot(request.map(axum::body::Body::new))
    })
}
