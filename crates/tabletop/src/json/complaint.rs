//! What serde complains about, taken apart: its sentences are English, and faults are told in any language.
//!
//! The fact `which` says what kind of complaint it is, and the others what it is about. A sentence that
//! nobody knows here has no facts, and is told as it is.

use std::fmt::Display;

use crate::{Fault, slugs};

/// What we say ourselves about a text that goes on after its JSON.
pub(super) const MORE: &str = "there is more after the end of the JSON";

/// What can be wrong with a text that is no JSON.
const SYNTAX: &[(&str, &str)] = &[
    ("EOF while parsing a list", "ends-in-list"),
    ("EOF while parsing an object", "ends-in-object"),
    ("EOF while parsing a string", "ends-in-text"),
    ("EOF while parsing a value", "ends-early"),
    ("expected `:`", "no-colon"),
    ("expected `,` or `]`", "list-goes-on"),
    ("expected `,` or `}`", "object-goes-on"),
    ("expected ident", "no-value"),
    ("expected value", "no-value"),
    ("expected `\"`", "no-quote"),
    ("invalid escape", "odd-escape"),
    ("lone leading surrogate in hex escape", "odd-escape"),
    ("unexpected end of hex escape", "odd-escape"),
    ("invalid unicode code point", "odd-escape"),
    ("invalid number", "odd-number"),
    ("number out of range", "number-too-large"),
    ("control character (\\u0000-\\u001F) found while parsing a string", "control-character"),
    ("key must be a string", "odd-name"),
    ("trailing comma", "last-comma"),
    ("trailing characters", "more"),
    (MORE, "more"),
    ("recursion limit exceeded", "too-deep"),
];

/// What a value can be instead of what was expected.
const FOUND: &[(&str, &str)] = &[
    ("null", "null"),
    ("unit value", "null"),
    ("sequence", "list"),
    ("map", "object"),
    ("boolean", "boolean"),
    ("integer", "number"),
    ("floating point", "number"),
    ("string", "text"),
];

/// What can be expected, by the beginning of serde's words for it.
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

/// An error for whoever reads: a sentence, and what `which` says of it, in parentheses as long as nobody
/// has taken it apart.
pub fn custom<E: serde::de::Error>(which: &str, sentence: impl Display) -> E {
    E::custom(format!("{sentence} ({which})"))
}

/// The fault of a text that is no JSON.
pub(super) fn not_json(message: &str) -> Fault {
    let fault = Fault::new("input/not-json", message);
    match SYNTAX.iter().find(|(sentence, _)| *sentence == message) {
        Some((_, which)) => fault.fact("which", *which),
        None => fault,
    }
}

