//! The bots, the simulator and the arena, tried on a toy.

mod arena;
mod search;
mod simulation;
mod toy;
