//! What holds in every match, tried on thousands of random ones.

use proving_ground::laws;
use tabletop::Setting;

use crate::disguise::disguise;

fn settings() -> Vec<Setting> {
    (2..=4).map(|seats| Setting { seats, ..Setting::default() }).collect()
}

#[test]
fn laws_hold_in_ten_thousand_matches_of_each_number_of_players() {
    let laws = laws::Laws { matches: 10_000, ..laws::Laws::new(settings(), disguise) };
    let tally = laws::prove(&laws);
    // The game has secrets: the laws about them were not proved on nothing.
    assert!(tally.undoable > 0, "{tally:?}");
    assert!(tally.imagined_otherwise > 0 && tally.disguised_otherwise > 0, "{tally:?}");
}
