//! Every table that can be played at.

use serde_json::json;
use tabletop::Setting;

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
