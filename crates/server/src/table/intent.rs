//! What is to happen at a table, before it has.

use catalogue::Seat;
use serde_json::Value;

use super::{Chooser, Entry};

/// What is to happen next. [`Table::perform`](super::Table::perform) makes an [`Entry`] of it: only
/// then it is known which events come of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// The match is set up.
    Start,
    /// A seat acts in the match.
    Act {
        /// Which.
        seat: Seat,
        /// Who chose the action.
        by: Chooser,
        /// What was chosen.
        action: Value,
    },
    /// Anything that doesn't touch the match: the entry is complete.
    Record(Entry),
}
