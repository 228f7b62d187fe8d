//! JSON in and out, with the game's slugs in scope and a place for every fault.

mod error;
mod syntax;
#[cfg(test)]
mod tests;
mod tree;

use serde::Serialize;
use serde::de::{DeserializeOwned, DeserializeSeed, IgnoredAny};
use serde_json::Value;

use crate::{Fault, Game};

pub use error::{InputError, Mismatch, Shape, custom, unknown_id};
use error::{ReadError, path_of};
pub use syntax::Syntax;
use tree::{Growing, Tree};

/// Writes anything of a game as JSON.
pub fn to_json<G: Game, T: Serialize + ?Sized>(game: &G, thing: &T) -> Value {
    game.slugs()
        .scope(|| serde_json::to_value(thing))
        .expect("what a game says can always be written as JSON")
}

/// Reads anything of a game from JSON; the place of a fault is the path.
pub fn from_json<G: Game, T: DeserializeOwned>(game: &G, value: &Value) -> Result<T, Fault> {
    game.slugs().scope(|| from_value(value))
}

/// Reads something that names no slugs from JSON; the place of a fault is the path.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Fault> {
    T::deserialize(&Tree::from(value)).map_err(|error| {
        let path = error.path();
        let fault = error.into_fault();
        if path.is_empty() { fault } else { fault.at(path) }
    })
}

/// Reads something that names no slugs from a text; the place of a fault is the line and column,
/// and the path as far as it is known.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let tree = parse(text)?;
    T::deserialize(&tree).map_err(|error| {
        let path = error.path();
        let place = match position::<T>(text, &error) {
            Some((line, column)) => place(line, column, &path),
            None => place_in(text, &path),
        };
        error.into_fault().at(place)
    })
}

/// The JSON of a text.
fn parse(text: &str) -> Result<Tree, Fault> {
    let mut path = Vec::new();
    let mut reader = serde_json::Deserializer::from_str(text);
    let tree = Growing(&mut path).deserialize(&mut reader).map_err(|error| {
        let sentence = error.to_string();
        let sentence = sentence.split(" at line ").next().unwrap_or_default();
        let path = path_of(path.iter());
        not_json(sentence).at(place(error.line(), error.column(), &path))
    })?;
    reader
        .end()
        .map_err(|error| not_json(syntax::MORE).at(place(error.line(), error.column(), "")))?;
    Ok(tree)
}

fn not_json(sentence: &str) -> Fault {
    let message = sentence.to_owned();
    InputError::NotJson { which: Syntax::of(sentence), message }.into()
}

fn place(line: usize, column: usize, path: &str) -> String {
    let at = format!("line {line}, column {column}");
    if path.is_empty() { at } else { format!("{at} ({path})") }
}

/// Where reading this type from the text goes wrong. Only a parser knows the columns, so the text
/// is read once more.
#[cfg(not(target_arch = "wasm32"))]
fn position<T: DeserializeOwned>(text: &str, _error: &ReadError) -> Option<(usize, usize)> {
    let error = serde_json::from_str::<T>(text).err()?;
    Some((error.line(), error.column()))
}

/// Where the JSON that can't be read ends. A second way to read every type would be a seventh of
/// the module, and in a browser nobody writes JSON by hand.
#[cfg(target_arch = "wasm32")]
fn position<T: DeserializeOwned>(text: &str, error: &ReadError) -> Option<(usize, usize)> {
    let part = part_at(text, &error.path())?;
    let before = &text[..part.as_ptr() as usize - text.as_ptr() as usize + part.len()];
    let line = before.rsplit('\n').next().unwrap_or_default();
    Some((before.matches('\n').count() + 1, line.len()))
}

/// Where a path such as `routes[7].between[0]` is in a JSON text, for people: `line 31:
/// routes[7]…`.
pub fn place_in(text: &str, path: &str) -> String {
    match part_at(text, path) {
        Some(part) => {
            let before = &text[..part.as_ptr() as usize - text.as_ptr() as usize];
            format!("line {}: {path}", before.matches('\n').count() + 1)
        }
        None => path.to_owned(),
    }
}

/// Walks down the text along the path; each part of a JSON text is a slice of the whole.
fn part_at<'a>(text: &'a str, path: &str) -> Option<&'a str> {
    let mut part = text;
    for step in path.split(['.', '[']).filter(|step| !step.is_empty()) {
        let whole = part.trim_start();
        if let Some(index) = step.strip_suffix(']') {
            let mut rest = whole.strip_prefix('[')?;
            for _ in 0..=index.parse::<usize>().ok()? {
                (part, rest) = first_value(rest)?;
            }
        } else {
            let mut rest = whole.strip_prefix('{')?;
            let mut name = "";
            while !serde_json::from_str(name).is_ok_and(|name: String| name == step) {
                (name, rest) = first_value(rest)?;
                (part, rest) = first_value(rest)?;
            }
        }
    }
    Some(part)
}

/// The JSON that a text begins with, and the rest of the text.
fn first_value(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start_matches([',', ':', ' ', '\n', '\r', '\t']);
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    Some(text.split_at(values.byte_offset()))
}

/// Defines an enum that is an object with a tag in JSON: `tagged!("type", pub enum …)`. It is read
/// as `#[serde(tag = …)]` reads it, which it needs too: to be written, and for its schema.
///
/// But serde copies such an object before it reads it, and so has the code of every type in it
/// twice, for a browser to load; and it forgets the path to an error. So what is derived here is an
/// enum without a tag, whose name is the tag: `Tree` knows it by the small letter.
#[macro_export]
macro_rules! tagged {
    ($tag:literal, $(#[$attribute:meta])* pub enum $name:ident { $($variants:tt)* }) => {
        $(#[$attribute])*
        pub enum $name { $($variants)* }

        const _: () = {
            type Whole = $name;

            #[derive(::serde::Deserialize)]
            #[serde(remote = "Whole", rename = $tag)]
            #[serde(rename_all = "snake_case", deny_unknown_fields)]
            enum Untagged { $($variants)* }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    Untagged::deserialize(from)
                }
            }
        };
    };
}

/// Says that a type with serde code of its own has the same JSON as another type, for its schema.
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! json_as {
    ($name:ident, $same:ty $(, $description:expr)?) => {
        impl $crate::schema::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(
                generator: &mut $crate::schema::schemars::SchemaGenerator,
            ) -> $crate::schema::schemars::Schema {
                #[allow(unused_mut)]
                let mut schema = <$same>::json_schema(generator);
                $(schema.insert("description".to_owned(), $description.into());)?
                schema
            }
        }
    };
}

/// Without the feature `schema`, nobody asks.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! json_as {
    ($($ignored:tt)*) => {};
}
