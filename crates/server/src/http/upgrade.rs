//! From HTTP to a WebSocket (RFC 6455, section 4.2).
//!
//! The connection is taken over here rather than by the framework, so that frames can be counted as
//! they come in, and so that it can be closed in a way that lets the client hear why.

use std::future::Future;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::refused::{Refused, RequestError};

/// A request that wants to become a WebSocket.
pub struct Upgrade {
    accept: HeaderValue,
    upgrading: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let wants = has(&parts.headers, header::CONNECTION, "upgrade")
            && has(&parts.headers, header::UPGRADE, "websocket")
            && has(&parts.headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wants);
        let upgrading = parts.extensions.remove::<OnUpgrade>();
        let (Some(key), Some(upgrading)) = (key, upgrading) else {
            return Err(RequestError::NoUpgrade.into());
        };
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
        Ok(Self { accept: accept.expect("Base64 is visible ASCII"), upgrading })
    }
}

impl Upgrade {
    /// Agrees, and serves the connection once the client has heard of it.
    pub fn accept<F>(self, serve: impl FnOnce(TokioIo<Upgraded>) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Self { accept, upgrading } = self;
        tokio::spawn(async move {
            // A client that is gone by now needs no socket.
            if let Ok(upgraded) = upgrading.await {
                serve(TokioIo::new(upgraded)).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let answer = response.headers_mut();
        answer.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        answer.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        answer.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

/// Is this one of the words that a header lists?
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|found| found.trim().eq_ignore_ascii_case(word))
}
