//! The scripted bots play as they always did: ratings are measured against them. A bot that should play
//! otherwise gets another name.

use mini_express::MiniExpress;
use proving_ground::behaviour;
use tabletop::{Scripted, Setting};

const FROZEN: &[(&str, &str)] =
    &[("builder", "91479c87343d22ea"), ("investor", "f4805410e0fde047")];

#[test]
fn scripts_play_as_they_always_did() {
    let settings: Vec<Setting> =
        (1..=5).map(|seats| Setting { seats, ..Setting::default() }).collect();
    let played: Vec<(&str, String)> = (MiniExpress::SCRIPTS.iter())
        .map(|script| (script.name, behaviour::fingerprint(&settings, 40, script.choose)))
        .collect();
    let played: Vec<(&str, &str)> = played.iter().map(|(name, it)| (*name, it.as_str())).collect();
    assert_eq!(played, FROZEN);
}
