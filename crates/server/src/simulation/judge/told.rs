//! What clients were told, beside what the log says.

use std::collections::BTreeMap;
use std::time::Duration;

use catalogue::Seat;

use super::{DEADLINE_SLACK, Verdict};
use crate::simulation::client::Memory;
use crate::simulation::disk::Written;
use crate::simulation::player;
use crate::simulation::world::World;

/// Somebody who is connected hears of everything within this time, however deaf their server is.
const DELIVERY_DELAY_MAX: Duration = Duration::from_secs(50);

/// The client was told exactly what the log has.
pub fn heard_everything(log: &[Written], memory: &Memory) -> Verdict<()> {
    if let Some(complaint) = memory.complaints.first() {
        return Err(complaint.clone());
    }
    for (written, told) in log.iter().zip(&memory.entries) {
        let entry = serde_json::to_value(&written.logged.entry).expect("JSON");
        if entry["type"] != told.kind.as_str() {
            return Err(format!("entry {} was told as {}", written.logged.number, told.kind));
        }
    }
    if memory.entries.len() != log.len() {
        let (told, all) = (memory.entries.len(), log.len());
        return Err(format!("somebody was told {told} of {all} entries"));
    }
    Ok(())
}

/// Everything that was acknowledged is there, once, as it was acknowledged.
pub fn acknowledged_once(
    log: &[Written],
    lines: &BTreeMap<&str, u64>,
    seat: Seat,
    memory: &Memory,
) -> Verdict<()> {
    for (command_id, &number) in &memory.acknowledged {
        let key = format!("{} {command_id}", player(seat));
        if memory.sent[command_id]["type"] == "say" {
            if lines.get(key.as_str()) != Some(&number) {
                return Err(format!("line {number} of {key} is lost"));
            }
            continue;
        }
        let found: Vec<u64> = (log.iter())
            .filter(|written| written.logged.command_id.as_ref() == Some(&key))
            .map(|written| written.logged.number)
            .collect();
        if found != [number] {
            return Err(format!("{key} was acknowledged as {number}, and is {found:?}"));
        }
    }
    Ok(())
}

/// Whoever is connected is told soon, if their server can read the log.
pub fn heard_in_time(world: &World, log: &[Written], memory: &Memory) -> Verdict<()> {
    for (written, told) in log.iter().zip(&memory.entries) {
        let (at, limit) = (written.at, written.at + DELIVERY_DELAY_MAX);
        let connected = memory
            .connections
            .iter()
            .any(|(from, _, to)| *from <= at && to.is_none_or(|to| to >= limit));
        if connected && told.at > limit && world.was_calm(at, limit) {
            let (number, late) = (written.logged.number, told.at - at);
            return Err(format!("somebody heard of entry {number} after {late:?}"));
        }
    }
    Ok(())
}

/// What was refused has not happened, where one server knows everything. It may be taken when it is
/// sent again, so only what stood in the log long before counts.
pub fn refused_truly(log: &[Written], seat: Seat, memory: &Memory) -> Verdict<()> {
    for (command_id, &refused) in &memory.refused {
        let key = format!("{} {command_id}", player(seat));
        let taken = log.iter().find(|written| written.logged.command_id.as_ref() == Some(&key));
        if let Some(written) = taken
            && written.at + DEADLINE_SLACK < refused
            && !memory.acknowledged.contains_key(command_id)
        {
            return Err(format!("{key} was refused, and is entry {}", written.logged.number));
        }
    }
    Ok(())
}
