//! `roundhouse simulate`.

use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use catalogue::{AnyMatch, Seed, Setting, Title};
use contest::{Plan, Report, by_title};
use words::{Facts, Words};

use crate::args::Simulate;
use crate::failure::{Failure, write_text};
use crate::narrator::Narrator;
use crate::progress::Progress;
use crate::report;

/// Matches that are simulated when nobody says how many.
const DEFAULT_GAMES: u64 = 1000;

/// Runs the command.
pub fn run(simulate: &Simulate, words: &Words) -> Result<(), Failure> {
    let table = &simulate.table;
    let setting = table.setting(1, words)?;
    let bots = seat_names(simulate, setting.seats, words)?;
    let plan = Plan {
        bots: simulate.bots.clone(),
        games: simulate.games.unwrap_or(DEFAULT_GAMES),
        seed: Seed(table.seed.clone()),
        means: table.means(),
    };
    let mut out = BufWriter::new(anstream::stdout().lock());
    if simulate.show {
        let shown = show(table.game, &setting, &plan, bots, words, &mut out)?;
        if let Some(path) = &simulate.record {
            write_record(path, &*shown)?;
        }
        out.flush()?;
        if simulate.games.is_none() {
            return Ok(());
        }
        writeln!(out)?;
    }
    let (report, took) = timed(table.game, &setting, &plan, words)?;
    if simulate.json {
        writeln!(out, "{}", report::json(table.game, &plan, &report, took))?;
    } else {
        report::write(&mut out, words, table.game, &report, took)?;
    }
    Ok(out.flush()?)
}

/// The bot of each seat.
fn seat_names(simulate: &Simulate, seats: u8, words: &Words) -> Result<Vec<String>, Failure> {
    let bots = &simulate.bots;
    if !usize::from(seats).is_multiple_of(bots.len()) {
        let facts = Facts::new().with("seats", seats).with("bots", bots.len());
        return Err(Failure::Usage(words.say_with("usage-bots", &facts)));
    }
    Ok(bots.iter().cycle().take(usize::from(seats)).cloned().collect())
}

/// Plays the first match of the plan and tells it.
fn show(
    title: &'static Title,
    setting: &Setting,
    plan: &Plan,
    bots: Vec<String>,
    words: &Words,
    out: &mut impl Write,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut narrator = Narrator::new(out, words, title, bots);
    narrator.heading(setting.seats, &plan.seed.0)?;
    let mut told = Ok(());
    let table = by_title::show(title, setting, plan, &mut |table, _, _| {
        told = narrator.last_step(table);
        if told.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    told?;
    narrator.ending(&*table)?;
    Ok(table)
}

fn write_record(path: &Path, table: &dyn AnyMatch) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(&table.record()).expect("a record is plain JSON");
    write_text(path, &(text + "\n"))
}

/// Simulates, showing on a terminal how far it is.
fn timed(
    title: &Title,
    setting: &Setting,
    plan: &Plan,
    words: &Words,
) -> Result<(Report, Duration), Failure> {
    let progress = Progress::new(words, plan.games, 0);
    let watch = |finished: u64| {
        progress.show(finished);
        ControlFlow::Continue(())
    };
    let report = by_title::simulate(title, setting, plan, &watch)?;
    Ok((report, progress.end()))
}
