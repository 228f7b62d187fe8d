//! The report of an arena, for people.

use std::io::{self, Write};

use anstyle::Style;
use catalogue::Title;
use catalogue::arena::{Report, Spec, SprtReport, Standing, Verdict};
use indicatif::HumanCount;

use crate::report::spaced;

/// Writes everything but the games.
pub fn write(out: &mut impl Write, title: &Title, spec: &Spec, report: &Report) -> io::Result<()> {
    let bold = Style::new().bold();
    writeln!(
        out,
        "{bold}{}{bold:#}, {} seats: {} blocks, {} games, {} decisions a game",
        title.name,
        spec.seats,
        HumanCount(report.blocks),
        HumanCount(report.games),
        report.decisions
    )?;
    writeln!(out)?;
    writeln!(
        out,
        "{bold}{:<12} {:>7}   {:<16} {:>7} {:>7}   {:<16} {:>8}{bold:#}",
        "bot", "Elo", "95 %", "wins", "rank", "95 %", "points"
    )?;
    for standing in &report.standings {
        write_standing(out, standing, &report.anchor)?;
    }
    writeln!(out)?;
    write_matrix(out, spec, report)?;
    if let Some(test) = &report.sprt {
        writeln!(out, "{}\n", verdict(spec, test))?;
    }
    let seats: Vec<_> = report.seat_wins.iter().map(|&share| percent(share)).collect();
    writeln!(out, "wins by seat: {}", seats.join(", "))?;
    let endings = report.endings.iter();
    let endings: Vec<_> = endings
        .map(|(ending, &games)| format!("{} {}", spaced(ending), HumanCount(games)))
        .collect();
    writeln!(out, "endings: {}", endings.join(", "))
}

fn write_standing(out: &mut impl Write, standing: &Standing, anchor: &str) -> io::Result<()> {
    let Standing { bot, rank, points, .. } = standing;
    let (rating, ratings) = (signed(standing.rating), rating_interval(standing, anchor));
    let ranks = standing.rank_interval;
    let ranks = ranks.map_or_else(String::new, |[low, high]| format!("{low:.3} to {high:.3}"));
    let wins = percent(standing.wins);
    writeln!(
        out,
        "{bot:<12} {rating:>7}   {ratings:<16} {wins:>7} {rank:>7.3}   {ranks:<16} {points:>8.2}"
    )
}

/// Strongest first, both ways.
fn write_matrix(out: &mut impl Write, spec: &Spec, report: &Report) -> io::Result<()> {
    let bold = Style::new().bold();
    let order = by_strength(spec, report);
    write!(out, "{bold}{:<12}", "wins against")?;
    for &column in &order {
        write!(out, " {:>20}", spec.bots[column])?;
    }
    writeln!(out, "{bold:#}")?;
    for &row in &order {
        write!(out, "{:<12}", spec.bots[row])?;
        for &column in &order {
            let told = report.matrix[row][column].as_ref().map_or_else(String::new, |cell| {
                let [low, high] = cell.wins_interval.map(|bound| bound * 100.0);
                format!("{} ({low:.1}–{high:.1})", percent(cell.wins))
            });
            write!(out, " {told:>20}")?;
        }
        writeln!(out)?;
    }
    writeln!(out)
}

/// The places of the bots in the spec, the strongest first.
pub fn by_strength(spec: &Spec, report: &Report) -> Vec<usize> {
    let place = |standing: &Standing| spec.bots.iter().position(|bot| *bot == standing.bot);
    report.standings.iter().filter_map(place).collect()
}

/// What the sequential test says.
pub fn verdict(spec: &Spec, test: &SprtReport) -> String {
    let SprtReport { low, high, log_likelihood_ratio: ratio, bounds, blocks, .. } = test;
    let (one, other) = (&spec.bots[0], &spec.bots[1]);
    let says = match test.verdict {
        Verdict::High => format!("{high:+} fits better; stopped"),
        Verdict::Low => format!("{low:+} fits better; stopped"),
        Verdict::Open => "not clear yet".to_owned(),
    };
    let [below, above] = bounds;
    format!(
        "is {one} {low:+} or {high:+} Elo stronger than {other}? {says} \
         (log-likelihood ratio {ratio:.2} between {below:.2} and {above:.2}, {blocks} blocks)"
    )
}

/// An Elo difference with its sign, of which zero has none.
pub fn signed(elo: f64) -> String {
    if elo.abs() < 0.5 { "0".to_owned() } else { format!("{elo:+.0}") }
}

/// The interval of a rating; the anchor has none, and nobody has one before the second block.
pub fn rating_interval(standing: &Standing, anchor: &str) -> String {
    match standing.rating_interval {
        _ if standing.bot == anchor => "anchor".to_owned(),
        Some([low, high]) => format!("{} to {}", signed(low), signed(high)),
        None => String::new(),
    }
}

/// A share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
