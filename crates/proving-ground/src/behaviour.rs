//! Whether a bot still plays as it did: a bot that others are measured against must never change
//! without somebody noticing.

use sha2::{Digest, Sha256};
use tabletop::{Choose, Game, QuickDice, Setting, Viewer, to_json};

/// A fingerprint of everything that a script does in some matches, sitting in every seat.
pub fn fingerprint<G: Game>(settings: &[Setting], matches: u64, choose: Choose<G>) -> String {
    let mut hash = Sha256::new();
    for setting in settings {
        let game = G::lay_out(setting).expect("a setting that can be laid out");
        for number in 0..matches {
            play(&game, number, choose, |action| hash.update(action));
        }
    }
    let digest: [u8; 32] = hash.finalize().into();
    format!("{:016x}", u64::from_be_bytes(std::array::from_fn(|byte| digest[byte])))
}

fn play<G: Game>(game: &G, number: u64, choose: Choose<G>, mut done: impl FnMut(String)) {
    let mut dice = QuickDice::new(number);
    let mut legal = Vec::new();
    let mut state = game.start(&mut dice);
    while let Some(seat) = game.to_act(&state).first() {
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = choose(game, &view, &legal, &mut dice);
        assert_eq!(game.judge(&state, seat, &action), Ok(()), "{action:?} by seat {seat}");
        done(to_json(game, &action).to_string());
        game.advance(&mut state, seat, &action, &mut dice);
    }
}
