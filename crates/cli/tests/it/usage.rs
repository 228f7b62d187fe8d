//! A command line that makes no sense is told in the language of whoever wrote it.

use words::{Facts, LANGUAGES, Words};

use crate::table::roundhouse;

/// In every language the refusal has this message, with the names and values in it, and ends with
/// 2.
fn check(line: &str, id: &str, facts: &[(&str, &str)]) {
    let mut refusals = Vec::new();
    for language in LANGUAGES {
        let words = Words::new(language);
        let arguments: Vec<_> = line.split(' ').chain(["--lang", language.code]).collect();
        let ran = roundhouse(&arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{line}: {}", ran.err);
        let mut known = Facts::new();
        for (name, value) in facts {
            known.set(name, *value);
        }
        let told = words.say_with(id, &known);
        let more = words.say_with("usage-help", &Facts::new().with("flag", "--help"));
        let opening = format!("{}: ", words.say("binary-error"));
        assert!(ran.err.starts_with(&opening), "{}", ran.err);
        assert!(ran.err.contains(&told) && words.has(id), "{told:?} for {line}: {}", ran.err);
        assert!(ran.err.contains(&more) && !ran.err.contains("{$"), "{}", ran.err);
        assert!(!refusals.contains(&ran.err), "{} in two languages", ran.err);
        let english = ["Usage:", "[OPTIONS]", "possible values", "tip: a", "For more"];
        let left = english.iter().find(|text| ran.err.contains(**text));
        assert!(language.code == "en" || left.is_none(), "{left:?} in {}", ran.err);
        refusals.push(ran.err);
    }
}

const PLAY: &str = "simulate san-francisco";

#[test]
fn what_is_unknown_or_missing_is_told_in_every_language() {
    check("fly", "usage-unknown-command", &[("command", "fly")]);
    check("simulat", "usage-similar", &[("this", "simulate")]);
    check("help fly", "usage-unknown-command", &[("command", "fly")]);
    check("board", "usage-missing-command", &[("command", "roundhouse board")]);
    check("simulate", "usage-missing-arguments", &[]);
    check("replay game.json --commitment 0", "usage-missing-arguments", &[]);
    let unknown = format!("{PLAY} --game 3");
    check(&unknown, "usage-unknown-argument", &[("argument", "--game")]);
    check(&unknown, "usage-similar", &[("this", "--games")]);
    check("--games 3 simulate", "usage-similar", &[("this", "simulate --games")]);
    check("replay --speed", "usage-as-value", &[("value", "--speed"), ("this", "-- --speed")]);
    check("replay game.json more", "usage-unknown-argument", &[("argument", "more")]);
}

#[test]
fn a_value_that_cannot_be_is_told_in_every_language_with_its_reason() {
    let wrong = |line: &str, id: &str, facts: &[(&str, &str)]| {
        check(&format!("{PLAY} {line}"), id, facts);
    };
    check("simulate chess", "help-note-possible", &[("values", "san-francisco, mini-express")]);
    wrong("--bots geedy", "usage-similar", &[("this", "greedy")]);
    wrong("--games 0", "usage-reason-from", &[("low", "1")]);
    wrong("--games=-5", "usage-reason-from", &[("low", "1")]);
    wrong("--threads 5000", "usage-reason-range", &[("low", "1"), ("high", "1024")]);
    wrong("--seats many", "usage-reason-whole-number", &[]);
    wrong("--games 99999999999999999999", "usage-reason-too-large", &[]);
    wrong("--json=4", "usage-too-many-values", &[("argument", "--json"), ("value", "4")]);
    wrong("--show --json", "usage-conflict", &[("argument", "--show"), ("other", "--json")]);
    wrong("--show --show", "usage-twice", &[("argument", "--show")]);
    wrong("--options [", "fault-input-not-json", &[("which", "ends-in-list")]);
    wrong(
        "--seats 9",
        "usage-seats",
        &[("seats", "9"), ("game", "Ticket to Ride: San Francisco"), ("counts", "2, 3, 4")],
    );
    wrong("--seats 3 --bots random,greedy", "usage-bots", &[("seats", "3"), ("bots", "2")]);
    check("serve --address here", "usage-reason-address", &[]);
    check("arena san-francisco --sprt 20,0", "fault-arena-odd-bounds", &[]);
    check("arena san-francisco --sprt 0,10000", "fault-arena-odd-bounds", &[]);
}

#[test]
fn an_argument_without_its_value_is_told_in_the_language() {
    let ran = roundhouse(&["--lang", "cs", "simulate", "san-francisco", "--seed"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("chyba: --seed <SEED> potřebuje hodnotu"), "{}", ran.err);
}
