//! What holds in every match, tried on ten thousand random ones of every mode, map and variant.

use mini_express::{Event, MiniExpress};
use proving_ground::laws;
use serde_json::json;
use tabletop::{Dice, Setting, Viewer};

/// Every legal combination of mode, level, map and variant.
pub fn settings() -> Vec<Setting> {
    let mut modes = vec![(3, "standard", None), (4, "standard", None), (5, "standard", None)];
    modes.extend([(2, "duo", None), (2, "expert", None)]);
    for level in ["passenger", "tourist", "railfan", "conductor", "railwayman"] {
        modes.push((1, "solo", Some(level)));
    }
    let mut settings = Vec::new();
    for (seats, mode, level) in modes {
        for (map, variant) in [("usa", "golden_spike"), ("europe", "ports")] {
            for (played, first_game) in [(false, false), (false, true), (true, false), (true, true)]
            {
                let options = json!({"map": map, "mode": mode, "level": level, variant: played,
                                     "first_game": first_game});
                settings.push(Setting { seats, options, board: None });
            }
        }
    }
    settings
}

#[test]
fn laws_hold_in_ten_thousand_matches_spread_over_all_combinations() {
    let settings = settings();
    let matches = 10_000 / settings.len() as u64;
    laws::prove(&laws::Laws { matches, ..laws::Laws::new(settings, undisguised) });
}

/// Everything is open: there is nothing that a viewer can't know.
fn undisguised(_: &MiniExpress, event: &Event, _: Viewer, _: &mut dyn Dice) -> Event {
    event.clone()
}
