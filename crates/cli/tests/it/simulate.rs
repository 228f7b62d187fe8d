use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use serde_json::json;

use crate::table::{board, file, roundhouse};

#[test]
fn the_report_tells_games_speed_seats_lengths_and_endings() {
    let ran = roundhouse(&[
        "simulate",
        "san-francisco",
        "--seats",
        "3",
        "--bots",
        "greedy,random,random",
        "--games",
        "40",
        "--seed",
        "a",
        "--json",
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let report = ran.json();
    assert_eq!(report["games"], 40);
    for field in ["decisions", "seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[field].as_f64().expect(field) > 0.0, "{field}");
    }
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 3);
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&json!("greedy"), &json!("random")));
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().expect("wins")).sum();
    assert!((wins - 40.0).abs() < 1e-9);
    assert!(seats.iter().all(|seat| seat["mean_points"].is_f64()));
    assert!(seats[0]["win_rate"].as_f64() > seats[1]["win_rate"].as_f64(), "{seats:?}");
    let endings = report["endings"].as_object().expect("endings");
    assert_eq!(endings.values().filter_map(serde_json::Value::as_u64).sum::<u64>(), 40);
}

#[test]
fn the_report_is_the_same_for_any_number_of_threads() {
    for (bots, games) in [("random", "3000"), ("greedy,random,random,random", "20")] {
        let report = |threads| {
            let ran = roundhouse(&[
                "simulate",
                "san-francisco",
                "--seats",
                "4",
                "--bots",
                bots,
                "--games",
                games,
                "--threads",
                threads,
                "--json",
            ]);
            let mut report = ran.json();
            let fields = report.as_object_mut().expect("an object");
            for timed in ["threads", "seconds", "games_per_second", "decisions_per_second"] {
                fields.remove(timed).expect(timed);
            }
            report
        };
        assert_eq!(report("1"), report("2"));
    }
}

#[test]
fn without_json_the_report_is_for_people_and_without_colour() {
    let ran = roundhouse(&["simulate", "san-francisco", "--games", "50"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("50 games in"), "{}", ran.out);
    assert!(ran.out.contains("mean points"), "{}", ran.out);
    assert!(!ran.out.contains('\u{1b}'), "no colour outside a terminal");
}

#[test]
fn a_shown_match_tells_every_action_and_the_result() {
    let ran = roundhouse(&["simulate", "san-francisco", "--games", "5", "--show", "--seed", "b"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for words in ["Set-up", "Keep ", "Claim ", "Result after", "wins", "5 games in"] {
        assert!(ran.out.contains(words), "{words}");
    }
    let again = roundhouse(&["simulate", "san-francisco", "--games", "5", "--show", "--seed", "b"]);
    let story = |out: &str| out.split("5 games in").next().map(str::to_owned);
    assert_eq!(story(&ran.out), story(&again.out));
}

#[test]
fn another_board_can_be_played() {
    let mut board = board();
    board["cars"] = json!(10);
    let (_folder, path) = file(board.to_string());
    let shorter = roundhouse(&["simulate", "san-francisco", "--board", &path, "--json"]).json();
    let own = roundhouse(&["simulate", "san-francisco", "--json"]).json();
    assert!(shorter["lengths"]["mean"].as_f64() < own["lengths"]["mean"].as_f64());
}

#[test]
fn wrong_usage_ends_with_2_and_says_what_is_wrong() {
    fn check(arguments: &[&str], words: &str) {
        let ran = roundhouse(&[&["simulate"], arguments].concat());
        assert_eq!(ran.code, 2, "{arguments:?}");
        assert!(ran.err.contains(words), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.out, "");
    }
    check(&[], "<GAME>");
    check(&["chess"], "san-francisco");
    check(&["san-francisco", "--seats", "9"], "2, 3, 4");
    check(&["san-francisco", "--seats", "many"], "many");
    check(&["san-francisco", "--seats", "3", "--bots", "random,greedy"], "one for each");
    check(&["san-francisco", "--bots", "geedy"], "greedy");
    check(&["san-francisco", "--games", "0"], "0");
    check(&["san-francisco", "--threads", "0"], "0");
    check(&["san-francisco", "--options", "{"], "--options");
    check(&["san-francisco", "--record", "match.json"], "--show");
    check(&["san-francisco", "--json", "--show"], "--json");
    check(&["san-francisco", "--speed", "9"], "--speed");
}

#[test]
fn a_fault_in_the_input_ends_with_1() {
    let missing = roundhouse(&["simulate", "san-francisco", "--board", "no-such-file.json"]);
    assert_eq!(missing.code, 1);
    assert!(missing.err.contains("no-such-file.json"), "{}", missing.err);

    let (_folder, path) = file("{}");
    let empty = roundhouse(&["simulate", "san-francisco", "--board", &path, "--json"]);
    assert_eq!(empty.code, 1);
    assert!(empty.json()["error"]["code"].is_string());

    let unknown =
        roundhouse(&["simulate", "san-francisco", "--options", "{\"fly\":true}", "--json"]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.json()["error"]["message"].to_string().contains("fly"), "{}", unknown.out);

    let unwritable = roundhouse(&[
        "simulate",
        "san-francisco",
        "--games",
        "1",
        "--show",
        "--record",
        "no/such/folder/match.json",
    ]);
    assert_eq!(unwritable.code, 1);
    assert!(unwritable.err.contains("file/unwritable"), "{}", unwritable.err);
}

#[test]
fn a_reader_who_has_read_enough_may_leave() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("roundhouse"))
        .args(["simulate", "san-francisco", "--games", "4000", "--show"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("a line");
    let output = child.wait_with_output().expect("it ends");
    assert!(line.contains("San Francisco"));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
