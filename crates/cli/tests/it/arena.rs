use serde_json::{Value, json};
use tempfile::TempDir;

use crate::table::{Ran, file, plain_messages, roundhouse};

const PAIR: &[&str] = &["--bots", "greedy,random", "--seed", "a"];

fn arena(game: &str, more: &[&[&str]]) -> Ran {
    let ran = roundhouse(&[&["arena", game], more.concat().as_slice()].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    ran
}

fn inside(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("a plain name").to_owned()
}

#[test]
fn the_report_tells_who_is_stronger_and_how_sure_that_is() {
    let ran = arena("san-francisco", &[PAIR, &["--blocks", "10", "--anchor", "random", "--json"]]);
    let report = &ran.json()["report"];
    assert_eq!((&report["blocks"], &report["games"]), (&json!(10), &json!(20)));
    let best = &report["standings"][0];
    assert_eq!(best["bot"], "greedy");
    assert!(best["rating"].as_f64() > Some(200.0), "{best}");
    // It won everything: resampling blocks says nothing of how sure that is, Wilson's interval
    // does.
    assert_eq!((&best["wins"], &best["rating_interval"]), (&json!(1.0), &Value::Null));
    assert!(report["matrix"][0][1]["wins_interval"][0].as_f64() < Some(0.9), "{report}");
    assert_eq!(report["standings"][1]["rating_interval"], json!([0.0, 0.0]));
    assert!(report["matrix"][0][1]["wins"].as_f64() > Some(0.8), "{report}");
    assert_eq!(report["matrix"][0][0], Value::Null);
    let blocks = report["pairs"][0]["pentanomial"].as_array().expect("counts");
    assert_eq!(blocks.iter().filter_map(Value::as_u64).sum::<u64>(), 10);

    let close: &[&str] = &["--bots", "planner,greedy", "--anchor", "planner"];
    let report =
        arena("san-francisco", &[close, &["--blocks", "10", "--json"]]).json()["report"].take();
    let mut standings = report["standings"].as_array().expect("standings").iter();
    let greedy = standings.find(|standing| standing["bot"] == "greedy").expect("it took part");
    let [low, high] = [0, 1].map(|bound| greedy["rating_interval"][bound].as_f64());
    let rating = greedy["rating"].as_f64();
    assert!(low < rating && rating < high, "{greedy}");

    let told = arena("san-francisco", &[PAIR, &["--blocks", "10"]]).out;
    for words in ["10 blocks, 20 games", "greedy", "wins against", "wins by seat", "endings"] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

#[test]
fn more_seats_are_rated_by_places() {
    let three = "random,greedy,builder";
    let together =
        arena("mini-express", &[&["--seats", "3", "--bots", three, "--blocks", "4", "--json"]]);
    let report = &together.json()["report"];
    assert_eq!((&report["games"], &report["pairs"]), (&json!(12), &json!([])));
    assert_eq!(report["standings"][2]["bot"], "random");
    let tables = arena(
        "mini-express",
        &[&["--seats", "3", "--bots", "random,greedy", "--blocks", "4", "--json"]],
    );
    assert_eq!(tables.json()["report"]["games"], 24);
}

#[test]
fn the_file_is_the_same_for_any_number_of_threads_and_after_an_interruption() {
    let folder = TempDir::new().expect("a folder");
    let play = |name: &str, more: &[&str]| {
        let path = inside(&folder, name);
        arena("san-francisco", &[PAIR, &["--out", &path], more]);
        std::fs::read_to_string(path).expect("the file")
    };
    let whole = play("one.json", &["--blocks", "8", "--threads", "1"]);
    assert_eq!(whole, play("two.json", &["--blocks", "8", "--threads", "2"]));

    // Interrupted in the middle of a block: the games up to there are kept, nothing is played
    // twice.
    let mut cut: Value = serde_json::from_str(&whole).expect("JSON");
    cut["games"].as_array_mut().expect("games").truncate(5);
    std::fs::write(inside(&folder, "cut.json"), cut.to_string()).expect("written");
    assert_eq!(whole, play("cut.json", &["--blocks", "8"]));

    // More blocks of the same arena can be asked for later.
    play("more.json", &["--blocks", "3"]);
    assert_eq!(whole, play("more.json", &["--blocks", "8"]));
    let left = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(left, 4, "nothing is left beside the files");
}

#[test]
fn a_file_that_does_not_fit_is_refused_and_left_alone() {
    let folder = TempDir::new().expect("a folder");
    let path = inside(&folder, "arena.json");
    arena("san-francisco", &[PAIR, &["--blocks", "2", "--out", &path]]);
    let text = std::fs::read_to_string(&path).expect("the file");
    let written: Value = serde_json::from_str(&text).expect("JSON");

    let check = |contents: &str, arguments: &[&str], code: &str, place: &str| {
        let (_folder, path) = file(contents);
        let command = ["arena", "san-francisco", "--json", "--out", &path];
        let ran = roundhouse(&[&command[..], arguments].concat());
        assert_eq!(ran.code, 1, "{}", ran.out);
        let error = &ran.json()["error"];
        assert_eq!(error["code"], code, "{error}");
        assert_eq!(error["place"], format!("{path}: {place}"), "{error}");
        assert_eq!(std::fs::read_to_string(path).expect("the file"), contents);
    };
    let spoilt = |pointer: &str, value: Value| {
        let mut spoilt = written.clone();
        *spoilt.pointer_mut(pointer).expect("a place") = value;
        spoilt.to_string()
    };
    let same = [PAIR, &["--blocks", "2"]].concat();
    check("{\"format\":", &same, "input/not-json", "line 1, column 10 (format)");
    check("[]", &same, "input/malformed", "line 1, column 2");
    check(&spoilt("/format", json!("diary")), &same, "arena/other-format", "format");
    check(
        &spoilt("/games/2/bots", json!(["random", "greedy"])),
        &same,
        "arena/other-games",
        "games[2].bots",
    );
    check(&spoilt("/games/3/block", json!(7)), &same, "arena/other-games", "games[3].block");
    check(&spoilt("/games/0/points", json!([1])), &same, "arena/other-games", "games[0].points");
    check(&spoilt("/games/0/winners", json!([4])), &same, "arena/other-games", "games[0].winners");
    check(&text, &["--bots", "greedy,random", "--seed", "b"], "arena/other-spec", "spec.seed");
    check(&text, &["--bots", "greedy,racer", "--seed", "a"], "arena/other-spec", "spec.bots");
    check(&text, &[PAIR, &["--blocks", "1"]].concat(), "arena/fewer-blocks", "games");
}

#[test]
fn the_sequential_test_stops_when_it_is_decided() {
    let folder = TempDir::new().expect("a folder");
    let play = |name: &str, threads: &str| {
        let path = inside(&folder, name);
        let test = ["--blocks", "5000", "--sprt", "-50,200", "--threads", threads, "--out", &path];
        let ran = arena("san-francisco", &[PAIR, &test, &["--json"]]);
        (ran.json()["report"].clone(), std::fs::read_to_string(path).expect("the file"))
    };
    let (report, alone) = play("one.json", "1");
    assert_eq!(report["sprt"]["verdict"], "high");
    assert_eq!(report["sprt"]["blocks"], report["blocks"]);
    assert!(report["blocks"].as_u64() < Some(50), "{report}");
    assert_eq!(alone, play("two.json", "2").1, "whatever other threads were about to finish");
    assert_eq!(alone, play("one.json", "1").1, "a decided test plays no more games");
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let folder = TempDir::new().expect("a folder");
    let path = inside(&folder, "arena.html");
    let bots = ["--bots", "greedy,random", "--blocks", "3"];
    arena("san-francisco", &[&bots, &["--html", &path, "--seed", "<b>&'"]]);
    let page = std::fs::read_to_string(path).expect("the page");
    for outside in ["http", "src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert_eq!(page.matches("<svg").count(), 2);
    assert!(page.contains("&lt;b&gt;&amp;&#39;") && !page.contains("<b>"));
    for words in ["prefers-color-scheme: dark", "@media print", "greedy", "Who beats whom"] {
        assert!(page.contains(words), "{words}");
    }
}

#[test]
fn what_makes_no_arena_is_refused() {
    let check = |arguments: &[&str], code: &str, place: &str| {
        let ran = roundhouse(&[&["arena", "--json"], arguments].concat());
        assert_eq!(ran.code, 1, "{arguments:?}: {}", ran.err);
        let error = &ran.json()["error"];
        assert_eq!((&error["code"], &error["place"]), (&json!(code), &json!(place)));
    };
    let game = "san-francisco";
    check(&[game, "--bots", "greedy"], "arena/too-few-bots", "bots");
    check(&[game, "--bots", "greedy,greedy"], "arena/bot-twice", "bots[1]");
    check(&[game, "--bots", "greedy,builder"], "bots/unknown", "bots[1]");
    check(
        &[game, "--bots", "greedy,random", "--anchor", "racer"],
        "arena/unknown-anchor",
        "anchor",
    );
    check(&[game, "--sprt", "0,20"], "arena/not-a-pair", "sprt");
    let usage = roundhouse(&["arena", game, "--sprt", "20,0"]);
    assert_eq!(usage.code, 2);
    assert!(usage.err.contains("the lower first"), "{}", usage.err);
    let nowhere = ["arena", game, "--out", "no/such/folder/arena.json", "--json"];
    assert_eq!(roundhouse(&nowhere).json()["error"]["code"], "file/unwritable");
}

#[test]
fn a_ladder_rates_everybody_by_several_arenas() {
    let folder = TempDir::new().expect("a folder");
    let play = |name: &str, bots: &str| {
        let path = inside(&folder, name);
        let bots = ["--bots", bots, "--seed", "a", "--blocks", "10", "--out", &path];
        arena("san-francisco", &[&bots]);
        path
    };
    let weak = play("weak.json", "greedy,random");
    let strong = play("strong.json", "planner,greedy");
    let page = inside(&folder, "ladder.html");
    let ladder = |more: &[&str]| roundhouse(&[&["ladder", &weak, &strong], more].concat());
    let report = ladder(&["--anchor", "planner", "--html", &page, "--json"]).json();
    assert_eq!(report["spec"]["bots"], json!(["greedy", "random", "planner"]));
    let report = &report["report"];
    assert_eq!((&report["blocks"], &report["games"]), (&json!(10), &json!(40)));
    assert_eq!(
        (&report["anchor"], &report["standings"][2]["bot"]),
        (&json!("planner"), &json!("random"))
    );
    let met = |one: usize, other: usize| report["matrix"][one][other]["games"].as_u64();
    assert_eq!((met(0, 1), met(0, 2), met(1, 2)), (Some(20), Some(20), None));
    assert!(std::fs::read_to_string(page).expect("the page").contains("Who beats whom"));
    let told = ladder(&[]).out;
    for words in ["2 seats: 10 blocks, 40 games", "planner", "wins against"] {
        assert!(told.contains(words), "{words}: {told}");
    }

    let refused = |arguments: &[&str], code: &str, place: &str| {
        let ran = roundhouse(&[&["ladder", "--json"], arguments].concat());
        assert_eq!(ran.code, 1, "{}", ran.out);
        let error = &ran.json()["error"];
        assert_eq!((&error["code"], &error["place"]), (&json!(code), &json!(place)));
    };
    refused(&[&weak, &weak], "arena/game-twice", &format!("{weak}: games[0]"));
    refused(&[&weak, "--anchor", "racer"], "arena/unknown-anchor", "anchor");
    let text = std::fs::read_to_string(&weak).expect("the file");
    let (_folder, chess) = file(text.replace("\"san-francisco\"", "\"chess\""));
    refused(&[&chess], "game/unknown", &format!("{chess}: spec.game"));
    assert_eq!(roundhouse(&["ladder"]).code, 2);
}

#[test]
fn the_report_and_the_page_are_in_the_language() {
    let folder = TempDir::new().expect("a folder");
    let english = plain_messages("en", "arena.ftl");
    let play = |language: &str, more: &[&str]| {
        let test = ["--blocks", "3", "--sprt", "0,20", "--lang", language];
        arena("mini-express", &[&["--seats", "2"], PAIR, &test, more]).out
    };
    let mut seen = Vec::new();
    for language in words::LANGUAGES {
        let path = inside(&folder, language.code);
        let told = play(language.code, &["--html", &path]);
        let page = std::fs::read_to_string(path).expect("the page");
        assert!(page.contains(&format!("<html lang='{}'>", language.code)), "{page}");
        assert!(!page.contains("arena-") && !told.contains("arena-"), "{told}\n{page}");
        let own = plain_messages(language.code, "arena.ftl");
        let (mut shown, mut foreign) = (0, Vec::new());
        for ((_, text), (_, own)) in english.iter().zip(&own) {
            shown += usize::from(page.contains(own) || told.contains(own));
            let english = format!("{told}{page}").contains(text.as_str());
            if text.contains(' ') && text != own && english {
                foreign.push(text);
            }
        }
        assert!(foreign.is_empty(), "{foreign:?} in {}", language.code);
        // An apostrophe is written otherwise in a page.
        assert!(shown + 1 >= own.len(), "{shown} of {} in {}", own.len(), language.code);
        let mark = language.decimal_mark;
        assert!(told.contains(&format!("0{mark}000")), "{told}");
        seen.push((told.lines().next().map(str::to_owned), page));
    }
    for (index, report) in seen.iter().enumerate() {
        assert!(!seen[..index].contains(report));
    }
    assert_eq!(play("en", &["--json"]), play("cs", &["--json"]), "programs read the same");
}
