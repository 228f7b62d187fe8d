//! Tables under load, and what that costs.

mod gauge;
mod round;
mod tables;

pub use gauge::Gauge;
pub use round::Round;
pub use tables::{Pair, open, play};
