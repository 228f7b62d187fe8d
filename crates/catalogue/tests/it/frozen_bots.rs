//! `greedy` and `random` play as they always did, in both games: ratings are measured against them.
//! The games freeze their own scripts.

use mini_express::MiniExpress;
use proving_ground::behaviour::fingerprint;
use san_francisco::SanFrancisco;
use tabletop::{Appraise, Setting};

fn fingerprints<G: Appraise>(seats: impl Iterator<Item = u8>) -> [String; 2] {
    let settings: Vec<Setting> =
        seats.map(|seats| Setting { seats, ..Setting::default() }).collect();
    [fingerprint::<G>(&settings, 40, bots::random), fingerprint::<G>(&settings, 40, bots::greedy)]
}

#[test]
fn random_and_greedy_play_as_they_always_did() {
    assert_eq!(fingerprints::<SanFrancisco>(2..=4), ["c6720f4cfd88195f", "8559c0b34d395f3d"]);
    assert_eq!(fingerprints::<MiniExpress>(1..=5), ["1d40308ee6a140f0", "f75a959242573d0c"]);
}
