use std::fs;
use std::path::PathBuf;

use catalogue::{Fault, TITLES, Title};
use serde_json::{Value, json};
use words::{LANGUAGES, Words};

/// A transcript: its setting, each action with what came of it.
struct Transcript {
    name: String,
    board: Value,
    steps: Vec<(Option<Value>, Vec<Value>)>,
}

fn transcripts(title: &Title) -> Vec<Transcript> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(title.slug);
    let entries = fs::read_dir(folder.join("transcripts")).expect("transcripts");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        let setting: Value = parse(text.lines().next().expect("a setting"));
        let seats = setting["seats"].as_u64().expect("seats") as u8;
        let options = setting["options"].clone();
        let setting = catalogue::Setting { seats, options, board: None };
        let mut steps = vec![(None, Vec::new())];
        for line in text.lines().skip(1) {
            if let Some(event) = line.strip_prefix("  {") {
                steps.last_mut().expect("one").1.push(parse(&format!("{{{event}")));
            } else if line.starts_with('#') {
                let action = line.find('{').map(|at| parse(&line[at..]));
                steps.push((action, Vec::new()));
            }
        }
        let board = title.lay_out(&setting).expect("a setting");
        Transcript { name: path.display().to_string(), board, steps }
    };
    entries.map(|entry| read(entry.expect("an entry").path())).collect()
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A sentence is no message's name, and nothing in it is left open.
fn check(told: &str, about: &str) {
    let name = !told.contains(' ') && told.contains('-') && told.is_ascii() && told.len() > 9;
    let open = ["{$", "{ $", "event-", "action-", "card-", "symbol-", "company-", "fault-"];
    assert!(!name && !open.iter().any(|mark| told.contains(mark)), "{told:?} for {about}");
}

#[test]
fn every_action_and_event_is_told_in_every_language() {
    for title in TITLES {
        let transcripts = transcripts(title);
        assert!(!transcripts.is_empty());
        for words in LANGUAGES.iter().map(Words::new) {
            let mut sentences = 0;
            for Transcript { name, board, steps } in &transcripts {
                let teller = words::teller(title.slug, board).expect("every game has a teller");
                for (action, events) in steps {
                    if let Some(action) = action {
                        let about = format!("{name}: {action}");
                        check(&teller.action(&words, action, events), &about);
                    }
                    for event in events {
                        let told = teller.event(&words, event, &|seat| format!("<{seat}>"));
                        check(&told.clone().unwrap_or_default(), &format!("{name}: {event}"));
                        sentences += usize::from(told.is_some());
                    }
                }
            }
            assert!(sentences > 500, "{}: {sentences}", title.slug);
        }
    }
}

#[test]
fn every_refusal_of_a_rule_has_its_sentence_in_every_language() {
    for title in TITLES {
        let teller = words::teller(title.slug, &title.own_board()).expect("a teller");
        for words in LANGUAGES.iter().map(Words::new) {
            for code in (title.refusals)() {
                let told = words.fault(&Fault::new(*code, "English"), Some(&*teller));
                assert_ne!(told, "English", "{} {code} in {}", title.slug, words.language.code);
            }
        }
    }
}

#[test]
fn a_fault_that_nobody_knows_keeps_its_english_sentence() {
    let words = Words::new(&LANGUAGES[1]);
    let fault = |code| Fault::new(code, "English").with(json!({ "reason": "none" }));
    assert_eq!(words.fault(&fault("new/thing"), None), "English");
    assert!(words.fault(&fault("file/unreadable"), None).ends_with(": none"));
}

#[test]
fn the_catalogue_names_the_languages_that_are_there() {
    let codes: Vec<_> = LANGUAGES.iter().map(|language| language.code).collect();
    assert_eq!(codes, catalogue::LANGUAGES);
}

#[test]
fn every_game_has_rules_in_every_language() {
    for language in LANGUAGES {
        for title in TITLES {
            assert!(language.rules(title.slug).is_some(), "{} {}", title.slug, language.code);
        }
    }
}

#[test]
fn a_game_that_is_not_there_has_no_teller() {
    assert!(words::teller("chess", &Value::Null).is_none());
}
