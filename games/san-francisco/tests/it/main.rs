//! The proofs of San Francisco: scenarios, transcripts, laws, boards.

mod boards;
mod disguise;
mod distances;
mod laws;
mod rules;
mod speed;
