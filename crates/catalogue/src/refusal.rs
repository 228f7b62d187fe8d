//! What somebody gets instead of an answer.

use serde::{Serialize, Serializer};
use tabletop::Fault;

use crate::error::{CatalogueError, EngineError, MatchError};

/// At least one fault. In JSON it is the first, with the others in `more`.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal(Vec<Fault>);

impl Refusal {
    /// The faults, the first first.
    pub fn faults(&self) -> &[Fault] {
        &self.0
    }

    /// The same faults, without what is said to people about broken rules.
    #[must_use]
    pub fn without_phrases(self) -> Self {
        self.map(|fault| Fault { rule: None, ..fault })
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

macro_rules! refusal_from {
    ($($error:ty)*) => {$(
        impl From<$error> for Refusal {
            fn from(error: $error) -> Self {
                Fault::from(error).into()
            }
        }
    )*};
}

refusal_from!(MatchError CatalogueError EngineError);

impl From<Vec<Fault>> for Refusal {
    fn from(faults: Vec<Fault>) -> Self {
        assert!(!faults.is_empty(), "whoever refuses says why");
        Self(faults)
    }
}

/// A refusal as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct RefusalJson<'a> {
    #[serde(flatten)]
    first: &'a Fault,
    /// What else is wrong.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    more: &'a [Fault],
}

tabletop::json_as!(Refusal, RefusalJson<'static>, "Why something was refused.");

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (first, more) = self.0.split_first().expect("there is at least one");
        RefusalJson { first, more }.serialize(serializer)
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
