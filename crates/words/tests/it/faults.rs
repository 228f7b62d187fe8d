//! Every fault that somebody can meet is told in their language, to the last word.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use catalogue::engine::Engine;
use catalogue::{Fault, TITLES, Title};
use serde_json::{Value, json};
use words::{LANGUAGES, Words};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every code of what can be wrong with a board, a setting or a position. All other codes are in
/// `crates/cli/tests/it/faults.rs`.
fn codes() -> BTreeSet<&'static str> {
    let of_games = TITLES.iter().flat_map(|title| title.faults).copied().flatten().copied();
    of_games.chain(["board/unknown-game"]).collect()
}

/// The messages of a language, those of the web app too.
fn messages(language: &str) -> BTreeSet<String> {
    let list = |folder: PathBuf| {
        let entries = fs::read_dir(folder).expect("the folder can be read");
        entries.map(|entry| entry.expect("its entries can be read").path())
    };
    let of_games =
        list(root().join("games")).map(|game| game.join(format!("locales/{language}.ftl")));
    let files =
        list(root().join("locales").join(language)).chain(of_games.filter(|path| path.exists()));
    let texts = files.map(|path| fs::read_to_string(path).expect("a text"));
    let named = |line: &str| line.split_once(" =").map(|(name, _)| name.to_owned());
    texts.flat_map(|text| text.lines().filter_map(named).collect::<Vec<_>>()).collect()
}

#[test]
fn every_code_of_a_game_has_its_message_in_every_language() {
    let codes = codes();
    assert!(codes.len() > 60 && codes.contains("board/not-double"), "{codes:?}");
    for language in LANGUAGES {
        let messages = messages(language.code);
        let told = |code: &str| messages.contains(&format!("fault-{}", code.replace('/', "-")));
        let silent: Vec<&&str> = codes.iter().filter(|code| !told(code)).collect();
        assert!(silent.is_empty(), "{}: {silent:?}", language.code);
    }
}

/// What the engine refuses in these requests, one after the other.
fn refused(requests: &[Value]) -> Vec<Fault> {
    let mut engine = Engine::new();
    requests
        .iter()
        .flat_map(|request| faults_in(&engine.answer(&request.to_string()).text))
        .collect()
}

fn faults_in(answer: &str) -> Vec<Fault> {
    let answer: Value = serde_json::from_str(answer).expect("an answer");
    let Some(first) = answer.get("error") else { return Vec::new() };
    let more = first["more"].as_array().into_iter().flatten();
    let fault = |error: &Value| {
        let text = |field: &str| error[field].as_str().unwrap_or_default().to_owned();
        Fault::new(text("code"), text("message")).with(error["facts"].clone())
    };
    std::iter::once(first).chain(more).map(fault).collect()
}

/// Tells faults in every language, and remembers their codes.
struct Telling {
    languages: Vec<Words>,
    told: BTreeSet<String>,
}

impl Telling {
    fn new() -> Self {
        Self { languages: LANGUAGES.iter().map(Words::new).collect(), told: BTreeSet::new() }
    }

    /// Each is told whole, and in none but English as the engine says it.
    fn check(&mut self, faults: &[Fault]) {
        for fault in faults {
            let english = self.languages[0].fault(fault);
            assert!(!english.contains("{$"), "{english:?} for {fault}");
            for words in &self.languages[1..] {
                let (told, code) = (words.fault(fault), words.language.code);
                assert!(!told.contains("{$"), "{told:?} in {code} for {fault}");
                assert!(!told.contains(&fault.message), "{told:?} in {code}");
                assert_ne!(told, english, "in {code} for {fault}");
            }
            self.told.insert(fault.code.clone());
        }
    }
}

/// Lays one JSON over another: objects merge, an object over a list patches its items, all else
/// replaces.
fn lay(over: &Value, under: &mut Value) {
    match (over, under) {
        (Value::Object(over), Value::Object(under)) => {
            for (name, value) in over {
                lay(value, under.entry(name).or_insert(Value::Null));
            }
        }
        (Value::Object(over), Value::Array(under)) => {
            for (index, value) in over {
                let index: usize = index.parse().expect("an index");
                lay(value, &mut under[index]);
            }
        }
        (over, under) => *under = over.clone(),
    }
}

/// The requests to load every position that a scenario of the game expects to be refused.
fn positions(title: &Title) -> Vec<Value> {
    let folder = root().join("games").join(title.slug).join("scenarios");
    let files =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let pages = files.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages
        .flat_map(|path| positions_in(title, &fs::read_to_string(path).expect("scenarios")))
        .collect()
}

fn positions_in(title: &Title, page: &str) -> Vec<Value> {
    let mut base = json!({ "cmd": "load", "game": title.slug, "state": {} });
    let mut requests = Vec::new();
    for (index, scenario) in page.split("\n## ").enumerate() {
        let mut request = base.clone();
        for (fence, block) in fences(scenario) {
            let block: Value = serde_json::from_str(block).expect("JSON");
            match fence {
                "setting" => lay(&block, &mut request),
                _ => lay(&json!({ "state": block }), &mut request),
            }
        }
        if index == 0 {
            base = request;
        } else if scenario.contains("\n? load ") {
            requests.push(request);
        }
    }
    requests
}

