//! The proofs of Mini Express: scenarios, transcripts, laws.

mod boards;
mod disguise;
mod examples;
mod laws;
mod rules;
mod scripts;
mod settings;
mod speed;
