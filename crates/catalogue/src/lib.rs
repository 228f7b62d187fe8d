//! The list of games, each behind one type-erased face that speaks JSON.
//!
//! A [`Title`] is a game that can be asked for by its slug; an [`AnyMatch`] is a match of any of
//! them. The command line, the server, the browser and Python use nothing else, so they work with
//! every game, also with the next one. [`engine::Engine`] is the line protocol on top.
//!
//! To add a game, add its line to [`TITLES`].

mod any_match;
pub mod boards;
#[cfg(feature = "contests")]
mod contests;
pub mod engine;
mod refusal;
mod system;
mod title;

use mini_express::MiniExpress;
use san_francisco::SanFrancisco;

pub use any_match::{AnyMatch, Paused};
pub use bots::search::{Insight, Line, Prospect};
pub use bots::{Clock, Means, Review};
#[cfg(feature = "contests")]
pub use bots::{Plan, Report, SeatReport, Watch, arena};
pub use refusal::Refusal;
pub use system::refused_by_system;
pub use tabletop::{
    Fairness, Fault, Outcome, Record, RecordedAction, Seat, SeatSet, Seed, Setting, Viewer, fault,
    from_text, hexadecimal, sha256, unreadable,
};
pub use title::{BotInfo, Title, WatchReplay};

/// Every game.
pub static TITLES: &[Title] = &[
    Title::of::<SanFrancisco>("Ticket to Ride: San Francisco"),
    Title::of::<MiniExpress>("Mini Express"),
];

/// The languages that the rules of every game are written in. The texts are in the crate `words`,
/// because the engine needs none of them and a browser would have to load them all.
pub static LANGUAGES: &[&str] = &["en", "cs", "pl", "ro", "nl"];

/// The game of this slug.
pub fn title(slug: &str) -> Result<&'static Title, Fault> {
    TITLES.iter().find(|title| title.slug == slug).ok_or_else(|| {
        let known: Vec<&str> = TITLES.iter().map(|title| title.slug).collect();
        fault!(
            "game/unknown",
            "no game is called {name:?}; there are: {known}",
            name = slug,
            known = known.join(", "),
        )
    })
}
