//! What every game at the table has in common.
//!
//! A match is a list of events. A [`Game`] decides the next ones ([`Game::judge`], then
//! [`Game::perform`]), folds them up ([`Game::evolve`]) and shows them to somebody
//! ([`Game::view`], [`Game::event_view`]). A [`Match`] keeps the log; a [`playout`] runs the very
//! same rules without one.
//!
//! Nothing here knows a game, a clock, a file or a socket.

mod dice;
mod fairness;
mod fault;
mod foresee;
mod game;
mod json;
mod matches;
mod outcome;
mod playout;
mod record;
mod seat;
pub mod slugs;

pub use dice::{Dice, MatchDice, QuickDice, Seed};
pub use fairness::{Fairness, hexadecimal, sha256};
pub use fault::Fault;
pub use foresee::{Foresee, Level, Sight};
pub use game::{
    Appraise, Choose, Game, Imagine, Log, Named, Script, Scripted, Setting, Step, Unlogged, best_by,
};
pub use json::{at_path, custom, from_json, from_text, place_in, read_at, to_json, unreadable};
pub use matches::{Match, Played, Start, fingerprint};
pub use outcome::Outcome;
pub use playout::{Playout, playout};
pub use record::{Record, RecordedAction, Replayed};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
