//! A tiny card game with secrets, played right or, on request, wrongly in one way.
//!
//! Nine numbered cards, face down. Everyone has one in hand; a turn is to draw a card in secret
//! (two in hand at most) or to show one for its points. It ends when somebody has shown four cards,
//! or when the player whose turn it is can do nothing. Most points win.

mod rules;
mod things;

use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use serde_json::{Value, json};
use tabletop::slugs::Slugs;

pub use rules::disguise;
pub use things::*;

/// The game; `flaw` is what is wrong with it, if anything.
pub struct Toy {
    seats: u8,
    flaw: Option<Flaw>,
    board: Value,
    slugs: Arc<Slugs>,
    /// Only a flawed game remembers anything outside its state.
    memory: AtomicU32,
}

impl Toy {
    fn new(seats: u8, flaw: Option<Flaw>) -> Self {
        let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
        let slug = |name: &&str| match flaw {
            Some(Flaw::SlugsClash) => name.replace("two", "one"),
            _ => (*name).to_owned(),
        };
        let slugs = Slugs::new().with("card", names.iter().map(slug));
        let board = json!({ "cards": names });
        Self { seats, flaw, board, slugs: Arc::new(slugs), memory: AtomicU32::new(0) }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }
}
