//! Why the store doesn't answer.

/// Why the store doesn't answer. Nothing of it is told to players.
#[derive(Clone, Debug)]
pub struct StoreError(String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// Why, in a sentence.
    pub fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self(format!("what is stored is not what was written: {error}"))
    }
}
