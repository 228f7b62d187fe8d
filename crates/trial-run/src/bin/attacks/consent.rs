//! S1: in a match of two, one proposes to take the other over on every turn, and then to undo.

use std::io;
use std::time::Duration;

use serde_json::{Value, json};
use trial_run::{Browser, Client};

use crate::figure::{Figure, Measured};
use crate::target::{Target, begin, listen, settings};

/// How long the victim thinks about a move.
const THINKING_TIME: Duration = Duration::from_millis(500);
/// How long the attacker waits to see whether something was undone.
const LOOK_INTERVAL: Duration = Duration::from_millis(100);
/// A match is over long before.
const TURNS_MAX: usize = 400;

const ATTACKER: usize = 0;
const VICTIM: usize = 1;

/// Plays a whole match, and counts what was done against the victim's will.
pub async fn measure(target: &Target) -> Measured {
    let house = target.house()?;
    let server = house.serve(&[]);
    let people = vec![Browser::default(), Browser::default()];
    let mut clients = begin(&server, &settings(2, &[]), people).await?;
    for turn in 0..TURNS_MAX {
        for client in &mut clients {
            listen(client, Duration::from_millis(20)).await?;
        }
        if clients[VICTIM].is_over() {
            return Ok(count(&clients[VICTIM].entries));
        }
        if clients[VICTIM].legal().is_empty() {
            act(&mut clients[ATTACKER], turn).await?;
        } else {
            attack(&mut clients).await?;
            act(&mut clients[VICTIM], turn).await?;
        }
    }
    Err(io::Error::other("the match has no end"))
}

async fn attack(clients: &mut [Client]) -> io::Result<()> {
    let take_over = json!({ "type": "take_over", "seat": VICTIM, "bot": "random" });
    propose(&mut clients[ATTACKER], &take_over).await?;
    listen(&mut clients[VICTIM], THINKING_TIME).await?;
    let taken = clients[VICTIM].now["seats"][VICTIM]["bot"] != Value::Null;
    // While a bot has the seat is when the victim had no say.
    let undo = json!({ "type": "undo" });
    if taken {
        propose(&mut clients[ATTACKER], &undo).await?;
        clients[VICTIM].command(json!({ "type": "return" })).await?.ok();
    } else {
        clients[VICTIM].command(json!({ "type": "decline" })).await?.ok();
        propose(&mut clients[ATTACKER], &undo).await?;
    }
    listen(&mut clients[VICTIM], LOOK_INTERVAL).await
}

/// The server may well refuse.
async fn propose(client: &mut Client, proposal: &Value) -> io::Result<()> {
    client.command(json!({ "type": "propose", "proposal": proposal })).await?.ok();
    Ok(())
}

/// Plays, unless somebody else has done so meanwhile.
async fn act(client: &mut Client, turn: usize) -> io::Result<()> {
    if !client.legal().is_empty() {
        client.act(turn * 7919).await?.ok();
    }
    Ok(())
}

fn count(entries: &[Value]) -> Figure {
    let of_victim = |entry: &&Value| entry["type"] == "played" && entry["seat"] == VICTIM;
    let moves = entries.iter().filter(of_victim).count();
    let by_bot = entries.iter().filter(of_victim).filter(|entry| entry["by"] == "bot").count();
    // The victim never agrees to anything.
    let undone = entries.iter().filter(|entry| entry.get("back_to").is_some()).count();
    let proposed =
        |what: &str| entries.iter().filter(|entry| entry["proposal"]["type"] == what).count();
    let (take_overs, undos) = (proposed("take_over"), proposed("undo"));
    Figure {
        now: format!(
            "{by_bot} of the victim's {moves} moves made by a bot after {take_overs} proposals, \
             {undone} of {undos} undos done without consent"
        ),
        old: "33 of 33, undos at will",
        bad: by_bot > 0 || undone > 0 || take_overs == 0 || undos == 0,
    }
}
