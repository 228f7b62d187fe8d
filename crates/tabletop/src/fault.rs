//! What is wrong with something from outside.

use serde::Serialize;
use serde_json::{Map, Value};

/// A clear error: a stable code, a sentence, where it is, and the facts to say it in any language.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error)]
#[error("{}{message} ({code})", place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default())]
pub struct Fault {
    /// Such as `claim/not-enough-cars`; never changes its meaning.
    pub code: String,
    /// One English sentence.
    pub message: String,
    /// The path in the JSON, or the line and column in a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The numbers and names in the sentence.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub facts: Value,
}

impl Fault {
    /// A fault without a place.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code: code.into(), message: message.into(), place: None, facts: Value::Null }
    }

    /// The same fault, at a place.
    #[must_use]
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// The same fault, with its facts.
    #[must_use]
    pub fn with(mut self, facts: Value) -> Self {
        self.facts = facts;
        self
    }

    /// The same fault, with one more fact. `which` tells apart what one code says in several sentences.
    #[must_use]
    pub fn fact(mut self, name: &str, value: impl Into<Value>) -> Self {
        if self.facts.is_null() {
            self.facts = Value::Object(Map::new());
        }
        self.facts[name] = value.into();
        self
    }
}

/// A fault whose facts are the names and numbers of its sentence, so that none is forgotten:
/// `fault!("board/missing-number", "no city has the number {number}", number = 7)`.
#[macro_export]
macro_rules! fault {
    ($code:expr, $sentence:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $(let $name = $value;)*
        $crate::Fault::new($code, format!($sentence $(, $name = $name)*))
            $(.fact(stringify!($name), $name))*
    }};
}
