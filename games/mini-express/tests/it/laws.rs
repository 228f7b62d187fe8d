//! What holds in every match, tried on ten thousand random ones of every mode, map and variant.

use proving_ground::laws;

use crate::disguise::undisguised;
use crate::settings::settings;

#[test]
fn laws_hold_in_ten_thousand_matches_spread_over_all_combinations() {
    let settings = settings();
    let matches = 10_000 / settings.len() as u64;
    let tally = laws::prove(&laws::Laws { matches, ..laws::Laws::new(settings, undisguised) });
    assert!(tally.undoable > 0, "{tally:?}");
}
