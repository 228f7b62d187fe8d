//! S6: many sockets of one player send long actions while bots think.

use std::io;
use std::time::Duration;

use futures_util::stream::SplitStream;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use trial_run::{Browser, Client, Serving, Socket, open_socket};

use crate::figure::{Figure, Measured, megabytes};
use crate::target::{Target, begin, busy_settings};

const SOCKETS: usize = 120;
const FLOOD_DURATION: Duration = Duration::from_secs(15);
/// Just below the 20 messages a second that a socket may send.
const REQUEST_INTERVAL: Duration = Duration::from_millis(53);
/// This many empty lists are just below the 16 KiB that a message may have.
const LISTS: usize = 5_400;
/// This many are just below the 2 kB that an action may have.
const SHORT_LISTS: usize = 660;
const CLOSE_TIMEOUT: Duration = Duration::from_secs(10);
/// More than this is as bad as it was, in megabytes.
const GROWTH_MAX_MB: u64 = 300;

/// What came of a flood.
#[derive(Default)]
struct Flooded {
    sent: usize,
    /// Messages that were refused, which is an answer.
    answered: usize,
    /// Of these, because the player had too much under way.
    busy: usize,
    /// Sockets that the server closed.
    closed: usize,
}

/// Floods, first with the longest messages, then with the longest actions that are taken; watches
/// the server's memory.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let clients = begin(&server, &busy_settings(), vec![Browser::default()]).await?;
    let before = megabytes(server.memory());
    let mut tried = Vec::new();
    let mut worst = 0;
    for (lists, size) in [(LISTS, "16 kB"), (SHORT_LISTS, "2 kB")] {
        let stage = (REQUEST_INTERVAL * SOCKETS as u32) + FLOOD_DURATION;
        let (most, flooded) =
            tokio::join!(watch(&server, stage), flood_all(&server, &clients[0], lists));
        let Flooded { sent, answered, busy, closed } = flooded?;
        worst = worst.max(megabytes(most));
        tried.push(format!(
            "at most {} MB by {sent} actions of {size}, {answered} answered ({busy} busy), \
             {closed} sockets closed",
            megabytes(most)
        ));
    }
    Ok(Figure {
        now: format!("{before} MB before, {}", tried.join(", ")),
        old: "25 -> 1,287 MB, nothing answered",
        bad: worst > GROWTH_MAX_MB,
    })
}

/// Floods over all sockets; says what came of it.
async fn flood_all(server: &Serving, player: &Client, lists: usize) -> io::Result<Flooded> {
    let mut floods = JoinSet::new();
    for _ in 0..SOCKETS {
        let socket = open_socket(&server.address, &player.table, &player.browser).await;
        floods.spawn(flood(socket.map_err(io::Error::other)?, lists));
        // As many as an address may ask for.
        sleep(REQUEST_INTERVAL).await;
    }
    let mut all = Flooded::default();
    for one in floods.join_all().await {
        all.sent += one.sent;
        all.answered += one.answered;
        all.busy += one.busy;
        all.closed += one.closed;
    }
    Ok(all)
}

/// The most memory that a server has within a while.
pub async fn watch(server: &Serving, time: Duration) -> u64 {
    let end = Instant::now() + time;
    let mut most = server.memory();
    while Instant::now() < end {
        sleep(Duration::from_millis(100)).await;
        most = most.max(server.memory());
    }
    most
}

/// Sends for a while, reads everything, and says what came of it.
async fn flood(mut socket: Socket, lists: usize) -> Flooded {
    let hello = json!({ "type": "hello", "protocol": 2, "seen": 0 });
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return Flooded::default();
    }
    let (mut sending, reading) = socket.split();
    let answers = tokio::spawn(count_answers(reading));
    let action = format!("[{}[]]", "[],".repeat(lists));
    let end = Instant::now() + FLOOD_DURATION;
    let mut beat = interval(REQUEST_INTERVAL);
    // What was missed isn't made up for, which would be too many at once.
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut sent, mut closed) = (0, 0);
    while Instant::now() < end {
        beat.tick().await;
        let act = format!(r#"{{"type":"act","submission":"f{sent}","seen":4,"action":{action}}}"#);
        if sending.send(Message::text(act)).await.is_err() {
            closed = 1;
            break;
        }
        sent += 1;
    }
    // The other half ends when the server has answered the farewell.
    sending.close().await.ok();
    let answered = timeout(CLOSE_TIMEOUT, answers).await;
    let answers = answered.map_or_else(|_| Flooded::default(), Result::unwrap_or_default);
    Flooded { sent, closed, ..answers }
}

async fn count_answers(mut reading: SplitStream<Socket>) -> Flooded {
    let mut counted = Flooded::default();
    while let Some(Ok(message)) = reading.next().await {
        let text = message.to_text().unwrap_or_default();
        counted.answered += usize::from(text.contains(r#""type":"refused""#));
        counted.busy += usize::from(text.contains(r#""server/busy""#));
    }
    counted
}
