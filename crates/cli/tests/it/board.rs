use serde_json::{Value, json};

use crate::table::{board, file, roundhouse};

#[test]
fn a_good_board_is_summed_up() {
    let board = board();
    let (_folder, path) = file(board.to_string());
    let ran = roundhouse(&["board", "check", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for list in ["locations", "routes", "tickets"] {
        let count = board[list].as_array().expect(list).len();
        assert!(ran.out.contains(&format!("{count} {list}")), "{}", ran.out);
    }
    let summary = roundhouse(&["board", "check", "--json", &path]).json();
    assert_eq!(summary["game"], "san-francisco");
    assert_eq!(summary["seats"], json!([2, 3, 4]));
    assert!(summary["parts"].to_string().contains("\"length\":[1,5]"), "{summary}");
}

/// Checks a board that somebody spoilt; every fault has a code and a line.
fn faults(spoil: impl FnOnce(&mut Value)) -> Vec<Value> {
    let mut board = board();
    spoil(&mut board);
    let (_folder, path) = file(serde_json::to_string_pretty(&board).expect("JSON"));
    let ran = roundhouse(&["board", "check", "--json", &path]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    let error = ran.json()["error"].clone();
    let mut faults = error["more"].as_array().cloned().unwrap_or_default();
    faults.insert(0, error);
    let human = roundhouse(&["board", "check", &path]);
    assert_eq!((human.code, human.err.lines().count()), (1, faults.len()), "{}", human.err);
    faults
}

#[test]
fn each_fault_of_a_board_has_its_code_and_its_line() {
    fn check(spoil: impl FnOnce(&mut Value), code: &str, path: &str) {
        let faults = faults(spoil);
        let place = faults[0]["place"].as_str().unwrap_or_default();
        assert_eq!(faults[0]["code"], code, "{faults:?}");
        assert!(place.starts_with("line ") && place.contains(path), "{faults:?}");
    }
    check(
        |board| board["routes"][3]["between"][0] = json!("atlantis"),
        "board/unknown-location",
        "routes[3].between[0]",
    );
    check(
        |board| board["tickets"][5]["between"][1] = json!("atlantis"),
        "board/unknown-location",
        "tickets[5].between[1]",
    );
    check(
        |board| board["locations"][1]["id"] = board["locations"][0]["id"].clone(),
        "board/duplicate-id",
        "locations[1].id",
    );
    check(|board| board["cars"] = json!("many"), "input/malformed", "cars");
    check(
        |board| board["tickets"].as_array_mut().expect("tickets").truncate(7),
        "board/too-few-tickets",
        "tickets",
    );
}

#[test]
fn all_faults_of_a_board_are_listed_at_once() {
    let faults = faults(|board| {
        board["token_locations"][2] = json!("atlantis");
        board["tickets"][5]["between"][1] = json!("atlantis");
    });
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[test]
fn a_board_that_falls_apart_is_refused() {
    let faults = faults(|board| {
        let away = json!("alcatraz");
        let routes = board["routes"].as_array_mut().expect("routes");
        routes.retain(|route| !route["between"].as_array().expect("ends").contains(&away));
    });
    assert!(faults[0]["message"].to_string().contains("alcatraz"), "{faults:?}");
}

#[test]
fn what_is_no_board_is_refused() {
    fn check(contents: &[u8], code: &str) {
        let (_folder, path) = file(contents);
        let ran = roundhouse(&["board", "check", &path]);
        assert_eq!(ran.code, 1, "{code}");
        assert!(ran.err.contains(code), "{}", ran.err);
    }
    check(b"not json", "input/not-json");
    check(b"{\"routes\": [}", "line 1, column 13");
    check(b"{}", "board/unknown-game");
    check(b"[]", "board/unknown-game");
    check(b"\xff", "file/not-text");
    assert_eq!(roundhouse(&["board", "check", "no-such-file.json"]).code, 1);
    assert_eq!(roundhouse(&["board", "check"]).code, 2);
    assert_eq!(roundhouse(&["board"]).code, 2);
    let (_folder, path) = file("{}");
    let named = roundhouse(&["board", "check", "--game", "san-francisco", "--json", &path]);
    assert_eq!((named.code, &named.json()["error"]["code"]), (1, &json!("input/malformed")));
}
