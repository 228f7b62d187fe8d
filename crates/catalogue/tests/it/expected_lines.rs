//! Whose actions a search expects after each of its own.

use bots::search::Search;
use mini_express::MiniExpress;
use san_francisco::SanFrancisco;
use tabletop::{QuickDice, SearchGame, SearchSettings, Seat, Setting, Viewer};

/// Every seat in the lines that a search expects in the middle of a match, and the seat that
/// searched.
fn expected<G: SearchGame>(seats: u8) -> (Seat, Vec<Seat>) {
    let game = G::lay_out(&Setting { seats, ..Setting::default() }).expect("a good setting");
    let mut dice = QuickDice::new(4);
    let mut legal = Vec::new();
    let mut state = game.start(&mut dice);
    let mut policy = game.rollout_policy(&mut dice);
    game.rollout(&mut state, &mut policy, 12, &mut dice, &mut legal);
    let seat = game.to_act(&state).first().expect("it isn't over yet");
    let view = game.view(&state, Viewer::Seat(seat));
    game.legal(&state, seat, &mut legal);
    let mut search = Search::new(&game, seat, &view, &legal, SearchSettings::FULL, &mut dice);
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
