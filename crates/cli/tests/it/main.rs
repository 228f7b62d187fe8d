//! The binary from outside, and the house rules of the whole workspace.

mod analyse;
mod architecture;
mod arena;
mod board;
mod documents;
mod engine;
mod faults;
mod help;
mod languages;
mod measured;
mod online;
mod operations;
mod replay;
mod rules;
mod serve;
mod simulate;
mod table;
mod tidy;
mod usage;
