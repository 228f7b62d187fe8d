//! Everything that a game says is said in every language, to a player in the player's own variant.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use catalogue::engine::Engine;
use catalogue::{Argument, Fault, Join, Phrase, Seat, Seed, Setting, TITLES, Title, Viewer};
use serde_json::{Value, json};
use words::{LANGUAGES, Reader, Words};

/// This many different phrases of a message are enough.
const VARIETY: usize = 12;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The phrases that a game was heard to say, by their messages.
#[derive(Default)]
struct Heard(BTreeMap<String, Vec<Phrase>>);

impl Heard {
    fn hear(&mut self, phrase: Phrase) {
        let known = self.0.entry(phrase.id.to_string()).or_default();
        if known.len() < VARIETY && !known.contains(&phrase) {
            known.push(phrase);
        }
    }

    /// All that is said in a transcript: events, to everybody, and what could have been done.
    fn hear_transcript(&mut self, title: &Title, text: &str) {
        let setting = parse(text.lines().next().expect("a setting"));
        let seats = setting["seats"].as_u64().expect("seats") as u8;
        let seed = Seed(setting["seed"].as_str().expect("a seed").to_owned());
        let setting = Setting { seats, options: setting["options"].clone(), board: None };
        let mut table = title.open(&setting, seed).expect("a setting");
        for line in text.lines().filter(|line| line.starts_with('#')) {
            let seat = line.split(' ').nth(2).and_then(|seat| seat.parse().ok()).map(Seat);
            let (Some(seat), Some(at)) = (seat, line.find('{')) else { continue };
            let legal = table.legal(seat).expect("the seat exists");
            for (told, action) in
                table.tell_actions(seat, &legal).expect("legal").into_iter().zip(&legal)
            {
                self.hear(told.phrase);
                if let Some(kind) = told.kind {
                    self.hear(kind);
                }
                let changes = table.preview_phrases(seat, action).expect("legal");
                for change in changes {
                    self.hear(change);
                }
            }
            self.hear(table.task(Viewer::Seat(seat)).expect("the seat exists"));
            table.act(seat, &parse(&line[at..])).expect("it was played");
        }
        let all = table.all_event_phrases(0).into_iter().flatten().flatten();
        all.for_each(|phrase| self.hear(phrase));
        for viewer in Viewer::all(table.people()) {
            let phrases = table.event_phrases(0, viewer).expect("the viewer exists");
            phrases.into_iter().flatten().flatten().for_each(|phrase| self.hear(phrase));
        }
        let outcome = table.outcome().expect("it was played to its end");
        self.hear((title.tell_ending)(outcome.ending));
        self.hear((title.tell_decider)(outcome.decided_by));
    }

    /// The refusals among the examples of a game's page, where a test demands one of every code.
    fn hear_examples(&mut self, title: &Title) {
        let page = root().join(format!("docs/engine-protocol-{}.md", title.slug));
        let mut engine = Engine::new();
        for request in fs::read_to_string(page).expect("a page").lines() {
            let Some(request) = request.strip_prefix("> ") else { continue };
            let mut request = parse(request);
            if matches!(request["cmd"].as_str(), Some("act" | "preview" | "explain")) {
                request["phrases"] = true.into();
            }
            let answer = parse(&engine.answer(&request.to_string()).text);
            if let Some(phrase) = answer.pointer("/error/rule/phrase") {
                self.hear(phrase_of(phrase));
            }
        }
    }
}

fn phrase_of(json: &Value) -> Phrase {
    let mut phrase = Phrase::new(json[0].as_str().expect("an id").to_owned());
    for (name, argument) in json[1].as_object().into_iter().flatten() {
        phrase = phrase.with(name.clone(), argument_of(argument));
    }
    phrase
}

fn argument_of(json: &Value) -> Argument {
    match json {
        Value::Number(number) => Argument::Number(number.as_i64().expect("a whole number")),
        Value::String(text) => Argument::Text(text.clone()),
        Value::Array(_) => Argument::Phrase(phrase_of(json)),
        _ => {
            if let Some(seat) = json["seat"].as_u64() {
                return Argument::Seat(Seat(seat as u8));
            }
            if let (Some(id), Some(printed)) = (json["name"].as_str(), json["printed"].as_str()) {
                return Argument::Name { id: id.to_owned(), printed: printed.to_owned() };
            }
            let joins = [Join::And, Join::Or, Join::Comma, Join::Arrow];
            let join = joins.into_iter().find(|join| json[join.name()].is_array()).expect("a list");
            Argument::list(
                join,
                json[join.name()].as_array().expect("a list").iter().map(argument_of),
            )
        }
    }
}

