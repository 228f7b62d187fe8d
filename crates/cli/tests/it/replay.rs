use serde_json::{Value, json};

use crate::table::{file, record, roundhouse, roundhouse_fed};

#[test]
fn a_right_record_is_told_and_confirmed() {
    let record = record();
    let (_folder, path) = file(record.to_string());
    let ran = roundhouse(&["replay", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Set-up") && ran.out.contains("Result after"), "{}", ran.out);
    assert!(ran.out.contains(record["hash"].as_str().expect("a hash")));

    let quiet = roundhouse(&["replay", "--quiet", &path]);
    assert_eq!((quiet.code, quiet.out.as_str(), quiet.err.as_str()), (0, "", ""));

    let verdict = roundhouse(&["replay", "--json", &path]).json();
    assert_eq!(verdict["hash"], record["hash"]);
    assert_eq!(verdict["outcome"], record["outcome"]);
    assert_eq!(verdict["step"], record["actions"].as_array().expect("actions").len());
}

#[test]
fn who_sat_where_is_nobody_elses_business() {
    let mut record = record();
    record["players"] =
        json!([{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "fireman"}]);
    let (_folder, path) = file(record.to_string());
    let verdict = roundhouse(&["replay", "--json", &path]).json();
    assert_eq!(verdict["hash"], record["hash"]);
    let answer = last_answer(&[json!({"cmd": "continue", "record": record})]);
    assert_eq!(answer["outcome"], record["outcome"]);
}

#[test]
fn a_match_interrupted_anywhere_and_continued_ends_with_the_same_hash() {
    let whole = record();
    let actions = whole["actions"].as_array().expect("actions");
    for at in [0, 1, actions.len() / 2, actions.len() - 1] {
        let mut requests = vec![
            json!({"cmd": "continue", "record": whole}),
            json!({"cmd": "rewind", "step": at}),
            json!({"cmd": "record"}),
        ];
        let half = last_answer(&requests)["record"].clone();
        assert_eq!(half["outcome"], Value::Null);
        requests = vec![json!({"cmd": "continue", "record": half})];
        requests.extend(actions[at..].iter().map(
            |played| json!({"cmd": "act", "seat": played["seat"], "action": played["action"]}),
        ));
        requests.push(json!({"cmd": "record"}));
        assert_eq!(last_answer(&requests)["record"], whole, "interrupted at {at}");
    }
}

fn last_answer(requests: &[Value]) -> Value {
    let lines: Vec<_> = requests.iter().map(Value::to_string).collect();
    let input = lines.join("\n");
    let ran = roundhouse_fed(&["engine"], input);
    assert_eq!((ran.code, ran.out.lines().count()), (0, requests.len()));
    let last = ran.out.lines().last().expect("an answer");
    let answer: Value = serde_json::from_str(last).expect("JSON");
    answer["ok"].clone()
}

#[test]
fn a_wrong_record_is_refused_with_code_and_place() {
    fn check(spoil: impl FnOnce(&mut Value), code: &str, place: &str) {
        let mut record = record();
        spoil(&mut record);
        let (_folder, path) = file(record.to_string());
        let ran = roundhouse(&["replay", "--json", &path]);
        assert_eq!(ran.code, 1, "{code}");
        let error = &ran.json()["error"];
        assert_eq!((&error["code"], &error["place"]), (&json!(code), &json!(place)), "{error}");
        let ran = roundhouse(&["replay", "--quiet", &path]);
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains(code) && ran.err.contains(place), "{}", ran.err);
    }
    check(|record| record["format"] = json!("other"), "record/unfit", "format");
    check(|record| record["rules_version"] = json!(999), "record/unfit", "rules_version");
    check(|record| record["game"] = json!("chess"), "game/unknown", "game");
    check(|record| record["hash"] = json!("0"), "record/other-hash", "hash");
    check(|record| record["outcome"] = json!(null), "record/other-outcome", "outcome");
    check(|record| record["events"][3] = json!([]), "record/other-events", "events[3][0]");
    check(
        |record| record["actions"][2]["action"]["type"] = json!("fly"),
        "input/malformed",
        "actions[2].action.type",
    );
    check(|record| record["actions"][2]["seat"] = json!(5), "turn/not-yours", "actions[2]");
}

#[test]
fn what_is_no_record_is_refused() {
    fn check(contents: &[u8], code: &str) {
        let (_folder, path) = file(contents);
        let ran = roundhouse(&["replay", &path]);
        assert_eq!(ran.code, 1, "{code}");
        assert!(ran.err.contains(code), "{}", ran.err);
    }
    check(b"", "input/not-json");
    check(b"{", "input/not-json");
    check(b"{}", "input/malformed");
    check(b"[1]", "input/malformed");
    check(b"\xff\xfe", "file/not-text");
    let missing = roundhouse(&["replay", "no-such-file.json"]);
    assert_eq!(missing.code, 1);
    assert!(missing.err.contains("file/unreadable"), "{}", missing.err);
    assert_eq!(roundhouse(&["replay"]).code, 2);
}

#[test]
fn a_deal_is_verified_only_if_it_was_promised() {
    let (_folder, path) = file(record().to_string());
    assert_eq!(roundhouse(&["replay", "--quiet", &path]).code, 0);
    let ran = roundhouse(&["replay", "--quiet", "--verify", &path]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("record/not-promised"), "{}", ran.err);
}
