//! The bots, the simulator and the arena, tried on a toy.

mod arena;
mod ladder;
mod search;
mod simulation;
mod toy;
