//! Bots against bots.
//!
//! [`simulate`] plays many matches and only counts; [`arena`] finds out who is stronger, and how
//! sure that is. Both play by [`play_match`], in which every bot rolls dice of its own: what it
//! rolls never changes what is dealt. [`by_title`] has the same for a game that is known by its
//! title only.
//!
//! Nothing here knows a particular game, a clock or a file.

pub mod arena;
pub mod by_title;
mod report;
mod seated;
mod simulation;
mod tally;

pub use report::{Count, Lengths, Report, SeatReport};
pub use seated::{Seated, play_match};
pub use simulation::{Plan, Watch, play_shown, simulate};
