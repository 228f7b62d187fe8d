//! The catalogue and the engine, from outside.

mod engine;
mod exact_endings;
mod expected_lines;
mod fair_bots;
mod frozen_bots;
mod hostile;
mod memory;
mod mutation;
mod protocol_doc;
mod reviews;
