//! What is wrong with something from outside.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::Phrase;

/// A clear error: a stable code, a sentence, where it is, and the facts to say it in any language.
#[derive(Clone, PartialEq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, Value>"))]
    pub facts: Value,
    /// The rule of the game that it breaks, if it breaks one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Box<BrokenRule>>,
}

/// The rule of a game that an action breaks, for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BrokenRule {
    /// Its label in the rules of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<&'static str>,
    /// Why the action is refused.
    pub phrase: Phrase,
}

impl Fault {
    /// A fault without a place.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            message: message.into(),
            place: None,
            facts: Value::Null,
            rule: None,
        }
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

    /// The same fault, with the rule that it breaks.
    #[must_use]
    pub fn by_rule(mut self, rule: BrokenRule) -> Self {
        self.rule = Some(Box::new(rule));
        self
    }

    /// The same fault, with one more fact. `which` tells apart what one code says in several
    /// sentences.
    #[must_use]
    pub fn fact(mut self, name: &str, value: impl Into<Value>) -> Self {
        if self.facts.is_null() {
            self.facts = Value::Object(Map::new());
        }
        self.facts[name] = value.into();
        self
    }
}

/// An error that people meet: an enum whose variants each have a stable code (their strum name),
/// one English sentence (by thiserror) and facts (their fields, by serde). [`Fault`] is its form on
/// the wire; inside, a `match` on the enum decides what happens. [`coded!`](crate::coded)
/// implements it.
pub trait Coded: std::error::Error + Serialize {
    /// The code of every variant.
    const CODES: &'static [&'static str];

    /// The code of this one.
    fn code(&self) -> &'static str;

    /// The path in what was sent, where that is always the same.
    fn place(&self) -> Option<&'static str>;
}

impl<E: Coded> From<E> for Fault {
    fn from(error: E) -> Self {
        let facts = serde_json::to_value(&error).expect("facts are names and numbers");
        let none = facts.as_object().is_some_and(Map::is_empty);
        Self {
            code: error.code().to_owned(),
            message: error.to_string(),
            place: error.place().map(str::to_owned),
            facts: if none { Value::Null } else { facts },
            rule: None,
        }
    }
}

/// Implements [`Coded`] for enums that derive `strum::{EnumProperty, IntoStaticStr, VariantNames}`,
/// `thiserror::Error` and `Serialize` with `#[serde(untagged)]`. The property `place` is the place.
#[macro_export]
macro_rules! coded {
    ($($error:ty),+ $(,)?) => {$(
        impl $crate::Coded for $error {
            const CODES: &'static [&'static str] = <Self as ::strum::VariantNames>::VARIANTS;

            fn code(&self) -> &'static str {
                self.into()
            }

            fn place(&self) -> Option<&'static str> {
                ::strum::EnumProperty::get_str(self, "place")
            }
        }
    )+};
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
