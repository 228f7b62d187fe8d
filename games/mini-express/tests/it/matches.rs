//! Random matches of every mode, map and variant.

use mini_express::{Action, MiniExpress};
use serde_json::{Value, json};
use tabletop::{Dice, Game, Match, QuickDice, Record, Seat, Seed, from_json, playout, to_json};

use crate::support::lay_out;

/// Every legal combination of mode, level, map and variant.
pub fn settings() -> Vec<(u8, Value)> {
    let mut modes = vec![(3, "standard", None), (4, "standard", None), (5, "standard", None)];
    modes.extend([(2, "duo", None), (2, "expert", None)]);
    for level in ["passenger", "tourist", "railfan", "conductor", "railwayman"] {
        modes.push((1, "solo", Some(level)));
    }
    let mut settings = Vec::new();
    for (seats, mode, level) in modes {
        for (map, variant) in [("usa", "golden_spike"), ("europe", "ports")] {
            for played in [false, true] {
                for first_game in [false, true] {
                    settings.push((
                        seats,
                        json!({"map": map, "mode": mode, "level": level, variant: played,
                               "first_game": first_game}),
                    ));
                }
            }
        }
    }
    settings
}

/// Plays a random match and checks the state at every step.
fn check_match(seats: u8, options: &Value, number: u64) {
    let game = lay_out(seats, options.clone()).expect("the combination is legal");
    let mut game_match = Match::new(game, Seed(format!("{options} {number}")));
    let mut dice = QuickDice::new(number);
    while let Some(seat) = game_match.to_act().first() {
        assert!(game_match.outcome().is_none());
        check_position(&game_match);
        let action = check_legal(&game_match, seat, &mut dice);
        game_match.act(seat, &action).expect("listed actions are legal");
    }
    assert!(game_match.outcome().is_some(), "{options}");
    check_position(&game_match);
    assert_eq!(&game_match.folded(), game_match.state());
    let record = Record::of(&game_match);
    record.replay::<MiniExpress>(|_| {}).unwrap_or_else(|faults| panic!("{options}: {faults:?}"));
}

/// What follows from the position is what was kept up to date.
fn check_position(game_match: &Match<MiniExpress>) {
    let game = game_match.game();
    let json = to_json(game, &game.position(game_match.state()));
    let position = from_json(game, &json).expect("a position survives JSON");
    assert_eq!(&game.restore(&position).expect("a played position is sound"), game_match.state());
}

fn check_legal(game_match: &Match<MiniExpress>, seat: Seat, dice: &mut QuickDice) -> Action {
    let actions = game_match.legal(seat);
    assert!(actions.is_sorted() && actions.windows(2).all(|pair| pair[0] != pair[1]));
    for action in &actions {
        game_match.game().judge(game_match.state(), seat, action).expect("listed means legal");
    }
    let mut buffer = Vec::new();
    let picked = game_match.game().pick(game_match.state(), seat, dice, &mut buffer);
    assert!(actions.contains(&picked), "{picked:?}");
    actions[dice.below(actions.len() as u32) as usize]
}

#[test]
fn random_matches_of_every_kind_are_sound() {
    for (seats, options) in settings() {
        for number in 0..2 {
            check_match(seats, &options, number);
        }
    }
}

#[test]
fn random_playouts_of_every_kind_end() {
    let mut buffer = Vec::new();
    for (seats, options) in settings() {
        let game = lay_out(seats, options.clone()).expect("the combination is legal");
        for number in 0..50 {
            let played = playout(&game, &mut QuickDice::new(number), &mut buffer);
            assert!(played.decisions > 10, "{options}");
        }
    }
}

/// The tracks that are picked are exactly those that are listed, each equally often.
#[test]
fn picks_are_the_legal_actions_equally_often() {
    let game = lay_out(3, json!({})).expect("sound");
    let mut game_match = Match::new(game, Seed::from("picks"));
    let mut dice = QuickDice::new(5);
    for _ in 0..20 {
        let seat = game_match.to_act().first().expect("not over");
        let action = check_legal(&game_match, seat, &mut dice);
        game_match.act(seat, &action).expect("legal");
    }
    let seat = game_match.to_act().first().expect("not over");
    let legal = game_match.legal(seat);
    let mut counts = vec![0u32; legal.len()];
    let mut buffer = Vec::new();
    for _ in 0..1000 * legal.len() {
        let picked = game_match.game().pick(game_match.state(), seat, &mut dice, &mut buffer);
        counts[legal.binary_search(&picked).expect("picked means listed")] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(1000) < 200), "{counts:?}");
}
