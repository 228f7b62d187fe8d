//! The bots, tried on a toy.

mod search;
mod toy;
