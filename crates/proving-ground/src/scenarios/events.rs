//! Comparing what happened with the lines that say what should.

use std::collections::BTreeMap;

use serde_json::Value;

use super::line::Pattern;
use crate::complaint::contrast;
use crate::json;

/// The complaint about the first line that doesn't fit, if any.
pub(super) fn compare(patterns: &[(usize, Pattern)], events: &[Value]) -> Option<(usize, String)> {
    let last = patterns.last()?.0;
    let mut reached = (0, 0);
    if fits(patterns, events, (0, 0), &mut reached) {
        return None;
    }
    let (pattern, event) = reached;
    if patterns.iter().any(|(_, pattern)| matches!(pattern, Pattern::Rest)) {
        let line = patterns.get(pattern).map_or(last, |(line, _)| *line);
        return Some((line, format!("this doesn't fit what happened:\n{}", list(events))));
    }
    let happened = &events[event..];
    Some(match patterns.get(pattern) {
        Some((line, Pattern::Exactly(value))) => (*line, contrast(value, next(happened))),
        Some((line, Pattern::AtLeast(value))) => {
            (*line, contrast(format!("at least {value}"), next(happened)))
        }
        _ => (last, format!("more happened:\n{}", list(happened))),
    })
}

/// What `=` lines would have to say: the lines to replace, each by none, one or several. Lines
/// before the first `...` are counted from the beginning, lines after the last from the end.
pub(super) fn bless(
    patterns: &[(usize, Pattern)],
    events: &[Value],
) -> BTreeMap<usize, Vec<String>> {
    let is_rest = |(_, pattern): &(usize, Pattern)| matches!(pattern, Pattern::Rest);
    let mut rewritten = BTreeMap::new();
    let mut renew = |line: &(usize, Pattern), happened: &[Value]| {
        if let (number, Pattern::Exactly(value)) = line
            && happened != [value.clone()]
        {
            let lines = happened.iter().map(|event| format!("= {event}")).collect();
            rewritten.insert(*number, lines);
        }
    };
    let at = |index: usize| events.get(index..=index).unwrap_or_default();
    match (patterns.iter().position(is_rest), patterns.iter().rposition(is_rest)) {
        (Some(first), Some(last)) => {
            for (index, line) in patterns[..first].iter().enumerate() {
                renew(line, at(index));
            }
            for (index, line) in patterns[last + 1..].iter().rev().enumerate() {
                renew(line, events.len().checked_sub(index + 1).map_or(&[], at));
            }
        }
        _ => {
            for (index, line) in patterns.iter().enumerate() {
                let is_last = index + 1 == patterns.len();
                renew(
                    line,
                    if is_last { events.get(index..).unwrap_or_default() } else { at(index) },
                );
            }
        }
    }
    rewritten
}

/// Do the lines from `at.0` on account for the events from `at.1` on? Remembers the farthest line
/// that was reached.
fn fits(
    patterns: &[(usize, Pattern)],
    events: &[Value],
    at: (usize, usize),
    reached: &mut (usize, usize),
) -> bool {
    let (line, event) = at;
    *reached = at.max(*reached);
    match patterns.get(line).map(|(_, pattern)| pattern) {
        None => event == events.len(),
        Some(Pattern::Rest) => {
            (event..=events.len()).any(|event| fits(patterns, events, (line + 1, event), reached))
        }
        Some(Pattern::Exactly(value)) => {
            events.get(event) == Some(value)
                && fits(patterns, events, (line + 1, event + 1), reached)
        }
        Some(Pattern::AtLeast(value)) => {
            events.get(event).is_some_and(|event| json::holds(event, value))
                && fits(patterns, events, (line + 1, event + 1), reached)
        }
    }
}

fn next(happened: &[Value]) -> String {
    happened.first().map_or("nothing more happened".to_owned(), Value::to_string)
}

fn list(events: &[Value]) -> String {
    events.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}
