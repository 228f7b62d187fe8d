//! S5: a stranger opens thirty tables full of strong bots; how long does somebody else's quick bot
//! take?

use std::io;
use std::time::Duration;

use tokio::time::{Instant, sleep};
use trial_run::{Browser, Client, Serving};

use crate::figure::{Figure, Measured};
use crate::target::{Target, begin, busy_settings, done, elsewhere, metric, settings};

const TABLES: usize = 30;
/// The stranger asks as often as an address may: tables and seats are counted together.
const REQUEST_INTERVAL: Duration = Duration::from_millis(200);
/// How often the victim waits for its bot.
const MOVES: usize = 4;
/// A bot that takes longer than this is kept from moving by others.
const QUICK_MAX_SECONDS: f64 = 5.0;
/// A strong bot thinks for a second or two and waits for those that think already.
const STRONG_MAX_SECONDS: f64 = 20.0;
const QUICK_BOT: &str = "greedy";
const STRONG_BOT: &str = "stationmaster";

/// Measures alone, while the stranger is there, and after they have left.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let alone = longest_wait(&server, QUICK_BOT).await?;
    let strong_alone = longest_wait(&server, STRONG_BOT).await?;
    let mut strangers = Vec::new();
    for _ in 0..TABLES {
        strangers.extend(begin(&server, &busy_settings(), vec![Browser::default()]).await?);
        sleep(REQUEST_INTERVAL).await;
    }
    let queued = metric(&server, "roundhouse_bots_waiting ").await?;
    let beside = longest_wait(&server, QUICK_BOT).await?;
    let strong_beside = longest_wait(&server, STRONG_BOT).await?;
    let queued = queued.min(metric(&server, "roundhouse_bots_waiting ").await?);
    strangers.iter_mut().for_each(Client::disconnect);
    let after = longest_wait(&server, QUICK_BOT).await?;
    Ok(Figure {
        now: format!(
            "{beside:.3} s while {queued} bots of the stranger's {} tables wait, {after:.3} s \
             after the stranger left ({alone:.3} s alone); a strong bot {strong_beside:.1} s \
             ({strong_alone:.1} s alone)",
            strangers.len()
        ),
        old: "39 to 42 s",
        // Without a queue nothing was tried.
        bad: beside.max(after) > QUICK_MAX_SECONDS
            || strong_beside > STRONG_MAX_SECONDS
            || queued == 0,
    })
}

/// The longest that a bot takes to answer a few moves, in seconds, from sending the move.
async fn longest_wait(server: &Serving, bot: &str) -> io::Result<f64> {
    let mut victim = begin(server, &settings(1, &[bot]), vec![elsewhere(2)]).await?.remove(0);
    let mut longest: f64 = 0.0;
    for turn in 0..MOVES {
        victim.until(|victim| !victim.legal().is_empty()).await?;
        let before = victim.entries.len();
        let mut began = Instant::now();
        // A turn may have several moves; the bot is waited for after the last one.
        while !victim.legal().is_empty() && !bot_moved(&victim, before) {
            began = Instant::now();
            done(victim.act(turn).await?)?;
        }
        victim.until(|victim| bot_moved(victim, before)).await?;
        longest = longest.max(began.elapsed().as_secs_f64());
    }
    Ok(longest)
}

fn bot_moved(victim: &Client, after: usize) -> bool {
    victim.entries[after..].iter().any(|entry| entry["by"] == "bot")
}
