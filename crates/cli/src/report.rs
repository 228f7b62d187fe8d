//! The report of a simulation, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use anstyle::Style;
use catalogue::{Plan, Report, SeatReport, Title};
use indicatif::HumanCount;
use serde_json::{Value, json};

use crate::words::spaced;

/// For programs.
pub fn json(title: &Title, plan: &Plan, report: &Report, took: Duration) -> Value {
    let mut json = json!({
        "game": title.slug,
        "seed": plan.seed,
        "threads": plan.means.threads,
        "games": report.games,
        "decisions": report.decisions,
        "seconds": took.as_secs_f64(),
        "games_per_second": rate(report.games, took),
        "decisions_per_second": rate(report.decisions, took),
    });
    if let (Value::Object(json), Value::Object(report)) = (&mut json, json!(report)) {
        json.extend(report);
    }
    json
}

/// For people.
pub fn write(
    out: &mut impl Write,
    title: &Title,
    report: &Report,
    took: Duration,
) -> io::Result<()> {
    let bold = Style::new().bold();
    let games = HumanCount(report.games);
    let seconds = took.as_secs_f64();
    let noun = if report.games == 1 { "game" } else { "games" };
    writeln!(out, "{bold}{}{bold:#}: {games} {noun} in {seconds:.2} s", title.name)?;
    let per_second = |count| HumanCount(rate(count, took) as u64);
    writeln!(
        out,
        "{} games/s, {} decisions/s; {:.1} decisions a game ({} to {})",
        per_second(report.games),
        per_second(report.decisions),
        report.lengths.mean,
        report.lengths.min,
        report.lengths.max
    )?;
    writeln!(out)?;
    let head = ["seat", "bot", "wins", "win rate (95 %)", "mean points"];
    writeln!(
        out,
        "{bold}{:<5} {:<10} {:>12}   {:<24} {}{bold:#}",
        head[0], head[1], head[2], head[3], head[4]
    )?;
    for (seat, report) in report.seats.iter().enumerate() {
        write_seat(out, seat, report)?;
    }
    writeln!(out)?;
    for (what, counts) in [("endings", &report.endings), ("decided by", &report.deciders)] {
        let told = counts.iter().filter(|count| count.games > 0);
        let told: Vec<_> = told
            .map(|count| format!("{} {}", spaced(count.name), HumanCount(count.games)))
            .collect();
        writeln!(out, "{what}: {}", told.join(", "))?;
    }
    Ok(())
}

fn write_seat(out: &mut impl Write, seat: usize, report: &SeatReport) -> io::Result<()> {
    let SeatReport { bot, wins, mean_points, standard_deviation, .. } = report;
    let [low, high] = report.win_rate_interval.map(|rate| rate * 100.0);
    let rate = format!("{:.1} % ({low:.1} to {high:.1})", report.win_rate * 100.0);
    writeln!(
        out,
        "{seat:<5} {bot:<10} {wins:>12.1}   {rate:<24} {mean_points:.2} ± {standard_deviation:.2}"
    )
}

fn rate(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64().max(1e-9)
}
