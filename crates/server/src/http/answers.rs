//! What every answer has, wherever it was made: the headers, and errors that programs can read.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use serde_json::json;

use crate::headers;
use crate::node::Node;
use crate::refused::{Refused, RequestError, ServerError};

/// Completes every answer. It is the outermost layer, so that none gets past it.
pub async fn complete(State(node): State<Arc<Node>>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    node.metrics.answered(response.status().as_u16());
    let mut response = in_json(response);
    let status = response.status();
    let answer = response.headers_mut();
    headers::add_missing(answer);
    if node.config.secure {
        headers::add_transport_security(answer);
    }
    let later = matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE);
    if later && !answer.contains_key(header::RETRY_AFTER) {
        answer.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

/// Refusals of the framework are a sentence or nothing: here they become errors like all others.
fn in_json(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind == "application/json");
    let is_error = status.is_client_error() || status.is_server_error();
    if is_json || !is_error {
        return response;
    }
    let (mut head, _) = response.into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let body = json!({ "error": refused(status) }).to_string();
    Response::from_parts(head, Body::from(body))
}

fn refused(status: StatusCode) -> Refused {
    match status {
        StatusCode::NOT_FOUND => RequestError::UnknownPath.into(),
        StatusCode::METHOD_NOT_ALLOWED => RequestError::WrongMethod.into(),
        status if status.is_client_error() => RequestError::Malformed.into(),
        _ => ServerError::Broken.into(),
    }
}
