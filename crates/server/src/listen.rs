//! Accepting connections: not too many, not too slow, and let go gently when the server stops.

use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use tower::ServiceExt;

use crate::http::Visitor;

/// A client must have sent its headers by then.
const HEADERS: Duration = Duration::from_secs(10);

/// Requests that are under way get so long to end.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until told to stop.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    most: usize,
    mut stopping: watch::Receiver<bool>,
) -> io::Result<()> {
    let places = Arc::new(Semaphore::new(most));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(16 * 1024);
    loop {
        let place = Arc::clone(&places).acquire_owned().await;
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many open files, or a client that left while it came: others still come.
                    tracing::warn!(%error, "a connection can't be accepted");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = told(&mut stopping) => break,
        };
        let visitor = Visitor { address: from.ip(), place: place.ok().map(Arc::new) };
        let service = service(&router, visitor);
        let connection = http.serve_connection(TokioIo::new(stream_of(stream)), service);
        let mut stopping = stopping.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            // A client that breaks off is no news.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = told(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = timeout(GRACE, connection).await;
                }
            }
        });
    }
    drop(listener);
    // Whoever still isn't done after the grace is cut off.
    let _ = timeout(GRACE, places.acquire_many(most as u32)).await;
    Ok(())
}

/// Waits until the server is told to stop; a server that is gone has stopped.
pub async fn told(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// Moves are small and nobody should wait for more of them.
fn stream_of(stream: TcpStream) -> TcpStream {
    // Without it everything works, a little later.
    let _ = stream.set_nodelay(true);
    stream
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
