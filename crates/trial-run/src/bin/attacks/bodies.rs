//! S8: more requests than there are connections, from one address, whose bodies never end.

use std::io;
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep, timeout};
use trial_run::{Browser, Serving};

use crate::figure::{Figure, Measured};
use crate::target::{Target, elsewhere, metric};

const CONNECTIONS: &str = "300";
const BODIES: usize = 310;
/// As often as an address may ask, so that none is turned away for that.
const REQUEST_INTERVAL: Duration = Duration::from_millis(53);
/// So often a slow client sends one more byte, for so long.
const TRICKLE_INTERVAL: Duration = Duration::from_secs(2);
const WATCH_DURATION: Duration = Duration::from_secs(40);
/// A client that waits for longer than this is shut out.
const LATENCY_MAX: Duration = Duration::from_secs(10);

/// Sends bodies in pace and then all at once, while somebody else asks for the list.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&["--max-connections", CONNECTIONS]);
    let mut slow = JoinSet::new();
    let address = server.address.clone();
    slow.spawn(async move { trickle_many(&address).await });
    let Probe { longest, unanswered, asked, connections } = ask(&server).await?;
    slow.abort_all();
    Ok(Figure {
        now: format!(
            "another client asked {asked} times beside up to {connections} connections, \
             {unanswered} unanswered, longest wait {:.0} ms",
            longest.as_secs_f64() * 1e3
        ),
        old: "no answer, still after 69 s",
        bad: unanswered > 0,
    })
}

/// Opens all of them in pace, and then as many again at once.
async fn trickle_many(address: &str) {
    let mut slow = JoinSet::new();
    let mut beat = interval(REQUEST_INTERVAL);
    for index in 0..2 * BODIES {
        if index < BODIES {
            beat.tick().await;
        }
        slow.spawn(trickle(address.to_owned()));
    }
    slow.join_all().await;
}

/// Sends a body that has no end, a byte at a time, until the server has had enough.
async fn trickle(address: String) {
    let Ok(mut stream) = TcpStream::connect(&address).await else { return };
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: 9000\r\n\r\n{{"
    );
    let mut sent = stream.write_all(head.as_bytes()).await;
    while sent.is_ok() {
        sleep(TRICKLE_INTERVAL).await;
        sent = stream.write_all(b" ").await;
    }
}

/// What somebody else saw of it.
#[derive(Default)]
struct Probe {
    longest: Duration,
    unanswered: usize,
    asked: usize,
    /// The most connections that there were.
    connections: u64,
}

/// Asks again and again, as somebody else.
async fn ask(server: &Serving) -> io::Result<Probe> {
    let end = Instant::now() + WATCH_DURATION;
    let mut seen = Probe::default();
    while Instant::now() < end {
        let began = Instant::now();
        let mut other: Browser = elsewhere(2);
        let answer = timeout(LATENCY_MAX, other.get(&server.address, "/api/tables")).await;
        let answered = answer.is_ok_and(|answer| answer.is_ok_and(|answer| answer.status == 200));
        seen.longest = seen.longest.max(began.elapsed());
        seen.unanswered += usize::from(!answered);
        seen.asked += 1;
        if answered {
            let open = metric(server, "roundhouse_connections ").await?;
            seen.connections = seen.connections.max(open);
        }
        sleep(Duration::from_millis(250)).await;
    }
    Ok(seen)
}
