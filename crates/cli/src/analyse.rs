//! `roundhouse analyse`.

use std::io::{BufWriter, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Fault, Record, Review, Seat, Seed, Title};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::Analyse;
use crate::failure::{Failure, read_text};
use crate::progress::Progress;
use crate::words::Words;

/// How many mistakes are told once more at the end.
const COSTLIEST: usize = 5;

/// A decision of the match, judged.
#[derive(Serialize)]
struct Judged {
    /// Which action of the match.
    step: u64,
    seat: Seat,
    /// Every seat's chance to win before it, as far as this seat could know.
    chances: Vec<f64>,
    review: Review<Value>,
}

impl Judged {
    /// How bad it was, in the signs of chess.
    fn mark(&self) -> &'static str {
        match self.review.loss {
            loss if loss >= 0.20 => "??",
            loss if loss >= 0.10 => "?",
            loss if loss >= 0.05 => "?!",
            _ => "",
        }
    }
}

/// Runs the command.
pub fn run(analyse: &Analyse) -> Result<(), Failure> {
    let record: Record = catalogue::from_text(&read_text(&analyse.file)?)?;
    let title = catalogue::title(&record.game).map_err(|fault| fault.at("game"))?;
    let judged = judge(title, &record, analyse)?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    if analyse.json {
        writeln!(out, "{}", json!({ "nodes": analyse.nodes, "decisions": judged }))?;
    } else {
        tell(&mut out, title, &record, &judged)?;
    }
    Ok(out.flush()?)
}

/// Judges every decision in which there was something to choose.
fn judge(title: &Title, record: &Record, analyse: &Analyse) -> Result<Vec<Judged>, Failure> {
    let mut upcoming = record.actions.iter();
    let mut judged = Vec::new();
    let mut failed: Result<(), Fault> = Ok(());
    let progress = Progress::new(record.actions.len() as u64, 0);
    let mut look = |table: &dyn AnyMatch| -> Result<(), Fault> {
        progress.show(table.step());
        let Some(next) = upcoming.next() else { return Ok(()) };
        let wanted = analyse.seat.is_none_or(|seat| seat == next.seat.0);
        if !wanted || table.legal(next.seat)?.len() < 2 {
            return Ok(());
        }
        // Nothing that the match was dealt from may reach a search.
        let seed = Seed::from("analyse");
        let review = table.review(next.seat, &next.action, analyse.nodes, &seed)?;
        let chances = review.best.chances.clone();
        judged.push(Judged { step: table.step() + 1, seat: next.seat, chances, review });
        Ok(())
    };
    let mut watch = |table: &dyn AnyMatch, _: Option<&_>, _: &[Value]| {
        if failed.is_ok() {
            failed = look(table);
        }
    };
    title.replay(record, &mut watch)?;
    progress.end();
    failed?;
    Ok(judged)
}

fn tell(
    out: &mut impl Write,
    title: &Title,
    record: &Record,
    judged: &[Judged],
) -> Result<(), Failure> {
    let words = Words::of(&record.board);
    let bold = Style::new().bold();
    let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
    writeln!(out, "{}, {} actions", title.name, record.actions.len())?;
    writeln!(out, "Chances to win as the seat to act could know them; what its action lost.\n")?;
    for decision in judged {
        let Judged { step, seat, chances, review } = decision;
        let chances: Vec<_> =
            chances.iter().map(|chance| format!("{:3.0} %", chance * 100.0)).collect();
        let (what, mark) = (words.say(&review.chosen.action), decision.mark());
        let loss = if review.loss > 0.005 {
            format!("-{:.0} %", review.loss * 100.0)
        } else {
            String::new()
        };
        writeln!(
            out,
            "{step:>4}  {bold}seat {seat}{bold:#}  {}  {red}{loss:>5} {mark:<2}{red:#}  {what}",
            chances.join(" ")
        )?;
    }
    let mut worst: Vec<_> = judged.iter().filter(|it| !it.mark().is_empty()).collect();
    worst.sort_by(|one, other| other.review.loss.total_cmp(&one.review.loss));
    if worst.is_empty() {
        return Ok(writeln!(out, "\nNo costly mistakes.")?);
    }
    writeln!(out, "\n{bold}The costliest mistakes{bold:#}")?;
    for Judged { step, seat, review, .. } in worst.into_iter().take(COSTLIEST) {
        let index = seat.index();
        let percent = |chance: f64| format!("{:.0} %", chance * 100.0);
        let (chosen, best) = (&review.chosen, &review.best);
        writeln!(out, "{step:>4}  seat {seat}: {}", words.say(&chosen.action))?;
        writeln!(out, "      better: {}", words.say(&best.action))?;
        writeln!(
            out,
            "      wins {} instead of {}, {:.1} points instead of {:.1}",
            percent(best.chances[index]),
            percent(chosen.chances[index]),
            best.points[index],
            chosen.points[index],
        )?;
        if !best.line.is_empty() {
            let line =
                best.line.iter().map(|it| format!("seat {} {}", it.seat, words.say(&it.action)));
            writeln!(out, "      then: {}", line.collect::<Vec<_>>().join("; "))?;
        }
    }
    Ok(())
}
