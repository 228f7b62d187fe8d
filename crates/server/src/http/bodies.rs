//! What comes with a request: not too much, and not too slowly.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use catalogue::{Fault, fault};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tokio::time::timeout;

use super::Refused;

/// The longest body, in bytes.
const LONGEST: usize = 16 * 1024;

/// A body must be there so long after its headers, however steadily it trickles in.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets a request pass once all of it is there.
pub async fn whole(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let fault = match timeout(PATIENCE, Limited::new(body, LONGEST).collect()).await {
        Ok(Ok(body)) => {
            return next.run(Request::from_parts(head, Body::from(body.to_bytes()))).await;
        }
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            fault!("request/too-large", "a body has at most {most} bytes", most = LONGEST)
        }
        Ok(Err(_)) => Fault::new("request/malformed", "the body can't be read"),
        Err(_) => Fault::new("request/too-slow", "the body took too long to arrive"),
    };
    let mut response = Refused::from(fault).into_response();
    // What is left of the body would be taken for the next request.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