/// The fault of JSON, or of anything else that serde reads, which is not what it should be.
pub fn unreadable(message: &str) -> Fault {
    if let Some((kind, id)) =
        message.strip_prefix(slugs::UNKNOWN).and_then(|rest| rest.split_once(": "))
    {
        let fault = Fault::new("input/unknown-id", message).fact("kind", kind);
        return fault.fact("id", id.trim_matches('"'));
    }
    if let Some((sentence, which)) = marked(message) {
        return Fault::new("input/malformed", sentence).fact("which", which);
    }
    let fault = Fault::new("input/malformed", message);
    let (about, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    if let Some(found) =
        about.strip_prefix("invalid type: ").or_else(|| about.strip_prefix("invalid value: "))
    {
        return expecting(found_in(fault.fact("which", "wrong-value"), found), expected);
    }
    // A list may stand for an object if it has as many items; nobody who writes one means that.
    if about.starts_with("invalid length ") && expected.starts_with("struct ") {
        return expecting(found_in(fault.fact("which", "wrong-value"), "sequence"), "a map");
    }
    if let Some(length) = about.strip_prefix("invalid length ") {
        return expecting(fault.fact("which", "wrong-length").fact("value", length), expected);
    }
    named(fault, about, expected)
}

/// A sentence of [`custom`] and its mark.
fn marked(message: &str) -> Option<(&str, &str)> {
    let (sentence, which) = message.strip_suffix(')')?.rsplit_once(" (")?;
    let is_mark = which.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
    is_mark.then_some((sentence, which))
}

/// What is said about a field or a variant: its name, and for an unknown one the names that there are.
fn named(fault: Fault, about: &str, expected: &str) -> Fault {
    let name = |begins| about.strip_prefix(begins)?.split('`').next();
    if let Some(name) = name("missing field `") {
        return fault.fact("which", "missing-field").fact("name", name);
    }
    if let Some(name) = name("duplicate field `") {
        return fault.fact("which", "field-twice").fact("name", name);
    }
    let known = expected.strip_prefix("one of ").unwrap_or(expected);
    let known = known.replace(" or ", ", ").replace('`', "");
    let known = if known.is_empty() { "–".to_owned() } else { known };
    if let Some(name) = name("unknown field `") {
        return fault.fact("which", "unknown-field").fact("name", name).fact("known", known);
    }
    if let Some(name) = name("unknown variant `") {
        return fault.fact("which", "unknown-name").fact("name", name).fact("known", known);
    }
    fault
}

/// With the kind of value that was found, and the value where serde tells it.
fn found_in(fault: Fault, found: &str) -> Fault {
    let kind = FOUND.iter().find(|(begins, _)| found.starts_with(begins));
    let value = found.split_once(['`', '"']).map_or("", |(_, value)| value);
    let value = value.strip_suffix(['`', '"']).unwrap_or(value);
    fault.fact("found", kind.map_or("other", |(_, kind)| kind)).fact("value", value)
}

/// With what was expected, and how many where it is a number of things.
fn expecting(fault: Fault, expected: &str) -> Fault {
    let kind = EXPECTED.iter().find(|(begins, _)| expected.starts_with(begins));
    let size = expected.rsplit(' ').next().and_then(|last| last.parse::<u64>().ok());
    let fault = fault.fact("expected", kind.map_or("other", |(_, kind)| kind));
    match size {
        Some(size) => fault.fact("size", size),
        None => fault,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use crate::{Fault, from_text};

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Thing {
        #[serde(rename = "count")]
        _count: u8,
        #[serde(rename = "ends", default)]
        _ends: [u8; 2],
        #[serde(rename = "colour", default)]
        _colour: Option<Colour>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Colour {
        Red,
        Blue,
        Green,
    }

    #[test]
    fn every_complaint_is_taken_apart() {
        fn check(text: &str, code: &str, facts: serde_json::Value) {
            let fault = from_text::<Thing>(text).expect_err(text);
            assert_eq!(fault, Fault { code: code.to_owned(), facts, ..fault.clone() });
        }
        let syntax = |text, which| check(text, "input/not-json", json!({ "which": which }));
        syntax("", "ends-early");
        syntax("{", "ends-in-object");
        syntax("{\"ends\": [1", "ends-in-list");
        syntax("{\"ends", "ends-in-text");
        syntax("{\"count\" 1}", "no-colon");
        syntax("{\"count\": 1 2}", "object-goes-on");
        syntax("{\"ends\": [1 2]}", "list-goes-on");
        syntax("{count: 1}", "odd-name");
        syntax("{\"count\": nil}", "no-value");
        syntax("{\"colour\": \"\\x\"}", "odd-escape");
        syntax("{\"colour\": \"\n\"}", "control-character");
        syntax("{\"count\": 1,}", "last-comma");
        syntax("{\"count\": 01}", "odd-number");
        syntax("{\"count\": 1} 2", "more");
        let data = |text, facts| check(text, "input/malformed", facts);
        data(
            "{\"size\": 1}",
            json!({ "which": "unknown-field", "name": "size", "known": "count, ends, colour" }),
        );
        data("{}", json!({ "which": "missing-field", "name": "count" }));
        data("{\"count\": 1, \"count\": 2}", json!({ "which": "field-twice", "name": "count" }));
        data(
            "{\"count\": 1, \"colour\": \"pink\"}",
            json!({ "which": "unknown-name", "name": "pink", "known": "red, blue, green" }),
        );
        data(
            "{\"count\": \"many\"}",
            json!({ "which": "wrong-value", "found": "text", "value": "many", "expected": "u8" }),
        );
        data(
            "{\"count\": 300}",
            json!({ "which": "wrong-value", "found": "number", "value": "300", "expected": "u8" }),
        );
        data(
            "{\"count\": null}",
            json!({ "which": "wrong-value", "found": "null", "value": "", "expected": "u8" }),
        );
        data(
            "{\"count\": 1, \"ends\": [1]}",
            json!({ "which": "wrong-length", "value": "1", "expected": "list-of", "size": 2 }),
        );
        data(
            "7",
            json!({ "which": "wrong-value", "found": "number", "value": "7", "expected": "object" }),
        );
        data(
            "[]",
            json!({ "which": "wrong-value", "found": "list", "value": "", "expected": "object" }),
        );
    }

    #[test]
    fn a_sentence_of_our_own_is_known_by_its_mark() {
        let error: serde_json::Error = super::custom("route-twice", "a route is there twice");
        let fault = super::unreadable(&error.to_string());
        assert_eq!(fault.message, "a route is there twice");
        assert_eq!(fault.facts, json!({ "which": "route-twice" }));
        let fault = super::unreadable("no such route: \"a (b)\"");
        assert_eq!(fault.facts, json!({ "kind": "route", "id": "a (b)" }));
        assert!(super::unreadable("something new").facts.is_null());
    }
}
