//! Faulty boards and settings: each fault has its code, and its place names the line.

use san_francisco::{Board, STANDARD, SanFrancisco};
use serde_json::{Value, json};
use tabletop::{Fault, Game, Setting};

/// The codes and places of the faults in the standard board after an edit: every `from` there is
/// becomes `to`.
fn faults_after(from: &str, to: &str) -> Vec<(String, String)> {
    assert!(STANDARD.contains(from), "there is no {from:?} to be edited");
    match Board::read(&STANDARD.replace(from, to)) {
        Ok(_) => Vec::new(),
        Err(faults) => told(faults),
    }
}

fn told(faults: Vec<Fault>) -> Vec<(String, String)> {
    faults.into_iter().map(|fault| (fault.code, fault.place.unwrap_or_default())).collect()
}

/// The edit leads to this fault, and to no other.
fn check(from: &str, to: &str, code: &str, place: &str) {
    check_all(from, to, &[(code, place)]);
}

/// The edit leads to these faults, and to no others.
fn check_all(from: &str, to: &str, expected: &[(&str, &str)]) {
    let expected: Vec<_> =
        expected.iter().map(|&(code, place)| (code.to_owned(), place.to_owned())).collect();
    assert_eq!(faults_after(from, to), expected, "{from:?} became {to:?}");
}

/// Several lines of the same kind, each ended by a comma.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|number| line(number) + ",\n").collect()
}

#[test]
fn the_standard_board_has_no_faults() {
    assert_eq!(faults_after("\n", "\r\n"), [], "line ends don't matter");
    Board::read(STANDARD).expect("it is fine");
}

