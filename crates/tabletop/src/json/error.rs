//! Why JSON is not what it should be, as data.
//!
//! serde tells whoever implements its trait of errors what it expected and what it found. Here that
//! is kept: the fact `which` says what is wrong, and the others what it is about. Only what a type
//! calls itself ("u8", "struct Board") comes as a text; [`EXPECTED`] knows the kinds.

use std::fmt::{self, Display};

use serde::Serialize;
use serde::de::value::Error as Sentence;
use serde::de::{Expected, Unexpected};

use super::syntax::Syntax;
use crate::Fault;

crate::coded_error! {
    /// Why JSON can't be read.
    pub enum InputError {
        NotJson {
            #[serde(skip_serializing_if = "Option::is_none")]
            which: Option<Syntax>,
            #[serde(skip)]
            message: String,
        } = "input/not-json": "{message}",
        Malformed {
            #[serde(flatten)]
            mismatch: Mismatch,
            #[serde(skip)]
            message: String,
        } = "input/malformed": "{message}",
        #[error("no such {kind}: {}", quoted(id))]
        UnknownId { kind: &'static str, id: String } = "input/unknown-id",
    }
}

impl InputError {
    /// JSON that is well-formed, and yet not what it should be.
    pub fn own(which: &str, message: impl Into<String>) -> Self {
        let mismatch = Mismatch::Own { which: which.to_owned() };
        Self::Malformed { mismatch, message: message.into() }
    }
}

/// A number as it is, a name in quotes.
fn quoted(id: &str) -> String {
    if id.bytes().all(|letter| letter.is_ascii_digit()) { id.to_owned() } else { format!("{id:?}") }
}

/// What is wrong with JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Mismatch {
    /// What serde itself finds.
    Shape(Shape),
    /// What a type of ours finds.
    Own {
        /// What.
        which: String,
    },
    /// What nobody here knows.
    Unknown {},
}

/// What serde itself finds wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "which", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the variants and the fields say it")]
pub enum Shape {
    WrongValue {
        found: &'static str,
        value: String,
        expected: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        size: Option<u64>,
    },
    WrongLength {
        value: String,
        expected: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        size: Option<u64>,
    },
    MissingField {
        name: String,
    },
    FieldTwice {
        name: String,
    },
    UnknownField {
        name: String,
        known: String,
    },
    UnknownName {
        name: String,
        known: String,
    },
}

/// A step of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Segment {
    /// Into an object.
    Field(String),
    /// Into a list.
    Item(usize),
}

/// An error and the path to it. In a box, since whatever reads anything carries it along: a small
/// result is less code for a browser to load.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError(Box<Located>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Located {
    error: InputError,
    /// From the inside out.
    path: Vec<Segment>,
}

impl ReadError {
    fn of(error: InputError) -> Self {
        Self(Box::new(Located { error, path: Vec::new() }))
    }

    /// The error without its path.
    pub fn error(&self) -> &InputError {
        &self.0.error
    }

    /// The error as it is on the wire, without a place.
    pub fn into_fault(self) -> Fault {
        self.0.error.into()
    }

    fn shape(sentence: impl Display, shape: Shape) -> Self {
        let (mismatch, message) = (Mismatch::Shape(shape), sentence.to_string());
        Self::of(InputError::Malformed { mismatch, message })
    }

    /// The same error, seen from one level further out.
    #[cold]
    pub fn below(mut self, segment: Segment) -> Self {
        self.0.path.push(segment);
        self
    }

    /// The path, such as `routes[7].between[0]`; empty for the whole.
    pub fn path(&self) -> String {
        path_of(self.0.path.iter().rev())
    }
}

/// A path as people write it.
pub fn path_of<'a>(segments: impl Iterator<Item = &'a Segment>) -> String {
    segments.fold(String::new(), |path, segment| match segment {
        Segment::Field(name) if path.is_empty() => name.clone(),
        Segment::Field(name) => format!("{path}.{name}"),
        Segment::Item(index) => format!("{path}[{index}]"),
    })
}

impl Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error().fmt(f)
    }
}

impl std::error::Error for ReadError {}

