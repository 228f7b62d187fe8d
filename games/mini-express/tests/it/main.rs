//! The proofs of Mini Express: scenarios, transcripts, laws.

mod boards;
mod disguise;
mod distances;
mod examples;
mod laws;
mod rules;
mod settings;
mod speed;
