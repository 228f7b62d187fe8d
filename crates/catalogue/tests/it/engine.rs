use catalogue::engine::Engine;
use serde_json::{Value, json};

/// An engine with a match for two.
fn begun() -> Engine {
    let mut engine = Engine::new();
    ok(&mut engine, &json!({"cmd": "new", "game": "san-francisco", "seats": 2, "seed": "tests"}));
    engine
}

fn answer(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(&request.to_string()).text).expect("answers are JSON")
}

fn ok(engine: &mut Engine, request: &Value) -> Value {
    let answer = answer(engine, request);
    assert!(answer.get("ok").is_some(), "{request}: {answer}");
    answer["ok"].clone()
}

#[test]
fn whatever_is_legal_can_be_done_until_the_match_is_over() {
    let mut engine = begun();
    let mut outcome = Value::Null;
    while outcome.is_null() {
        let state = ok(&mut engine, &json!({"cmd": "state"}));
        let seat = engine.table().and_then(|table| table.to_act().first()).expect("not over");
        let legal = ok(&mut engine, &json!({"cmd": "legal", "seat": seat}))["actions"].clone();
        let best = ok(&mut engine, &json!({"cmd": "best", "seat": seat, "bot": "random"}));
        assert!(legal.as_array().expect("a list").contains(&best["action"]));
        let request = json!({"cmd": "preview", "seat": seat, "action": best["action"]});
        ok(&mut engine, &request);
        assert_eq!(ok(&mut engine, &json!({"cmd": "state"})), state, "a look changes nothing");
        let request = json!({"cmd": "act", "seat": seat, "action": best["action"]});
        outcome = ok(&mut engine, &request)["outcome"].clone();
    }
    assert_eq!(outcome["points"].as_array().map(Vec::len), Some(2));
    let over = answer(&mut engine, &json!({"cmd": "best", "seat": 0}));
    assert_eq!(over["error"]["code"], "table/nothing-to-choose");
}

#[test]
fn a_state_and_a_record_bring_the_match_back() {
    let mut engine = begun();
    let state = ok(&mut engine, &json!({"cmd": "state"}));
    let record = ok(&mut engine, &json!({"cmd": "record"}))["record"].clone();
    let mut other = Engine::new();
    ok(&mut other, &json!({"cmd": "continue", "record": record}));
    assert_eq!(ok(&mut other, &json!({"cmd": "state"})), state);
    ok(&mut other, &json!({"cmd": "load", "game": "san-francisco", "state": state["state"]}));
    assert_eq!(ok(&mut other, &json!({"cmd": "state"})), state);
    assert!(ok(&mut other, &json!({"cmd": "record"}))["record"]["position"].is_object());
}

#[test]
fn a_viewer_sees_no_more_than_the_viewer_may() {
    let mut engine = begun();
    let all = ok(&mut engine, &json!({"cmd": "events"}))["steps"].to_string();
    let seen = ok(&mut engine, &json!({"cmd": "events", "viewer": null}))["steps"].to_string();
    let dealt = "\"tickets\":[";
    assert!(all.contains(dealt) && !seen.contains(dealt), "{seen}");
    let view = ok(&mut engine, &json!({"cmd": "view", "seat": null}));
    assert!(!view.to_string().contains("\"hand\":{"), "{view}");
}

#[test]
fn the_same_seed_gives_the_same_match_and_no_seed_the_default_one() {
    let new = |seed: Value| {
        let request = json!({"cmd": "new", "game": "san-francisco", "seats": 3, "seed": seed});
        ok(&mut Engine::new(), &request)["events"].clone()
    };
    assert_eq!(new(json!("a")), new(json!("a")));
    assert_ne!(new(json!("a")), new(json!("b")));
    assert_eq!(new(Value::Null), new(json!(catalogue::engine::DEFAULT_SEED)));
}

#[test]
fn who_is_asked_to_think_again_thinks_on() {
    let think = |nodes: u32| json!({"cmd": "think", "seat": 0, "nodes": nodes});
    let mut engine = begun();
    for nodes in [10, 20, 30] {
        ok(&mut engine, &think(nodes));
        // A question that can't be answered disturbs nobody.
        let refused = answer(&mut engine, &json!({"cmd": "think", "seat": 5}));
        assert!(refused["error"].is_object(), "{refused}");
    }
    assert_eq!(ok(&mut engine, &think(40)), ok(&mut begun(), &think(100)));
    let other = json!({"cmd": "think", "seat": 0, "nodes": 10, "seed": "other"});
    assert_eq!(ok(&mut engine, &other)["insight"]["nodes"], 10);
}

#[test]
fn nobody_thinks_on_about_another_match() {
    let mut engine = Engine::new();
    let mut board =
        ok(&mut engine, &json!({"cmd": "board", "game": "mini-express"}))["board"].clone();
    let begin = json!({"cmd": "new", "game": "mini-express", "seats": 3, "seed": "tests"});
    let think = json!({"cmd": "think", "seat": 0, "nodes": 20});
    ok(&mut engine, &begin);
    ok(&mut engine, &think);
    // The same position, on a board of another name.
    board["provenance"] = json!("somewhere else");
    let mut elsewhere = begin;
    elsewhere["board"] = board;
    ok(&mut engine, &elsewhere);
    assert_eq!(ok(&mut engine, &think)["insight"]["nodes"], 20);
}