fn fences(scenario: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = scenario.split("```").skip(1).step_by(2);
    parts.filter_map(|part| part.split_once('\n')).filter(|(fence, _)| *fence != "play")
}

#[test]
fn every_position_that_cannot_be_is_told_in_every_language() {
    let mut telling = Telling::new();
    for request in TITLES.iter().flat_map(positions) {
        telling.check(&refused(&[request]));
    }
    assert_all_told(&telling, &["position/"], &["position/stuck"]);
}

/// Was every code of these kinds met, but for those that can't be made here?
fn assert_all_told(telling: &Telling, kinds: &[&str], but: &[&str]) {
    let mut missing = codes();
    missing.retain(|code| kinds.iter().any(|kind| code.starts_with(kind)));
    missing.retain(|code| !telling.told.contains(*code) && !but.contains(code));
    assert!(missing.is_empty(), "{missing:?}");
}

/// A board with this laid over it, played by as many as can.
fn spoilt(game: &str, patch: &Value) -> Vec<Fault> {
    let title = catalogue::title(game).expect("a game");
    let mut board = title.own_board();
    lay(patch, &mut board);
    let seats = if game == "mini-express" { 3 } else { 4 };
    refused(&[json!({ "cmd": "new", "game": game, "seats": seats, "board": board })])
}

#[test]
fn every_fault_of_a_board_is_told_in_every_language() {
    let mut telling = Telling::new();
    let mut check_board = |game, patch: Value, code: &str| {
        let faults = spoilt(game, &patch);
        assert!(faults.iter().any(|fault| fault.code == code), "{code}: {faults:?}");
        telling.check(&faults);
    };
    let mut streets = |patch, code| check_board("san-francisco", patch, code);
    streets(json!({ "id": "" }), "board/empty-id");
    streets(json!({ "cars": 0 }), "board/bad-count");
    streets(json!({ "cars": "many" }), "input/malformed");
    streets(json!({ "token_points": [1] }), "board/bad-count");
    streets(json!({ "token_locations": ["castro"] }), "board/bad-count");
    streets(json!({ "token_locations": { "0": "atlantis" } }), "board/unknown-location");
    streets(json!({ "route_points": { "1": -1 } }), "board/bad-count");
    streets(json!({ "route_points": { "9": 1 } }), "board/bad-length");
    streets(json!({ "locations": { "0": { "x": 2.0 } } }), "board/off-the-map");
    streets(json!({ "locations": { "1": { "id": "alcatraz" } } }), "board/unknown-location");
    streets(json!({ "locations": [] }), "board/too-few");
    streets(json!({ "routes": { "0": { "length": 6 } } }), "board/bad-length");
    streets(json!({ "routes": { "0": { "ferries": 6 } } }), "board/too-many-ferries");
    streets(
        json!({ "routes": { "0": { "between": ["castro", "castro"] } } }),
        "board/goes-nowhere",
    );
    streets(json!({ "routes": { "0": { "colour": "pink" } } }), "input/malformed");
    streets(json!({ "tickets": [] }), "board/too-few-tickets");
    streets(json!({ "cards": { "blue": 0 } }), "input/malformed");
    streets(json!({ "routes": [] }), "board/disconnected");
    streets(json!({ "routes": { "0": { "double": true } } }), "board/no-twin");
    streets(json!({ "routes": { "3": { "double": false } } }), "board/not-double");
    let third = json!(["golden-gate-bridge", "presidio"]);
    streets(json!({ "routes": { "0": { "between": third } } }), "board/not-double");
    streets(json!({ "routes": { "3": { "length": 1 } } }), "board/unequal-twins");
    let ticket = json!({ "between": ["castro", "alcatraz"], "points": 5 });
    streets(json!({ "tickets": vec![ticket; 70] }), "board/too-many");
    let one = json!({ "blue": 1, "green": 1, "black": 1, "purple": 1, "red": 1, "orange": 1, "ferry": 1 });
    streets(json!({ "cards": one }), "board/too-few-cards");
    let mut hexes = |patch, code| check_board("mini-express", patch, code);
    hexes(json!({ "hexes": { "0": { "q": 300 } } }), "input/malformed");
    hexes(json!({ "hexes": { "0": { "number": 40 } } }), "board/unclear-hex");
    hexes(json!({ "hexes": [] }), "board/missing-start");
    hexes(json!({ "hexes": [], "named_in_rulebook": ["atlantis"] }), "board/missing-city");
    let hex = json!({ "q": 0, "r": 0, "id": "a", "city": "A", "number": 40, "capacity": 7 });
    hexes(json!({ "hexes": [hex, hex] }), "board/duplicate-number");
    hexes(json!({ "hexes": [hex], "sea": [[0, 0]] }), "board/sea-and-land");
    let port = json!({ "q": 0, "r": 0, "port": "A" });
    hexes(json!({ "hexes": [port] }), "board/port-count");
    let start = json!({ "id": "x", "city": "X", "start": "cotton" });
    hexes(json!({ "hexes": { "0": start } }), "board/duplicate-start");
    hexes(json!({ "hexes": { "104": { "q": 100, "r": 100 } } }), "board/unreachable-city");
    hexes(json!({ "hexes": vec![port; 300] }), "board/too-many-hexes");
    let tables = json!({
        "company_order": [], "share_values": { "first": [], "second": [], "other": [] },
        "demand_tokens": { "two_different_each": 0, "two_same_each": 0, "company_and_wild_each": 0 },
        "bot_tokens": { "city_moves": [], "company_moves": [], "each_combination": 1, "refresh": 2 },
        "components": {
            "trains_per_company": 0, "start_trains_on_map": 0, "start_train_space": 9,
            "max_train_space": 9, "shares_per_company": 1, "track_length_max": 9,
            "demand_tokens": 0, "bot_tokens": 0, "influence_start": 20, "influence_max": 1,
        },
    });
    hexes(json!({ "tables": tables }), "tables/influence");
    // Whoever writes the file of a board says whose board it is.
    assert_all_told(&telling, &["board/", "tables/"], &["board/unknown-game"]);
}

