//! `roundhouse analyse`.

use std::io::{self, BufWriter, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Fault, Line, MatchError, Phrase, Record, Review, Seat, Seed, Title};
use serde::Serialize;
use serde_json::{Value, json};
use words::{Facts, Words};

use crate::args::Analyse;
use crate::failure::{Failure, read_text};
use crate::progress::Progress;

/// How many mistakes are told once more at the end.
const MISTAKES_SHOWN: usize = 5;

/// A decision of the match, judged.
#[derive(Serialize)]
struct Judged {
    /// Which action of the match.
    step: u64,
    seat: Seat,
    /// Every seat's chance to win before it, as far as this seat could know.
    chances: Vec<f64>,
    review: Review<Value>,
    #[serde(skip)]
    told: Told,
}

/// The actions of a review, as its seat knew them.
struct Told {
    chosen: Phrase,
    best: Phrase,
    line: Vec<Phrase>,
}

impl Told {
    fn of(table: &dyn AnyMatch, seat: Seat, review: &Review<Value>) -> Result<Self, Fault> {
        let line = review.best.line.iter().map(|expected| &expected.action);
        let actions = [&review.chosen.action, &review.best.action].into_iter().chain(line);
        let actions: Vec<Value> = actions.cloned().collect();
        let mut told = table.tell_actions(seat, &actions)?.into_iter().map(|told| told.phrase);
        let mut next = || told.next().expect("every action is told");
        Ok(Self { chosen: next(), best: next(), line: told.collect() })
    }
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
        let last = record.seats.saturating_sub(1);
        return Err(Fault::from(MatchError::NoSuchSeat { seat, last }).at("--seat").into());
    }
    let judged = judge(title, &record, analyse, words)?;
    let mut out = BufWriter::new(anstream::stdout().lock());
    if analyse.json {
        writeln!(out, "{}", json!({ "nodes": analyse.nodes, "decisions": judged }))?;
    } else {
        Page { words }.write(&mut out, &judged)?;
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
        let (step, seat) = (table.step() + 1, next.seat);
        let told = Told::of(table, seat, &review)?;
        judged.push(Judged { step, seat, chances, review, told });
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
        worst
            .into_iter()
            .take(MISTAKES_SHOWN)
            .try_for_each(|mistake| self.write_mistake(out, mistake))
    }

    fn write_decision(&self, out: &mut impl Write, decision: &Judged) -> io::Result<()> {
        let bold = Style::new().bold();
        let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
        let Judged { step, seat, chances, review, told } = decision;
        let chances: Vec<_> = chances.iter().map(|&chance| self.percent(chance)).collect();
        let loss = if review.loss < 0.005 { String::new() } else { self.percent(-review.loss) };
        let (who, what) = (self.seat(*seat), self.words.plain(&told.chosen));
        let (chances, mark) = (chances.join(" "), decision.mark());
        writeln!(
            out,
            "{step:>4}  {bold}{who}{bold:#}  {chances}  {red}{loss:>6} {mark:<2}{red:#}  {what}"
        )
    }

    fn write_mistake(&self, out: &mut impl Write, mistake: &Judged) -> io::Result<()> {
        let Judged { step, seat, review: Review { chosen, best, .. }, told, .. } = mistake;
        let index = seat.index();
        let instead = |message, best: String, chosen: String| {
            let facts = Facts::new().with("best", best).with("chosen", chosen);
            self.words.say_with(message, &facts)
        };
        let better = Facts::new().with("action", self.words.plain(&told.best));
        writeln!(out, "{step:>4}  {}: {}", self.seat(*seat), self.words.plain(&told.chosen))?;
        writeln!(out, "      {}", self.words.say_with("binary-analyse-better", &better))?;
        let chances = [best, chosen].map(|it| self.percent(it.chances[index]).trim().to_owned());
        let points = [best, chosen].map(|it| self.words.decimal(it.points[index], 1));
        let ([more, less], [many, few]) = (chances, points);
        writeln!(out, "      {}", instead("binary-analyse-chance", more, less))?;
        writeln!(out, "      {}", instead("binary-analyse-points", many, few))?;
        if best.line.is_empty() {
            return Ok(());
        }
        let tell = |(it, phrase): (&Line<Value>, &Phrase)| {
            format!("{}: {}", self.seat(it.seat), self.words.plain(phrase))
        };
        let line = best.line.iter().zip(&told.line).map(tell).collect::<Vec<_>>().join("; ");
        let facts = Facts::new().with("line", line);
        writeln!(out, "      {}", self.words.say_with("binary-analyse-line", &facts))
    }

    fn seat(&self, seat: Seat) -> String {
        self.words.say_with("binary-seat", &Facts::new().with("seat", seat.index() as u64))
    }

    /// A share in whole percent, as wide as any other.
    fn percent(&self, share: f64) -> String {
        let facts = Facts::new().with("share", self.words.decimal(share * 100.0, 0));
        format!("{:>5}", self.words.say_with("arena-percent", &facts))
    }
}
