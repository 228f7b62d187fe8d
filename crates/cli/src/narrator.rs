//! Tells a match step by step.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use catalogue::{AnyMatch, Outcome, Seat};
use serde_json::Value;

use crate::words::{Words, spaced};

/// Tells a match to a terminal or a file.
pub struct Narrator<W: Write> {
    out: W,
    words: Words,
    /// Who sits where, if it is known.
    bots: Vec<String>,
}

impl<W: Write> Narrator<W> {
    /// For a match on this board.
    pub fn new(out: W, board: &Value, bots: Vec<String>) -> Self {
        Self { out, words: Words::of(board), bots }
    }

    /// The set-up.
    pub fn opening(&mut self, events: &[Value]) -> io::Result<()> {
        let bold = Style::new().bold();
        writeln!(self.out, "{bold}Set-up{bold:#}")?;
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
        let (who, what) = (self.who(seat), self.words.say(action));
        writeln!(self.out, "{step:>4}  {style}{who}{style:#}  {what}")?;
        self.happened(events)
    }

    /// How it ended, or who is to act.
    pub fn ending(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let bold = Style::new().bold();
        let Some(outcome) = table.outcome() else {
            let waiting: Vec<_> = table.to_act().iter().map(|seat| self.who(seat)).collect();
            return writeln!(self.out, "{bold}Not over{bold:#}: {} to act", waiting.join(", "));
        };
        writeln!(self.out, "{bold}Result{bold:#} after {} actions", table.step())?;
        for seat in Seat::all(outcome.seats) {
            self.place(&outcome, seat)?;
        }
        let (ending, decided_by) = (spaced(outcome.ending), spaced(outcome.decided_by));
        writeln!(self.out, "      ending: {ending}; decided by: {decided_by}")
    }

    /// Makes sure that all was told.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn place(&mut self, outcome: &Outcome, seat: Seat) -> io::Result<()> {
        let style = seat_style(seat);
        let won = match (outcome.winners.contains(seat), outcome.winners.len()) {
            (false, _) => "",
            (true, 1) => "  wins",
            (true, _) => "  shares the win",
        };
        let (who, points) = (self.who(seat), outcome.points()[seat.index()]);
        writeln!(self.out, "      {style}{who}{style:#}  {points} points{won}")
    }

    fn happened(&mut self, events: &[Value]) -> io::Result<()> {
        let dim = Style::new().dimmed();
        for event in events {
            writeln!(self.out, "        {dim}{}{dim:#}", self.words.say(event))?;
        }
        Ok(())
    }

    fn who(&self, seat: Seat) -> String {
        match self.bots.get(seat.index()) {
            Some(bot) => format!("seat {seat} ({bot})"),
            None => format!("seat {seat}"),
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
