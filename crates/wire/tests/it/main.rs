//! The generated files are those of the Rust types, and real messages agree with them.

mod drift;
mod engine;
mod matches;
mod schema;
