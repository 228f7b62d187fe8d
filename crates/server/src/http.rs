//! What is asked by plain HTTP: tables, seats, records, and how the server is.

mod address;
mod answers;
mod bodies;
mod hosts;
mod operations;
mod session;
mod tables;
mod upgrade;

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use catalogue::from_text;
use prometheus_client::metrics::gauge::Gauge;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

pub use address::limit_key;
#[cfg(feature = "schema")]
pub use tables::{OpenTable, TakeSeat};

use crate::node::Node;
use crate::refused::{Refused, RequestError, ServerError, TooMany};
use crate::socket::Admitted;
use crate::{app, headers};
use address::address;

/// Where a request comes from; put there by whoever accepted the connection.
#[derive(Clone)]
pub struct Visitor {
    /// The other end.
    pub address: IpAddr,
    /// Its place among the connections, kept as long as it is there.
    pub place: Arc<Place>,
}

/// A connection's place: among all, and among those of its address.
pub struct Place {
    /// Among all.
    pub _of_all: OwnedSemaphorePermit,
    /// Among those of its address; those of a proxy are not counted.
    pub _of_address: Option<Admitted>,
    /// Where open connections are counted.
    pub open: Gauge,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.open.dec();
    }
}

/// Everything that is answered.
pub fn everything(node: Arc<Node>) -> Router {
    router(Arc::clone(&node))
        .merge(app::router())
        .layer(from_fn_with_state(Arc::clone(&node), hosts::only_ours))
        .layer(from_fn_with_state(node, answers::complete))
}

/// Everything that is answered besides the files of the app.
fn router(node: Arc<Node>) -> Router {
    Router::new()
        .route("/api/session", post(session::begin).delete(session::end))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::describe))
        .route("/api/tables/{id}/seats", post(tables::sit))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/log", get(tables::log))
        .route("/api/tables/{id}/socket", get(tables::socket))
        .route_layer(from_fn(bodies::whole))
        // Operators may ask as often as they like: this is for what stands above.
        .route_layer(from_fn_with_state(Arc::clone(&node), not_too_often))
        .route("/healthz", get(operations::alive))
        .route("/readyz", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .with_state(node)
}

/// An answer, or why there is none.
type Answer = Result<Response, Refused>;

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut response = respond(status(&self), &json!({ "error": self }));
        if let Self::Request(RequestError::TooMany { seconds, .. }) = self {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

fn status(refused: &Refused) -> StatusCode {
    match refused {
        Refused::Table(_) => StatusCode::CONFLICT,
        Refused::Server(error) => match error {
            ServerError::Unavailable | ServerError::Busy | ServerError::NotReady { .. } => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ServerError::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        },
        Refused::Request(error) => match error {
            RequestError::UnknownSession => StatusCode::UNAUTHORIZED,
            RequestError::OtherOrigin => StatusCode::FORBIDDEN,
            RequestError::UnknownTable | RequestError::UnknownPath => StatusCode::NOT_FOUND,
            RequestError::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            RequestError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            RequestError::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            RequestError::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            RequestError::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            RequestError::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            RequestError::Malformed
            | RequestError::UnreadableBody
            | RequestError::NotUtf8
            | RequestError::NoUpgrade => StatusCode::BAD_REQUEST,
        },
        Refused::Protocol(_) | Refused::Input(_) | Refused::Game(_) => StatusCode::BAD_REQUEST,
    }
}

fn respond(status: StatusCode, value: &Value) -> Response {
    let mut response = Response::new(Body::from(value.to_string()));
    *response.status_mut() = status;
    let answer = response.headers_mut();
    answer.extend(headers::for_path("api"));
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    // What one player sees is for nobody else.
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Lets a request pass, unless too many came from its address.
async fn not_too_often(
    State(node): State<Arc<Node>>,
    Extension(from): Extension<Visitor>,
    request: Request,
    next: Next,
) -> Response {
    match node.doorkeeper.allows_request(address(&node, &from, request.headers())) {
        Ok(()) => next.run(request).await,
        Err(seconds) => {
            node.metrics.refuse("rate");
            let what = TooMany::Requests;
            Refused::from(RequestError::TooMany { seconds, what }).into_response()
        }
    }
}

/// A request that changes something: from a page of ours, and in JSON.
fn check_post(node: &Node, request: &HeaderMap) -> Result<(), Refused> {
    check_origin(node, request)?;
    let kind = request.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    // A form of another page can't send this kind without asking first.
    if kind.is_none_or(|kind| kind.split(';').next() != Some("application/json")) {
        return Err(RequestError::NotJson.into());
    }
    Ok(())
}

/// A browser says on whose page a request was made. Programs say nothing, and have no cookies to
/// steal.
fn check_origin(node: &Node, request: &HeaderMap) -> Result<(), Refused> {
    let text = |name| request.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if !request.contains_key(header::ORIGIN) {
        return Ok(());
    }
    let origin = text(header::ORIGIN).unwrap_or_default();
    let own = origin.split_once("://").is_some_and(|(scheme, host)| {
        matches!(scheme, "http" | "https") && Some(host) == text(header::HOST)
    });
    if own || node.config.origins.iter().any(|known| known == origin) {
        return Ok(());
    }
    node.metrics.refuse("origin");
    Err(RequestError::OtherOrigin.into())
}

fn body<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refused> {
    let text = std::str::from_utf8(bytes).map_err(|_| RequestError::NotUtf8)?;
    from_text(text).map_err(Refused::Input)
}
