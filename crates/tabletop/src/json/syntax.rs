//! What can be wrong with a text that is no JSON. `serde_json` tells it in a sentence only.

use serde::Serialize;

/// What is wrong with a text that is no JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Syntax {
    EndsInList,
    EndsInObject,
    EndsInText,
    EndsEarly,
    NoColon,
    ListGoesOn,
    ObjectGoesOn,
    NoValue,
    NoQuote,
    OddEscape,
    OddNumber,
    NumberTooLarge,
    ControlCharacter,
    OddName,
    LastComma,
    More,
    TooDeep,
}

/// What we say ourselves about a text that goes on after its JSON.
pub const MORE: &str = "there is more after the end of the JSON";

const SENTENCES: &[(&str, Syntax)] = &[
    ("EOF while parsing a list", Syntax::EndsInList),
    ("EOF while parsing an object", Syntax::EndsInObject),
    ("EOF while parsing a string", Syntax::EndsInText),
    ("EOF while parsing a value", Syntax::EndsEarly),
    ("expected `:`", Syntax::NoColon),
    ("expected `,` or `]`", Syntax::ListGoesOn),
    ("expected `,` or `}`", Syntax::ObjectGoesOn),
    ("expected ident", Syntax::NoValue),
    ("expected value", Syntax::NoValue),
    ("expected `\"`", Syntax::NoQuote),
    ("invalid escape", Syntax::OddEscape),
    ("lone leading surrogate in hex escape", Syntax::OddEscape),
    ("unexpected end of hex escape", Syntax::OddEscape),
    ("invalid unicode code point", Syntax::OddEscape),
    ("invalid number", Syntax::OddNumber),
    ("number out of range", Syntax::NumberTooLarge),
    ("control character (\\u0000-\\u001F) found while parsing a string", Syntax::ControlCharacter),
    ("key must be a string", Syntax::OddName),
    ("trailing comma", Syntax::LastComma),
    ("trailing characters", Syntax::More),
    (MORE, Syntax::More),
    ("recursion limit exceeded", Syntax::TooDeep),
];

impl Syntax {
    /// What a sentence of `serde_json`, or of ours, says.
    pub fn of(sentence: &str) -> Option<Self> {
        SENTENCES.iter().find(|(known, _)| *known == sentence).map(|(_, syntax)| *syntax)
    }
}
