use serde_json::{Value, json};

use crate::table::roundhouse_fed;

fn answers(input: &str) -> Vec<Value> {
    let ran = roundhouse_fed(&["engine"], input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn every_line_is_answered_until_quit() {
    let answers = answers(concat!(
        "{\"cmd\":\"new\",\"game\":\"san-francisco\",\"seats\":2}\n",
        "nonsense\n",
        "\n",
        "{\"cmd\":\"legal\",\"seat\":0}\n",
        "{\"cmd\":\"quit\"}\n",
        "{\"cmd\":\"legal\",\"seat\":0}\n",
    ));
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["ok"]["to_act"], json!([0, 1]));
    assert_eq!(answers[1]["error"]["code"], "input/not-json");
    assert_eq!(answers[2]["error"]["code"], "input/not-json");
    assert!(!answers[3]["ok"]["actions"].as_array().expect("actions").is_empty());
    assert_eq!(answers[4], json!({"ok": {}}));
}

#[test]
fn the_end_of_the_input_is_the_end() {
    assert_eq!(answers(""), Vec::<Value>::new());
    assert_eq!(answers("{\"cmd\":\"help\"}").len(), 1);
}

#[test]
fn bytes_that_are_no_text_are_answered_too() {
    let ran = roundhouse_fed(&["engine"], b"\xff\xfe\n{\"cmd\":\"games\"}\n".to_vec());
    assert_eq!((ran.code, ran.out.lines().count()), (0, 2));
    assert!(ran.out.starts_with("{\"error\":{\"code\":\"request/not-utf8\""), "{}", ran.out);
}

#[test]
fn a_line_that_never_ends_is_refused_and_the_next_one_answered() {
    let mut input = vec![b'['; catalogue::engine::MAX_LINE + 100];
    input.extend_from_slice(b"\n{\"cmd\":\"games\"}\n");
    let ran = roundhouse_fed(&["engine"], input);
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!((ran.code, lines.len()), (0, 2));
    assert!(lines[0].contains("request/too-long"), "{}", lines[0]);
    assert!(lines[1].starts_with("{\"ok\""), "{}", lines[1]);
}
