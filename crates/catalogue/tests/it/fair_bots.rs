//! Bots know what their seat knows, and nothing else.

use bots::{Bot, Contest, Means, Searcher, strategies};
use mini_express::MiniExpress;
use san_francisco::SanFrancisco;
use serde_json::json;
use tabletop::{Level, QuickDice, Setting, Step, Unlogged, Viewer};

/// Positions looked at for each table.
const POSITIONS: usize = 400;
/// Nodes enough to walk down a tree and play on from it.
const FEW: u32 = 8;

/// In positions of random matches, everything that the seat to act can't know is made up anew. The
/// bot, with the same dice, chooses the same; and what it chooses is legal.
fn chooses_the_same_whatever_it_can_not_know<G: Contest>(setting: &Setting) {
    let game = G::lay_out(setting).expect("a good setting");
    let names: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for strategy in strategies::<G>() {
        // A level differs from this in nothing but that it takes its time.
        let level = G::LEVELS.into_iter().find(|level| level.name == strategy.name);
        bots.push(match level {
            Some(Level { sight, .. }) => {
                Box::new(Searcher { sight, nodes: FEW, means: Means::default() })
            }
            None => (strategy.sit_down)(),
        });
    }
    let mut dice = QuickDice::new(17);
    let (mut legal, mut other_legal) = (Vec::new(), Vec::new());
    let deal = |dice: &mut QuickDice| {
        let mut state = game.blank();
        game.set_up(&mut Step::new(&game, &mut state, dice, &mut Unlogged));
        state
    };
    let mut state = deal(&mut dice);
    for position in 0..POSITIONS {
        let Some(seat) = game.to_act(&state).first() else {
            state = deal(&mut dice);
            continue;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.imagine(&view, &mut dice);
        let other_view = game.view(&other, Viewer::Seat(seat));
        game.legal(&state, seat, &mut legal);
        game.legal(&other, seat, &mut other_legal);
        for (bot, name) in bots.iter_mut().zip(&names) {
            let mut choose = |view, legal: &[G::Action]| {
                let mut own = QuickDice::new(position as u64);
                bot.choose(&game, seat, view, legal, &mut own)
            };
            let chosen = choose(&view, &legal);
            assert_eq!(chosen, choose(&other_view, &other_legal), "{name} knew a secret");
            assert!(game.judge(&state, seat, &chosen).is_ok(), "{name}: {chosen:?}");
        }
        let next = game.pick(&state, seat, &mut dice, &mut legal);
        game.perform(&mut Step::new(&game, &mut state, &mut dice, &mut Unlogged), seat, &next);
    }
}

#[test]
fn no_bot_of_san_francisco_knows_a_secret() {
    for seats in 2..=4 {
        let setting = Setting { seats, ..Setting::default() };
        chooses_the_same_whatever_it_can_not_know::<SanFrancisco>(&setting);
    }
}

#[test]
fn no_bot_of_mini_express_knows_a_secret() {
    let tables = [
        (1, json!({"mode": "solo", "level": "railwayman"})),
        (2, json!({"mode": "expert", "map": "europe"})),
        (3, json!({"golden_spike": true})),
        (5, json!({"map": "europe", "ports": true})),
    ];
    for (seats, options) in tables {
        let setting = Setting { seats, options, board: None };
        chooses_the_same_whatever_it_can_not_know::<MiniExpress>(&setting);
    }
}
