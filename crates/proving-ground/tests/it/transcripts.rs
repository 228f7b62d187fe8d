//! Transcripts: replayed line by line, rewritten on request.

use std::fs;

use proving_ground::{Complaint, transcripts};
use tempfile::TempDir;

use crate::toy::Toy;

const TRANSCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/toy/transcripts");
const HEADER: &str = r#"{"game":"toy","seats":2,"seed":"a","bot":"random"}"#;

fn folder(text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.txt"), text).unwrap();
    folder
}

fn complaint(text: &str) -> Complaint {
    let complaints = transcripts::check::<Toy>(folder(text).path(), false).unwrap_err();
    assert_eq!(complaints.len(), 1);
    complaints[0].clone()
}

/// What `UPDATE=1` makes of a header.
fn generated(header: &str) -> String {
    let folder = folder(header);
    transcripts::check::<Toy>(folder.path(), true).unwrap();
    fs::read_to_string(folder.path().join("a.txt")).unwrap()
}

#[test]
fn right_transcripts_are_replayed() {
    let coverage = transcripts::run::<Toy>(TRANSCRIPTS);
    let missing = coverage.missing::<Toy>();
    assert!(missing.iter().all(|name| !name.starts_with("event ")), "{missing:?}");
}

#[test]
fn a_header_alone_is_enough_to_generate() {
    let text = generated(HEADER);
    assert!(text.starts_with(&format!("{HEADER}\n\n  {{\"type\":\"card_dealt\"")), "{text}");
    assert!(text.lines().last().unwrap().starts_with("outcome {\"points\":["), "{text}");
    assert!(transcripts::check::<Toy>(folder(&text).path(), false).is_ok());
    assert_eq!(generated(&text), text, "generating again gives the same");
}

#[test]
fn a_kept_script_is_refreshed_but_not_replaced() {
    let text = generated(HEADER).replace(r#","bot":"random""#, "");
    let broken: Vec<&str> = text.lines().filter(|line| !line.starts_with("  ")).collect();
    let broken = broken.join(
        "
",
    );
    assert_eq!(complaint(&broken).line, 3);
    assert_eq!(generated(&broken), text);
}

#[test]
fn the_first_differing_line_is_shown() {
    let text = generated(HEADER);
    let hash = text.lines().position(|line| line.starts_with("= ")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let wrong = text.replacen(lines[hash], "= 0123456789abcdef", 1);
    let found = complaint(&wrong);
    assert_eq!(found.line, hash + 1);
    assert_eq!(found.message, format!("expected = 0123456789abcdef\nactual   {}", lines[hash]));
    let found = complaint(&lines[..lines.len() - 1].join("\n"));
    assert!(found.message.starts_with("expected the end of the file\nactual   outcome"), "{found}");
    let found = complaint(&format!("{text}more\n"));
    assert_eq!(
        (found.line, found.message.as_str()),
        (lines.len() + 1, "expected more\nactual   the end of the file",)
    );
}

#[test]
fn wrong_headers_and_actions_are_explained() {
    let check = |text: &str, line: usize, message: &str| {
        let found = complaint(text);
        assert!(found.line == line && found.message.contains(message), "{found}");
    };
    check("", 1, "there is no header");
    check("{\"game\":\"toy\",\n\"seat\":2}", 2, "unknown field `seat`");
    check(&HEADER.replace("toy", "chess"), 1, "not a match of \"toy\" but of \"chess\"");
    check(&HEADER.replace("random", "genius"), 1, "no such bot here: \"genius\"");
    check(&HEADER.replace(":2", ":5"), 1, "two or three can play");
    check(&HEADER.replace("\"bot\"", "\"board\":\"none.json\",\"bot\""), 1, "none.json");
    check(&format!("{HEADER}\n\n#1 seat zero\n"), 3, "not `#<step> seat <seat> <action>`");
    check(&format!("{HEADER}\n\n#1 seat 7 {{\"type\":\"draw\"}}\n"), 3, "nobody sits at seat 7");
    check(&format!("{HEADER}\n\n#1 seat 0 {{\"type\":\"fly\"}}\n"), 3, "unknown variant `fly`");
    check(&format!("{HEADER}\n\n#1 seat 0 {{\"type\":\"draw\"}}\n"), 3, "it is not your turn");
}

#[test]
fn a_match_that_cannot_be_continued_is_caught() {
    let header =
        HEADER.replace("\"seed\"", "\"options\":{\"flaw\":\"forgets-its-options\"},\"seed\"");
    let complaints = transcripts::check::<Toy>(folder(&header).path(), true).unwrap_err();
    assert!(complaints[0].message.starts_with("interrupted at step 0: "), "{}", complaints[0]);
}
