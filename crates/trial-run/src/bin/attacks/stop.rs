//! S10: a planned stop while clocks run at tables where nobody is connected.

use std::io;
use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;
use trial_run::{Browser, Client, Serving};

use crate::figure::{Figure, Measured};
use crate::target::{Target, begin, settings};

const TABLES: usize = 5;
/// The server notices that somebody has left within a moment.
const LOOKS_MAX: usize = 500;

/// Stops the server, starts it again, and looks at every table as one of its players.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let mut settings = settings(2, &[]);
    settings["clock"] = json!({ "per": "player", "seconds": 600, "late": "bot_moves" });
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let people = vec![Browser::default(), Browser::default()];
        players.push(begin(&server, &settings, people).await?.remove(0));
        sleep(Duration::from_millis(200)).await;
    }
    players.iter_mut().for_each(Client::disconnect);
    until_empty(&server).await?;
    if !server.stop() {
        return Err(io::Error::other("the server didn't stop by itself"));
    }
    let server = house.serve(&[]);
    let mut stopped = 0;
    for player in &mut players {
        player.servers = vec![server.address.clone()];
        player.connect().await?;
        let entries = &player.entries;
        stopped += usize::from(entries.iter().any(|entry| entry["type"] == "clocks_stopped"));
    }
    Ok(Figure {
        now: format!("clocks stopped at {stopped} of {TABLES} tables"),
        old: "0 of 5",
        bad: stopped < TABLES,
    })
}

async fn until_empty(server: &Serving) -> io::Result<()> {
    for _ in 0..LOOKS_MAX {
        // Looking is limited too.
        sleep(Duration::from_millis(60)).await;
        let metrics = Browser::default().get(&server.address, "/metrics").await?;
        if metrics.body.contains("roundhouse_sockets 0") {
            return Ok(());
        }
    }
    Err(io::Error::other("sockets stay open"))
}
