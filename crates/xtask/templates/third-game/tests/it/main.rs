//! The proofs of the game.

use berries::{Berries, Event};
use proving_ground::laws::{Laws, prove};
use tabletop::{Dice, Setting, Viewer};

/// Nothing is secret.
fn undisguised(_: &Berries, event: &Event, _: Viewer, _: &mut dyn Dice) -> Event {
    event.clone()
}

#[test]
fn laws_hold_in_a_thousand_matches_of_each_number_of_players() {
    let settings = (1..=6).map(|seats| Setting { seats, ..Setting::default() }).collect();
    prove(&Laws { matches: 1_000, ..Laws::new(settings, undisguised) });
}
