//! The report of an arena, for people.

use std::io::{self, Write};

use anstyle::Style;
use contest::arena::Cell;

use super::told::Told;
use crate::report::write_counts;

/// Writes everything but the games.
pub fn write(out: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let (words, report, bold) = (told.words, told.report, Style::new().bold());
    writeln!(
        out,
        "{bold}{}{bold:#}, {}: {}, {}, {}: {}\n",
        told.title.name,
        told.seats(),
        told.counted("arena-blocks", report.blocks),
        told.counted("binary-games", report.games),
        words.say("arena-decisions"),
        words.decimal(report.decisions, 1)
    )?;
    write_columns(out, &standings(told), |column| column == 0 || column == 2 || column == 5)?;
    write_columns(out, &matrix(told), |column| column == 0)?;
    if let Some(verdict) = told.verdict() {
        writeln!(out, "{verdict}\n")?;
    }
    writeln!(out, "{}: {}", words.say("arena-seat-wins"), told.seat_wins())?;
    write_counts(out, words, "binary-endings", told.endings().into_iter())
}

fn standings(told: &Told<'_>) -> Vec<Vec<String>> {
    let rows = told.report.standings.iter().map(|standing| told.standing(standing, 2).into());
    std::iter::once(told.headings().into()).chain(rows).collect()
}

/// Strongest first, both ways.
fn matrix(told: &Told<'_>) -> Vec<Vec<String>> {
    let (bots, order) = (&told.spec.bots, told.by_strength());
    let cell = |cell: &Cell| {
        let [low, high] = told.wins_bounds(cell);
        format!("{} ({low}–{high})", told.percent(cell.wins))
    };
    let row = |row: usize, first: String, tell: &dyn Fn(usize, usize) -> String| {
        std::iter::once(first).chain(order.iter().map(|&column| tell(row, column))).collect()
    };
    let heading = row(0, told.words.say("arena-wins-against"), &|_, column| bots[column].clone());
    let wins = |row: usize, column: usize| {
        told.report.matrix[row][column].as_ref().map_or_else(String::new, cell)
    };
    let rows = order.iter().map(|&bot| row(bot, bots[bot].clone(), &wins));
    std::iter::once(heading).chain(rows).collect()
}

/// Writes rows below each other, the first as a heading, each column as wide as it must be.
fn write_columns(
    out: &mut impl Write,
    rows: &[Vec<String>],
    to_the_left: impl Fn(usize) -> bool,
) -> io::Result<()> {
    let width =
        |column: usize| rows.iter().map(|row: &Vec<String>| row[column].chars().count()).max();
    for (number, row) in rows.iter().enumerate() {
        let style = if number == 0 { Style::new().bold() } else { Style::new() };
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column).unwrap_or_default();
            if to_the_left(column) { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{style}{}{style:#}", line.trim_end())?;
    }
    writeln!(out)
}
