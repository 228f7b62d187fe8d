//! What is wrong with something from outside.

use std::cmp::Ordering;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Phrase, place_in};

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

/// Everything that is wrong with something.
#[derive(Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds an error.
    pub fn push(&mut self, error: impl Into<Fault>) {
        self.0.push(error.into());
    }

    /// Adds an error, at a place.
    pub fn push_at(&mut self, place: impl Into<String>, error: impl Into<Fault>) {
        self.0.push(error.into().at(place));
    }

    /// Adds an error if there are too few or too many of something.
    pub fn compare<N: Ord, E: Into<Fault>>(
        &mut self,
        (found, expected): (N, N),
        place: impl Into<String>,
        lost: E,
        invented: E,
    ) {
        match found.cmp(&expected) {
            Ordering::Less => self.push_at(place, lost),
            Ordering::Equal => {}
            Ordering::Greater => self.push_at(place, invented),
        }
    }

    /// Is nothing wrong?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same faults, whose places say the line in the text.
    #[must_use]
    pub fn in_text(self, text: &str) -> Self {
        let in_text = |fault: Fault| match fault.place.clone() {
            Some(place) => fault.at(place_in(text, &place)),
            None => fault,
        };
        Self(self.0.into_iter().map(in_text).collect())
    }

    /// The faults, if there are any.
    pub fn into_result(self) -> Result<(), Vec<Fault>> {
        self.and(Ok(()))
    }

    /// What else was found out, if nothing is wrong at all; otherwise all faults.
    pub fn and<T>(mut self, rest: Result<T, Vec<Fault>>) -> Result<T, Vec<Fault>> {
        match rest {
            Ok(sound) if self.0.is_empty() => Ok(sound),
            Ok(_) => Err(self.0),
            Err(more) => {
                self.0.extend(more);
                Err(self.0)
            }
        }
    }
}

/// An error that people meet: an enum whose variants each have a stable code, one English sentence
/// and facts, which are their fields. [`Fault`] is its form on the wire; inside, a `match` on the
/// enum decides what happens. [`coded_error!`](crate::coded_error) defines one.
pub trait Coded: std::error::Error + Serialize {
    /// The code of every variant.
    const CODES: &'static [&'static str];

    /// The code of this one.
    fn code(&self) -> &'static str;

    /// The path in what was sent, where that is always the same.
    fn place(&self) -> Option<&'static str>;

    /// Which of the sentences of its code it is, where variants share one.
    fn which(&self) -> Option<&'static str>;
}

impl<E: Coded> From<E> for Fault {
    fn from(error: E) -> Self {
        let facts = serde_json::to_value(&error).expect("facts are names and numbers");
        let none = facts.as_object().is_some_and(Map::is_empty);
        let fault = Self {
            code: error.code().to_owned(),
            message: error.to_string(),
            place: error.place().map(str::to_owned),
            facts: if none { Value::Null } else { facts },
            rule: None,
        };
        match error.which() {
            Some(which) => fault.fact("which", which),
            None => fault,
        }
    }
}

/// Defines an enum that is [`Coded`]. A variant is followed by its code and its sentence:
///
/// ```
/// tabletop::coded_error! {
///     /// Why a box can't be opened.
///     pub enum BoxError {
///         NoSuchKey { key: String } = "box/no-such-key" at "key": "no key is called {key:?}",
///         Glued = "box/stuck" which "glued": "the lid is glued on",
///         TooHeavy { kilograms: u8 } = "box/stuck" which "heavy": "the lid weighs {kilograms} kg",
///     }
/// }
/// assert_eq!(
///     tabletop::Fault::from(BoxError::TooHeavy { kilograms: 90 }).to_string(),
///     "the lid weighs 90 kg (box/stuck)",
/// );
/// ```
///
/// `at` is the place, where that is always the same; `which` tells variants apart that share a
/// code. A sentence that needs more than the fields is an `#[error(…)]` above its variant, as
/// thiserror has it, instead. The crate must depend on serde, strum and thiserror.
#[macro_export]
macro_rules! coded_error {
    ($(#[$attribute:meta])* $visibility:vis enum $error:ident {$(
        $(#[$variant_attribute:meta])*
        $variant:ident $({ $($field:tt)* })? $(( $($item:tt)* ))?
            = $code:literal $(at $place:literal)? $(which $which:literal)? $(: $sentence:literal)?
    ),+ $(,)?}) => {
        $(#[$attribute])*
        #[derive(
            Clone,
            PartialEq,
            Eq,
            Debug,
            ::serde::Serialize,
            ::strum::EnumProperty,
            ::strum::IntoStaticStr,
            ::strum::VariantNames,
            ::thiserror::Error,
        )]
        #[serde(untagged)]
        #[allow(missing_docs, reason = "a sentence says what a variant is and names its fields")]
        $visibility enum $error {$(
            $(#[$variant_attribute])*
            #[strum(serialize = $code $(, props(place = $place))? $(, props(which = $which))?)]
            $(#[error($sentence)])?
            $variant $({ $($field)* })? $(( $($item)* ))?,
        )+}

        impl $crate::Coded for $error {
            const CODES: &'static [&'static str] = <Self as ::strum::VariantNames>::VARIANTS;

            fn code(&self) -> &'static str {
                self.into()
            }

            fn place(&self) -> Option<&'static str> {
                ::strum::EnumProperty::get_str(self, "place")
            }

            fn which(&self) -> Option<&'static str> {
                ::strum::EnumProperty::get_str(self, "which")
            }
        }
    };
}
