//! How far tickets and locations are, and what a route without a payment is answered with.

use san_francisco::SanFrancisco;
use serde_json::{Value, json};
use tabletop::{Coded, Game, Objection, Seat, Setting, Viewer, explain, from_json, to_json};

const TICKET: &str = "civic-center--haight-ashbury";
const NOTHING: [&[&str]; 2] = [&[], &[]];

/// Somebody's turn: seat 0 has this hand and the ticket, and these are everybody's routes.
fn table(hand: &Value, routes: &[&[&str]]) -> (SanFrancisco, san_francisco::State) {
    let setting = Setting { seats: routes.len() as u8, ..Setting::default() };
    let game = SanFrancisco::lay_out(&setting).expect("a game");
    let mut seats: Vec<Value> = routes.iter().map(|routes| json!({ "routes": routes })).collect();
    seats[0]["hand"] = hand.clone();
    seats[0]["tickets"] = json!([TICKET]);
    for (seat, ticket) in seats.iter_mut().skip(1).zip(["pacific-heights--castro"]) {
        seat["tickets"] = json!([ticket]);
    }
    let position = json!({
        "phase": { "type": "turn", "seat": 0 },
        "first_player": 0,
        "row": ["blue", "green", "ferry", "purple", "red"],
        "seats": seats,
    });
    let position = from_json(&game, &position).expect("a position");
    let state = game.restore(&position).unwrap_or_else(|faults| panic!("{faults:?}"));
    (game, state)
}

fn distances(routes: &[&[&str]], viewer: Viewer, from: Option<&str>) -> Value {
    let (game, state) = table(&json!({}), routes);
    let from = from.map(Value::from);
    let distances = game.distances(&game.view(&state, viewer), from.as_ref());
    to_json(&game, &distances.expect("the place exists"))
}

#[test]
fn a_ticket_counts_the_spaces_that_are_missing() {
    let check = |routes: [&[&str]; 2], missing: Value, way: &[&str]| {
        let found = distances(&routes, Viewer::Seat(Seat(0)), None);
        let expected = json!({ "seat": 0, "ticket": TICKET, "missing": missing, "routes": way });
        assert_eq!(found, json!({ "tickets": [expected] }));
    };
    let [first, second] = ["civic-center--painted-ladies", "painted-ladies--haight-ashbury--1"];
    let twin = "painted-ladies--haight-ashbury--2";
    check(NOTHING, json!(3), &[first, second]);
    check([&[first], &[]], json!(1), &[first, second]);
    check([&[first, second], &[]], json!(0), &[first, second]);
    // With two players the twin is closed as well (CLAIM-9), and another way is longer.
    let found = distances(&[&[], &[twin]], Viewer::Seat(Seat(0)), None);
    assert!(found["tickets"][0]["missing"].as_u64() > Some(3), "{found}");
    // Somebody else holds all that leads there.
    let around = [
        "haight-ashbury--japanese-garden",
        "haight-ashbury--twin-peaks",
        "haight-ashbury--sunset",
        second,
    ];
    check([&[], &around], Value::Null, &[]);
}

#[test]
fn a_location_is_as_far_for_a_spectator_as_without_routes() {
    let held = "civic-center--painted-ladies";
    let far = |viewer, location: &str| {
        let found = distances(&[&[held], &[]], viewer, Some("painted-ladies"));
        let locations = found["locations"].as_array().expect("a list").clone();
        let found = locations.iter().find(|it| it["location"] == location).expect("listed").clone();
        (found["missing"].clone(), found["routes"].clone())
    };
    let owner = Viewer::Seat(Seat(0));
    assert_eq!(far(owner, "civic-center"), (json!(0), json!([held])));
    assert_eq!(far(owner, "painted-ladies"), (json!(0), json!([])));
    assert_ne!(far(Viewer::Spectator, "civic-center").1, json!([held]));
}

#[test]
fn a_place_that_is_not_on_the_board_is_refused() {
    let (game, state) = table(&json!({}), &NOTHING);
    let view = game.view(&state, Viewer::Spectator);
    let fault = game.distances(&view, Some(&json!("atlantis"))).expect_err("no such place");
    assert_eq!(fault.code, "input/unknown-id");
}

#[test]
fn a_route_without_a_payment_is_paid_as_nearly_as_possible() {
    let check = |hand: Value, route: &str, expected: Result<Value, &str>| {
        let (game, state) = table(&hand, &NOTHING);
        let incomplete = json!({ "type": "claim_route", "route": route });
        let found = match explain(&game, &state, Seat(0), &incomplete) {
            Ok(action) => Ok(to_json(&game, &action)["pay"].clone()),
            Err(Objection::Illegal(illegal)) => Err(format!("{}: {illegal}", illegal.code())),
            Err(Objection::Unreadable(fault)) => Err(fault.to_string()),
        };
        assert_eq!(found, expected.map_err(str::to_owned), "{hand} for {route}");
    };
    check(json!({ "orange": 2 }), "painted-ladies--castro", Ok(json!({ "orange": 2 })));
    check(
        json!({ "orange": 1, "red": 5 }),
        "painted-ladies--castro",
        Err("claim/not-in-hand: the payment takes 2 orange cards, you have 1"),
    );
    check(
        json!({ "orange": 1, "ferry": 1 }),
        "painted-ladies--castro",
        Ok(json!({ "orange": 1, "ferry": 1 })),
    );
    check(
        json!({}),
        "nowhere--atlantis",
        Err("route: no such route: \"nowhere--atlantis\" (input/unknown-id)"),
    );
}
