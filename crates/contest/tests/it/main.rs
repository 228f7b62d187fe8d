//! The simulator and the arena, tried on a toy.

mod arena;
mod every_game;
mod ladder;
mod simulation;
#[path = "../../../bots/tests/it/toy.rs"]
mod toy;
