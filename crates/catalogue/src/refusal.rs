//! What somebody gets instead of an answer.

use serde::ser::{Serialize, SerializeMap, Serializer};
use tabletop::Fault;

/// At least one fault. In JSON it is the first, with the others in `more`.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal(Vec<Fault>);

impl Refusal {
    /// The faults, the first first.
    pub fn faults(&self) -> &[Fault] {
        &self.0
    }

    /// The same faults, each changed.
    #[must_use]
    pub fn map(self, change: impl FnMut(Fault) -> Fault) -> Self {
        Self(self.0.into_iter().map(change).collect())
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self(vec![fault])
    }
}

impl From<Vec<Fault>> for Refusal {
    fn from(faults: Vec<Fault>) -> Self {
        assert!(!faults.is_empty(), "whoever refuses says why");
        Self(faults)
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (first, more) = self.0.split_first().expect("there is at least one");
        let mut error = serializer.serialize_map(None)?;
        error.serialize_entry("code", &first.code)?;
        error.serialize_entry("message", &first.message)?;
        if let Some(place) = &first.place {
            error.serialize_entry("place", place)?;
        }
        if !first.facts.is_null() {
            error.serialize_entry("facts", &first.facts)?;
        }
        if !more.is_empty() {
            error.serialize_entry("more", more)?;
        }
        error.end()
    }
}

/// The same fault, its place seen from one level further out.
pub fn within(outer: &str, fault: Fault) -> Fault {
    let place = match fault.place.as_deref() {
        None => outer.to_owned(),
        Some(inner) if inner.starts_with('[') => format!("{outer}{inner}"),
        Some(inner) => format!("{outer}.{inner}"),
    };
    fault.at(place)
}
