//! The proofs of San Francisco: scenarios, transcripts, laws, boards.

mod boards;
mod disguise;
mod laws;
mod rules;
mod scripts;
mod speed;