fn heard(title: &Title) -> Heard {
    let mut heard = Heard::default();
    let folder = root().join("games").join(title.slug).join("transcripts");
    let entries = fs::read_dir(folder).expect("transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        heard.hear_transcript(title, &fs::read_to_string(path).expect("a text"));
    }
    heard.hear_examples(title);
    heard
}

/// A sentence is no message's name, and nothing in it is left open.
fn check(told: &str, about: &Phrase) {
    let open = ["{$", "{ $", "{", "event-", "action-", "card-", "symbol-", "company-", "refusal-"];
    let name = told == about.id || open.iter().any(|mark| told.contains(mark));
    assert!(!name && !told.is_empty(), "{told:?} for {about:?}");
}

fn seat_in(phrase: &Phrase) -> Option<Seat> {
    phrase.arguments.iter().find_map(|(name, argument)| match argument {
        Argument::Seat(seat) => {
            assert_eq!(name, Phrase::PLAYER, "{phrase:?}");
            Some(*seat)
        }
        _ => None,
    })
}

#[test]
fn every_phrase_is_said_in_every_language_and_to_the_player_as_you() {
    for title in TITLES {
        let heard = heard(title);
        for code in title.refusals {
            let id = format!("{}-refusal-{}", title.slug, code.replace('/', "-"));
            assert!(heard.0.contains_key(&id), "{id} was never said");
        }
        for words in LANGUAGES.iter().map(Words::new) {
            let name = |seat: Seat| format!("<{seat}>");
            for phrase in heard.0.values().flatten() {
                let told = words.phrase(phrase, &Reader { seat: None, name: &name });
                check(&told, phrase);
                let Some(seat) = seat_in(phrase) else { continue };
                assert!(told.contains(&name(seat)), "{told:?} names nobody: {phrase:?}");
                let to_player = words.phrase(phrase, &Reader { seat: Some(seat), name: &name });
                check(&to_player, phrase);
                let code = words.language.code;
                assert!(!to_player.contains('<'), "no variant in {code}: {phrase:?}");
                let to_other = words.phrase(phrase, &Reader { seat: Some(Seat(9)), name: &name });
                assert_eq!(to_other, told);
            }
        }
    }
}

/// The page has a formatter of its own: `web/tests/phrases.test.ts` says these phrases with it and
/// compares. Every message is there once, with the longest phrase that was heard.
#[test]
fn the_page_is_told_what_the_binary_says() {
    const NAMES: [&str; 6] = ["Ada", "Bela", "Cleo", "Dora", "Emil", "Fay"];
    let name = |seat: Seat| NAMES[seat.index()].to_owned();
    let languages: Vec<Words> = LANGUAGES.iter().map(Words::new).collect();
    let mut lines = String::new();
    for phrases in TITLES.iter().flat_map(|title| heard(title).0.into_values()) {
        let written = |phrase: &Phrase| serde_json::to_string(phrase).expect("a phrase is JSON");
        let longest = phrases.iter().max_by_key(|phrase| (written(phrase).len(), written(phrase)));
        let phrase = longest.expect("it was heard");
        let mut readers = vec![None];
        readers.extend(seat_in(phrase).map(Some));
        for seat in readers {
            let say = |words: &Words| words.phrase(phrase, &Reader { seat, name: &name });
            let said: Vec<String> = languages.iter().map(say).collect();
            let line = json!({ "phrase": phrase, "reader": seat, "said": said });
            lines += &line.to_string();
            lines.push('\n');
        }
    }
    let path = root().join("crates/words/tests/phrases.jsonl");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &lines).expect("it can be written");
    }
    let known = fs::read_to_string(path).unwrap_or_default();
    assert!(known == lines, "what the binary says has changed: run `make update`");
}

#[test]
fn every_refusal_cites_a_rule_that_is_there() {
    for title in TITLES {
        let rules = LANGUAGES[0].rules(title.slug).expect("rules");
        let codes: Vec<&str> = title.rules.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, title.refusals, "{}", title.slug);
        for (code, label) in title.rules {
            assert!(rules.contains(&format!("- [{label}]")), "{code} cites {label}");
        }
    }
}

#[test]
fn a_fault_that_nobody_knows_keeps_its_english_sentence() {
    let words = Words::new(&LANGUAGES[1]);
    let fault = |code| Fault::new(code, "English").with(json!({ "reason": "none" }));
    assert_eq!(words.fault(&fault("new/thing")), "English");
    assert!(words.fault(&fault("file/unreadable")).ends_with(": none"));
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
