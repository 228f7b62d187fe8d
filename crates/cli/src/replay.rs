//! `roundhouse replay`.

use std::io::{self, BufWriter, Write};

use catalogue::{AnyMatch, FairnessError, Fault, Record, RecordedAction};
use serde_json::{Value, json};
use words::Words;

use crate::args::Replay;
use crate::failure::{Failure, read_text};
use crate::narrator::Narrator;

/// Runs the command.
pub fn run(replay: &Replay, words: &Words) -> Result<(), Failure> {
    let record: Record = catalogue::from_text(&read_text(&replay.file)?)?;
    let title = catalogue::title(&record.game).map_err(|fault| fault.at("game"))?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    let told = !replay.quiet && !replay.json;
    let mut narrator = Narrator::new(&mut out, words, title, Vec::new());
    if told {
        narrator.heading(record.seats, &record.seed.0)?;
    }
    let mut written: io::Result<()> = Ok(());
    let mut tell = |table: &dyn AnyMatch, _: Option<&RecordedAction>, _: &[Value]| {
        if told && written.is_ok() {
            written = narrator.last_step(table);
        }
    };
    let checked = title.replay(&record, &mut tell);
    written?;
    // What was told before a fault stands above it.
    narrator.flush()?;
    let table = checked?;
    if replay.verify {
        verify(&record, replay.commitment.as_deref())?;
    }
    if told {
        narrator.ending(&*table)?;
        narrator.verdict(&*table)?;
        if replay.verify {
            writeln!(out, "{}", words.say("binary-deal-honest"))?;
        }
    }
    if replay.json {
        let mut verdict = json!(table.describe());
        verdict["hash"] = json!(table.hash());
        writeln!(out, "{verdict}")?;
    }
    Ok(out.flush()?)
}

/// Was the seed promised, and is it the promise that the players were given? That the promise was
/// kept is part of every replay.
fn verify(record: &Record, shown: Option<&str>) -> Result<(), Fault> {
    let Some(fairness) = &record.fairness else { return Err(FairnessError::NotPromised.into()) };
    if shown.is_some_and(|shown| !shown.eq_ignore_ascii_case(&fairness.commitment)) {
        return Err(FairnessError::OtherPromise { promise: fairness.commitment.clone() }.into());
    }
    Ok(())
}
