//! From the command line to a table.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::Instant;

use catalogue::{Means, Setting};
use words::{Facts, Words};

use crate::args::Table;
use crate::failure::{Failure, read_text};

impl Table {
    /// What is to be laid out. Unless somebody says how many play, as few as the game allows, but
    /// `at_least` this many.
    pub fn setting(&self, at_least: u8, words: &Words) -> Result<Setting, Failure> {
        let counts = self.game.seat_counts();
        let fewest = counts.iter().copied().find(|&seats| seats >= at_least);
        let seats = self.seats.or(fewest).unwrap_or(counts[0]);
        if !counts.contains(&seats) {
            let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
            let facts = Facts::new()
                .with("seats", seats)
                .with("game", self.game.name)
                .with("counts", counts.join(", "));
            return Err(Failure::Usage(words.say_with("usage-seats", &facts)));
        }
        let board = self.board.as_deref().map(read_text).transpose()?;
        Ok(Setting { seats, options: self.options.clone().unwrap_or_default(), board })
    }

    /// What the work is done with.
    pub fn means(&self) -> Means {
        let all = all_means();
        Means { threads: self.threads.map_or(all.threads, usize::from), ..all }
    }
}

/// Every core, and a clock.
pub fn all_means() -> Means {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let threads = available_parallelism().map_or(1, usize::from);
    Means { threads, clock: Some(|| START.elapsed()), ..Means::default() }
}
