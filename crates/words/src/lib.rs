//! What Roundhouse says, in every language: the Fluent messages in `locales/`, which the web app
//! uses too, and the rules references of the games.
//!
//! [`Words`] speaks one language; a [`Teller`] tells the actions, events and refusals of one game in
//! it. Both read JSON only, so this crate knows no game's types, and no game knows any language.

mod language;
mod place;
mod teller;
mod tellers;
mod words;

pub use language::{ENGLISH, LANGUAGES, Language};
pub use teller::Teller;
pub use tellers::teller;
pub use words::{Facts, Words};
