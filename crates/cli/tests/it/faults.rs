use std::collections::BTreeSet;
use std::path::Path;

use catalogue::Coded;
use serde_json::{Value, json};

use crate::table::{board, file, record, roundhouse};

/// Every language but English, with its word for a fault.
const LANGUAGES: [(&str, &str); 4] =
    [("cs", "chyba"), ("pl", "błąd"), ("ro", "eroare"), ("nl", "fout")];

/// What the command says for programs is English; in any other language none of that is left.
fn check(arguments: &[&str], code: &str) {
    let error = roundhouse(&[arguments, &["--json"]].concat()).json()["error"].clone();
    let more = error["more"].as_array().cloned().unwrap_or_default();
    let faults = [vec![error], more].concat();
    assert!(faults.iter().any(|fault| fault["code"] == code), "{faults:?}");
    for (language, word) in LANGUAGES {
        let ran = roundhouse(&[arguments, &["--lang", language]].concat());
        assert_eq!((ran.code, ran.err.lines().count()), (1, faults.len()), "{}", ran.err);
        for (line, fault) in ran.err.lines().zip(&faults) {
            let text = |field: &str| fault[field].as_str().unwrap_or_default();
            assert!(line.starts_with(word) && line.contains(text("code")), "{line}");
            assert!(!line.contains(text("message")) && !line.contains("{$"), "{line}");
            assert!(!names_a_line(line), "{line}");
        }
    }
}

/// Is a place in it told in English?
fn names_a_line(told: &str) -> bool {
    told.split("line ").skip(1).any(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
}

fn with(mut file: Value, pointer: &str, value: Value) -> String {
    *file.pointer_mut(pointer).expect("a place") = value;
    serde_json::to_string_pretty(&file).expect("JSON")
}

#[test]
fn a_broken_board_is_told_in_every_language() {
    let check_board = |contents: String, code| {
        let (_folder, path) = file(contents);
        check(&["board", "check", &path], code);
    };
    check_board("{\"routes\": [}".into(), "input/not-json");
    check_board("{}".into(), "board/unknown-game");
    check_board(with(board(), "/cars", json!("many")), "input/malformed");
    check_board(with(board(), "/routes/3/between/0", json!("atlantis")), "board/unknown-location");
    check_board(with(board(), "/routes/3/colour", json!("pink")), "input/malformed");
    check(&["board", "check", "no-such-file.json"], "file/unreadable");
}

#[test]
fn a_broken_record_is_told_in_every_language() {
    let check_record = |contents: String, code| {
        let (_folder, path) = file(contents);
        check(&["replay", &path], code);
    };
    check_record("{".into(), "input/not-json");
    check_record("{\"format\": 1}".into(), "input/malformed");
    check_record(with(record(), "/format", json!("other")), "record/unfit");
    check_record(with(record(), "/game", json!("chess")), "game/unknown");
    check_record(with(record(), "/hash", json!("0")), "record/other-hash");
    check_record(with(record(), "/actions/0/action", json!({"type": "dance"})), "input/malformed");
    check_record(with(record(), "/board/cars", json!(0)), "board/bad-count");
    let (_folder, path) = file(record().to_string());
    check(&["replay", "--verify", &path], "record/not-promised");
}

#[test]
fn wrong_options_and_bots_are_told_in_every_language() {
    let simulate = |more: &[&str], code| {
        check(
            &[&["simulate", "mini-express", "--seats", "3", "--games", "1"], more].concat(),
            code,
        );
    };
    simulate(&["--options", "{\"map\": \"mars\"}"], "options/unknown-map");
    simulate(&["--options", "{\"speed\": 1}"], "input/malformed");
    simulate(&["--options", "{\"mode\": \"solo\"}"], "options/seats");
    simulate(&["--bots", "racer"], "bots/unknown");
    simulate(&["--bots", "search:much"], "bots/unreadable-effort");
}

#[test]
fn a_wrong_arena_is_told_in_every_language() {
    let arena = |bots: &str, more: &[&str], code| {
        let arguments = ["arena", "san-francisco", "--blocks", "1", "--bots", bots];
        check(&[&arguments, more].concat(), code);
    };
    let pair = "random,greedy";
    arena("random", &[], "arena/too-few-bots");
    arena("random,random", &[], "arena/bot-twice");
    arena(pair, &["--anchor", "racer"], "arena/unknown-anchor");
    let out = |contents: &str, code| {
        let (_folder, path) = file(contents);
        arena(pair, &["--out", &path], code);
    };
    out("{", "input/not-json");
    out("{\"format\": \"other\"}", "input/malformed");
}

#[test]
fn a_wrong_setting_of_the_server_is_told_in_the_language() {
    let told = |contents: &str| {
        let (_folder, path) = file(contents);
        roundhouse(&["serve", "--lang", "cs", "--config", &path]).err
    };
    let unknown = told("\n\nspeed = 1\n");
    assert!(unknown.contains("file.json, řádek 3: nastavení „speed“ tu není"), "{unknown}");
    let odd = told("port = \"many\"\n");
    assert!(odd.contains("řádek 1: tomuto nelze rozumět: port = \"many\""), "{odd}");
    let filter = told("log = \"a=b=c\"\ndatabase = \"sqlite::memory:\"\n");
    assert!(filter.contains("log: tohle není filtr pro protokoly: a=b=c"), "{filter}");
}

/// The names of a language's messages, those of the web app too.
fn messages(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let files = std::fs::read_dir(folder).expect("the folder of a language");
    let texts = files.map(|file| {
        std::fs::read_to_string(file.expect("a file").path()).expect("messages are text")
    });
    let name = |line: &str| line.split_once(" =").map(|(name, _)| name.to_owned());
    texts.flat_map(|text| text.lines().filter_map(name).collect::<Vec<_>>()).collect()
}

/// The codes are those of the enums, so none can be forgotten.
#[test]
fn every_code_has_its_message_in_every_language() {
    let arena = contest::arena::ArenaError::CODES.iter().copied();
    let codes: BTreeSet<&str> =
        catalogue::fault_codes().chain(server::fault_codes()).chain(arena).collect();
    assert!(codes.len() > 100, "{codes:?}");
    for language in words::LANGUAGES {
        let messages = messages(language.code);
        let told = |code: &str| messages.contains(&format!("fault-{}", code.replace('/', "-")));
        let silent: Vec<&&str> = codes.iter().filter(|code| !told(code)).collect();
        assert!(silent.is_empty(), "{}: {silent:?}", language.code);
    }
}
