//! S9: sockets that greet at a table with a long log, and read nothing.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use futures_util::SinkExt;
use serde_json::json;
use tokio::time::{interval, sleep};
use tokio_tungstenite::tungstenite::Message;
use trial_run::{Browser, Client, Serving, Socket, open_socket};

use crate::figure::{Figure, Measured, megabytes};
use crate::memory::watch;
use crate::target::{House, Target, begin, settings};

const SOCKETS: usize = 320;
/// This many may be open at once from one address, and one of those is the player's own.
const OPEN_AT_ONCE: usize = 195;
/// All of them come within 30 seconds.
const REQUEST_INTERVAL: Duration = Duration::from_millis(93);
const SETTLE_TIME: Duration = Duration::from_secs(12);
/// More than this is as bad as it was, in megabytes.
const GROWTH_MAX_MB: u64 = 300;

/// Lines of chat as version 1 kept them: 300 characters of four bytes each, 4.2 MB in all.
const FILL: &str = "
    with recursive n (i) as (
        select (select max(number) from log where table_id = $1) + 1
        union all select i + 1 from n where i < 3450
    )
    insert into log (table_id, number, at_ms, entry)
    select $1, i, (select max(at_ms) from log where table_id = $1),
           json_object('type', 'said', 'seat', 1, 'text', $2)
    from n";

/// Makes a long log, lets everybody in, and watches the server's memory.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let people = vec![Browser::default(), Browser::default()];
    let clients = begin(&server, &settings(2, &[]), people).await?;
    let (table, browser) = (clients[0].table.clone(), clients[0].browser.clone());
    drop(clients);
    server.stop();
    let bytes = fill(&house, &table).await?;
    let server = house.serve(&[]);
    sleep(Duration::from_secs(1)).await;
    let before = server.memory();
    let (most, let_in) = tokio::join!(
        watch(&server, REQUEST_INTERVAL * SOCKETS as u32),
        greet(&server, &table, &browser)
    );
    sleep(SETTLE_TIME).await;
    let after = server.memory();
    let mut reader = Client::new(vec![server.address.clone()], table, browser);
    reader.connect().await?;
    let [before, most, after] = [before, most, after].map(megabytes);
    Ok(Figure {
        now: format!(
            "{before} -> at most {most} MB with {let_in} of {SOCKETS} sockets let in at a log of \
             {bytes} bytes, {after} MB {} s after they left; then a reader gets {} entries",
            SETTLE_TIME.as_secs(),
            reader.seen()
        ),
        old: "12 -> 905 MB, 797 MB afterwards",
        bad: most > GROWTH_MAX_MB || let_in < SOCKETS / 2,
    })
}

async fn fill(house: &House, table: &str) -> io::Result<i64> {
    let mut database = house.database().await?;
    let filled = sqlx::query(FILL).bind(table).bind("\u{1F682}".repeat(300));
    filled.execute(&mut database).await.map_err(io::Error::other)?;
    let bytes = "select sum(length(cast(entry as blob))) from log where table_id = $1";
    let bytes = sqlx::query_scalar(bytes).bind(table).fetch_one(&mut database);
    bytes.await.map_err(io::Error::other)
}

/// Opens sockets that read nothing, the oldest of them closed when there are too many.
async fn greet(server: &Serving, table: &str, browser: &Browser) -> usize {
    let mut open: VecDeque<Socket> = VecDeque::new();
    let mut beat = interval(REQUEST_INTERVAL);
    let mut let_in = 0;
    for _ in 0..SOCKETS {
        beat.tick().await;
        if open.len() == OPEN_AT_ONCE {
            open.pop_front();
        }
        let Ok(mut socket) = open_socket(&server.address, table, browser).await else { continue };
        let hello = json!({ "type": "hello", "protocol": 2, "seen": 0 });
        if socket.send(Message::text(hello.to_string())).await.is_ok() {
            let_in += 1;
            open.push_back(socket);
        }
    }
    let_in
}
