//! The bots and the simulator, tried on a toy.

mod simulation;
mod toy;
