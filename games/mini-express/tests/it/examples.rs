//! What the rulebook's build examples say about all tracks there are: exactly these, no others. The
//! rest of the examples is in `scenarios/examples.md`.

use mini_express::{Action, MiniExpress};
use serde_json::{Value, json};
use tabletop::{Game, Match, Seat, Seed, Setting, from_json, to_json};

/// The paths of all legal builds of the start player for a company to a city.
fn paths(position: &Value, company: &str, city: &str) -> Vec<Value> {
    let game = MiniExpress::lay_out(&Setting { seats: 4, ..Setting::default() }).expect("sound");
    let position = from_json(&game, position).expect("well formed");
    let game_match = Match::from_position(game, Seed::from("examples"), position).expect("sound");
    (game_match.legal(Seat(0)).iter())
        .filter(|action| matches!(action, Action::BuildTrack { .. }))
        .map(|action| to_json(game_match.game(), action))
        .filter(|action| action["company"] == company && action["city"] == city)
        .map(|action| action["path"].clone())
        .collect()
}

#[test]
fn leather_has_one_track_to_tulsa_four_to_omaha_and_none_to_fort_smith() {
    let to_fort_smith = ["6,-1", "5,-1", "4,0", "3,0", "2,1", "1,2"];
    let from_baltimore = [&["7,-2"][..], &to_fort_smith[..]].concat();
    let position = json!({"companies": {
        "wood": {"trains": from_baltimore},
        "steel": {"trains": to_fort_smith},
        "leather": {"trains": ["6,-3", "5,-2", "4,-1", "3,-1", "3,-2"]}}});
    assert_eq!(paths(&position, "leather", "tulsa"), [json!(["2,0", "1,1", "0,2"])]);
    assert_eq!(paths(&position, "leather", "fort-smith"), [] as [Value; 0]);
    assert_eq!(
        paths(&position, "leather", "omaha"),
        [
            json!(["2,-2", "1,-1", "0,0"]),
            json!(["2,-1", "1,-1", "0,0"]),
            json!(["2,-1", "1,0", "0,0"]),
            json!(["2,0", "1,0", "0,0"])
        ]
    );
}

#[test]
fn steel_needs_two_trains_to_louisville_and_three_to_detroit() {
    let position = json!({"companies": {"steel": {"trains": ["6,-1", "5,0"]}}});
    assert_eq!(
        paths(&position, "steel", "louisville"),
        [json!(["5,-1", "4,-1"]), json!(["4,0", "4,-1"])]
    );
    assert_eq!(
        paths(&position, "steel", "detroit"),
        [
            json!(["6,-2", "6,-3", "5,-3"]),
            json!(["6,-2", "5,-2", "5,-3"]),
            json!(["5,-1", "5,-2", "5,-3"])
        ]
    );
}
