//! Board files and options: what is accepted, and what is said about the rest.

use mini_express::MiniExpress;
use serde_json::{Value, json};
use tabletop::{Fault, Game, Setting};

/// A change to the tables, and the code and place of the fault that it makes.
type Case = (fn(&mut Value), &'static str, &'static str);

fn map(id: &str) -> Value {
    let text = match id {
        "usa" => include_str!("../../data/usa.json"),
        _ => include_str!("../../data/europe.json"),
    };
    serde_json::from_str(text).expect("it is JSON")
}

fn tables() -> Value {
    serde_json::from_str(include_str!("../../data/tables.json")).expect("it is JSON")
}

fn faults(seats: u8, options: Value, board: Option<&Value>) -> Vec<Fault> {
    let setting = Setting { seats, options, board: board.map(Value::to_string) };
    MiniExpress::lay_out(&setting).err().unwrap_or_default()
}

/// The board with one change is refused with this code, at this place.
fn check_board(board: &Value, code: &str, place: &str) {
    let faults = faults(3, Value::Null, Some(board));
    // The board is written on one line.
    let place = format!("line 1: {place}");
    let found = |fault: &Fault| fault.code == code && fault.place.as_ref() == Some(&place);
    let found = faults.iter().any(found);
    assert!(found, "{code} at {place} is not among {faults:#?}");
}

/// The place of a city in the list of hexes.
fn index_of(board: &Value, id: &str) -> usize {
    let hexes = board["hexes"].as_array().expect("a list");
    hexes.iter().position(|hex| hex["id"] == id).expect("the city is there")
}

#[test]
fn the_maps_are_sound_and_can_be_given_as_files() {
    for id in ["usa", "europe"] {
        let setting = Setting { seats: 3, options: Value::Null, board: Some(map(id).to_string()) };
        let game = MiniExpress::lay_out(&setting).expect("our own map");
        assert_eq!(game.options()["map"], id);
        let mut whole = map(id);
        whole["tables"] = tables();
        assert_eq!(Game::board(&game), &whole);
    }
}

#[test]
fn a_fault_in_a_map_has_a_code_and_a_place() {
    let usa = map("usa");
    let boston = index_of(&usa, "boston");
    let with = |city: &str, field: &str, value: Value| {
        let mut board = usa.clone();
        let index = index_of(&usa, city);
        if value.is_null() {
            board["hexes"][index].as_object_mut().expect("a hex").shift_remove(field);
        } else {
            board["hexes"][index][field] = value;
        }
        board
    };
    let at = |index: usize| format!("hexes[{index}]");
    let miami = index_of(&usa, "miami");
    let erie = index_of(&usa, "erie");
    check_board(&with("boston", "capacity", json!(4)), "board/bad-capacity", &at(boston));
    check_board(&with("boston", "capacity", Value::Null), "board/unclear-hex", &at(boston));
    check_board(&with("boston", "number", json!(1)), "board/duplicate-number", &at(boston));
    check_board(&with("boston", "number", json!(1)), "board/missing-number", "hexes");
    check_board(&with("boston", "number", json!(33)), "board/number-out-of-range", &at(boston));
    check_board(&with("boston", "id", json!("miami")), "board/duplicate-id", &at(boston));
    check_board(&with("erie", "start", json!("wood")), "board/missing-start", "hexes");
    check_board(
        &with("wilmington", "start", json!("leather")),
        "board/duplicate-start",
        &at(index_of(&usa, "wilmington").max(erie)),
    );
    check_board(&with("augusta", "id", json!("bangor")), "board/missing-city", "named_in_rulebook");

    let mut swapped = usa.clone();
    swapped["hexes"][boston]["number"] = json!(5);
    swapped["hexes"][miami]["number"] = json!(2);
    check_board(&swapped, "board/numbers-out-of-order", &at(index_of(&usa, "new-york")));

    let mut twice = usa.clone();
    let again = twice["hexes"][0].clone();
    twice["hexes"].as_array_mut().expect("a list").push(again);
    check_board(&twice, "board/duplicate-hex", &at(usa["hexes"].as_array().expect("a list").len()));

    let mut flooded = usa.clone();
    flooded["sea"][0] = json!([0, 0]);
    check_board(&flooded, "board/sea-and-land", "sea[0]");

    let mut harbour = usa.clone();
    harbour["hexes"][0]["port"] = json!("Seattle");
    check_board(&harbour, "board/port-count", "hexes");

    let mut island = usa.clone();
    let hexes = island["hexes"].as_array_mut().expect("a list");
    hexes
        .retain(|hex| !matches!((hex["q"].as_i64(), hex["r"].as_i64()), (Some(10 | 11), Some(-7))));
    let augusta = index_of(&island, "augusta");
    check_board(&island, "board/unreachable-city", &at(augusta));
}

