//! The variants of the two maps.

pub mod golden_spike;
pub mod ports;
