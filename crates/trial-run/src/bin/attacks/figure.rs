//! What an attack comes to.

use std::io;

/// What an attack came to, beside what it was.
pub struct Figure {
    /// What was measured.
    pub now: String,
    /// What the same attack came to before.
    pub old: &'static str,
    /// Is it as bad as it was?
    pub bad: bool,
}

/// An attack may fail for reasons of its own.
pub type Measured = io::Result<Figure>;

/// Bytes as megabytes.
pub const fn megabytes(bytes: u64) -> u64 {
    bytes / 1_000_000
}
