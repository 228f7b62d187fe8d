//! How the server is, for those who run it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::node::Node;
use crate::refused::{Refused, ServerError};

/// The process answers.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// It can serve: the database answers, and it isn't about to stop.
pub async fn ready(State(node): State<Arc<Node>>) -> Result<&'static str, Refused> {
    node.ready().map_err(|reason| ServerError::NotReady { reason })?;
    Ok("ready\n")
}

/// Everything that is counted.
pub async fn metrics(State(node): State<Arc<Node>>) -> Response {
    let (waiting, oldest) = node.store.backlog();
    node.metrics.writer_waiting.set(waiting as i64);
    node.metrics.writer_oldest_seconds.set(oldest.as_secs_f64());
    let mut response = node.metrics.text().into_response();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}
