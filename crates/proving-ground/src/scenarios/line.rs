//! One line of a `play` fence.

use serde_json::Value;
use tabletop::{MAX_SEATS, Seat, Viewer};

/// What a line says.
pub(super) enum Line {
    /// `0 {…}`: a seat acts.
    Act { seat: Seat, action: Value },
    /// `= {…}`, `~ {…}` or `...`: what happened.
    Event(Pattern),
    /// `! code {…}`: the action is refused.
    Refused { code: String, facts: Option<Value> },
    /// `? load code`: the position is refused.
    Load { code: String },
    /// `? …`: how things are now.
    Ask(Question),
}

/// What the next event looks like.
pub(super) enum Pattern {
    /// Exactly so.
    Exactly(Value),
    /// At least these fields.
    AtLeast(Value),
    /// Any number of events, also none.
    Rest,
}

/// What is asked, and the answer.
pub(super) enum Question {
    State(Look),
    View(Viewer, Look),
    Seen(Viewer, Look),
    Legal(Seat, Legal),
    Preview(Seat, Value, Look),
    ToAct(Value),
    Outcome(Look),
}

/// What is to be found at a JSON pointer.
pub(super) struct Look {
    pub pointer: String,
    pub value: Value,
}

/// What is said about a list of legal actions.
pub(super) enum Legal {
    Exactly(Vec<Value>),
    Has(Value),
    Lacks(Value),
    Count(usize),
}

/// Reads a line; `None` for an empty one or a comment.
pub(super) fn parse(text: &str) -> Result<Option<Line>, String> {
    let text = text.trim();
    let (word, rest) = first_word(text);
    let line = match word {
        "" => return Ok(None),
        _ if text.starts_with('#') => return Ok(None),
        "=" => Line::Event(Pattern::Exactly(json(rest)?)),
        "~" => Line::Event(Pattern::AtLeast(json(rest)?)),
        "..." if rest.is_empty() => Line::Event(Pattern::Rest),
        "!" => refused(rest)?,
        "?" => question(rest)?,
        _ if word.bytes().all(|byte| byte.is_ascii_digit()) => {
            Line::Act { seat: seat(word)?, action: json(rest)? }
        }
        _ => {
            return Err(format!(
                "a line begins with a seat, `=`, `~`, `...`, `!`, `?`, `#`: {text}"
            ));
        }
    };
    Ok(Some(line))
}

fn refused(text: &str) -> Result<Line, String> {
    let (code, facts) = first_word(text);
    if code.is_empty() {
        return Err("`!` needs the code of the broken rule".to_owned());
    }
    let facts = if facts.is_empty() { None } else { Some(json(facts)?) };
    Ok(Line::Refused { code: code.to_owned(), facts })
}

fn question(text: &str) -> Result<Line, String> {
    let (topic, rest) = first_word(text);
    let (who, further) = first_word(rest);
    Ok(Line::Ask(match topic {
        "state" => Question::State(look(rest)?),
        "view" => Question::View(viewer(who)?, look(further)?),
        "seen" => Question::Seen(viewer(who)?, look(further)?),
        "legal" => Question::Legal(seat(who)?, legal(further)?),
        "preview" => {
            let (action, rest) = leading_json(further)?;
            Question::Preview(seat(who)?, action, look(rest)?)
        }
        "to_act" => Question::ToAct(json(rest)?),
        "outcome" => Question::Outcome(look(rest)?),
        "load" if !who.is_empty() && further.is_empty() => {
            return Ok(Line::Load { code: who.to_owned() });
        }
        _ => return Err(format!("nobody can answer `? {text}`")),
    }))
}

fn legal(text: &str) -> Result<Legal, String> {
    let (word, rest) = first_word(text);
    Ok(match word {
        "has" => Legal::Has(json(rest)?),
        "lacks" => Legal::Lacks(json(rest)?),
        "count" => Legal::Count(rest.parse().map_err(|_| format!("`{rest}` is not a count"))?),
        _ => match json(text)? {
            Value::Array(actions) => Legal::Exactly(actions),
            _ => return Err("`? legal` takes a list, `has`, `lacks` or `count`".to_owned()),
        },
    })
}

fn look(text: &str) -> Result<Look, String> {
    let (pointer, value) = if text.starts_with('/') { first_word(text) } else { ("", text) };
    Ok(Look { pointer: pointer.to_owned(), value: json(value)? })
}

fn seat(word: &str) -> Result<Seat, String> {
    let number: Option<u8> = word.parse().ok().filter(|&seat| usize::from(seat) < MAX_SEATS);
    number.map(Seat).ok_or_else(|| format!("`{word}` is not a seat"))
}

fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "-" { Ok(Viewer::Spectator) } else { seat(word).map(Viewer::Seat) }
}

fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn json(text: &str) -> Result<Value, String> {
    if text.is_empty() {
        return Err("there should be JSON at the end of this line".to_owned());
    }
    serde_json::from_str(text).map_err(|error| format!("this is not JSON: {text}\n{error}"))
}

/// The JSON at the beginning of a text, and what comes after it.
fn leading_json(text: &str) -> Result<(Value, &str), String> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter();
    match values.next() {
        Some(Ok(value)) => Ok((value, text[values.byte_offset()..].trim())),
        Some(Err(error)) => Err(format!("this is not JSON: {text}\n{error}")),
        None => Err("there should be JSON in this line".to_owned()),
    }
}