#[test]
fn every_mistake_has_its_code_and_place_and_changes_nothing() {
    let mut engine = begun();
    let before = ok(&mut engine, &json!({"cmd": "state"}));
    let mut check = |line: &str, code: &str, place: Option<&str>| {
        let answer: Value = serde_json::from_str(&engine.answer(line).text).expect("JSON");
        let error = &answer["error"];
        assert_eq!(
            (error["code"].as_str(), error["place"].as_str()),
            (Some(code), place),
            "{line}: {answer}"
        );
        assert_eq!(ok(&mut engine, &json!({"cmd": "state"})), before);
    };
    check("", "input/not-json", Some("line 1, column 0"));
    check("{\"cmd\":\"state\"", "input/not-json", Some("line 1, column 14"));
    check("{\"cmd\":\"state\"} {}", "input/not-json", Some("line 1, column 17"));
    check("[]", "request/not-an-object", None);
    check("{}", "request/no-command", Some("cmd"));
    check(r#"{"cmd":7}"#, "request/no-command", Some("cmd"));
    check(r#"{"cmd":"fly"}"#, "request/unknown-command", Some("cmd"));
    check(r#"{"cmd":"state","seat":0}"#, "input/malformed", Some("seat"));
    check(r#"{"cmd":"new","game":"chess","seats":2}"#, "game/unknown", Some("game"));
    check(r#"{"cmd":"new","game":"san-francisco"}"#, "input/malformed", None);
    check(r#"{"cmd":"new","game":"san-francisco","seats":9}"#, "setting/seats", Some("seats"));
    check(r#"{"cmd":"new","game":"san-francisco","seats":-1}"#, "input/malformed", Some("seats"));
    check(
        r#"{"cmd":"new","game":"san-francisco","seats":2,"options":{"fly":1}}"#,
        "setting/options",
        Some("options"),
    );
    check(
        r#"{"cmd":"new","game":"san-francisco","seats":2,"viewer":7}"#,
        "table/no-such-seat",
        Some("viewer"),
    );
    check(r#"{"cmd":"legal","seat":2}"#, "table/no-such-seat", Some("seat"));
    check(r#"{"cmd":"legal","seat":"me"}"#, "input/malformed", Some("seat"));
    check(r#"{"cmd":"view","seat":200}"#, "table/no-such-seat", Some("seat"));
    check(r#"{"cmd":"act","seat":0}"#, "input/malformed", None);
    check(
        r#"{"cmd":"act","seat":0,"action":{"type":"fly"}}"#,
        "input/malformed",
        Some("action.type"),
    );
    check(r#"{"cmd":"act","seat":0,"action":{"type":"draw_deck"}}"#, "turn/other-choice", None);
    check(
        r#"{"cmd":"act","seat":0,"viewer":9,"action":{"type":"draw_deck"}}"#,
        "table/no-such-seat",
        Some("viewer"),
    );
    check(
        r#"{"cmd":"act","seat":0,"action":{"type":"keep_tickets","tickets":["to-the-moon"]}}"#,
        "input/unknown-id",
        Some("action.tickets[0]"),
    );
    check(r#"{"cmd":"preview","seat":0,"action":{"type":"pass"}}"#, "turn/other-choice", None);
    check(r#"{"cmd":"best","seat":0,"bot":"deep-blue"}"#, "bots/unknown", Some("bot"));
    check(r#"{"cmd":"rewind","step":1}"#, "table/no-such-step", Some("step"));
    check(r#"{"cmd":"load","game":"san-francisco","state":{}}"#, "input/malformed", Some("seats"));
    check(
        r#"{"cmd":"load","game":"san-francisco","seats":2,"state":{}}"#,
        "input/malformed",
        Some("state"),
    );
    check(r#"{"cmd":"continue","record":{}}"#, "input/malformed", Some("record"));
}

#[test]
fn without_a_match_there_is_nothing_to_ask() {
    for cmd in ["state", "record", "events", "view", "board"] {
        let error = answer(&mut Engine::new(), &json!({"cmd": cmd}))["error"].clone();
        assert_eq!(error["code"], "table/no-match", "{cmd}");
    }
}

#[test]
fn several_faults_are_told_at_once() {
    let request = json!({"cmd": "new", "game": "san-francisco", "seats": 9, "options": {"fly": 1}});
    let error = answer(&mut Engine::new(), &request)["error"].clone();
    assert_eq!(error["code"], "setting/seats");
    assert_eq!(error["more"][0]["code"], "setting/options");
}

#[test]
fn help_lists_every_command_and_games_every_game() {
    let mut engine = Engine::new();
    let commands = ok(&mut engine, &json!({"cmd": "help"}))["commands"].clone();
    let commands = commands.as_object().expect("an object");
    for cmd in commands.keys() {
        let answer = answer(&mut Engine::new(), &json!({"cmd": cmd}));
        assert_ne!(answer["error"]["code"], "request/unknown-command");
    }
    let games = ok(&mut engine, &json!({"cmd": "games"}))["games"].clone();
    assert_eq!(games[0]["game"], "san-francisco");
    assert_eq!(games[0]["seats"], json!([2, 3, 4]));
    assert_eq!(games[0]["bots"][1]["name"], "greedy");
}
