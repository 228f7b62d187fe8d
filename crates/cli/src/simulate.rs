//! `roundhouse simulate`.

use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use catalogue::{AnyMatch, Plan, Report, Seed, Setting, Title};
use words::{Facts, Words};

use crate::args::Simulate;
use crate::failure::{Failure, write_text};
use crate::narrator::Narrator;
use crate::progress::Progress;
use crate::report;

/// Matches that are simulated when nobody says how many.
const USUAL_GAMES: u64 = 1000;

/// Runs the command.
pub fn run(simulate: &Simulate, words: &Words) -> Result<(), Failure> {
    let table = &simulate.table;
    let setting = table.setting(1, words)?;
    let bots = seat_names(simulate, setting.seats, words)?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    if simulate.show {
        let shown = show(simulate, &setting, &bots, words, &mut out)?;
        if let Some(path) = &simulate.record {
            write_record(path, &*shown)?;
        }
        out.flush()?;
        if simulate.games.is_none() {
            return Ok(());
        }
        writeln!(out)?;
    }
    let plan = Plan {
        bots: simulate.bots.clone(),
        games: simulate.games.unwrap_or(USUAL_GAMES),
        seed: Seed(table.seed.clone()),
        means: table.means(),
    };
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

/// Plays one match and tells it.
fn show(
    simulate: &Simulate,
    setting: &Setting,
    bots: &[String],
    words: &Words,
    out: &mut impl Write,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let (title, seed) = (simulate.table.game, &simulate.table.seed);
    let mut table = title.open(setting, Seed(seed.clone()))?;
    let mut narrator = Narrator::new(out, words, title, table.board(), bots.to_vec());
    narrator.heading(setting.seats, seed)?;
    let means = simulate.table.means();
    narrator.opening(&table.events(0)[0])?;
    // The bots roll their own dice: what they choose must not hang on what the deck holds.
    let seeds: Vec<_> = (0..bots.len()).map(|seat| Seed(format!("{seed} {seat}"))).collect();
    while let Some(seat) = table.to_act().first() {
        let action = table.best(seat, &bots[seat.index()], &seeds[seat.index()], means)?;
        table.act(seat, &action)?;
        narrator.step(table.step(), seat, &action, &table.events(table.step())[0])?;
    }
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
    let report = title.simulate(setting, plan, &watch)?;
    Ok((report, progress.end()))
}
