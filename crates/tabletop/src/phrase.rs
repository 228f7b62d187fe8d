//! What a game says: the id of a message and its arguments. Whoever shows it formats the message in
//! the reader's language, so that a game knows no language and every face says the same.
//!
//! In JSON a phrase is a list of its id and its arguments, if it has any:
//!
//! ```
//! use tabletop::{Argument, Phrase, Seat};
//!
//! let card = Phrase::new("card-blue");
//! let phrase = Phrase::new("event-paid")
//!     .player(Seat(1))
//!     .with("count", 2)
//!     .with("place", "Pier 39")
//!     .with("cards", Argument::and([card]));
//! assert_eq!(
//!     serde_json::to_string(&phrase).unwrap(),
//!     r#"["event-paid",{"player":{"seat":1},"count":2,"place":"Pier 39","#.to_owned()
//!         + r#""cards":{"and":[["card-blue"]]}}]"#
//! );
//! ```

use std::borrow::Cow;

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::{Game, Seat};

/// A message by its id, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    pub arguments: Vec<(Cow<'static, str>, Argument)>,
}

/// What stands in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which also chooses a plural.
    Number(i64),
    /// A name as it is printed on the board, or a word that only chooses a variant.
    Text(String),
    /// A name that some languages have a word of their own for: the message with that word, which
    /// only the boards that we know have, and the name as it is printed.
    Name {
        /// The message.
        id: String,
        /// What is said without it.
        printed: String,
    },
    /// Whoever sits there: a name, or "you".
    Seat(Seat),
    /// Another phrase.
    Phrase(Phrase),
    /// Several of them.
    List(Join, Vec<Argument>),
}

/// How the items of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// `a, b and c`.
    And,
    /// `a, b or c`.
    Or,
    /// `a, b, c`.
    Comma,
    /// `a → b → c`.
    Arrow,
}

impl Phrase {
    /// The argument that names a player. A message that has it has a variant for the player too.
    pub const PLAYER: &'static str = "player";

    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), arguments: Vec::new() }
    }

    /// A message of the game: its id begins with the game's slug.
    pub fn of<G: Game>(id: &str) -> Self {
        Self::new([G::SLUG, "-", id].concat())
    }

    /// With one more argument.
    #[must_use]
    pub fn with(
        mut self,
        name: impl Into<Cow<'static, str>>,
        argument: impl Into<Argument>,
    ) -> Self {
        self.arguments.push((name.into(), argument.into()));
        self
    }

    /// With the player whom it is about.
    #[must_use]
    pub fn player(self, seat: Seat) -> Self {
        self.with(Self::PLAYER, Argument::Seat(seat))
    }
}

impl Argument {
    /// `a, b and c`.
    pub fn and<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::list(Join::And, items)
    }

    /// `a, b or c`.
    pub fn or<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::list(Join::Or, items)
    }

    /// Several, joined in this way.
    pub fn list<T: Into<Self>>(join: Join, items: impl IntoIterator<Item = T>) -> Self {
        Self::List(join, items.into_iter().map(Into::into).collect())
    }
}

impl Join {
    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::And => "and",
            Self::Or => "or",
            Self::Comma => "comma",
            Self::Arrow => "arrow",
        }
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

from_number!(u8, u32, i16, i32, i64);

impl From<usize> for Argument {
    fn from(count: usize) -> Self {
        Self::Number(count as i64)
    }
}

impl From<&str> for Argument {
    fn from(name: &str) -> Self {
        Self::Text(name.to_owned())
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut phrase = serializer.serialize_seq(None)?;
        phrase.serialize_element(&self.id)?;
        if !self.arguments.is_empty() {
            phrase.serialize_element(&Arguments(&self.arguments))?;
        }
        phrase.end()
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{Argument, Phrase};
    use crate::Seat;

    impl JsonSchema for Phrase {
        fn schema_name() -> Cow<'static, str> {
            "Phrase".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let arguments = generator.subschema_for::<BTreeMap<String, Argument>>();
            json_schema!({
                "description": "The id of a message, and its arguments by their names.",
                "type": "array",
                "prefixItems": [{ "type": "string" }, arguments],
                "minItems": 1,
                "maxItems": 2,
            })
        }
    }

    /// An argument as it is written.
    #[derive(JsonSchema)]
    #[schemars(untagged)]
    #[allow(dead_code, reason = "only its schema is used")]
    enum Written {
        Number(i64),
        Text(String),
        Phrase(Phrase),
        Name { name: String, printed: String },
        Seat { seat: Seat },
        And { and: Vec<Argument> },
        Or { or: Vec<Argument> },
        Comma { comma: Vec<Argument> },
        Arrow { arrow: Vec<Argument> },
    }

    crate::json_as!(Argument, Written, "What stands in a message.");
}

struct Arguments<'a>(&'a [(Cow<'static, str>, Argument)]);

impl Serialize for Arguments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, argument)| (name, argument)))
    }
}

impl Serialize for Argument {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Name { id, printed } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("name", id)?;
                map.serialize_entry("printed", printed)?;
                map.end()
            }
            Self::Phrase(phrase) => phrase.serialize(serializer),
            Self::Seat(seat) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("seat", seat)?;
                map.end()
            }
            Self::List(join, items) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry(join.name(), items)?;
                map.end()
            }
        }
    }
}
