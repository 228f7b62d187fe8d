//! `roundhouse arena`.

mod keeper;
mod ladder;
mod page;
mod plots;
mod tables;
mod told;

use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;

use catalogue::{Fault, Refusal, Seed};
use contest::arena::{self, Analysis, Played, Spec};
use contest::by_title;
use serde_json::json;
use words::Words;

use crate::args::{Arena, Telling};
use crate::failure::{Failure, read_text, write_text};
use crate::progress::Progress;
use keeper::Keeper;
use told::Told;

pub use ladder::run as ladder;

/// Runs the command.
pub fn run(arena: &Arena, words: &Words) -> Result<(), Failure> {
    let table = &arena.table;
    let setting = table.setting(2, words)?;
    let bots = if arena.bots.is_empty() {
        table.game.bots().iter().map(|bot| bot.name.to_owned()).collect()
    } else {
        arena.bots.clone()
    };
    let seed = Seed(table.seed.clone());
    let spec = by_title::arena_spec(table.game, &setting, bots, seed, arena.blocks)?;
    let analysis = Analysis { anchor: arena.telling.anchor.clone(), sprt: arena.sprt };
    analysis.check(&spec).map_err(Refusal::from)?;
    let done = arena.out.as_deref().map_or(Ok(Vec::new()), |path| done(path, &spec))?;
    let resumed = done.len();

    let mut keeper = Keeper::new(arena.out.as_deref(), &spec, &analysis);
    // Better to hear now than after a night of games that the file can't be written.
    keeper.save(&done)?;
    let keeper = Mutex::new(keeper);
    let progress = Progress::new(words, spec.games(), resumed as u64);
    let watch = |games: &[Played]| {
        progress.show(games.len() as u64);
        keeper.lock().expect("no thread panicked").save_in_time(games)
    };
    let games =
        by_title::arena_play(table.game, &setting, &spec, &analysis, done, table.means(), &watch)?;
    let took = progress.end();
    let mut keeper = keeper.into_inner().expect("no thread panicked");
    keeper.failed()?;
    let report = keeper.save(&games)?;

    let told = Told { words, title: table.game, spec: &spec, report: &report };
    let pace = told.speed((games.len() - resumed) as u64, took);
    tell(&told, &arena.telling, Some(&pace))
}

/// Tells what was found out as somebody wants to hear it, and to people how fast it was.
fn tell(told: &Told<'_>, telling: &Telling, pace: Option<&str>) -> Result<(), Failure> {
    if let Some(path) = &telling.html {
        write_text(path, &page::page(told))?;
    }
    let mut out = BufWriter::new(anstream::stdout().lock());
    if telling.json {
        writeln!(out, "{}", json!({ "spec": told.spec, "report": told.report }))?;
    } else {
        tables::write(&mut out, told)?;
        if let Some(pace) = pace {
            writeln!(out, "{pace}")?;
        }
    }
    Ok(out.flush()?)
}

/// The games that the file has already; none if there is no file.
fn done(path: &Path, spec: &Spec) -> Result<Vec<Played>, Failure> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    Ok(arena::read(&read_text(path)?, spec).map_err(|faults| in_file(path, faults))?)
}

/// What is wrong with a file, with its name in the place of every fault.
fn in_file(path: &Path, faults: Vec<Fault>) -> Refusal {
    let file = path.display();
    Refusal::from(faults).map(|fault| {
        let place = fault.place.as_deref().map_or_else(String::new, |place| format!(": {place}"));
        fault.at(format!("{file}{place}"))
    })
}

/// Goes on, as a [`ControlFlow`].
const GO_ON: ControlFlow<()> = ControlFlow::Continue(());
