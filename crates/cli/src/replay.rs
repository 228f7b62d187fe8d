//! `roundhouse replay`.

use std::io::{self, BufWriter, Write};

use catalogue::{AnyMatch, Record, RecordedAction};
use serde_json::{Value, json};

use crate::args::Replay;
use crate::failure::{Failure, read_text};
use crate::narrator::Narrator;

/// Runs the command.
pub fn run(replay: &Replay) -> Result<(), Failure> {
    let record: Record = catalogue::from_text(&read_text(&replay.file)?)?;
    let title = catalogue::title(&record.game).map_err(|fault| fault.at("game"))?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    let told = !replay.quiet && !replay.json;
    if told {
        writeln!(out, "{}, {} seats, seed {:?}", title.name, record.seats, record.seed.0)?;
    }
    let mut narrator = Narrator::new(&mut out, &record.board, Vec::new());
    let mut written: io::Result<()> = Ok(());
    let mut tell = |table: &dyn AnyMatch, action: Option<&RecordedAction>, events: &[Value]| {
        if told && written.is_ok() {
            written = match action {
                None => narrator.opening(events),
                Some(played) => narrator.step(table.step(), played.seat, &played.action, events),
            };
        }
    };
    let checked = title.replay(&record, &mut tell);
    written?;
    // What was told before a fault stands above it.
    narrator.flush()?;
    let table = checked?;
    if told {
        narrator.ending(&*table)?;
        writeln!(out, "The record is right: {} actions, hash {}", table.step(), table.hash())?;
    }
    if replay.json {
        let mut verdict = table.describe();
        verdict["hash"] = json!(table.hash());
        writeln!(out, "{verdict}")?;
    }
    Ok(out.flush()?)
}
