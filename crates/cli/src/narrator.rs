//! Tells a match step by step.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Outcome, Phrase, Seat, Title};
use words::{Facts, Reader, Words};

/// Tells a match to a terminal or a file.
pub struct Narrator<'a, W: Write> {
    out: W,
    words: &'a Words,
    title: &'static Title,
    /// Who sits where, if it is known.
    bots: Vec<String>,
}

impl<'a, W: Write> Narrator<'a, W> {
    /// For a match of this game.
    pub fn new(out: W, words: &'a Words, title: &'static Title, bots: Vec<String>) -> Self {
        Self { out, words, title, bots }
    }

    /// What is told.
    pub fn heading(&mut self, seats: u8, seed: &str) -> io::Result<()> {
        let facts = Facts::new()
            .with("game", self.title.name)
            .with("seats", seats)
            .with("seed", format!("{seed:?}"));
        writeln!(self.out, "{}", self.words.say_with("binary-match", &facts))
    }

    /// The last step: an action and what came of it, or the set-up.
    pub fn last_step(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let step = table.step();
        if let Some((seat, action)) = table.last_action() {
            let style = seat_style(seat);
            let (who, what) = (self.who(seat), self.say(&action));
            writeln!(self.out, "{step:>4}  {style}{who}{style:#}  {what}")?;
        } else {
            let bold = Style::new().bold();
            writeln!(self.out, "{bold}{}{bold:#}", self.words.say("table-log-set-up"))?;
        }
        let dim = Style::new().dimmed();
        for event in table.all_event_phrases(step).into_iter().flatten().flatten() {
            writeln!(self.out, "        {dim}{}{dim:#}", self.say(&event))?;
        }
        Ok(())
    }

    /// How it ended, or who is to act.
    pub fn ending(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let bold = Style::new().bold();
        let Some(outcome) = table.outcome() else {
            let waiting = table.to_act();
            let names: Vec<_> = waiting.iter().map(|seat| self.who(seat)).collect();
            let facts = Facts::new().with("names", self.words.list(&names));
            let told = self.words.say_with("binary-not-over", &facts);
            return writeln!(self.out, "{bold}{told}{bold:#}");
        };
        let facts = Facts::new().with("count", table.step());
        writeln!(self.out, "{bold}{}{bold:#}", self.words.say_with("binary-result", &facts))?;
        for seat in Seat::all(outcome.seats) {
            self.place(&outcome, seat)?;
        }
        let ending = (self.title.tell_ending)(outcome.ending);
        let decider = (self.title.tell_decider)(outcome.decided_by);
        writeln!(self.out, "      {}", self.say(&ending))?;
        writeln!(self.out, "      {}", self.say(&decider))
    }

    /// That the record holds what the rules give.
    pub fn verdict(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let facts = Facts::new().with("count", table.step()).with("hash", table.hash());
        writeln!(self.out, "{}", self.words.say_with("binary-record-right", &facts))
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
        let who = self.who(seat);
        let points = Facts::new().with("points", outcome.points()[seat.index()]);
        let points = self.words.say_with("scoring-points", &points);
        writeln!(self.out, "      {style}{who}{style:#}  {points}{won}")
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.phrase(phrase, &Reader { seat: None, name: &|seat| self.who(seat) })
    }

    /// A seat's name. A seat beyond the bots that were named is played by the rules.
    fn who(&self, seat: Seat) -> String {
        let facts = Facts::new().with("seat", seat.index() as u64);
        match self.bots.get(seat.index()) {
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
