//! A bot that looks ahead, for a number of nodes or for a time.

use std::time::Duration;

use tabletop::{Dice, Foresee, Seat, Sight};

use crate::Bot;
use crate::search::{Insight, Search, merge};

/// What time it is, counted from anywhere. Nothing here has a clock of its own.
pub type Clock = fn() -> Duration;

/// What there is to think with.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// How many threads.
    pub threads: usize,
    /// A clock, for bots that go by time.
    pub clock: Option<Clock>,
}

impl Default for Means {
    /// One thread, no clock.
    fn default() -> Self {
        Self { threads: 1, clock: None }
    }
}

impl Means {
    /// The means of each of many games that are played side by side.
    #[must_use]
    pub const fn for_one_of_many(self) -> Self {
        Self { threads: 1, ..self }
    }
}

/// How long a search goes on.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// So many futures: the same move everywhere.
    Nodes(u32),
    /// So long by the clock.
    Time {
        /// How long.
        limit: Duration,
        /// By which clock.
        clock: Clock,
        /// On how many threads.
        threads: usize,
    },
}

/// Futures looked at between two looks at the clock; a few milliseconds.
const AT_A_TIME: u32 = 32;

/// A bot that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How much it sees.
    pub sight: Sight,
    /// How long it thinks.
    pub effort: Effort,
}

impl Searcher {
    /// Thinks about a decision and tells what it found out.
    pub fn think<G: Foresee>(
        &self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> Insight<G::Action> {
        let begin = |dice: &mut dyn Dice| Search::new(game, seat, view, legal, self.sight, dice);
        match self.effort {
            Effort::Nodes(nodes) => {
                let mut search = begin(dice);
                search.grow(nodes);
                search.insight()
            }
            Effort::Time { limit, clock, threads } => {
                let end = clock() + limit;
                let searches: Vec<_> = (0..threads.max(1)).map(|_| begin(dice)).collect();
                merge(side_by_side(searches, |search| grow_until(search, end, clock)), seat)
            }
        }
    }
}

impl<G: Foresee> Bot<G> for Searcher {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.think(game, seat, view, legal, dice).prospects[0].action
    }
}

fn grow_until<G: Foresee>(search: &mut Search<'_, G>, end: Duration, clock: Clock) {
    while clock() < end && !search.settled() {
        search.grow(AT_A_TIME);
    }
}

/// Each search on a thread of its own; one alone where there are no threads, such as in a browser.
fn side_by_side<'a, G: Foresee>(
    mut searches: Vec<Search<'a, G>>,
    grow: impl Fn(&mut Search<'a, G>) + Sync,
) -> Vec<Insight<G::Action>> {
    if let [search] = searches.as_mut_slice() {
        grow(search);
    } else {
        std::thread::scope(|scope| {
            for search in &mut searches {
                scope.spawn(|| grow(search));
            }
        });
    }
    searches.iter().map(Search::insight).collect()
}
