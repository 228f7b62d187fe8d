use serde_json::Value;

use crate::table::{file, record, roundhouse};

#[test]
fn every_decision_of_a_record_is_judged_from_what_its_player_could_know() {
    let record = record();
    let (_folder, path) = file(record.to_string());
    let judge = || roundhouse(&["analyse", &path, "--nodes", "20", "--json"]).json();
    let judged = judge();
    assert_eq!(judged, judge(), "the same record gives the same judgement");
    let decisions = judged["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 20, "{}", decisions.len());
    for decision in decisions {
        let step = decision["step"].as_u64().expect("a step") as usize;
        let played = &record["actions"][step - 1];
        assert_eq!(decision["seat"], played["seat"]);
        assert_eq!(decision["review"]["chosen"]["action"], played["action"]);
        let chances = decision["chances"].as_array().expect("chances");
        let sum: f64 = chances.iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{decision}");
        let loss = decision["review"]["loss"].as_f64().expect("a loss");
        assert!((0.0..=1.0).contains(&loss), "{decision}");
    }
}

#[test]
fn a_seat_can_be_judged_alone_and_mistakes_are_told_with_what_was_better() {
    let (_folder, path) = file(record().to_string());
    let ran = roundhouse(&["analyse", &path, "--nodes", "20", "--seat", "1"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Seat 1") && ran.out.contains("better: "), "{}", ran.out);
    assert!(ran.out.contains("The costliest mistakes"), "{}", ran.out);
    assert!(!ran.out.contains("grey card"), "what lies where is not known: {}", ran.out);
    let czech = roundhouse(&["analyse", &path, "--nodes", "20", "--lang", "cs"]);
    assert!(czech.out.contains("Nejdražší chyby"), "{}", czech.out);
}

#[test]
fn what_is_no_record_is_refused() {
    let (_folder, path) = file("{}");
    let ran = roundhouse(&["analyse", &path]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("input/malformed"), "{}", ran.err);
    assert_eq!(roundhouse(&["analyse", &path, "--nodes", "0"]).code, 2);
}

#[test]
fn a_seat_that_nobody_sat_in_is_refused() {
    let (_folder, path) = file(record().to_string());
    let ran = roundhouse(&["analyse", &path, "--nodes", "20", "--seat", "9"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("table/no-such-seat"), "{}", ran.err);
}
