//! `roundhouse ladder`.

use std::io::{BufWriter, Write};

use catalogue::Refusal;
use catalogue::arena::Ladder;
use serde_json::json;
use words::Words;

use super::told::Told;
use super::{in_file, page, tables};
use crate::args;
use crate::failure::{Failure, read_text, write_text};

/// Runs the command.
pub fn run(args: &args::Ladder, words: &Words) -> Result<(), Failure> {
    let mut ladder = Ladder::default();
    for path in &args.files {
        ladder.add(&read_text(path)?).map_err(|faults| in_file(path, faults))?;
    }
    let (spec, report) = ladder.judge(args.anchor.clone()).map_err(Refusal::from)?;
    let title = catalogue::title(&spec.game).map_err(|fault| fault.at("spec.game"))?;
    let told = Told { words, title, spec: &spec, report: &report };
    if let Some(path) = &args.html {
        write_text(path, &page::page(&told))?;
    }
    let mut out = BufWriter::new(anstream::stdout().lock());
    if args.json {
        writeln!(out, "{}", json!({ "spec": spec, "report": report }))?;
    } else {
        tables::write(&mut out, &told)?;
    }
    Ok(out.flush()?)
}
