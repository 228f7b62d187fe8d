//! `roundhouse analyse`.

use std::io::{self, BufWriter, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Fault, Line, Record, Review, Seat, Seed, Title};
use serde::Serialize;
use serde_json::{Value, json};
use words::{Facts, Teller, Words};

use crate::args::Analyse;
use crate::failure::{Failure, read_text};
use crate::progress::Progress;

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
pub fn run(analyse: &Analyse, words: &Words) -> Result<(), Failure> {
    let record: Record = catalogue::from_text(&read_text(&analyse.file)?)?;
    let title = catalogue::title(&record.game).map_err(|fault| fault.at("game"))?;
    if let Some(seat) = analyse.seat.filter(|&seat| seat >= record.seats) {
        let message = format!("there is no seat {seat}; {} seats are counted from 0", record.seats);
        let facts = json!({ "seat": seat, "last": record.seats.saturating_sub(1) });
        return Err(Fault::new("table/no-such-seat", message).with(facts).at("--seat").into());
    }
    let judged = judge(title, &record, analyse, words)?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    if analyse.json {
        writeln!(out, "{}", json!({ "nodes": analyse.nodes, "decisions": judged }))?;
    } else {
        let teller = words::teller(title.slug, &record.board).expect("every game has a teller");
        Page { words, teller: &*teller }.write(&mut out, &judged)?;
    }
    Ok(out.flush()?)
}

/// Judges every decision in which there was something to choose.
fn judge(
    title: &Title,
    record: &Record,
    analyse: &Analyse,
    words: &Words,
) -> Result<Vec<Judged>, Failure> {
    let mut upcoming = record.actions.iter();
    let mut judged = Vec::new();
    let mut failed: Result<(), Fault> = Ok(());
    let progress = Progress::of_actions(words, record.actions.len() as u64);
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

/// Tells what was found out.
struct Page<'a> {
    words: &'a Words,
    teller: &'a dyn Teller,
}

impl Page<'_> {
    fn write(&self, out: &mut impl Write, judged: &[Judged]) -> io::Result<()> {
        let bold = Style::new().bold();
        writeln!(out, "{}\n", self.words.say("binary-analyse-head"))?;
        for decision in judged {
            self.write_decision(out, decision)?;
        }
        let mut worst: Vec<_> = judged.iter().filter(|it| !it.mark().is_empty()).collect();
        worst.sort_by(|one, other| other.review.loss.total_cmp(&one.review.loss));
        if worst.is_empty() {
            return writeln!(out, "\n{}", self.words.say("binary-analyse-none"));
        }
        writeln!(out, "\n{bold}{}{bold:#}", self.words.say("binary-analyse-worst"))?;
        worst.into_iter().take(COSTLIEST).try_for_each(|mistake| self.write_mistake(out, mistake))
    }

    fn write_decision(&self, out: &mut impl Write, decision: &Judged) -> io::Result<()> {
        let bold = Style::new().bold();
        let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
        let Judged { step, seat, chances, review } = decision;
        let chances: Vec<_> = chances.iter().map(|&chance| percent(chance)).collect();
        let loss = if review.loss < 0.005 { String::new() } else { percent(-review.loss) };
        let (who, what) = (self.seat(*seat), self.action(&review.chosen.action));
        let (chances, mark) = (chances.join(" "), decision.mark());
        writeln!(
            out,
            "{step:>4}  {bold}{who}{bold:#}  {chances}  {red}{loss:>6} {mark:<2}{red:#}  {what}"
        )
    }

    fn write_mistake(&self, out: &mut impl Write, mistake: &Judged) -> io::Result<()> {
        let Judged { step, seat, review: Review { chosen, best, .. }, .. } = mistake;
        let index = seat.index();
        let instead = |message, best: String, chosen: String| {
            let facts = Facts::new().with("best", best).with("chosen", chosen);
            self.words.say_with(message, &facts)
        };
        let better = Facts::new().with("action", self.action(&best.action));
        writeln!(out, "{step:>4}  {}: {}", self.seat(*seat), self.action(&chosen.action))?;
        writeln!(out, "      {}", self.words.say_with("binary-analyse-better", &better))?;
        let chances = [best, chosen].map(|it| percent(it.chances[index]).trim().to_owned());
        let points = [best, chosen].map(|it| self.words.decimal(it.points[index], 1));
        let ([more, less], [many, few]) = (chances, points);
        writeln!(out, "      {}", instead("binary-analyse-chance", more, less))?;
        writeln!(out, "      {}", instead("binary-analyse-points", many, few))?;
        if best.line.is_empty() {
            return Ok(());
        }
        let tell =
            |it: &Line<Value>| format!("{}: {}", self.seat(it.seat), self.action(&it.action));
        let line = best.line.iter().map(tell).collect::<Vec<_>>().join("; ");
        let facts = Facts::new().with("line", line);
        writeln!(out, "      {}", self.words.say_with("binary-analyse-line", &facts))
    }

    fn seat(&self, seat: Seat) -> String {
        self.words.say_with("binary-seat", &Facts::new().with("seat", seat.index() as u64))
    }

    fn action(&self, action: &Value) -> String {
        self.teller.action(self.words, action, &[])
    }
}

/// A share in whole percent, as wide as any other.
fn percent(share: f64) -> String {
    format!("{:>3.0} %", share * 100.0)
}
