//! What comes with a request: not too much, and not too slowly.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tokio::time::timeout;

use crate::refused::{Refused, RequestError};

/// The longest body, in bytes.
const BODY_BYTES_MAX: usize = 16 * 1024;

/// A body must be there so long after its headers, however steadily it trickles in.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// Lets a request pass once all of it is there.
pub async fn whole(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    let error = match timeout(BODY_TIMEOUT, Limited::new(body, BODY_BYTES_MAX).collect()).await {
        Ok(Ok(body)) => {
            return next.run(Request::from_parts(head, Body::from(body.to_bytes()))).await;
        }
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            RequestError::TooLarge { most: BODY_BYTES_MAX }
        }
        Ok(Err(_)) => RequestError::UnreadableBody,
        Err(_) => RequestError::TooSlow,
    };
    let mut response = Refused::from(error).into_response();
    // What is left of the body would be taken for the next request.
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
