//! The catalogue and the engine, from outside.

mod engine;
mod hostile;
mod mutation;
mod protocol_doc;
