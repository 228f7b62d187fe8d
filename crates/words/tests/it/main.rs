//! Every game is told whole, in every language.

mod faults;
mod telling;