#[test]
fn a_board_that_is_no_json_or_has_unknown_parts_names_the_line() {
    let lay_out = |text: &str| {
        let setting = Setting { seats: 3, options: Value::Null, board: Some(text.to_owned()) };
        MiniExpress::lay_out(&setting).expect_err("refused").remove(0)
    };
    let fault = lay_out("{\n  \"id\": }");
    assert_eq!(
        (fault.code.as_str(), fault.place.as_deref()),
        ("input/not-json", Some("line 2, column 9 (id)"))
    );
    let fault = lay_out(
        "{\"id\":\"x\",\"name\":\"X\",\"provenance\":\"\",\"hexes\":[{\"q\":0,\"r\":0,\"start\":\"gold\"}]}",
    );
    assert_eq!(fault.code, "input/malformed");
    assert!(fault.message.contains("gold"), "{fault}");
}

#[test]
fn a_fault_in_a_file_names_its_line() {
    let text =
        include_str!("../../data/usa.json").replacen("\"capacity\": 3", "\"capacity\": 9", 1);
    let line = text.lines().position(|line| line.contains("\"capacity\": 9")).expect("changed") + 1;
    let setting = Setting { seats: 3, options: Value::Null, board: Some(text) };
    let faults = MiniExpress::lay_out(&setting).expect_err("no city holds nine companies");
    let place = faults[0].place.as_deref().unwrap_or_default();
    assert!(place.starts_with(&format!("line {line}: hexes[")), "{place} is not in line {line}");
}

#[test]
fn tables_can_be_replaced_and_are_checked() {
    let usa = map("usa");
    let with = |change: fn(&mut Value)| {
        let mut board = usa.clone();
        board["tables"] = tables();
        change(&mut board["tables"]);
        board
    };
    assert_eq!(faults(3, Value::Null, Some(&with(|_| {}))), []);
    let cases: [Case; 9] = [
        (
            |t| t["components"]["start_train_space"] = json!(255),
            "tables/trains",
            "tables.components.trains_per_company",
        ),
        (
            |t| t["company_order"] = json!(["steel", "wood", "leather", "cotton"]),
            "tables/company-order",
            "tables.company_order",
        ),
        (
            |t| t["share_values"]["first"] = json!([1, 2]),
            "tables/share-values",
            "tables.share_values.first",
        ),
        (
            |t| t["demand_tokens"]["two_same_each"] = json!(2),
            "tables/demand-tokens",
            "tables.demand_tokens",
        ),
        (
            |t| t["bot_tokens"]["company_moves"] = json!([2, 4]),
            "tables/bot-tokens",
            "tables.bot_tokens",
        ),
        (
            |t| t["components"]["shares_per_company"] = json!(8),
            "tables/shares",
            "tables.components.shares_per_company",
        ),
        (
            |t| t["components"]["max_train_space"] = json!(6),
            "tables/train-space",
            "tables.components.max_train_space",
        ),
        (
            |t| t["components"]["trains_per_company"] = json!(3),
            "tables/trains",
            "tables.components.trains_per_company",
        ),
        (
            |t| t["components"]["influence_max"] = json!(0),
            "tables/influence",
            "tables.components.influence_start",
        ),
    ];
    for (change, code, place) in cases {
        check_board(&with(change), code, place);
    }
}

#[test]
fn impossible_options_are_refused_with_the_reason() {
    let check = |seats: u8, options: Value, code: &str| {
        let faults = faults(seats, options.clone(), None);
        assert!(faults.iter().any(|fault| fault.code == code), "{seats} {options}: {faults:?}");
    };
    check(2, json!({"mode": "standard"}), "options/seats");
    check(6, json!({}), "options/seats");
    check(0, json!({}), "options/seats");
    check(2, json!({"mode": "solo"}), "options/seats");
    check(1, json!({"mode": "duo"}), "options/seats");
    check(3, json!({"mode": "expert"}), "options/seats");
    check(3, json!({"level": "tourist"}), "options/level-without-solo");
    check(3, json!({"map": "europe", "golden_spike": true}), "options/no-golden-spike");
    check(3, json!({"map": "usa", "ports": true}), "options/no-ports");
    check(3, json!({"map": "usa", "ports": true, "golden_spike": true}), "options/two-variants");
    check(3, json!({"map": "mars"}), "options/unknown-map");
    check(3, json!({"mode": "team"}), "input/malformed");
    check(3, json!({"colour": "red"}), "input/malformed");
    let faults = faults(3, json!({"map": "europe"}), Some(&map("usa")));
    assert_eq!(faults[0].code, "options/other-map");
}

#[test]
fn options_are_spelled_out_and_lead_to_the_same_game() {
    let setting = Setting { seats: 1, options: Value::Null, board: None };
    let game = MiniExpress::lay_out(&setting).expect("sound");
    let spelled = json!({"map": "usa", "mode": "solo", "level": "passenger",
        "golden_spike": false, "ports": false, "first_game": false});
    assert_eq!(game.options(), spelled);
    assert_eq!((game.people(), game.seats()), (1, 2));
    let again =
        MiniExpress::lay_out(&Setting { options: spelled.clone(), ..setting }).expect("sound");
    assert_eq!(again.options(), spelled);
}
