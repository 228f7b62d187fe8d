//! The proofs of San Francisco: scenarios, transcripts, laws.

mod laws;
mod rules;
mod speed;
