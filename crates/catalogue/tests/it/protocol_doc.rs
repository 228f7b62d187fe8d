//! Plays every example of `docs/engine-protocol.md` and of each game's own page beside it, and sees
//! that nothing is missing from them. With `UPDATE=1` the answers are rewritten.

use std::collections::BTreeSet;
use std::fs;

use catalogue::engine::Engine;
use catalogue::{Means, Seed, Setting, TITLES, Title};
use proving_ground::update_wanted;
use serde_json::{Value, json};

/// What all games have in common.
const GENERAL: &str = "engine-protocol.md";

/// A game's own page.
fn page_of(title: &Title) -> String {
    format!("engine-protocol-{}.md", title.slug)
}

fn path(page: &str) -> String {
    format!("{}/../../docs/{page}", env!("CARGO_MANIFEST_DIR"))
}

fn read(page: &str) -> String {
    fs::read_to_string(path(page)).unwrap_or_else(|error| panic!("docs/{page}: {error}"))
}

/// The document with every answer as the engine gives it now. A block that says ```jsonl begins
/// with a fresh engine; one that says ```jsonl continued goes on.
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

fn check_examples(page: &str) {
    let document = read(page);
    let played = played(&document);
    assert!(document.matches("\n> ").count() > 20, "there are hardly any examples in docs/{page}");
    if update_wanted() {
        fs::write(path(page), played).expect("the page can be written");
        return;
    }
    for (number, (written, played)) in document.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of docs/{page}", number + 1);
    }
    assert_eq!(document, played);
}

#[test]
fn every_example_is_answered_as_documented() {
    check_examples(GENERAL);
    for title in TITLES {
        check_examples(&page_of(title));
    }
}

/// The settings in which actions are looked for: every number of people with every wish that the
/// game knows.
fn settings(title: &Title) -> impl Iterator<Item = Setting> {
    let wishes =
        [json!({}), json!({"golden_spike": true}), json!({"map": "europe", "ports": true})];
    title.seat_counts().into_iter().flat_map(move |seats| {
        wishes.clone().map(|options| Setting { seats, options, board: None })
    })
}

/// What comes up in many matches: the `type` of every action.
fn met(title: &Title) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for setting in settings(title) {
        for seed in 0..20 {
            let Ok(mut table) = title.open(&setting, Seed(seed.to_string())) else { break };
            while let Some(seat) = table.to_act().first() {
                for action in table.legal(seat).expect("the seat exists") {
                    met.extend(action["type"].as_str().map(str::to_owned));
                }
                let action = table
                    .best(seat, "random", &Seed::from("x"), Means::default())
                    .expect("somebody may act");
                table.act(seat, &action).expect("bots play by the rules");
            }
        }
    }
    met
}

/// Collects what a page does not say.
struct Missing {
    page: String,
    document: String,
    names: Vec<String>,
}

impl Missing {
    fn from(page: String) -> Self {
        Self { document: read(&page), page, names: Vec::new() }
    }

    fn unless_written(&mut self, name: &str, as_written: &str) {
        if !self.document.contains(as_written) {
            self.names.push(name.to_owned());
        }
    }

    fn demand_none(self) {
        assert!(self.names.is_empty(), "not in docs/{}: {:?}", self.page, self.names);
    }
}

#[test]
fn every_command_and_every_game_is_on_the_general_page() {
    let mut missing = Missing::from(GENERAL.to_owned());
    let help: Value =
        serde_json::from_str(&Engine::new().answer(r#"{"cmd":"help"}"#).text).expect("JSON");
    for command in help["ok"]["commands"].as_object().expect("commands").keys() {
        missing.unless_written(command, &format!("| `{command}` |"));
        missing.unless_written(command, &format!("> {{\"cmd\":\"{command}\""));
    }
    for title in TITLES {
        missing.unless_written(title.slug, &format!("]({})", page_of(title)));
    }
    missing.demand_none();
}

#[test]
fn every_action_event_and_refusal_is_on_its_games_page() {
    for title in TITLES {
        let mut missing = Missing::from(page_of(title));
        for action in met(title) {
            missing.unless_written(&action, &format!("| `{action}` |"));
            missing.unless_written(&action, &format!("{{\"type\":\"{action}\""));
        }
        for event in (title.events)() {
            missing.unless_written(event, &format!("| `{event}` |"));
            missing.unless_written(event, &format!("{{\"type\":\"{event}\""));
        }
        for code in title.refusals {
            missing.unless_written(code, &format!("| `{code}` |"));
            missing.unless_written(code, &format!("\"code\":\"{code}\""));
        }
        missing.demand_none();
    }
}
