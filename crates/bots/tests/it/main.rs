//! The bots, the simulator and the arena, tried on a toy.

mod arena;
mod simulation;
mod toy;
