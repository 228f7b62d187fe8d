//! Opening tables, finding them, sitting down, and the records of what was played.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use catalogue::Seat;
use serde::Deserialize;
use serde_json::{Value, json};

use super::session::{self, Player};
use super::upgrade::Upgrade;
use super::{Answer, Visitor, address, body, check_origin, check_post, respond};
use crate::node::{LISTING_LIFETIME_MS, Node};
use crate::random;
use crate::refused::{Refused, RequestError, ServerError, TooMany};
use crate::room::{CommandRequest, Message, Reply, short};
use crate::socket;
use crate::store::{SetAside, StoreError};
use crate::table::{Command, Settings, TableError, TableShown, export};

/// As many tables as are listed.
const LISTED_TABLES_MAX: u32 = 100;

/// The address of a table, as far as it can be one: nothing else is looked for.
pub struct TableId(String);

/// More letters than any address has.
const TABLE_ID_LETTERS_MAX: usize = 64;

impl<S: Send + Sync> FromRequestParts<S> for TableId {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(id) = path.map_err(IntoResponse::into_response)?;
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        if id.len() <= TABLE_ID_LETTERS_MAX && id.bytes().all(plain) {
            return Ok(Self(id));
        }
        Err(Refused::from(RequestError::UnknownTable).into_response())
    }
}

/// Asks for a table.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// What is played, and how.
    table: Settings,
    /// Where whoever opens it sits.
    sit: TakeSeat,
}

/// Asks for a seat.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Which; without it, the first that is free.
    seat: Option<Seat>,
    /// What to be called.
    name: String,
    /// Randomness for the seed.
    #[serde(default)]
    randomness: String,
}

impl TakeSeat {
    fn command(self) -> Command {
        let Self { seat, name, randomness } = self;
        Command::Sit { seat, name, randomness }
    }
}

/// The public tables that are not over.
pub async fn list(State(node): State<Arc<Node>>) -> Answer {
    let since_ms = node.now_ms().saturating_sub(LISTING_LIFETIME_MS);
    let listed = node.store.listed(LISTED_TABLES_MAX, since_ms).await.map_err(|error| {
        tracing::error!(%error, "table list read failed");
        ServerError::Unavailable
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
pub async fn open(
    State(node): State<Arc<Node>>,
    Extension(from): Extension<Visitor>,
    request: HeaderMap,
    bytes: Bytes,
) -> Answer {
    check_post(&node, &request)?;
    let OpenTable { table: settings, sit } = body(&bytes)?;
    let mut player = session::player_or_new(&node, &request).await?;
    // Whoever mistypes a name or a setting has opened nothing.
    let laid = node.lay_table(settings, &player.id, sit.command())?;
    node.doorkeeper.opens(address(&node, &from, &request)).map_err(|seconds| {
        node.metrics.refuse("tables");
        RequestError::TooMany { seconds, what: TooMany::Tables }
    })?;
    let session = player.session.take();
    let id = node.open_table(laid, session).await?;
    seated(&node, &id, player, StatusCode::CREATED).await
}

/// Takes a seat.
pub async fn sit(
    State(node): State<Arc<Node>>,
    TableId(id): TableId,
    request: HeaderMap,
    bytes: Bytes,
) -> Answer {
    check_post(&node, &request)?;
    let sit: TakeSeat = body(&bytes)?;
    let mut player = session::player_or_new(&node, &request).await?;
    let permit = Some(node.doorkeeper.permit(&player.id).ok_or(ServerError::Busy)?);
    let command = |answer| {
        Message::Command(CommandRequest {
            player: player.id.clone(),
            command_id: random::word(16),
            command: sit.command(),
            reply: Reply::Once(answer),
            session: player.session.take(),
            permit,
        })
    };
    node.ask(&id, command).await?;
    seated(&node, &id, player, StatusCode::OK).await
}

async fn seated(node: &Arc<Node>, id: &str, player: Player, status: StatusCode) -> Answer {
    let shown = describe_to(node, id, Some(player.id.clone())).await?;
    Ok(player.take_along(respond(status, &json!({ "table": shown }))))
}

/// What the asking player may know about a table.
pub async fn describe(
    State(node): State<Arc<Node>>,
    TableId(id): TableId,
    request: HeaderMap,
) -> Answer {
    let player = session::player(&node, &request).await.unwrap_or_default();
    Ok(respond(StatusCode::OK, &json!({ "table": describe_to(&node, &id, player).await? })))
}

async fn describe_to(
    node: &Arc<Node>,
    id: &str,
    player: Option<String>,
) -> Result<TableShown, Refused> {
    node.ask(id, |answer| Message::Describe { player, answer }).await
}

/// The record of a match that is over.
pub async fn record(State(node): State<Arc<Node>>, TableId(id): TableId) -> Answer {
    let record = node.ask(&id, Message::Record).await?;
    Ok(respond(StatusCode::OK, &record))
}

/// What its players may take along from a table that was set aside.
pub async fn log(
    State(node): State<Arc<Node>>,
    TableId(id): TableId,
    request: HeaderMap,
) -> Answer {
    let unreadable = |error: StoreError| {
        tracing::error!(%error, table = %short(&id), "log export failed");
        ServerError::Unavailable
    };
    let player = session::player(&node, &request).await?.unwrap_or_default();
    let stored =
        node.store.table(&id).await.map_err(unreadable)?.ok_or(RequestError::UnknownTable)?;
    let Some(SetAside { reason, .. }) = &stored.set_aside else {
        return Err(TableError::NotSetAside.into());
    };
    let log = node.store.log(&id, 0).await.map_err(unreadable)?;
    let entries = export(&log, &player).ok_or(TableError::NotSeated)?;
    let table = stored.blank().show_facts(&id);
    let export = json!({ "table": table, "reason": reason, "entries": entries });
    Ok(respond(StatusCode::OK, &export))
}

/// Opens a socket at a table.
pub async fn socket(
    State(node): State<Arc<Node>>,
    Extension(from): Extension<Visitor>,
    TableId(id): TableId,
    request: HeaderMap,
    upgrade: Upgrade,
) -> Answer {
    check_origin(&node, &request)?;
    let Some(admitted) = node.doorkeeper.admit(address(&node, &from, &request)) else {
        node.metrics.refuse("connections");
        return Err(RequestError::TooMany { seconds: 1, what: TooMany::Sockets }.into());
    };
    let player = session::player(&node, &request).await?;
    // Before the table is opened to somebody, it must be there.
    describe_to(&node, &id, None).await?;
    Ok(upgrade.accept(move |stream| async move {
        let _place = from.place;
        socket::serve(node, stream, id, player, admitted).await;
    }))
}
