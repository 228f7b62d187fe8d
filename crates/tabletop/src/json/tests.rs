//! What is wrong with JSON is told in facts.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::json;

use super::error::ReadError;
use super::{custom, unknown_id};
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
fn what_types_of_our_own_say_is_data_too() {
    let fault = ReadError::into_fault;
    let own = fault(custom("route-twice", "a route is there twice"));
    assert_eq!(own.message, "a route is there twice");
    assert_eq!(own.facts, json!({ "which": "route-twice" }));
    let unknown = fault(unknown_id("a (b)", &["", "route"]));
    assert_eq!(
        (unknown.code.as_str(), unknown.message.as_str()),
        ("input/unknown-id", "no such route: \"a (b)\"")
    );
    assert_eq!(unknown.facts, json!({ "kind": "route", "id": "a (b)" }));
    assert!(fault(serde::de::Error::custom("something new")).facts.is_null());
}

#[test]
fn a_name_that_is_no_number_is_told_as_such() {
    let fault = from_text::<BTreeMap<u8, u8>>(r#"{"one": 1}"#).expect_err("no number");
    let facts =
        json!({ "which": "wrong-value", "found": "text", "value": "one", "expected": "u8" });
    assert_eq!((fault.place.as_deref(), fault.facts), (Some("line 1, column 2 (one)"), facts));
}

/// `serde_json` and ours read the same, and find the same wrong in the same words.
#[test]
fn a_tree_is_read_as_serde_json_reads() {
    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        #[serde(default)]
        by_number: BTreeMap<u8, i16>,
        #[serde(default)]
        shapes: Vec<Shape>,
        #[serde(default)]
        tagged: Option<Tagged>,
        #[serde(default)]
        pair: (f64, bool),
    }
    #[derive(Deserialize, PartialEq, Debug)]
    enum Shape {
        Empty,
        One(u8),
        Two(u8, u8),
        Named { side: u8 },
    }
    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(tag = "type", deny_unknown_fields)]
    enum Tagged {
        A { letter: char },
    }
    for text in [
        "{}",
        r#"{"by_number": {"1": -5, "200": 7}}"#,
        r#"{"by_number": {"300": 1}}"#,
        r#"{"shapes": ["Empty", {"One": 1}, {"Two": [1, 2]}, {"Named": {"side": 3}}]}"#,
        r#"{"shapes": ["None"]}"#,
        r#"{"shapes": [{"One": 1, "Two": 2}]}"#,
        r#"{"shapes": [7]}"#,
        r#"{"shapes": [{"Two": [1]}]}"#,
        r#"{"shapes": [{"Two": [1, 2, 3]}]}"#,
        r#"{"tagged": null}"#,
        r#"{"tagged": {"type": "A", "letter": "x"}}"#,
        r#"{"tagged": {"type": "A", "letter": "xy"}}"#,
        r#"{"tagged": {"type": "B"}}"#,
        r#"{"tagged": {"type": "A", "letter": "x", "more": 1}}"#,
        r#"{"tagged": {}}"#,
        r#"{"pair": [1, true]}"#,
        r#"{"pair": [2.5, false]}"#,
        r#"{"pair": [1, 2.5]}"#,
        r#"{"pair": [1, true, 3]}"#,
        r#"{"other": 1}"#,
        "null",
    ] {
        let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
        let theirs: Result<Whole, _> = serde_json::from_value(value);
        match (from_text::<Whole>(text), theirs) {
            (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{text}"),
            (Err(ours), Err(theirs)) => {
                let theirs = theirs.to_string();
                assert_eq!(Some(ours.message.as_str()), theirs.split(" at line ").next(), "{text}");
            }
            (ours, theirs) => panic!("{text}: {ours:?}, {theirs:?}"),
        }
    }
    // Theirs reads a struct from a list of its fields, in an order that no document tells.
    let message = from_text::<Whole>("[]").expect_err("a struct is an object").message;
    assert_eq!(message, "invalid type: sequence, expected struct Whole");
}

/// An enum with a tag is read as serde reads it, and an error has its path.
#[test]
fn a_tagged_enum_is_read_as_serde_reads_it() {
    #[derive(Deserialize, Debug)]
    #[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only its name is looked at")]
    enum Theirs {
        Nothing,
        Empty {},
        Full { numbers: Vec<u8>, colour: Option<Colour> },
    }
    crate::tagged! {
        "kind",
        #[derive(Debug)]
        #[expect(dead_code, reason = "only its name is looked at")]
        pub enum Ours {
            Nothing,
            Empty {},
            Full { numbers: Vec<u8>, colour: Option<Colour> },
        }
    }
    for (text, path) in [
        (r#"{"kind": "nothing"}"#, ""),
        (r#"{"kind": "nothing", "more": 1}"#, ""),
        (r#"{"kind": "empty"}"#, ""),
        (r#"{"kind": "empty", "more": 1}"#, "more"),
        (r#"{"numbers": [1, 2], "kind": "full"}"#, ""),
        (r#"{"numbers": [1], "kind": "full", "colour": "red"}"#, ""),
        (r#"{"numbers": [1, 300], "kind": "full"}"#, "numbers[1]"),
        (r#"{"kind": "full", "numbers": [], "colour": "pink"}"#, "colour"),
        (r#"{"kind": "full", "numbers": [], "numbers": []}"#, ""),
        (r#"{"kind": "full"}"#, ""),
        (r#"{"kind": "other"}"#, "kind"),
        (r#"{"kind": 7}"#, "kind"),
        (r#"{"kind": "empty", "kind": "empty"}"#, ""),
        ("{}", ""),
    ] {
        let ours = super::parse(text).expect("JSON");
        let theirs = Theirs::deserialize(&ours);
        match (Ours::deserialize(&ours), theirs) {
            (Ok(ours), Ok(theirs)) => assert_eq!(format!("{ours:?}"), format!("{theirs:?}")),
            (Err(ours), Err(theirs)) => {
                assert_eq!((ours.path().as_str(), ours.error()), (path, theirs.error()), "{text}");
            }
            (ours, theirs) => panic!("{text}: {ours:?}, {theirs:?}"),
        }
    }
    let message = from_text::<Ours>("[]").expect_err("it is an object").message;
    assert_eq!(message, "invalid type: sequence, expected a map");
}

#[test]
fn a_path_is_found_in_a_text() {
    let text = "{\n  \"a\": [1, \"],}\", {\n    \"b\\n\": 1, \"c\":\n true }\n  ]\n}";
    let found = |path| super::place_in(text, path);
    assert_eq!(found("a"), "line 2: a");
    assert_eq!(found("a[1]"), "line 2: a[1]");
    assert_eq!(found("a[2]"), "line 2: a[2]");
    assert_eq!(found("a[2].c"), "line 4: a[2].c");
    for nowhere in ["b", "a[3]", "a.b", "a[0].b", "[0]"] {
        assert_eq!(found(nowhere), nowhere);
    }
}
