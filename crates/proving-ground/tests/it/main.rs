//! The proving ground itself, proved on a toy game that is right and on ones that are wrong.

mod files;
mod laws;
mod scenarios;
mod toy;
mod transcripts;
