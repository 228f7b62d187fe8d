//! What every game's telling has in common.

use serde_json::Value;
use tabletop::Fault;

use crate::{Facts, Words};

/// Tells the actions, events and refusals of one game on one board.
pub trait Teller {
    /// An action in words; what came of it may tell what it meant.
    fn action(&self, words: &Words, action: &Value, events: &[Value]) -> String;

    /// An event in words, or nothing if it isn't worth telling.
    fn event(&self, words: &Words, event: &Value, name: &dyn Fn(u64) -> String) -> Option<String>;

    /// How a match ended.
    fn ending(&self, words: &Words, ending: &str) -> String;

    /// What decided it.
    fn decided_by(&self, words: &Words, decided_by: &str) -> String;

    /// What the rules refuse, if this is a refusal of theirs.
    fn fault(&self, words: &Words, fault: &Fault) -> Option<String>;
}

/// A text in a JSON object, or nothing.
pub(crate) fn text<'a>(thing: &'a Value, field: &str) -> &'a str {
    thing[field].as_str().unwrap_or_default()
}

/// A number in a JSON object, or 0.
pub(crate) fn number(thing: &Value, field: &str) -> i64 {
    thing[field].as_i64().unwrap_or_default()
}

/// A list in a JSON object, or an empty one.
pub(crate) fn items<'a>(thing: &'a Value, field: &str) -> &'a [Value] {
    thing[field].as_array().map_or(&[], Vec::as_slice)
}

/// The refusal of a game's rule, its facts turned into words by `word`.
pub(crate) fn refusal(
    words: &Words,
    game: &str,
    fault: &Fault,
    word: impl Fn(&str, &Value) -> Option<String>,
) -> Option<String> {
    let id = format!("fault-{game}-{}", fault.code.replace('/', "-"));
    if !words.has(&id) {
        return None;
    }
    let mut facts = Facts::new();
    for (name, value) in fault.facts.as_object().into_iter().flatten() {
        if let ("seat" | "by", Some(seat)) = (name.as_str(), value.as_i64()) {
            let told = words.say_with("binary-seat", &Facts::new().with("seat", seat));
            facts.set(name, told.clone());
            facts.set("name", told);
        } else if let Some(told) = word(name, value) {
            facts.set(name, told);
        } else if let Some(number) = value.as_i64() {
            facts.set(name, number);
        }
    }
    Some(words.say_with(&id, &facts))
}
