//! The proofs of Mini Express: scenarios, transcripts, laws.

mod boards;
mod laws;
mod rules;
