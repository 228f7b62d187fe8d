//! What Roundhouse says, in every language: the Fluent messages in `locales/`, which the web app
//! uses too, and the rules references of the games.
//!
//! [`Words`] speaks one language: it formats messages, and the phrases that games make. So this
//! crate knows no game, and no game knows any language.

mod functions;
mod language;
mod phrases;
mod place;
mod words;

pub use language::{ENGLISH, LANGUAGES, Language};
pub use phrases::Reader;
pub use words::{Facts, Words};
