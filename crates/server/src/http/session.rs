//! Who asks: a token in a cookie that scripts can't read and other sites can't send. Only its hash
//! is stored.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use catalogue::sha256;
use serde_json::json;

use super::{Answer, check_post, respond};
use crate::node::Node;
use crate::random;
use crate::refused::{Refused, RequestError, ServerError};
use crate::store::NewSession;

/// 260 random bits.
const TOKEN_LETTERS: usize = 52;

/// How long a session lasts.
const SESSION_DAYS: u64 = 180;

/// A player, and the cookie to give out if they are new.
pub struct Player {
    pub id: String,
    /// A new player's session, to be kept together with what they do first: whoever is refused
    /// leaves nothing behind.
    pub session: Option<NewSession>,
    cookie: Option<HeaderValue>,
}

impl Player {
    /// The answer, with the cookie of a new player.
    pub fn take_along(self, mut response: Response) -> Response {
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}

/// Makes sure that the browser has a session.
pub async fn begin(State(node): State<Arc<Node>>, request: HeaderMap) -> Answer {
    check_post(&node, &request)?;
    let mut player = player_or_new(&node, &request).await?;
    if let Some(session) = player.session.take() {
        node.store.create_session(session).await.map_err(|error| {
            tracing::error!(%error, "session create failed");
            ServerError::Unavailable
        })?;
    }
    Ok(player.take_along(respond(StatusCode::OK, &json!({}))))
}

/// Ends the session: its token is worth nothing any more.
pub async fn end(State(node): State<Arc<Node>>, request: HeaderMap) -> Answer {
    check_post(&node, &request)?;
    if let Some(token) = token(&node, &request) {
        node.store.end_session(&hash(token)).await.map_err(|error| {
            tracing::error!(%error, "session end failed");
            ServerError::Unavailable
        })?;
    }
    let mut response = respond(StatusCode::OK, &json!({}));
    let gone = cookie(&node, "", 0);
    response.headers_mut().append(header::SET_COOKIE, gone);
    Ok(response)
}

/// The player who asks; `None` without a cookie, a fault with a wrong one.
pub async fn player(node: &Node, request: &HeaderMap) -> Result<Option<String>, Refused> {
    let Some(token) = token(node, request) else { return Ok(None) };
    let since_ms = node.now_ms().saturating_sub(SESSION_DAYS * 24 * 3_600_000);
    let found = node.store.player(&hash(token), since_ms).await.map_err(|error| {
        tracing::error!(%error, "session read failed");
        ServerError::Unavailable
    })?;
    if found.is_none() {
        node.metrics.refuse("token");
        return Err(RequestError::UnknownSession.into());
    }
    Ok(found)
}

/// The player who asks, or a new one, whose session is not kept yet.
pub async fn player_or_new(node: &Node, request: &HeaderMap) -> Result<Player, Refused> {
    match player(node, request).await {
        Ok(Some(id)) => return Ok(Player { id, session: None, cookie: None }),
        Ok(None) | Err(Refused::Request(RequestError::UnknownSession)) => {}
        Err(refused) => return Err(refused),
    }
    let (token, id) = (random::word(TOKEN_LETTERS), random::word(16));
    let session =
        NewSession { token_hash: hash(&token), player: id.clone(), now_ms: node.now_ms() };
    let cookie = cookie(node, &token, SESSION_DAYS * 24 * 3600);
    Ok(Player { id, session: Some(session), cookie: Some(cookie) })
}

/// Behind TLS the cookie's name binds it to this host.
fn name(node: &Node) -> &'static str {
    if node.config.secure { "__Host-roundhouse" } else { "roundhouse" }
}

fn cookie(node: &Node, token: &str, seconds: u64) -> HeaderValue {
    let secure = if node.config.secure { "; Secure" } else { "" };
    let name = name(node);
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("a token is letters and digits")
}

fn token<'a>(node: &Node, request: &'a HeaderMap) -> Option<&'a str> {
    let cookies = request.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(found, _)| *found == name(node))
        .map(|(_, token)| token)
}

/// A token has 260 random bits: one round of SHA-256 is enough to keep it.
fn hash(token: &str) -> String {
    sha256(token)
}
