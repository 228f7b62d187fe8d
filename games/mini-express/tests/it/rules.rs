//! Every rule by scenario, every event, error and ending by scenario or transcript.

use mini_express::MiniExpress;
use proving_ground::{labels, scenarios, transcripts};

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
const TRANSCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/transcripts");
const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/en.md");

#[test]
fn scenarios_and_transcripts_hold_and_leave_nothing_out() {
    let scenarios = scenarios::run::<MiniExpress>(SCENARIOS);
    let transcripts = transcripts::run::<MiniExpress>(TRANSCRIPTS);
    scenarios.and(transcripts).demand::<MiniExpress>();
}

#[test]
fn every_sentence_and_ruling_has_a_scenario() {
    labels::demand(RULES, SCENARIOS);
}

#[test]
fn every_language_has_the_same_rules() {
    for code in ["cs", "pl", "ro", "nl"] {
        let translation = RULES.replace("en.md", &format!("{code}.md"));
        labels::demand_same(RULES, translation);
    }
}
