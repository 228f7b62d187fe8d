//! What is wrong with a file, and where.

use std::fmt;
use std::path::{Path, PathBuf};

/// One thing wrong with a file of proof, or with the game that it is the proof of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong; further lines hold what was expected and what came.
    pub message: String,
}

impl Complaint {
    pub(crate) fn new(file: &Path, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = self.message.replace('\n', "\n    ");
        write!(f, "{}:{}: {message}", self.file.display(), self.line)
    }
}

/// Two values under each other, so that the eye finds the difference.
pub(crate) fn contrast(expected: impl fmt::Display, actual: impl fmt::Display) -> String {
    format!("expected {expected}\nactual   {actual}")
}

/// Gives the result, or panics with every complaint.
pub(crate) fn insist<T>(what: &str, result: Result<T, Vec<Complaint>>) -> T {
    result.unwrap_or_else(|complaints| {
        let list: Vec<String> = complaints.iter().map(ToString::to_string).collect();
        panic!("{} of {what}:\n\n{}\n", count(list.len(), "failure"), list.join("\n\n"))
    })
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
