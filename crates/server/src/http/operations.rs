//! How the server is, for those who run it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::node::Node;

/// The process answers.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// It can serve: the database answers, and it isn't about to stop.
pub async fn ready(State(node): State<Arc<Node>>) -> (StatusCode, &'static str) {
    if *node.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if !node.store.is_ready().await {
        return (StatusCode::SERVICE_UNAVAILABLE, "no database\n");
    }
    (StatusCode::OK, "ready\n")
}

/// Everything that is counted.
pub async fn metrics(State(node): State<Arc<Node>>) -> Response {
    let mut response = node.metrics.text().into_response();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}
