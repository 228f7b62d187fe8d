//! Tells a match step by step.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Outcome, Refusal, Seat, Title};
use serde_json::Value;
use words::{Facts, Teller, Words};

use crate::failure::Failure;

/// Tells a match to a terminal or a file.
pub struct Narrator<'a, W: Write> {
    out: W,
    words: &'a Words,
    title: &'static Title,
    teller: Box<dyn Teller>,
    /// Who sits where, if it is known.
    bots: Vec<String>,
}

impl<'a, W: Write> Narrator<'a, W> {
    /// For a match of this game on this board.
    pub fn new(
        out: W,
        words: &'a Words,
        title: &'static Title,
        board: &Value,
        bots: Vec<String>,
    ) -> Self {
        let teller = words::teller(title.slug, board).expect("every game has a teller");
        Self { out, words, title, teller, bots }
    }

    /// What is told.
    pub fn heading(&mut self, seats: u8, seed: &str) -> io::Result<()> {
        let facts = Facts::new()
            .with("game", self.title.name)
            .with("seats", seats)
            .with("seed", format!("{seed:?}"));
        writeln!(self.out, "{}", self.words.say_with("binary-match", &facts))
    }

    /// The set-up.
    pub fn opening(&mut self, events: &[Value]) -> io::Result<()> {
        let bold = Style::new().bold();
        writeln!(self.out, "{bold}{}{bold:#}", self.words.say("table-log-set-up"))?;
        self.happened(events)
    }

    /// An action and what came of it.
    pub fn step(
        &mut self,
        step: u64,
        seat: Seat,
        action: &Value,
        events: &[Value],
    ) -> io::Result<()> {
        let style = seat_style(seat);
        let who = self.who(seat.index() as u64);
        let what = self.teller.action(self.words, action, events);
        writeln!(self.out, "{step:>4}  {style}{who}{style:#}  {what}")?;
        self.happened(events)
    }

    /// How it ended, or who is to act.
    pub fn ending(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let bold = Style::new().bold();
        let Some(outcome) = table.outcome() else {
            let waiting = table.to_act();
            let names: Vec<_> = waiting.iter().map(|seat| self.who(seat.index() as u64)).collect();
            let facts = Facts::new().with("names", self.words.list(&names));
            let told = self.words.say_with("binary-not-over", &facts);
            return writeln!(self.out, "{bold}{told}{bold:#}");
        };
        let facts = Facts::new().with("count", table.step());
        writeln!(self.out, "{bold}{}{bold:#}", self.words.say_with("binary-result", &facts))?;
        for seat in Seat::all(outcome.seats) {
            self.place(&outcome, seat)?;
        }
        writeln!(self.out, "      {}", self.teller.ending(self.words, outcome.ending))?;
        writeln!(self.out, "      {}", self.teller.decided_by(self.words, outcome.decided_by))
    }

    /// That the record holds what the rules give.
    pub fn verdict(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let facts = Facts::new().with("count", table.step()).with("hash", table.hash());
        writeln!(self.out, "{}", self.words.say_with("binary-record-right", &facts))
    }

    /// A refusal, told as this game tells it.
    pub fn failure(&self, refusal: Refusal, json: bool) -> Failure {
        Failure::told_by(refusal, &*self.teller, self.words, json)
    }

    /// Makes sure that all was told.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn place(&mut self, outcome: &Outcome, seat: Seat) -> io::Result<()> {
        let style = seat_style(seat);
        let won = match (outcome.winners.contains(seat), outcome.winners.len()) {
            (false, _) => String::new(),
            (true, 1) => format!("  {}", self.words.say("binary-wins")),
            (true, _) => format!("  {}", self.words.say("binary-shares-win")),
        };
        let who = self.who(seat.index() as u64);
        let points = Facts::new().with("points", outcome.points()[seat.index()]);
        let points = self.words.say_with("scoring-points", &points);
        writeln!(self.out, "      {style}{who}{style:#}  {points}{won}")
    }

    fn happened(&mut self, events: &[Value]) -> io::Result<()> {
        let dim = Style::new().dimmed();
        for event in events {
            let name = |seat| self.who(seat);
            if let Some(told) = self.teller.event(self.words, event, &name) {
                writeln!(self.out, "        {dim}{told}{dim:#}")?;
            }
        }
        Ok(())
    }

    /// A seat's name. A seat beyond the bots that were named is played by the rules.
    fn who(&self, seat: u64) -> String {
        let facts = Facts::new().with("seat", seat);
        match self.bots.get(seat as usize) {
            Some(bot) => self.words.say_with("binary-seat-of", &facts.with("bot", bot.as_str())),
            None if !self.bots.is_empty() => self.words.say("seat-rules"),
            None => self.words.say_with("binary-seat", &facts),
        }
    }
}

fn seat_style(seat: Seat) -> Style {
    const COLOURS: [AnsiColor; 6] = [
        AnsiColor::Cyan,
        AnsiColor::Yellow,
        AnsiColor::Magenta,
        AnsiColor::Green,
        AnsiColor::Blue,
        AnsiColor::Red,
    ];
    Style::new().bold().fg_color(Some(COLOURS[seat.index() % COLOURS.len()].into()))
}
