//! What every game at the table has in common.
//!
//! A match is a list of events. A [`Game`] decides the next ones ([`Game::judge`], then
//! [`Game::perform`]), folds them up ([`Game::evolve`]) and shows them to somebody
//! ([`Game::view`], [`Game::event_view`]). A [`Match`] keeps the log; a [`playout`] runs the very
//! same rules without one.
//!
//! Nothing here knows a game, a clock, a file or a socket.
//!
//! # A whole game
//!
//! The bots and the simulator are tested on it, and `make third-game` adds it to the list of games.
//!
//! ```
#![doc = include_str!("../example/berries.rs")]
//! ```

mod bit_set;
mod dice;
mod explain;
mod fairness;
mod fault;
mod game;
mod json;
mod matches;
mod outcome;
mod phrase;
mod playout;
mod record;
#[cfg(feature = "schema")]
pub mod schema;
mod search_game;
mod seat;
pub mod slugs;
mod sort;
mod tell;

pub use dice::{Dice, MatchDice, QuickDice, Seed, SeededDice, StepDice};
pub use explain::{Objection, explain, extends};
pub use fairness::{Fairness, FairnessError, hexadecimal, sha256};
pub use fault::{BrokenRule, Coded, Fault, Faults};
pub use game::{
    Appraise, Choose, Game, Imagine, Log, Named, Script, Scripted, Setting, Step, Unlogged, best_by,
};
pub use json::{
    InputError, Mismatch, Shape, Syntax, custom, from_json, from_text, from_value, place_in,
    to_json, unknown_id,
};
pub use matches::{Match, Played, Start, fingerprint};
pub use outcome::Outcome;
pub use phrase::{Argument, Join, Phrase};
pub use playout::{Playing, Playout, Simulated, play_match, playout};
pub use record::{Record, RecordError, RecordedAction, Replayed};
pub use search_game::{ActionKey, Belief, Level, RolloutPolicy, SearchGame, SearchSettings};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use sort::{inserted, insertion_sort_by, insertion_sort_by_key};
pub use tell::{Tell, refusal};
