//! Whose actions a search expects after each of its own.

use bots::search::Search;
use mini_express::MiniExpress;
use san_francisco::SanFrancisco;
use tabletop::{Foresee, QuickDice, Seat, Setting, Sight, Step, Unlogged, Viewer};

/// Every seat in the lines that a search expects in the middle of a match, and the seat that searched.
fn expected<G: Foresee>(seats: u8) -> (Seat, Vec<Seat>) {
    let game = G::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting");
    let mut dice = QuickDice::new(4);
    let mut state = game.blank();
    let mut legal = Vec::new();
    game.set_up(&mut Step::new(&game, &mut state, &mut dice, &mut Unlogged));
    let mut minds = game.minds(&mut dice);
    game.play_on(&mut state, &mut minds, 12, &mut dice, &mut legal);
    let seat = game.to_act(&state).first().expect("it isn't over yet");
    let view = game.view(&state, Viewer::Seat(seat));
    game.legal(&state, seat, &mut legal);
    let mut search = Search::new(&game, seat, &view, &legal, Sight::FULL, &mut dice);
    search.grow(800);
    let lines = search.insight().prospects.into_iter().flat_map(|prospect| prospect.line);
    (seat, lines.map(|line| line.seat).collect())
}

/// A rival's node would be shared by all the hands that it might hold.
#[test]
fn where_there_are_secrets_only_the_searching_seat_decides() {
    for seats in 2..=4 {
        let (seat, expected) = expected::<SanFrancisco>(seats);
        assert!(!expected.is_empty(), "after 800 futures something is expected");
        assert!(expected.iter().all(|&other| other == seat), "{expected:?}");
    }
}

#[test]
fn where_nothing_is_secret_everybody_decides() {
    let (seat, expected) = expected::<MiniExpress>(3);
    assert!(expected.iter().any(|&other| other != seat), "{expected:?}");
}
