//! JSON in and out, with the game's slugs in scope and a place for every fault.

mod complaint;

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{Fault, Game, slugs};

use complaint::not_json;
pub use complaint::{custom, unreadable};

/// Writes anything of a game as JSON.
pub fn to_json<G: Game, T: Serialize + ?Sized>(game: &G, thing: &T) -> Value {
    game.slugs()
        .scope(|| serde_json::to_value(thing))
        .expect("what a game says can always be written as JSON")
}

/// Reads anything of a game from JSON.
pub fn from_json<G: Game, T: DeserializeOwned>(game: &G, value: &Value) -> Result<T, Fault> {
    game.slugs().scope(|| {
        read_at(value).map_err(|(path, error)| {
            let message = error.to_string();
            // Below a `type` tag serde loses the path; a slug that nobody knows is easily found again.
            let place =
                unknown_slug(&message).and_then(|slug| path_to(value, slug)).unwrap_or(path);
            at_path(place, unreadable(&message))
        })
    })
}

/// Reads, and says at which path it went wrong: `.` where that is the whole, or unknown.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_at<'de, D, T>(reader: D) -> Result<T, (String, D::Error)>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    serde_path_to_error::deserialize(reader)
        .map_err(|error| (error.path().to_string(), error.into_inner()))
}

/// Reads. Following the path doubles the code of all that is read, and in a browser nobody writes JSON by
/// hand: a seventh of the module is not loaded for it. Lines, columns and unknown slugs are told there too.
#[cfg(target_arch = "wasm32")]
pub fn read_at<'de, D, T>(reader: D) -> Result<T, (String, D::Error)>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    T::deserialize(reader).map_err(|error| (".".to_owned(), error))
}

/// The slug in the sentence about an unknown one.
fn unknown_slug(message: &str) -> Option<&str> {
    message.strip_prefix(slugs::UNKNOWN)?.split_once(": \"")?.1.strip_suffix('"')
}

/// The path to the first place where this text stands.
fn path_to(value: &Value, text: &str) -> Option<String> {
    match value {
        Value::String(here) => (here == text).then(String::new),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| path_to(item, text).map(|rest| format!("[{index}]{rest}"))),
        Value::Object(fields) => fields.iter().find_map(|(name, field)| {
            let rest = path_to(field, text)?;
            let dot = if rest.is_empty() || rest.starts_with('[') { "" } else { "." };
            Some(format!("{name}{dot}{rest}"))
        }),
        _ => None,
    }
}

/// Reads something that names no slugs from a text; the place is the line and column.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let thing = read_at(&mut reader).map_err(|(path, inner)| {
        let at = format!("line {}, column {}", inner.line(), inner.column());
        // Where the text breaks off in the middle of something, that has no name yet.
        let known = path.trim_end_matches('?').trim_end_matches('.');
        let place = if known.is_empty() { at } else { format!("{at} ({known})") };
        let message = inner.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        let fault = if inner.is_data() { unreadable(message) } else { not_json(message) };
        fault.at(place)
    })?;
    reader.end().map_err(|error| {
        not_json(complaint::MORE).at(format!("line {}, column {}", error.line(), error.column()))
    })?;
    Ok(thing)
}

/// Where a path such as `routes[7].between[0]` is in a JSON text, for people: `line 31: routes[7]…`.
pub fn place_in(text: &str, path: &str) -> String {
    match offset_of(text, path) {
        Some(offset) => format!("line {}: {path}", text[..offset].matches('\n').count() + 1),
        None => path.to_owned(),
    }
}

/// Walks down the text along the path; each part of a JSON text is a slice of the whole.
fn offset_of(text: &str, path: &str) -> Option<usize> {
    let mut part = text;
    for step in path.split(['.', '[']).filter(|step| !step.is_empty()) {
        let raw: &RawValue = match step.strip_suffix(']') {
            Some(index) => {
                let items: Vec<&RawValue> = serde_json::from_str(part).ok()?;
                items.get(index.parse::<usize>().ok()?)?
            }
            None => serde_json::from_str::<BTreeMap<&str, &RawValue>>(part).ok()?.get(step)?,
        };
        part = raw.get();
    }
    Some(part.as_ptr() as usize - text.as_ptr() as usize)
}

/// The fault at a path; `.` is the whole, and no place.
pub fn at_path(path: String, fault: Fault) -> Fault {
    if path == "." { fault } else { fault.at(path) }
}
