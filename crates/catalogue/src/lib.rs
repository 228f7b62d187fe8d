//! The list of games, each behind one type-erased face that speaks JSON.
//!
//! A [`Title`] is a game that can be asked for by its slug; an [`AnyMatch`] is a match of any of
//! them. The command line, the server and the browser use nothing else, so they work with every
//! game, also with the next one. [`engine::Engine`] is the line protocol on top.
//!
//! The list is written from the folders of `games` (`make games`).

mod any_match;
pub mod boards;
pub mod engine;
mod error;
mod refusal;
#[cfg(feature = "schema")]
pub mod schema;
mod system;
mod telling;
mod title;

pub use any_match::{AnyMatch, Description, Paused};
pub use bots::search::{Insight, Line, Prospect};
pub use bots::{BotError, Clock, Means, Review};
pub use error::{CatalogueError, EngineError, MatchError, fault_codes};
pub use refusal::Refusal;
pub use system::{FileError, SystemError};
pub use tabletop::{
    Argument, BrokenRule, Coded, Fairness, FairnessError, Fault, InputError, Join, Outcome, Phrase,
    Record, RecordError, RecordedAction, Seat, SeatSet, Seed, Setting, Viewer, coded_error,
    from_text, from_value, hexadecimal, sha256,
};
pub use telling::{AnyTell, EventPhrases, ToldAction};
pub use title::{BotInfo, Title, Visitor, WatchReplay};

macro_rules! list_titles {
    ($($game:ty, $name:literal;)*) => {
        /// Every game.
        pub static TITLES: &[Title] = &[$(Title::of::<$game>($name)),*];

        impl Title {
            /// Has the visitor meet the game's own type.
            pub fn visit<V: Visitor>(&self, visitor: V) -> V::Answer {
                $(if self.slug == <$game as tabletop::Game>::SLUG {
                    return visitor.visit::<$game>();
                })*
                unreachable!("titles are made from the list of games alone")
            }
        }
    };
}

titles::for_each_title!(list_titles);

/// The languages that the rules of every game are written in. The texts are in the crate `words`,
/// because the engine needs none of them and a browser would have to load them all.
pub static LANGUAGES: &[&str] = &["en", "cs", "pl", "ro", "nl"];

/// The game of this slug.
pub fn title(slug: &str) -> Result<&'static Title, Fault> {
    TITLES.iter().find(|title| title.slug == slug).ok_or_else(|| {
        let known: Vec<&str> = TITLES.iter().map(|title| title.slug).collect();
        CatalogueError::UnknownGame { name: slug.to_owned(), known: known.join(", ") }.into()
    })
}
