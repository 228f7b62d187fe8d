//! What every game must prove, and the readers of the files in which it does.
//!
//! - [`laws`]: what holds for every game in every match, tried on thousands of random ones.
//! - [`scenarios`]: one rule at a time, as Markdown: position, action, expected events or error.
//! - [`transcripts`]: whole matches as readable text, with a fingerprint of the state at each step.
//! - [`behaviour`]: a bot that others are measured against plays as it always did.
//! - [`game_tests!`]: the tests that every game has, by one line.
//! - [`coverage`] and [`labels`]: every event, error, ending and rule was proved somewhere.
//!
//! A game calls it from its only integration test, `games/<slug>/tests/it/main.rs`:
//!
//! ```text
//! use proving_ground::laws;
//! use tabletop::{Dice, Setting, Viewer};
//!
//! proving_ground::game_tests!(TheGame, scripts: []);
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
//! transcripts again; the difference is then for a person to read.

pub mod behaviour;
mod complaint;
pub mod coverage;
mod files;
pub mod game_tests;
mod json;
pub mod labels;
pub mod laws;
pub mod scenarios;
pub mod transcripts;

pub use complaint::Complaint;
pub use coverage::Coverage;
pub use files::update_wanted;
