//! The proving ground itself, proved on a toy game that is right and on ones that are wrong.

mod laws;
mod scenarios;
mod toy;
mod transcripts;
