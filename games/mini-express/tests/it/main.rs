//! The proofs of Mini Express: scenarios, transcripts, laws.

mod laws;
mod rules;
