//! The scripted bots play as they always did: ratings are measured against them. A bot that should play
//! otherwise gets another name.

use proving_ground::behaviour;
use san_francisco::SanFrancisco;
use tabletop::{Scripted, Setting};

const FROZEN: &[(&str, &str)] = &[
    ("racer", "62b5a30a1e82f829"),
    ("planner", "5f2f715a9a7c0b41"),
    ("blocker", "d046c0727224c631"),
];

#[test]
fn scripts_play_as_they_always_did() {
    let settings: Vec<Setting> =
        (2..=4).map(|seats| Setting { seats, ..Setting::default() }).collect();
    let played: Vec<(&str, String)> = (SanFrancisco::SCRIPTS.iter())
        .map(|script| (script.name, behaviour::fingerprint(&settings, 40, script.choose)))
        .collect();
    let played: Vec<(&str, &str)> = played.iter().map(|(name, it)| (*name, it.as_str())).collect();
    assert_eq!(played, FROZEN);
}
