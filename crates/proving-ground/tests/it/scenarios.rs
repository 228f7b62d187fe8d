//! Scenario files: a right one is played, a wrong one is explained line by line.

use std::fs;
use std::path::Path;

use proving_ground::{Coverage, labels, scenarios};
use tempfile::TempDir;

use crate::toy::Toy;

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/toy/scenarios");
const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/toy/RULES.md");

const BASE: &str = r#"# A file

```setting
{"seats":2}
```
```position
{
  "deck": ["nine"],
  "seats": [{"hand":["one"],"shown":["two","three","four"]},{"hand":["five","six"],"shown":["seven","eight"]}]
}
```
## A scenario
"#;

fn folder(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.md"), text).unwrap();
    folder
}

/// Plays a file; gives `line: message` of each complaint.
fn complaints(text: &str) -> Vec<String> {
    let folder = folder(text);
    let Err(complaints) = scenarios::check::<Toy>(folder.path(), false) else { return Vec::new() };
    complaints.iter().map(|one| format!("{}: {}", one.line, one.message)).collect()
}

/// Plays these lines from the base position; they begin in line 14.
fn play(lines: &str) -> Vec<String> {
    complaints(&format!("{BASE}```play\n{lines}\n```\n"))
}

#[track_caller]
fn check(found: &[String], expected: &[&str]) {
    let fits = found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected));
    assert!(fits, "expected {expected:#?}\nfound {found:#?}");
}

#[test]
fn right_scenarios_are_played_and_cover_what_they_show() {
    let coverage = scenarios::run::<Toy>(SCENARIOS);
    coverage.demand::<Toy>();
    labels::demand(RULES, SCENARIOS);
}

#[test]
fn what_is_missing_is_named() {
    let missing = Coverage::default().missing::<Toy>();
    assert_eq!(missing.len(), 4 + 4 + 2 + 2);
    assert!(missing.contains(&"event card_drawn".to_owned()), "{missing:?}");
    assert!(missing.contains(&"illegal draw/hand-full".to_owned()), "{missing:?}");
    assert!(missing.contains(&"ending stuck".to_owned()), "{missing:?}");
    assert!(missing.contains(&"decider shared".to_owned()), "{missing:?}");
}

#[test]
fn no_scenario_is_no_proof() {
    let empty = tempfile::tempdir().unwrap();
    assert!(scenarios::check::<Toy>(empty.path(), false).is_err());
    assert!(scenarios::check::<Toy>(Path::new("nowhere"), false).is_err());
    check(&complaints("# Only a title\n"), &["1: there is no scenario"]);
}

#[test]
fn badly_written_files_are_explained_by_line() {
    check(&complaints("```setting\n{\"seats\":2}\n"), &["1: this fence is never closed"]);
    check(
        &complaints("```setting\n{\n\"seats\":\n}\n```\n## A\n```play\n? to_act [0]\n```\n"),
        &["4: this is not JSON"],
    );
    check(
        &complaints("```play\n```\n## A\n"),
        &["1: `play` belongs under", "3: this scenario plays"],
    );
    check(&complaints("## A\n```postion\n```\n"), &["2: no such fence: `postion`", "1: this sc"]);
    check(&complaints("## A\n```play\n0 {}\n```\n"), &["1: this scenario has no `setting`"]);
    check(&complaints(&format!("{BASE}```play\n```\n")), &["12: this scenario plays nothing"]);
    check(
        &complaints(&format!(
            "{BASE}```position\n{{\"seats\":{{\"7\":1}}}}\n```\n```play\n0 {{}}\n```\n"
        )),
        &["13: there is no element \"7\" in a list of 2"],
    );
}

#[test]
fn badly_written_lines_are_explained() {
    check(&play("0 {type}"), &["14: this is not JSON"]);
    check(&play("0"), &["14: there should be JSON"]);
    check(&play("9 {}"), &["14: `9` is not a seat"]);
    check(&play("draw"), &["14: a line begins with"]);
    check(&play("? weather 1"), &["14: nobody can answer `? weather 1`"]);
    check(&play("? legal 0 {}"), &["14: `? legal` takes"]);
    check(&play("? legal 0 count many"), &["14: `many` is not a count"]);
    check(&play("! turn/not-yours"), &["14: there is no action before"]);
    check(&play("0 {}\n! x\n= {}"), &["16: nothing happens when"]);
    check(&play("? to_act [0]\n? load x"), &["15: `? load` must be the only line"]);
}

#[test]
fn failures_are_all_reported_with_what_was_expected_and_what_came() {
    let found = play(
        "? state /seats/0/hand [\"two\"]\n? legal 0 has {\"card\":\"two\"}\n? legal 0 []\n? state /seat/0/x null\n\
         1 {\"type\":\"draw\"}\n! draw/hand-full\n0 {\"type\":\"draw\"}\n= {\"type\":\"card_drawn\"}\n? to_act [0]",
    );
    check(
        &found,
        &[
            "14: A scenario\nexpected [\"two\"]\nactual   [\"one\"]",
            "15: A scenario\nexpected an action with at least",
            "16: A scenario\nnot legal: []\nlegal too: [{\"type\":\"draw\"},{\"type\":\"show\",\"card\":\"one\"}]",
            "17: A scenario\nthere is nothing at \"/seat/0\"",
            "19: A scenario\nexpected draw/hand-full\nactual   it is not your turn (turn/not-yours)",
            "21: A scenario\nexpected {\"type\":\"card_drawn\"}\nactual   {\"type\":\"card_drawn\",\"seat\":0,\"card\":\"nine\"}",
            "22: A scenario\nexpected [0]\nactual   [1]",
        ],
    );
}