#[test]
fn what_is_not_a_board_file_is_refused_where_it_goes_wrong() {
    check(r#""cars": 20,"#, r#""cars": 20"#, "input/not-json", "line 6, column 3");
    let place = "line 32, column 123 (routes[0].colour)";
    let (from, to) = (r#""length": 5, "colour": "gray""#, r#""length": 5, "colour": "pink""#);
    check(from, to, "input/malformed", place);
    check(r#""cars": 20"#, r#""cars": -1"#, "input/malformed", "line 5, column 12 (cars)");
    check(r#""cars": 20"#, r#""wheels": 20"#, "input/malformed", "line 5, column 10 (wheels)");
    check(r#""blue": 6"#, r#""blue": 0"#, "input/malformed", "line 6, column 21 (cards)");
    check(r#""blue": 6"#, r#""blue": 128"#, "input/malformed", "line 6, column 23 (cards)");
}

#[test]
fn counts_that_can_not_be() {
    check(r#""id": "san-francisco""#, r#""id": """#, "board/empty-id", "line 2: id");
    for cars in ["0", "101"] {
        let to = format!(r#""cars": {cars}"#);
        check(r#""cars": 20"#, &to, "board/bad-count", "line 5: cars");
    }
    check("6, 9, 12]", "6, 9]", "board/bad-count", "line 8: token_points");
    let (from, to) = (r#""sunset", "potrero-hill"],"#, r#""sunset"],"#);
    check(from, to, "board/bad-count", "line 9: token_locations");
    let (from, to) = (r#""sunset", "potrero-hill"],"#, r#""sunset", "sunset"],"#);
    check(from, to, "board/bad-count", "line 9: token_locations");
    let (from, to) = (r#""potrero-hill"], "points": 11"#, r#""potrero-hill"], "points": 0"#);
    check(from, to, "board/bad-count", "line 80: tickets[0].points");
}

/// Otherwise the sum of a match's points could be more than a number holds.
#[test]
fn points_that_would_not_add_up() {
    check("6, 9, 12]", "6, 9, 32767]", "board/bad-count", "line 8: token_points[7]");
    check("[0, 0, 1,", "[-1, 0, 1,", "board/bad-count", "line 8: token_points[0]");
    check(r#""5": 10"#, r#""5": 101"#, "board/bad-count", "line 7: route_points.5");
    check(r#""5": 10"#, r#""5": -1"#, "board/bad-count", "line 7: route_points.5");
    let (from, to) = (r#""potrero-hill"], "points": 11"#, r#""potrero-hill"], "points": 101"#);
    check(from, to, "board/bad-count", "line 80: tickets[0].points");
}

#[test]
fn more_or_fewer_pieces_than_a_board_may_have() {
    let (first, many) = (r#"    {"id": "presidio", "name""#, |number| {
        format!(r#"    {{"id": "place-{number}", "name": "Place", "x": 0.5, "y": 0.5}}"#)
    });
    let found = faults_after(first, &(lines(14, many) + first));
    assert_eq!(found, [("board/too-many".to_owned(), "line 10: locations".to_owned())]);

    let (first, many) = (r#"    {"id": "presidio--fort-mason""#, |number| {
        let ends = r#""between": ["alcatraz", "sunset"]"#;
        format!(r#"    {{"id": "route-{number}", {ends}, "length": 1, "colour": "gray"}}"#)
    });
    let found = faults_after(first, &(lines(19, many) + first));
    assert_eq!(found[0], ("board/too-many".to_owned(), "line 31: routes".to_owned()));

    let (first, many) = (r#"    {"between": ["sunset", "the-embarcadero"]"#, |_| {
        r#"    {"between": ["alcatraz", "sunset"], "points": 1}"#.to_owned()
    });
    let found = faults_after(first, &(lines(9, many) + first));
    assert_eq!(found[0], ("board/too-many".to_owned(), "line 79: tickets".to_owned()));

    let places = STANDARD.find(r#"    {"id": "lombard-street", "name""#).expect("it is there");
    let last = STANDARD.find(r#"    {"id": "potrero-hill", "name""#).expect("it is there");
    let found = faults_after(&STANDARD[places..last], "");
    assert_eq!(found[0], ("board/too-few".to_owned(), "line 10: locations".to_owned()));
}

#[test]
fn locations_that_are_wrong() {
    let (from, to) = (r#"{"id": "presidio", "name""#, r#"{"id": "sunset", "name""#);
    assert_eq!(
        faults_after(from, to)[0],
        ("board/duplicate-id".to_owned(), "line 25: locations[14].id".to_owned())
    );
    check(
        r#""x": 0.047, "y""#,
        r#""x": 1.047, "y""#,
        "board/off-the-map",
        "line 25: locations[14]",
    );
    check(r#""y": 0.041"#, r#""y": -0.041"#, "board/off-the-map", "line 14: locations[3]");
    let (from, to) = (r#""sunset", "potrero-hill"],"#, r#""sunset", "oakland"],"#);
    check(from, to, "board/unknown-location", "line 9: token_locations[4]");
    let (from, to) = (
        r#"    {"id": "presidio", "name""#,
        "    {\"id\": \"oakland\", \"name\": \"Oakland\", \"x\": 1, \"y\": 1},\n    {\"id\": \"presidio\", \"name\"",
    );
    check(from, to, "board/disconnected", "line 12: locations[1]");
}

#[test]
fn routes_that_are_wrong() {
    let place = "line 35: routes[3].between[1]";
    let (from, to) = (
        r#"["golden-gate-bridge", "presidio"], "length": 2, "colour": "black""#,
        r#"["golden-gate-bridge", "oakland"], "length": 2, "colour": "black""#,
    );
    // Its twin is left without one, and so is it.
    check_all(
        from,
        to,
        &[
            ("board/unknown-location", place),
            ("board/no-twin", "line 35: routes[3]"),
            ("board/no-twin", "line 36: routes[4]"),
        ],
    );
    let (from, to) = (r#""id": "presidio--fort-mason""#, r#""id": "pier-39--alcatraz""#);
    check(from, to, "board/duplicate-id", "line 38: routes[6].id");
    let (from, to) = (r#"["presidio", "fort-mason"]"#, r#"["presidio", "presidio"]"#);
    check(from, to, "board/goes-nowhere", "line 38: routes[6].between");
    let (from, to) = (
        r#"["fort-mason", "alcatraz"], "length": 3"#,
        r#"["fort-mason", "alcatraz"], "length": 6"#,
    );
    check(from, to, "board/bad-length", "line 34: routes[2].length");
    check(r#""5": 10}"#, r#""5": 10, "9": 25}"#, "board/bad-length", "line 7: route_points");
    check(r#"{"1": 1,"#, r#"{"0": 0, "1": 1,"#, "board/bad-length", "line 7: route_points");
    let (from, to) = (
        r#""length": 5, "colour": "gray", "ferries": 1"#,
        r#""length": 5, "colour": "gray", "ferries": 6"#,
    );
    check(from, to, "board/too-many-ferries", "line 32: routes[0].ferries");
}

#[test]
fn double_routes_that_are_wrong() {
    let (from, to) = (
        r#""length": 3, "colour": "green"},"#,
        r#""length": 3, "colour": "green", "double": true},"#,
    );
    check(from, to, "board/no-twin", "line 38: routes[6]");
    let (from, to) = (
        r#"["golden-gate-bridge", "presidio"], "length": 2, "colour": "black", "double": true"#,
        r#"["golden-gate-bridge", "presidio"], "length": 2, "colour": "black""#,
    );
    check(from, to, "board/not-double", "line 36: routes[4]");
    let (from, to) = (
        r#"["golden-gate-bridge", "presidio"], "length": 2, "colour": "purple""#,
        r#"["golden-gate-bridge", "presidio"], "length": 3, "colour": "purple""#,
    );
    check(from, to, "board/unequal-twins", "line 36: routes[4]");
    // Three side by side.
    let (from, to) = (
        r#"["golden-gate-bridge", "japanese-garden"], "length": 3"#,
        r#"["presidio", "golden-gate-bridge"], "length": 2"#,
    );
    check(from, to, "board/not-double", "line 37: routes[5]");
}

#[test]
fn tickets_that_are_wrong() {
    let (from, to) = (r#"["alcatraz", "castro"]"#, r#"["oakland", "castro"]"#);
    check(from, to, "board/unknown-location", "line 82: tickets[2].between[0]");
    let (from, to) = (r#"["alcatraz", "castro"]"#, r#"["castro", "castro"]"#);
    check(from, to, "board/goes-nowhere", "line 82: tickets[2].between");
    let (from, to) = (r#"["alcatraz", "castro"]"#, r#"["the-embarcadero", "sunset"]"#);
    check(from, to, "board/duplicate-ticket", "line 82: tickets[2]");
}

/// An id is its two locations with hyphens between; with hyphens in the locations, too, two tickets
/// could have the same one.
#[test]
fn two_tickets_with_one_id() {
    let board = STANDARD
        .replace(r#""pier-39""#, r#""castro--sunset""#)
        .replace(r#""alcatraz""#, r#""sunset--zoo""#)
        .replace(r#""presidio""#, r#""zoo""#)
        .replace(r#"["castro--sunset", "castro"]"#, r#"["castro--sunset", "zoo"]"#)
        .replace(r#"["sunset--zoo", "castro"]"#, r#"["castro", "sunset--zoo"]"#);
    let faults = told(Board::read(&board).expect_err("they can't be told apart"));
    assert_eq!(faults, [("board/duplicate-ticket".to_owned(), "line 87: tickets[7]".to_owned())]);
}

#[test]
fn every_fault_is_named_at_once() {
    check_all(
        r#""sunset", "potrero-hill"],"#,
        r#""oakland", "berkeley"],"#,
        &[
            ("board/unknown-location", "line 9: token_locations[3]"),
            ("board/unknown-location", "line 9: token_locations[4]"),
        ],
    );
}

fn faults_of(seats: u8, options: Value, board: Option<String>) -> Vec<(String, String)> {
    match SanFrancisco::lay_out(&Setting { seats, options, board }) {
        Ok(_) => Vec::new(),
        Err(faults) => told(faults),
    }
}

#[test]
fn two_to_four_seats_and_no_options() {
    let fault = |code: &str, place: &str| (code.to_owned(), place.to_owned());
    for seats in 2..=4 {
        assert_eq!(faults_of(seats, Value::Null, None), []);
        assert_eq!(faults_of(seats, json!({}), None), []);
    }
    for seats in [0, 1, 5] {
        assert_eq!(faults_of(seats, Value::Null, None), [fault("setting/seats", "seats")]);
    }
    for options in [json!({"variant": "fast"}), json!(["fast"]), json!(7)] {
        assert_eq!(faults_of(2, options, None), [fault("setting/options", "options")]);
    }
    let both = [fault("setting/seats", "seats"), fault("setting/options", "options")];
    assert_eq!(faults_of(1, json!({"variant": "fast"}), None), both);
    let found = faults_of(255, Value::Null, None);
    assert_eq!(found[0], fault("setting/seats", "seats"), "and no overflow");
}

#[test]
fn a_board_too_small_for_the_players() {
    let start =
        STANDARD.find(r#"    {"between": ["lombard-street", "twin-peaks"]"#).expect("there");
    let end =
        STANDARD.find(r#"    {"between": ["civic-center", "haight-ashbury"]"#).expect("there");
    let seven = format!("{}{}", &STANDARD[..start], &STANDARD[end..]);
    assert_eq!(faults_of(3, Value::Null, Some(seven.clone())), []);
    let few = ("board/too-few-tickets".to_owned(), "line 79: tickets".to_owned());
    assert_eq!(faults_of(4, Value::Null, Some(seven)), [few]);

    let all =
        r#"{"blue": 6, "green": 6, "black": 6, "purple": 6, "red": 6, "orange": 6, "ferry": 8}"#;
    let six = STANDARD.replace(all, r#"{"blue": 6}"#);
    assert_eq!(faults_of(3, Value::Null, Some(six.clone())), []);
    let few = ("board/too-few-cards".to_owned(), "line 6: cards".to_owned());
    assert_eq!(faults_of(4, Value::Null, Some(six)), [few]);
}
