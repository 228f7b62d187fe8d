//! S2: one player fills a table with chat over eight sockets; then somebody who has seen nothing
//! enters.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use trial_run::{Browser, Client, Serving};

use crate::figure::{Figure, Measured};
use crate::target::{Target, begin, elsewhere, listen, settings};

const SOCKETS: usize = 8;
const FLOOD_DURATION: Duration = Duration::from_secs(25);
/// Just below the 20 messages a second that a socket may send.
const REQUEST_INTERVAL: Duration = Duration::from_millis(53);
/// The longest text that is taken, of characters of four bytes.
const LINE_CHARACTERS: usize = 300;
/// The longest message that a server may send, in bytes.
const MESSAGE_BYTES_MAX: usize = 256 * 1024;

/// Floods, and then enters.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let people = vec![Browser::default(), Browser::default()];
    let clients = begin(&server, &settings(2, &[]), people).await?;
    let (table, attacker) = (clients[0].table.clone(), clients[0].browser.clone());
    let mut floods = tokio::task::JoinSet::new();
    for socket in 0..SOCKETS {
        let client = Client::new(vec![server.address.clone()], table.clone(), attacker.clone());
        floods.spawn(flood(client, socket));
    }
    let sent: usize = floods.join_all().await.into_iter().sum();
    enter(&server, table, sent).await
}

/// Sends lines for a while, reads all answers, and says how many were sent.
async fn flood(mut client: Client, socket: usize) -> usize {
    let end = Instant::now() + FLOOD_DURATION;
    let mut beat = interval(REQUEST_INTERVAL);
    // What was missed isn't made up for, which would be too many at once.
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut sent = 0;
    while Instant::now() < end {
        beat.tick().await;
        let command_id = format!("flood-{socket}-{sent}");
        let text = "\u{1F682}".repeat(LINE_CHARACTERS);
        let say = json!({ "type": "say", "submission": command_id, "text": text });
        if client.send(&say).await.is_ok() {
            sent += 1;
        } else {
            client.disconnect();
        }
        // A lost connection is made again by the next message.
        listen(&mut client, Duration::from_millis(1)).await.ok();
    }
    sent
}

async fn enter(server: &Serving, table: String, sent: usize) -> Measured {
    let mut fresh = Client::new(vec![server.address.clone()], table, elsewhere(2));
    fresh.heard = Some(Vec::new());
    let began = Instant::now();
    let entered = timeout(Duration::from_secs(30), fresh.connect()).await;
    let entered = entered.is_ok_and(|entered| entered.is_ok()) && fresh.connections == 1;
    let took = began.elapsed().as_secs_f64() * 1e3;
    if entered {
        listen(&mut fresh, Duration::from_secs(1)).await?;
    }
    let heard = fresh.heard.take().unwrap_or_default();
    let longest = heard.iter().map(String::len).max().unwrap_or(0);
    let verdict = if entered { format!("let in after {took:.0} ms") } else { "shut out".into() };
    Ok(Figure {
        now: format!(
            "{verdict}; {sent} lines sent in {} s, {} kept; longest message {longest} bytes",
            FLOOD_DURATION.as_secs(),
            fresh.lines.len()
        ),
        old: "shut out for ever after 25 s",
        bad: !entered || longest > MESSAGE_BYTES_MAX,
    })
}