#[test]
fn events_must_be_accounted_for() {
    let draw = |lines: &str| play(&format!("0 {{\"type\":\"draw\"}}\n{lines}"));
    check(
        &draw("~ {\"type\":\"card_drawn\"}"),
        &["15: A scenario\nmore happened:\n{\"type\":\"turn_began\""],
    );
    check(
        &draw("~ {}\n~ {}\n~ {}"),
        &["17: A scenario\nexpected at least {}\nactual   nothing more"],
    );
    check(&draw("~ {\"type\":\"card_drawn\"}\n..."), &[]);
    check(&draw("...\n~ {\"type\":\"turn_began\"}\n..."), &[]);
    check(
        &draw("...\n~ {\"type\":\"card_drawn\"}"),
        &["16: A scenario\nthis doesn't fit what happened:\n{\"type\":\"card_drawn\""],
    );
    check(&draw(""), &[]);
}

#[test]
fn refusals_that_are_not_expected_or_do_not_come_end_the_scenario() {
    let refused = "14: A scenario\nthe action is refused: it is not your turn (turn/not-yours) {}";
    check(&play("1 {\"type\":\"draw\"}\n? to_act [7]"), &[refused]);
    let legal = "15: A scenario\nexpected a refusal: draw/hand-full\nactual   it is legal";
    check(&play("0 {\"type\":\"draw\"}\n! draw/hand-full\n? to_act [7]"), &[legal]);
    let facts = "16: A scenario\nexpected at least {\"held\":3}\nactual   {\"held\":2}";
    let to_seat_1 = "0 {\"type\":\"draw\"}\n1 {\"type\":\"draw\"}\n";
    check(&play(&format!("{to_seat_1}! draw/hand-full {{\"held\":3}}")), &[facts]);
}

#[test]
fn impossible_positions_are_refused_or_explained() {
    let lost = |play: &str| {
        complaints(&format!("{BASE}```position\n{{\"deck\":[]}}\n```\n```play\n{play}\n```\n"))
    };
    check(&lost("? load position/lost-card"), &[]);
    check(
        &lost("? load position/invented-card"),
        &["17: A scenario\nexpected position/invented-card"],
    );
    check(&lost("? to_act [0]"), &["13: A scenario\nthe scenario can't begin:\na card is missing"]);
    check(&play("? load position/lost-card"), &["14: A scenario\nexpected a refusal"]);
}

#[test]
fn updating_rewrites_only_the_events_that_differ() {
    let lines = "0 {\"type\":\"draw\"}\n  = {\"type\":\"wrong\"}\n# kept\n\n1 {\"type\":\"show\",\"card\":\"five\"}\n\
                 = {\"type\":\"card_shown\",  \"seat\":1,\"card\":\"five\"}\n= 1\n= 2\n";
    let text = format!("{BASE}```play\n{lines}```\nThe end.");
    let folder = folder(&text);
    assert!(scenarios::check::<Toy>(folder.path(), false).is_err());
    scenarios::check::<Toy>(folder.path(), true).unwrap();
    scenarios::check::<Toy>(folder.path(), false).unwrap();
    let updated = fs::read_to_string(folder.path().join("a.md")).unwrap();
    let drawn = "= {\"type\":\"card_drawn\",\"seat\":0,\"card\":\"nine\"}\n= {\"type\":\"turn_began\",\"seat\":1}\n";
    let expected = text
        .replace("  = {\"type\":\"wrong\"}\n", drawn)
        .replace("= 1\n= 2\n", "= {\"type\":\"turn_began\",\"seat\":0}\n");
    assert_eq!(updated, expected);
}

#[test]
fn labels_without_a_scenario_and_scenarios_without_a_rule_are_named() {
    let folder = folder(
        &format!("{BASE}```play\n? to_act [0]\n```\n")
            .replace("## A scenario", "## A scenario [DRAW-1] [DRAW-9]"),
    );
    let rules = folder.path().join("rules.txt");
    fs::write(&rules, "Rules\n[DRAW-1] one\n[DRAW-2] two\n").unwrap();
    let complaints = labels::check(&rules, folder.path()).unwrap_err();
    let named = |path: &Path| path.file_name().unwrap().display().to_string();
    let told =
        complaints.iter().map(|one| format!("{}:{}: {}", named(&one.file), one.line, one.message));
    let found: Vec<String> = told.collect();
    check(
        &found,
        &["rules.txt:3: no scenario cites [DRAW-2]", "a.md:12: no rule has the label [DRAW-9]"],
    );
}
