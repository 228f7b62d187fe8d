//! The tests that every game's crate has, by one line.

use std::path::Path;

use tabletop::{MAX_SEATS, Scripted, Setting};

use crate::{behaviour, labels};

/// Matches that each script plays for each number of seats.
const SCRIPT_MATCHES: u64 = 40;

/// The tests of a game whose folder has `scenarios`, `transcripts` and `rules`: every rule by
/// scenario, every event, error and ending by scenario or transcript, the same rules in every
/// language, and scripted bots that play as they always did, by their fingerprints.
///
/// ```text
/// proving_ground::game_tests!(Nim, scripts: [("taker", "62b5a30a1e82f829")]);
/// ```
#[macro_export]
macro_rules! game_tests {
    ($game:ty, scripts: $scripts:expr) => {
        const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
        const TRANSCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/transcripts");
        const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules");

        #[test]
        fn scenarios_and_transcripts_hold_and_leave_nothing_out() {
            let scenarios = $crate::scenarios::run::<$game>(SCENARIOS);
            let transcripts = $crate::transcripts::run::<$game>(TRANSCRIPTS);
            scenarios.and(transcripts).demand::<$game>();
        }

        #[test]
        fn every_sentence_and_ruling_has_a_scenario() {
            $crate::labels::demand(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/en.md"), SCENARIOS);
        }

        #[test]
        fn every_language_has_the_same_rules() {
            $crate::game_tests::same_rules(RULES);
        }

        #[test]
        fn scripts_play_as_they_always_did() {
            let expected = $scripts.map(|(name, play): (&str, &str)| (name, play.to_owned()));
            assert_eq!($crate::game_tests::script_fingerprints::<$game>(), expected);
        }
    };
}

/// Demands that every file of the folder has the labels of `en.md`, and that there are others.
pub fn same_rules(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let english = folder.join("en.md");
    let files = std::fs::read_dir(folder).expect("a folder of rules");
    let files = files.map(|file| file.expect("a file").path());
    let translations: Vec<_> = files.filter(|path| *path != english).collect();
    assert!(!translations.is_empty(), "the rules are in one language only");
    for translation in translations {
        labels::demand_same(&english, translation);
    }
}

/// The names of a game's scripts, and what each of them does for every number of seats.
pub fn script_fingerprints<G: Scripted>() -> Vec<(&'static str, String)> {
    let settings = (1..=MAX_SEATS as u8).map(|seats| Setting { seats, ..Setting::default() });
    let settings: Vec<Setting> = settings.filter(|setting| G::lay_out(setting).is_ok()).collect();
    let play = |choose| behaviour::fingerprint::<G>(&settings, SCRIPT_MATCHES, choose);
    G::SCRIPTS.iter().map(|script| (script.name, play(script.choose))).collect()
}
