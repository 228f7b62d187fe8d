//! The proofs of Mini Express: scenarios, transcripts, laws.

mod boards;
mod examples;
mod laws;
mod rules;
mod scripts;
mod speed;
