//! What a review calls a mistake.

use bots::review;
use bots::search::Search;
use san_francisco::SanFrancisco;
use tabletop::{Game, QuickDice, SearchGame, SearchSettings, Setting, Viewer};

const NODES: u32 = 120;

/// Two equal cards lie in the row: whoever takes the other one of them made no mistake.
#[test]
fn what_comes_to_the_same_is_no_mistake() {
    let game = SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() }).expect("a board");
    let mut dice = QuickDice::new(8);
    let mut legal = Vec::new();
    let mut compared = 0;
    for number in 0..16 {
        let mut state = game.start(&mut dice);
        let mut policy = game.rollout_policy(&mut dice);
        while let Some(seat) = game.to_act(&state).first() {
            let view = game.view(&state, Viewer::Seat(seat));
            game.legal(&state, seat, &mut legal);
            let own = || QuickDice::new(number);
            let mut search =
                Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut own());
            search.grow(NODES);
            let best = search.insight().prospects[0].action;
            let key = game.action_key(&state, &best);
            for &other in legal.iter().filter(|&other| game.action_key(&state, other) == key) {
                let judged = review(&game, seat, &view, &legal, other, NODES, &mut own());
                assert!(judged.loss.abs() < f64::EPSILON, "{judged:?}");
                assert_eq!((judged.best.action, judged.chosen.action), (other, other));
                compared += u32::from(other != best);
            }
            game.rollout(&mut state, &mut policy, 7, &mut dice, &mut legal);
        }
    }
    assert!(compared >= 10, "{compared} of them");
}
