//! The report of a simulation, for people and for programs.

use std::io::{self, Write};
use std::time::Duration;

use anstyle::Style;
use catalogue::Title;
use contest::{Plan, Report, SeatReport};
use serde_json::{Value, json};
use words::{Facts, Words};

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
    words: &Words,
    title: &Title,
    report: &Report,
    took: Duration,
) -> io::Result<()> {
    let bold = Style::new().bold();
    let games = Facts::new().with("count", report.games).with("shown", words.count(report.games));
    let facts = Facts::new()
        .with("games", words.say_with("binary-games", &games))
        .with("seconds", words.decimal(took.as_secs_f64(), 2));
    writeln!(out, "{bold}{}{bold:#}: {}", title.name, words.say_with("binary-took", &facts))?;
    let per_second = |count| words.count(rate(count, took) as u64);
    let facts = Facts::new()
        .with("games", per_second(report.games))
        .with("decisions", per_second(report.decisions))
        .with("mean", words.decimal(report.lengths.mean, 1))
        .with("least", report.lengths.min)
        .with("most", report.lengths.max);
    writeln!(out, "{}", words.say_with("binary-speed", &facts))?;
    writeln!(out)?;
    let head = ["seat", "bot", "wins", "rate", "points"];
    let head = head.map(|column| words.say(&format!("binary-head-{column}")));
    writeln!(
        out,
        "{bold}{:<7} {:<10} {:>12}   {:<26} {}{bold:#}",
        head[0], head[1], head[2], head[3], head[4]
    )?;
    for (seat, report) in report.seats.iter().enumerate() {
        write_seat(out, words, seat, report)?;
    }
    writeln!(out)?;
    let ending = |name: &str| words.plain(&(title.tell_ending)(name));
    let decider = |name: &str| words.plain(&(title.tell_decider)(name));
    let endings = report.endings.iter().map(|count| (count.games, ending(count.name)));
    let deciders = report.deciders.iter().map(|count| (count.games, decider(count.name)));
    write_counts(out, words, "binary-endings", endings)?;
    write_counts(out, words, "binary-deciders", deciders)
}

/// What happened at all, each on a line of its own.
pub fn write_counts(
    out: &mut impl Write,
    words: &Words,
    heading: &str,
    counts: impl Iterator<Item = (u64, String)>,
) -> io::Result<()> {
    writeln!(out, "{}:", words.say(heading))?;
    for (games, what) in counts.filter(|(games, _)| *games > 0) {
        writeln!(out, "{:>12}  {what}", words.count(games))?;
    }
    Ok(())
}

fn write_seat(
    out: &mut impl Write,
    words: &Words,
    seat: usize,
    report: &SeatReport,
) -> io::Result<()> {
    let percent = |rate: f64| words.decimal(rate * 100.0, 1);
    let [low, high] = report.win_rate_interval.map(percent);
    let facts =
        Facts::new().with("rate", percent(report.win_rate)).with("low", low).with("high", high);
    let (bot, rate) = (&report.bot, words.say_with("binary-rate", &facts));
    let wins = words.decimal(report.wins, 1);
    let points = words.decimal(report.mean_points, 2);
    let deviation = words.decimal(report.standard_deviation, 2);
    writeln!(out, "{seat:<7} {bot:<10} {wins:>12}   {rate:<26} {points} ± {deviation}")
}

/// `last_round` becomes `last round`: for names of things in files, which have no language.
pub fn spaced(text: &str) -> String {
    text.replace('_', " ")
}

fn rate(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64().max(1e-9)
}
