//! What is asked by plain HTTP: tables, seats, records, and how the server is.

mod operations;
mod session;
mod tables;

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use catalogue::{Fault, Refusal, from_text};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::OwnedSemaphorePermit;

use crate::headers;
use crate::node::Node;

/// The longest request, in bytes.
const LONGEST: usize = 16 * 1024;

/// Where a request comes from; put there by whoever accepted the connection.
#[derive(Clone)]
pub struct Visitor {
    /// The other end.
    pub address: IpAddr,
    /// Its place among the connections, kept as long as it is there.
    pub place: Option<Arc<OwnedSemaphorePermit>>,
}

/// Everything that is answered besides the files of the app.
pub fn router(node: Arc<Node>) -> Router {
    Router::new()
        .route("/api/session", post(session::begin).delete(session::end))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::describe))
        .route("/api/tables/{id}/seats", post(tables::sit))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/socket", get(tables::socket))
        // Who runs the server may ask as often as they like: this is for what stands above.
        .route_layer(from_fn_with_state(Arc::clone(&node), not_too_often))
        .route("/healthz", get(operations::alive))
        .route("/readyz", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .layer(DefaultBodyLimit::max(LONGEST))
        .with_state(node)
}

/// An answer, or why there is none.
type Answer = Result<Response, Refused>;

/// Why a request was refused.
pub struct Refused(StatusCode, Refusal);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        respond(self.0, &json!({ "error": self.1 }))
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Self {
        Self(status(&fault.code), fault.into())
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self(status(&refusal.faults()[0].code), refusal)
    }
}

fn status(code: &str) -> StatusCode {
    match code {
        "table/unknown" => StatusCode::NOT_FOUND,
        "session/unknown" => StatusCode::UNAUTHORIZED,
        "request/other-origin" => StatusCode::FORBIDDEN,
        "request/too-many" => StatusCode::TOO_MANY_REQUESTS,
        "request/not-json" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "server/unavailable" => StatusCode::SERVICE_UNAVAILABLE,
        code if code.starts_with("table/") => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
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
    if node.doorkeeper.hears(address(&node, &from, request.headers())) {
        return next.run(request).await;
    }
    node.metrics.refuse("rate");
    Refused::from(Fault::new("request/too-many", "too many requests: wait a little"))
        .into_response()
}

/// A request that changes something: from a page of ours, and in JSON.
fn check_post(node: &Node, request: &HeaderMap) -> Result<(), Fault> {
    check_origin(node, request)?;
    let kind = request.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    // A form of another page can't send this kind without asking first.
    if kind.is_none_or(|kind| kind.split(';').next() != Some("application/json")) {
        let message = "the body is application/json";
        return Err(Fault::new("request/not-json", message));
    }
    Ok(())
}

/// A browser says on whose page a request was made. Programs say nothing, and have no cookies to steal.
fn check_origin(node: &Node, request: &HeaderMap) -> Result<(), Fault> {
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
    Err(Fault::new("request/other-origin", "this page is not of this server"))
}

/// Who asks: the one at the other end, or whom the proxy there names.
fn address(node: &Node, from: &Visitor, request: &HeaderMap) -> IpAddr {
    let named = || {
        let forwarded = request.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        forwarded.rsplit(',').next()?.trim().parse().ok()
    };
    node.config.proxy.then(named).flatten().unwrap_or(from.address)
}

fn body<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fault> {
    let text = std::str::from_utf8(bytes)
        .map_err(|_| Fault::new("request/not-utf8", "a request is text in UTF-8"))?;
    from_text(text)
}
