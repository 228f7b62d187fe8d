//! `roundhouse simulate`.

use std::io::{BufWriter, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Once;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use catalogue::{AnyMatch, Fault, Plan, Report, Seed, Setting, Title};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::Simulate;
use crate::failure::{Failure, read_text};
use crate::narrator::Narrator;
use crate::report;

/// Whoever waits longer than this is shown how far it is.
const LONG_RUN: Duration = Duration::from_secs(1);

/// Matches that are simulated when nobody says how many.
const USUAL_GAMES: u64 = 1000;

/// Runs the command.
pub fn run(simulate: &Simulate) -> Result<(), Failure> {
    let setting = setting(simulate)?;
    let bots = seat_names(simulate, setting.seats)?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    if simulate.show {
        let shown = show(simulate, &setting, &bots, &mut out)?;
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
        seed: Seed(simulate.seed.clone()),
        threads: threads(simulate),
    };
    let (report, took) = timed(simulate.game, &setting, &plan)?;
    if simulate.json {
        writeln!(out, "{}", report::json(simulate.game, &plan, &report, took))?;
    } else {
        report::write(&mut out, simulate.game, &report, took)?;
    }
    Ok(out.flush()?)
}

fn setting(simulate: &Simulate) -> Result<Setting, Failure> {
    let counts = simulate.game.seat_counts();
    let seats = simulate.seats.unwrap_or(counts[0]);
    if !counts.contains(&seats) {
        let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
        let name = simulate.game.name;
        let message = format!("--seats {seats}: {name} seats {}", counts.join(", "));
        return Err(Failure::Usage(message));
    }
    let board = simulate.board.as_deref().map(read_text).transpose()?;
    Ok(Setting { seats, options: simulate.options.clone().unwrap_or_default(), board })
}

/// The bot of each seat.
fn seat_names(simulate: &Simulate, seats: u8) -> Result<Vec<String>, Failure> {
    let bots = &simulate.bots;
    if !usize::from(seats).is_multiple_of(bots.len()) {
        let message = format!(
            "--bots: name one bot for all {seats} seats, or {seats} bots, one for each; \
             {} don't go evenly round the table",
            bots.len()
        );
        return Err(Failure::Usage(message));
    }
    Ok(bots.iter().cycle().take(usize::from(seats)).cloned().collect())
}

fn threads(simulate: &Simulate) -> usize {
    let asked = simulate.threads.map(usize::from);
    asked.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
}

/// Plays one match and tells it.
fn show(
    simulate: &Simulate,
    setting: &Setting,
    bots: &[String],
    out: &mut impl Write,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let title = simulate.game;
    let mut table = title.open(setting, Seed(simulate.seed.clone()))?;
    writeln!(out, "{}, {} seats, seed {:?}", title.name, setting.seats, simulate.seed)?;
    let mut narrator = Narrator::new(out, table.board(), bots.to_vec());
    narrator.opening(&table.events(0)[0])?;
    // The bots roll their own dice: what they choose must not hang on what the deck holds.
    let seeds: Vec<_> =
        (0..bots.len()).map(|seat| Seed(format!("{} {seat}", simulate.seed))).collect();
    while let Some(seat) = table.to_act().first() {
        let action = table.best(seat, &bots[seat.index()], &seeds[seat.index()])?;
        table.act(seat, &action)?;
        narrator.step(table.step(), seat, &action, &table.events(table.step())[0])?;
    }
    narrator.ending(&*table)?;
    Ok(table)
}

fn write_record(path: &Path, table: &dyn AnyMatch) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(&table.record()).expect("a record is plain JSON");
    std::fs::write(path, text + "\n").map_err(|error| {
        let fault = Fault::new("file/unwritable", format!("can't be written: {error}"));
        fault.at(path.display().to_string()).into()
    })
}

/// Simulates, showing on a terminal how far it is.
fn timed(title: &Title, setting: &Setting, plan: &Plan) -> Result<(Report, Duration), Failure> {
    let bar = ProgressBar::with_draw_target(Some(plan.games), ProgressDrawTarget::hidden());
    let style = "{bar:40.cyan/dim} {human_pos} of {human_len} games, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("a good template"));
    let terminal = std::io::stderr().is_terminal();
    let started = Instant::now();
    let shown = Once::new();
    let watch = |finished: u64| {
        if terminal && started.elapsed() > LONG_RUN {
            shown.call_once(|| bar.set_draw_target(ProgressDrawTarget::stderr()));
            bar.set_position(finished);
        }
        ControlFlow::Continue(())
    };
    let report = title.simulate(setting, plan, &watch)?;
    let took = started.elapsed();
    bar.finish_and_clear();
    Ok((report, took))
}
