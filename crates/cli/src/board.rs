//! `roundhouse board check`.

use std::io::Write;

use catalogue::boards::{self, Part};
use serde_json::json;
use words::{Facts, Words};

use crate::args::Check;
use crate::failure::{Failure, read_text};
use crate::report::spaced;

/// Runs the command.
pub fn check(check: &Check, words: &Words) -> Result<(), Failure> {
    let summary = boards::check(&read_text(&check.file)?, check.game)?;
    let mut out = anstream::stdout().lock();
    if check.json {
        return Ok(writeln!(out, "{}", json!(summary))?);
    }
    let seats: Vec<_> = summary.seats.iter().map(u8::to_string).collect();
    let facts = Facts::new()
        .with("name", summary.name.as_str())
        .with("game", summary.game)
        .with("seats", seats.join(", "));
    writeln!(out, "{}", words.say_with("binary-board-good", &facts))?;
    writeln!(out, "  {}", words.say_with("binary-board-seats", &facts))?;
    for part in &summary.parts {
        writeln!(out, "  {}", told(part, words))?;
    }
    Ok(())
}

/// A list of the board: how many, and from where to where the numbers in it go.
fn told(part: &Part, words: &Words) -> String {
    let id = format!("binary-part-{}", part.name.replace('_', "-"));
    let list = if words.has(&id) {
        words.say_with(&id, &Facts::new().with("count", part.count))
    } else {
        format!("{} {}", part.count, spaced(&part.name))
    };
    let ranges = part.ranges.iter().map(|(field, &range)| range_told(field, range, words));
    std::iter::once(list).chain(ranges).collect::<Vec<_>>().join(", ")
}

fn range_told(field: &str, [low, high]: [i64; 2], words: &Words) -> String {
    let id = format!("binary-field-{}", field.replace('_', "-"));
    let field = if words.has(&id) { words.say(&id) } else { spaced(field) };
    if low == high {
        return format!("{field} {low}");
    }
    let range = words.say_with("binary-range", &Facts::new().with("low", low).with("high", high));
    format!("{field} {range}")
}
