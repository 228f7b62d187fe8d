//! How far it is over land.

use mini_express::MiniExpress;
use serde_json::{Value, json};
use tabletop::{Game, Match, Seed, Setting, Viewer, to_json};

fn distances(options: Value, from: Option<&str>) -> Value {
    let setting = Setting { seats: 2, options, board: None };
    let game_match =
        Match::new(MiniExpress::lay_out(&setting).expect("a game"), Seed::from("land"));
    let game = game_match.game();
    let from = from.map(Value::from);
    let distances = game.distances(&game_match.view(Viewer::Spectator), from.as_ref());
    to_json(game, &distances.expect("the city exists"))
}

#[test]
fn cities_and_companies_are_as_far_as_track_runs() {
    assert_eq!(distances(json!({}), None), Value::Null);
    let found = distances(json!({}), Some("chicago"));
    assert_eq!(found["cities"][0]["steps"], 2);
    // The companies still stand in Baltimore, Wilmington, Erie and Tallahassee.
    let companies = json!({ "wood": 5, "steel": 5, "leather": 4, "cotton": 5 });
    assert_eq!(found["companies"], companies);
    assert_eq!(distances(json!({}), Some("erie"))["companies"]["leather"], 0);
}

#[test]
fn a_port_is_land_unless_ports_are_played() {
    let to_rome = |ports: bool| {
        let found = distances(json!({ "map": "europe", "ports": ports }), Some("milan"));
        let cities = found["cities"].as_array().expect("a list").clone();
        cities.iter().find(|city| city["city"] == "rome").expect("it can be reached").clone()
    };
    assert_eq!(to_rome(false)["steps"], 2);
    assert_eq!(to_rome(true)["steps"], 3);
}
