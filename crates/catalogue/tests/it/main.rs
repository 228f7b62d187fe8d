//! The catalogue and the engine, from outside.

mod engine;
mod expected_lines;
mod fair_bots;
mod hostile;
mod mutation;
mod protocol_doc;
