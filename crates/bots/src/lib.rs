//! Strategies for every game.
//!
//! A [`Bot`] is given what a person in its seat would see, a view and the legal actions, and never
//! a state: it can't cheat, because there is nothing to cheat with. [`strategies`] is the list of
//! bots by name, some of which look ahead ([`search`]).
//!
//! Nothing here knows a particular game, a clock or a file.

mod error;
mod review;
mod scripted;
pub mod search;
mod search_bot;
mod strategy;

pub use error::BotError;
pub use review::{Review, review};
pub use scripted::{greedy, random};
pub use search_bot::{Clock, Means, SearchBot};
pub use strategy::{Bot, BotGame, Kind, RULES, Strategy, seat_bots, strategies, strategy};
