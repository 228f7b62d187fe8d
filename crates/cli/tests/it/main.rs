//! The binary from outside, and the house rules of the whole workspace.

mod architecture;
mod arena;
mod board;
mod engine;
mod languages;
mod replay;
mod rules;
mod serve;
mod simulate;
mod table;
mod tidy;
