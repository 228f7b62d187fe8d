//! `roundhouse board check`.

use std::io::Write;

use catalogue::boards;
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
        let ranges = part.ranges.iter().map(|(field, [low, high])| {
            let field = spaced(field);
            if low == high {
                format!(", {field} {low}")
            } else {
                format!(", {field} {low} to {high}")
            }
        });
        let ranges: String = ranges.collect();
        writeln!(out, "  {} {}{ranges}", part.count, spaced(&part.name))?;
    }
    Ok(())
}