#[test]
fn every_request_that_is_refused_is_told_in_every_language() {
    let begin = json!({ "cmd": "new", "game": "san-francisco", "seats": 2 });
    let act = |action: Value| json!({ "cmd": "act", "seat": 0, "action": action });
    let record = |patch: Value| {
        let mut engine = Engine::new();
        engine.answer(&begin.to_string());
        let answer: Value =
            serde_json::from_str(&engine.answer("{\"cmd\":\"record\"}").text).expect("an answer");
        let mut record = answer["ok"]["record"].clone();
        lay(&patch, &mut record);
        json!({ "cmd": "continue", "record": record })
    };
    let faults = refused(&[
        json!([]),
        json!({}),
        json!({ "cmd": "dance" }),
        json!({ "cmd": "view", "seat": 0 }),
        json!({ "cmd": "new", "game": "chess", "seats": 2 }),
        json!({ "cmd": "new", "game": "san-francisco", "seats": 9 }),
        json!({ "cmd": "new", "game": "san-francisco", "seats": 2, "options": { "map": 1 } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 3, "options": { "map": "mars" } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 3, "options": { "mode": "solo" } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 3, "options": { "mode": "duo" } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 9, "options": { "mode": "standard" } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 3, "options": { "mode": "fast" } }),
        json!({ "cmd": "new", "game": "mini-express", "seats": 3, "options": { "speed": 1 } }),
        json!({ "cmd": "new", "game": "mini-express" }),
        json!({ "cmd": "load", "game": "mini-express", "state": {} }),
        record(json!({ "format": "other" })),
        record(json!({ "rules_version": 99 })),
        record(json!({ "events": [] })),
        record(json!({ "hash": "0" })),
        record(json!({ "outcome": {} })),
        record(json!({ "seed": "other" })),
        record(json!({ "players": 1, "extra": 1 })),
        record(json!({ "fairness": { "commitment": "a", "secret": "b", "contributions": ["-"] } })),
        begin.clone(),
        act(json!({ "type": "steal_route" })),
        act(json!({ "type": "draw_face_up", "slot": 300 })),
        act(json!({ "type": "draw_face_up", "slot": null })),
        act(json!({ "type": "keep_tickets", "tickets": ["oakland--sunset"] })),
        act(json!({ "type": "keep_tickets", "tickets": ["alcatraz--castro", "alcatraz--castro"] })),
        act(json!({ "type": "claim_route", "route": "twin-peaks--castro", "pay": [] })),
        json!({ "cmd": "legal", "seat": 7 }),
        json!({ "cmd": "rewind", "step": 7 }),
        json!({ "cmd": "best", "seat": 0, "bot": "nobody" }),
        json!({ "cmd": "best", "seat": 0, "bot": "search:much" }),
        json!({ "cmd": "best", "seat": 0, "bot": "search:1ms" }),
        json!({ "cmd": "quit", "now": true }),
    ]);
    let codes: BTreeSet<&str> = faults.iter().map(|fault| fault.code.as_str()).collect();
    assert!(faults.len() >= 35 && codes.len() > 20, "{} {codes:?}", faults.len());
    Telling::new().check(&faults);
}

#[test]
fn every_text_that_is_no_json_is_told_in_every_language() {
    let texts = [
        "",
        "{",
        "[1",
        "\"a",
        "{\"a\" 1}",
        "{\"a\": 1 2}",
        "[1 2]",
        "{a: 1}",
        "nil",
        "\"\\x\"",
        "\"\n\"",
        "[1,]",
        "01",
        "1e999",
        "{} {}",
    ];
    let deep = "[".repeat(200);
    let mut telling = Telling::new();
    for text in texts.into_iter().chain([deep.as_str()]) {
        let faults = faults_in(&Engine::new().answer(text).text);
        assert_eq!((faults.len(), faults[0].code.as_str()), (1, "input/not-json"), "{text}");
        telling.check(&faults);
    }
}
