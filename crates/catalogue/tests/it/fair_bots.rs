//! Bots know what their seat knows, and nothing else.

use bots::{Bot, BotGame, Kind, Means, SearchBot, strategies};
use mini_express::MiniExpress;
use san_francisco::SanFrancisco;
use serde_json::json;
use tabletop::{Level, QuickDice, Setting, Viewer};

/// Positions looked at for each table of San Francisco.
const POSITIONS: usize = 1_000;
/// Fewer where there are no secrets.
const FEW_POSITIONS: usize = 150;
/// Nodes enough to walk down a tree and play on from it.
const FEW: u32 = 8;
/// In every nth position there are more nodes, so that the tree is some decisions deep.
const NOW_AND_THEN: usize = 25;
const MORE: u32 = 200;

/// In positions of random matches, everything that the seat to act can't know is made up again. The
/// bot, with the same dice, chooses the same; and what it chooses is legal. Tells in how many
/// positions there was something that it couldn't know.
fn chooses_the_same_whatever_it_can_not_know<G: BotGame>(
    setting: &Setting,
    positions: usize,
) -> usize {
    let game = G::lay_out(setting).expect("a good setting");
    let names: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
    let sit_down = |nodes| {
        let strategies = strategies::<G>().into_iter();
        let bots = strategies.map(|strategy| -> Box<dyn Bot<G>> {
            // A level differs from this in nothing but that it takes its time.
            match strategy.kind {
                Kind::Level(level) => {
                    let Level { settings, .. } = G::LEVELS[level - 1];
                    Box::new(SearchBot { settings, nodes, means: Means::default() })
                }
                _ => (strategy.sit_down)(),
            }
        });
        bots.collect::<Vec<_>>()
    };
    let (mut hasty, mut thoughtful) = (sit_down(FEW), sit_down(MORE));
    let mut dice = QuickDice::new(17);
    let (mut legal, mut other_legal) = (Vec::new(), Vec::new());
    let deal = |dice: &mut QuickDice| game.start(dice);
    let mut state = deal(&mut dice);
    let mut secret = 0;
    for position in 0..positions {
        let Some(seat) = game.to_act(&state).first() else {
            state = deal(&mut dice);
            continue;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.imagine(&view, &mut dice);
        let other_view = game.view(&other, Viewer::Seat(seat));
        game.legal(&state, seat, &mut legal);
        game.legal(&other, seat, &mut other_legal);
        secret += usize::from(game.position(&other) != game.position(&state));
        let bots = if position % NOW_AND_THEN == 0 { &mut thoughtful } else { &mut hasty };
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
        game.advance(&mut state, seat, &next, &mut dice);
    }
    secret
}

#[test]
fn no_bot_of_san_francisco_knows_a_secret() {
    for seats in 2..=4 {
        let setting = Setting { seats, ..Setting::default() };
        let secret = chooses_the_same_whatever_it_can_not_know::<SanFrancisco>(&setting, POSITIONS);
        assert!(secret > POSITIONS * 9 / 10, "{seats} seats: secrets in {secret} positions only");
    }
}

/// Nothing is secret there but what will be drawn, so that there is nothing to know.
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
        chooses_the_same_whatever_it_can_not_know::<MiniExpress>(&setting, FEW_POSITIONS);
    }
}
