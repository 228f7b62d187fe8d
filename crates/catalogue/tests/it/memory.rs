//! A search stays within its memory, also where new actions come up at nodes that there are
//! already.

use bots::search::Search;
use san_francisco::SanFrancisco;
use tabletop::{Game, QuickDice, SearchSettings, Setting, Viewer};

const LIMIT: usize = 256 << 10;
const NODES: u32 = 20_000;

#[test]
fn a_tree_of_san_francisco_stays_within_its_memory() {
    let game = SanFrancisco::lay_out(&Setting { seats: 2, ..Setting::default() }).expect("a board");
    let mut dice = QuickDice::new(3);
    let mut state = game.start(&mut dice);
    let mut legal = Vec::new();
    // Past the first choice of tickets, into a match with full hands.
    for _ in 0..24 {
        let seat = game.to_act(&state).first().expect("it has just begun");
        let action = game.pick(&state, seat, &mut dice, &mut legal);
        game.advance(&mut state, seat, &action, &mut dice);
    }
    let seat = game.to_act(&state).first().expect("it isn't over");
    game.legal(&state, seat, &mut legal);
    let view = game.view(&state, Viewer::Seat(seat));
    let search = Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
    let mut search = search.within(LIMIT);
    search.grow(NODES);
    assert_eq!(search.nodes(), NODES);
    // More than half of it: the tree was full, and actions went on coming up at its nodes.
    assert!((LIMIT / 2..=LIMIT).contains(&search.bytes()), "{} bytes", search.bytes());
}
