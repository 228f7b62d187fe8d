//! The lines of a scenario, put together: each action with what is expected of it.

use serde_json::Value;
use tabletop::Seat;

use super::line::{Line, Pattern, Question};

/// What a scenario does.
pub(super) enum Script {
    /// The position (or the setting) is refused with this code.
    Load { line: usize, code: String },
    /// The steps, the opening first.
    Steps(Vec<Step>),
}

/// An action (the opening has none), what comes of it, and how things are after it.
pub(super) struct Step {
    pub line: usize,
    pub action: Option<(Seat, Value)>,
    pub events: Vec<(usize, Pattern)>,
    pub refused: Option<Refused>,
    pub questions: Vec<(usize, Question)>,
}

/// The refusal of an action.
pub(super) struct Refused {
    pub line: usize,
    pub code: String,
    /// What its facts say at least, if that matters.
    pub facts: Option<Value>,
}

impl Step {
    fn new(line: usize, action: Option<(Seat, Value)>) -> Self {
        Self { line, action, events: Vec::new(), refused: None, questions: Vec::new() }
    }
}

/// Puts the lines together, or says which one doesn't fit.
pub(super) fn script(
    heading: usize,
    lines: Vec<(usize, Line)>,
) -> Result<Script, (usize, &'static str)> {
    let sole = lines.len() == 1;
    let mut steps = vec![Step::new(heading, None)];
    for (number, line) in lines {
        let step = steps.last_mut().expect("it begins with the opening");
        match line {
            Line::Act { seat, action } => steps.push(Step::new(number, Some((seat, action)))),
            Line::Event(_) if step.refused.is_some() => {
                return Err((number, "nothing happens when an action is refused"));
            }
            Line::Event(pattern) => step.events.push((number, pattern)),
            Line::Refused { .. } if step.action.is_none() => {
                return Err((number, "there is no action before this `!`"));
            }
            Line::Refused { .. } if step.refused.is_some() || !step.events.is_empty() => {
                return Err((number, "an action is refused once, and then nothing happens"));
            }
            Line::Refused { code, facts } => {
                step.refused = Some(Refused { line: number, code, facts });
            }
            Line::Load { code } if sole => return Ok(Script::Load { line: number, code }),
            Line::Load { .. } => return Err((number, "`? load` must be the only line")),
            Line::Ask(question) => step.questions.push((number, question)),
        }
    }
    if steps.len() == 1 && steps[0].events.is_empty() && steps[0].questions.is_empty() {
        return Err((heading, "this scenario plays nothing and asks nothing"));
    }
    Ok(Script::Steps(steps))
}
