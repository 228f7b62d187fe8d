//! Opening tables, finding them, sitting down, and the records of what was played.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use catalogue::{Fault, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::session::{self, Player};
use super::{Answer, Visitor, address, body, check_origin, check_post, respond};
use crate::node::{Node, unavailable};
use crate::random;
use crate::room::{Message, Reply};
use crate::socket::{self, LONGEST};
use crate::store::NewTable;
use crate::table::{Command, Settings};

/// As many tables as are listed.
const LISTED: u32 = 100;

/// Asks for a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Open {
    table: Settings,
    sit: Sit,
}

/// Asks for a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    seat: Option<Seat>,
    name: String,
    #[serde(default)]
    randomness: String,
}

/// The public tables that are not over.
pub async fn list(State(node): State<Arc<Node>>) -> Answer {
    let listed = node.store.listed(LISTED).await.map_err(|error| {
        tracing::error!(%error, "the tables can't be listed");
        unavailable()
    })?;
    let lines: Vec<Value> = (listed.into_iter())
        .map(|mut line| {
            line.summary["id"] = line.id.into();
            line.summary
        })
        .collect();
    Ok(respond(StatusCode::OK, &json!({ "tables": lines })))
}

/// Opens a table, and sits its host down.
pub async fn open(State(node): State<Arc<Node>>, request: HeaderMap, bytes: Bytes) -> Answer {
    check_post(&node, &request)?;
    let Open { table: settings, sit } = body(&bytes)?;
    settings.check()?;
    let player = session::player_or_new(&node, &request).await?;
    let id = random::word(26);
    let (secret, now_ms) = (random::secret(), node.now_ms());
    let new = NewTable { id: id.clone(), settings, secret, position: None, now_ms };
    node.store.create_table(new).await.map_err(|error| {
        tracing::error!(%error, "a table can't be opened");
        unavailable()
    })?;
    sit_down(&node, &id, player, sit, StatusCode::CREATED).await
}

/// Takes a seat.
pub async fn sit(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    request: HeaderMap,
    bytes: Bytes,
) -> Answer {
    check_post(&node, &request)?;
    let sit: Sit = body(&bytes)?;
    let player = session::player_or_new(&node, &request).await?;
    sit_down(&node, &id, player, sit, StatusCode::OK).await
}

async fn sit_down(
    node: &Arc<Node>,
    id: &str,
    player: Player,
    sit: Sit,
    status: StatusCode,
) -> Answer {
    let Sit { seat, name, randomness } = sit;
    let command = Command::Sit { seat, name, randomness };
    let sitter = player.id.clone();
    let want = |answer| Message::Want {
        player: sitter.clone(),
        submission: random::word(16),
        command,
        reply: Reply::Once(answer),
    };
    node.ask(id, want).await?;
    let shown = describe_to(node, id, Some(sitter.clone())).await?;
    Ok(player.take_along(respond(status, &json!({ "table": shown }))))
}

/// What there is to know about a table, for who asks.
pub async fn describe(
    State(node): State<Arc<Node>>,
    Path(id): Path<String>,
    request: HeaderMap,
) -> Answer {
    let player = session::player(&node, &request).await.unwrap_or_default();
    Ok(respond(StatusCode::OK, &json!({ "table": describe_to(&node, &id, player).await? })))
}

async fn describe_to(node: &Arc<Node>, id: &str, player: Option<String>) -> Result<Value, Fault> {
    node.ask(id, |answer| Message::Describe { player, answer }).await
}

/// The record of a match that is over.
pub async fn record(State(node): State<Arc<Node>>, Path(id): Path<String>) -> Answer {
    let record = node.ask(&id, Message::Record).await?;
    Ok(respond(StatusCode::OK, &record))
}

/// Opens a socket at a table.
pub async fn socket(
    State(node): State<Arc<Node>>,
    Extension(from): Extension<Visitor>,
    Path(id): Path<String>,
    request: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer {
    check_origin(&node, &request)?;
    let Some(admitted) = node.doorkeeper.admit(address(&node, &from, &request)) else {
        node.metrics.refuse("connections");
        return Err(Fault::new("request/too-many", "too many sockets from your address").into());
    };
    let player = session::player(&node, &request).await?;
    // Before the table is opened to somebody, it must be there.
    describe_to(&node, &id, None).await?;
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(4096)
        .max_write_buffer_size(4 << 20)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = from.place;
        socket::serve(node, socket, id, player, admitted).await;
    }))
}
