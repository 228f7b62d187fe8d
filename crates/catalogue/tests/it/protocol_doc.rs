//! Plays every example of `docs/engine-protocol.md`, and sees that nothing is missing from it.
//! With `UPDATE=1` the answers are written anew.

use std::collections::BTreeSet;
use std::fs;

use catalogue::engine::Engine;
use catalogue::{Seed, Setting, TITLES, Title};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine-protocol.md");

fn document() -> String {
    fs::read_to_string(DOCUMENT).expect("the protocol is documented")
}

/// The document with every answer as the engine gives it now. A block that says ```jsonl begins with
/// a fresh engine; one that says ```jsonl continued goes on.
fn played(document: &str) -> String {
    let mut engine = Engine::new();
    let mut inside = false;
    let mut played = String::new();
    let mut lines = document.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(block) = line.strip_prefix("```") {
            inside = block.starts_with("jsonl");
            if block == "jsonl" {
                engine = Engine::new();
            }
        }
        played.push_str(line);
        played.push('\n');
        if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            let answer = format!("< {}", engine.answer(request).text);
            let written = lines.next_if(|next| next.starts_with("< "));
            // A long answer may be cut: what is written must be how it begins.
            let cut = written.filter(|written| {
                written.strip_suffix('…').is_some_and(|start| answer.starts_with(start))
            });
            played.push_str(cut.unwrap_or(&answer));
            played.push('\n');
        }
    }
    played
}

#[test]
fn every_example_is_answered_as_documented() {
    let document = document();
    let played = played(&document);
    assert!(document.matches("\n> ").count() > 20, "there are hardly any examples");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(DOCUMENT, played).expect("the document can be written");
        return;
    }
    for (number, (written, played)) in document.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of docs/engine-protocol.md", number + 1);
    }
    assert_eq!(document, played);
}

/// What comes up in many matches: the `type` of every action, and every key of views and previews.
fn met(title: &Title) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for seats in title.seat_counts() {
        for seed in 0..20 {
            let setting = Setting { seats, ..Setting::default() };
            let mut table = title.open(&setting, Seed(seed.to_string())).expect("its own board");
            while let Some(seat) = table.to_act().first() {
                for action in table.legal(seat).expect("the seat exists") {
                    met.extend(action["type"].as_str().map(str::to_owned));
                }
                let action =
                    table.best(seat, "random", &Seed::from("x")).expect("somebody may act");
                table.act(seat, &action).expect("bots play by the rules");
            }
        }
    }
    met
}

#[test]
fn every_command_action_event_and_refusal_is_in_the_document() {
    let document = document();
    let mut missing = Vec::new();
    let mut expect = |name: &str, as_written: String| {
        if !document.contains(&as_written) {
            missing.push(name.to_owned());
        }
    };
    let help: serde_json::Value =
        serde_json::from_str(&Engine::new().answer(r#"{"cmd":"help"}"#).text).expect("JSON");
    for command in help["ok"]["commands"].as_object().expect("commands").keys() {
        expect(command, format!("> {{\"cmd\":\"{command}\""));
    }
    for title in TITLES {
        for action in met(title) {
            expect(&action, format!("`{action}`"));
            expect(&action, format!("{{\"type\":\"{action}\""));
        }
        for event in (title.events)() {
            expect(event, format!("{{\"type\":\"{event}\""));
        }
        for code in (title.refusals)() {
            expect(code, format!("`{code}`"));
            expect(code, format!("\"code\":\"{code}\""));
        }
    }
    assert!(missing.is_empty(), "not in docs/engine-protocol.md: {missing:?}");
}
