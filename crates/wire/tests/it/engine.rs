//! The examples of the engine protocol agree with its schemas.

use std::fs;

use catalogue::engine::Engine;
use serde_json::{Value, json};

use crate::schema::Schema;

struct Protocol {
    request: Schema,
    answers: Vec<(String, Schema)>,
    refusal: Schema,
}

impl Protocol {
    fn load() -> Self {
        Self {
            request: Schema::load("docs/schemas/engine-request.json"),
            answers: Schema::load_fields("docs/schemas/engine-answers.json"),
            refusal: Schema::load("docs/schemas/refusal.json"),
        }
    }

    /// Plays every example of a page. A block of `jsonl` begins with a fresh engine.
    fn check_page(&self, page: &str) {
        let mut engine = Engine::new();
        for line in page.lines() {
            if line == "```jsonl" {
                engine = Engine::new();
            }
            if let Some(request) = line.strip_prefix("> {").map(|rest| format!("{{{rest}")) {
                let answer = engine.answer(&request).text;
                self.check(&request, &answer);
                self.check_explained(&mut engine, &answer);
            }
        }
    }

    /// The pages show what can't be explained; whatever is legal explains itself.
    fn check_explained(&self, engine: &mut Engine, answer: &str) {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        let answer = &answer["ok"];
        if let Some(action) = answer["actions"].get(0) {
            let explain = json!({ "cmd": "explain", "seat": answer["seat"], "action": action });
            let explain = explain.to_string();
            self.check(&explain, &engine.answer(&explain).text);
        }
    }

    fn check(&self, request: &str, answer: &str) {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        if let Some(refusal) = answer.get("error") {
            self.refusal.check(refusal);
            return;
        }
        let request: Value = serde_json::from_str(request).expect("it was answered");
        self.request.check(&request);
        let (_, schema) = (self.answers.iter())
            .find(|(command, _)| request["cmd"] == *command)
            .unwrap_or_else(|| panic!("no schema for the answer to {request}"));
        schema.check(&answer["ok"]);
        // No page shows a whole record, so what it is good for is tried here.
        if request["cmd"] == "record" {
            let go_on = json!({ "cmd": "continue", "record": answer["ok"]["record"] }).to_string();
            self.check(&go_on, &Engine::new().answer(&go_on).text);
        }
    }
}

#[test]
fn the_examples_agree_with_the_schemas() {
    let protocol = Protocol::load();
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    for entry in fs::read_dir(docs).expect("there are documents").flatten() {
        if entry.file_name().to_string_lossy().starts_with("engine-protocol") {
            protocol.check_page(&fs::read_to_string(entry.path()).expect("a page is text"));
        }
    }
    let answers = protocol.answers.iter().map(|(_, schema)| schema);
    for schema in answers.chain([&protocol.request, &protocol.refusal]) {
        assert!(schema.checked() > 0, "{}: no example", schema.path());
    }
}

#[test]
fn what_the_engine_would_not_understand_is_not_allowed() {
    let Protocol { request, .. } = Protocol::load();
    for odd in ["{}", r#"{"cmd":"odd"}"#, r#"{"cmd":"legal"}"#, r#"{"cmd":"help","odd":1}"#] {
        let mut engine = Engine::new();
        assert!(engine.answer(odd).text.starts_with(r#"{"error""#), "{odd}");
        let odd: Value = serde_json::from_str(odd).expect("it is JSON");
        assert!(!request.allows(&odd), "{odd}");
    }
}
