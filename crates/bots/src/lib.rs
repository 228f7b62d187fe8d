//! Strategies for every game, and the simulator that plays them against each other.
//!
//! A [`Bot`] is given what a person in its seat would see, a view and the legal actions, and never
//! a state: it can't cheat, because there is nothing to cheat with. [`strategies`] is the list of
//! bots by name, some of which look ahead ([`search`]). [`simulate`] plays many matches and only counts;
//! [`arena`] finds out who is stronger, and how sure that is.
//!
//! Nothing here knows a particular game, a clock or a file.

pub mod arena;
mod greedy;
mod random;
mod report;
mod review;
mod scripted;
pub mod search;
mod searcher;
mod simulation;
mod strategy;
mod tally;

pub use greedy::Greedy;
pub use random::Random;
pub use report::{Count, Lengths, Report, SeatReport};
pub use review::{Review, review};
pub use searcher::{Clock, Means, Searcher};
pub use simulation::{Plan, Watch, simulate};
pub use strategy::{Bot, Contest, RULES, Strategy, seat_bots, strategies, strategy};
