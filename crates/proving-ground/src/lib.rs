//! What every game must prove, and the readers of the files in which it does.
//!
//! - [`laws`]: what holds for every game in every match, tried on thousands of random ones.
//! - [`scenarios`]: one rule at a time, as Markdown: position, action, expected events or error.
//! - [`transcripts`]: whole matches as readable text, with a fingerprint of the state at each step.
//! - [`behaviour`]: a bot that others are measured against plays as it always did.
//! - [`coverage`] and [`labels`]: every event, error, ending and rule was proved somewhere.
//!
//! A game calls it from its only integration test, `games/<slug>/tests/it/main.rs`:
//!
//! ```text
//! use proving_ground::{labels, laws, scenarios, transcripts};
//! use tabletop::{Dice, Setting, Viewer};
//!
//! const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
//! const TRANSCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/transcripts");
//!
//! #[test]
//! fn scenarios_and_transcripts_hold_and_leave_nothing_out() {
//!     let scenarios = scenarios::run::<TheGame>(SCENARIOS);
//!     let transcripts = transcripts::run::<TheGame>(TRANSCRIPTS);
//!     scenarios.and(transcripts).demand::<TheGame>();
//! }
//!
//! #[test]
//! fn every_rule_has_a_scenario() {
//!     labels::demand(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"), SCENARIOS);
//! }
//!
//! #[test]
//! fn laws_hold() {
//!     let settings = (2..=4).map(|seats| Setting { seats, ..Setting::default() }).collect();
//!     let tally = laws::prove(&laws::Laws::new(settings, disguise));
//!     // The game has secrets: the laws about them were not proved on nothing.
//!     assert!(tally.imagined_otherwise > 0 && tally.disguised_otherwise > 0);
//! }
//!
//! /// The event with everything that the viewer can't know replaced.
//! fn disguise(game: &TheGame, event: &Event, viewer: Viewer, dice: &mut dyn Dice) -> Event { … }
//! ```
//!
//! A long proof is the same with more matches, told on standard error as it goes: an example of the
//! game calls `laws::soak(&Laws { matches: 1_000_000, ..Laws::new(settings, disguise) })`.
//!
//! `UPDATE=1 cargo test -p <slug>` writes the expected events of scenarios and the bodies of
//! transcripts anew; the difference is then for a person to read.

pub mod behaviour;
mod complaint;
pub mod coverage;
mod files;
mod json;
pub mod labels;
pub mod laws;
pub mod scenarios;
pub mod transcripts;

pub use complaint::Complaint;
pub use coverage::Coverage;
pub use files::update_wanted;