impl serde::de::Error for ReadError {
    fn custom<T: Display>(message: T) -> Self {
        let (mismatch, message) = (Mismatch::Unknown {}, message.to_string());
        Self::of(InputError::Malformed { mismatch, message })
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let sentence = format_args!("invalid type: {}, expected {expected}", Found(found));
        Self::shape(sentence, wrong_value(found, &expected.to_string()))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        if let Unexpected::Other(which) = found {
            return Self::of(InputError::own(which, expected.to_string()));
        }
        let sentence = format_args!("invalid value: {}, expected {expected}", Found(found));
        Self::shape(sentence, wrong_value(found, &expected.to_string()))
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        let sentence = Sentence::invalid_length(length, expected);
        let expected = expected.to_string();
        // A list may stand for an object if it has as many items; nobody who writes one means that.
        if expected.starts_with("struct ") {
            return Self::shape(sentence, wrong_value(Unexpected::Seq, "a map"));
        }
        let value = length.to_string();
        let (expected, size) = (kind_of(&expected), size_in(&expected));
        Self::shape(sentence, Shape::WrongLength { value, expected, size })
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        if let ["", kind] = expected {
            return Self::of(InputError::UnknownId { kind, id: variant.to_owned() });
        }
        let (name, known) = (variant.to_owned(), known_names(expected));
        let sentence = Sentence::unknown_variant(variant, expected);
        Self::shape(sentence, Shape::UnknownName { name, known })
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let (name, known) = (field.to_owned(), known_names(expected));
        let sentence = Sentence::unknown_field(field, expected);
        Self::shape(sentence, Shape::UnknownField { name, known })
    }

    fn missing_field(field: &'static str) -> Self {
        let name = field.to_owned();
        Self::shape(Sentence::missing_field(field), Shape::MissingField { name })
    }

    fn duplicate_field(field: &'static str) -> Self {
        let name = field.to_owned();
        Self::shape(Sentence::duplicate_field(field), Shape::FieldTwice { name })
    }
}

/// An error for whoever reads: what `which` says of it, and a sentence. To serde it is a value that
/// should have been another; `ReadError` knows it again.
pub fn custom<E: serde::de::Error>(which: &str, sentence: impl Display) -> E {
    E::invalid_value(Unexpected::Other(which), &sentence.to_string().as_str())
}

/// An error for whoever reads: an id that nobody has. `kind` is an empty name and the kind, which
/// no list of variants is.
pub fn unknown_id<E: serde::de::Error>(id: &str, kind: &'static [&'static str]) -> E {
    E::unknown_variant(id, kind)
}

/// A value as JSON calls it.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Unit => f.write_str("null"),
            other => other.fmt(f),
        }
    }
}

fn wrong_value(found: Unexpected<'_>, expected: &str) -> Shape {
    let (found, value) = match found {
        Unexpected::Bool(yes) => ("boolean", yes.to_string()),
        Unexpected::Unsigned(number) => ("number", number.to_string()),
        Unexpected::Signed(number) => ("number", number.to_string()),
        Unexpected::Float(number) => ("number", serde_json::json!(number).to_string()),
        Unexpected::Char(letter) => ("text", letter.to_string()),
        Unexpected::Str(text) => ("text", text.to_owned()),
        Unexpected::Unit | Unexpected::Option => ("null", String::new()),
        Unexpected::Seq | Unexpected::Bytes(_) => ("list", String::new()),
        Unexpected::Map => ("object", String::new()),
        _ => ("other", String::new()),
    };
    Shape::WrongValue { found, value, expected: kind_of(expected), size: size_in(expected) }
}

/// What can be expected, by the beginning of what a type calls itself.
const EXPECTED: &[(&str, &str)] = &[
    ("a string", "text"),
    ("a borrowed string", "text"),
    ("string or map", "name"),
    ("a boolean", "boolean"),
    ("a sequence", "list"),
    ("an array of length ", "list-of"),
    ("a tuple of size ", "list-of"),
    ("fewer elements", "fewer"),
    ("a map", "object"),
    ("counts of cards", "counts"),
    ("struct ", "object"),
    ("internally tagged enum ", "object"),
    ("enum ", "name"),
    ("variant ", "name"),
    ("field identifier", "name"),
    ("unit", "null"),
    ("u8", "u8"),
    ("u16", "u16"),
    ("u", "unsigned"),
    ("i8", "i8"),
    ("i16", "i16"),
    ("i", "integer"),
    ("f", "number"),
];

fn kind_of(expected: &str) -> &'static str {
    let known = EXPECTED.iter().find(|(begins, _)| expected.starts_with(begins));
    known.map_or("other", |(_, kind)| kind)
}

/// How many are expected, where it is a number of things.
fn size_in(expected: &str) -> Option<u64> {
    expected.rsplit(' ').next()?.parse().ok()
}

fn known_names(names: &[&str]) -> String {
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}
