//! A bot that plays by tree search, within a number of nodes or a time.

use std::time::Duration;

use tabletop::{Dice, SearchGame, SearchSettings, Seat};

use crate::Bot;
use crate::search::{DEFAULT_TREE_BYTES, Insight, Search, merge};

/// What time it is, counted from anywhere. Nothing here has a clock of its own.
pub type Clock = fn() -> Duration;

/// What there is to think with.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// How many threads.
    pub threads: usize,
    /// A clock, for bots that go by time.
    pub clock: Option<Clock>,
    /// No bot may think longer than this about a decision, if there is a clock.
    pub limit: Option<Duration>,
    /// How many bytes the tree of a search may take, on each thread. With none there is no tree
    /// below the decision itself.
    pub memory: usize,
}

impl Default for Means {
    /// One thread, no clock, the usual memory.
    fn default() -> Self {
        Self { threads: 1, clock: None, limit: None, memory: DEFAULT_TREE_BYTES }
    }
}

impl Means {
    /// The means of each of many games that are played side by side.
    #[must_use]
    pub const fn for_one_of_many(self) -> Self {
        Self { threads: 1, ..self }
    }

    /// When to stop thinking about a decision that begins now: a little early, because other work
    /// on the machine may delay a thread, and the results still have to be merged.
    fn deadline(&self) -> Option<Deadline> {
        let (clock, limit) = (self.clock?, self.limit?);
        Some(Deadline { clock, at: clock() + limit.mul_f64(USED) })
    }
}

#[derive(Clone, Copy)]
struct Deadline {
    clock: Clock,
    at: Duration,
}

impl Deadline {
    fn over(self) -> bool {
        (self.clock)() >= self.at
    }
}

/// How much of its time a search uses.
const USED: f64 = 0.95;
/// Iterations between two looks at the clock: less than a millisecond.
const AT_A_TIME: u32 = 8;
/// Iterations before asking again whether more can change the decision.
const BEFORE_ASKING: u32 = 64;

/// A bot that runs this many iterations, and no longer than its means allow.
#[derive(Clone, Copy, Debug)]
pub struct SearchBot {
    /// How much it sees.
    pub settings: SearchSettings,
    /// How many iterations it runs on each thread. On one thread, the same number gives the same
    /// move everywhere, unless time runs out first.
    pub nodes: u32,
    /// What it thinks with. On several threads each searches on its own, and the results are merged
    /// at the root.
    pub means: Means,
}

impl SearchBot {
    /// Thinks about a decision and tells what it found out.
    pub fn think<G: SearchGame>(
        &self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> Insight<G::Action, G::ActionKey> {
        let deadline = self.means.deadline();
        let searches = self.begin(game, seat, view, legal, dice);
        self.think_until(deadline, |_, _| false, searches, seat)
    }

    /// A search for each thread.
    fn begin<'a, G: SearchGame>(
        &self,
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        legal: &'a [G::Action],
        dice: &mut dyn Dice,
    ) -> Vec<Search<'a, G>> {
        let threads = 0..self.means.threads.max(1);
        let search =
            |_| Search::new(game, seat, view, legal, self.settings, dice).within(self.means.memory);
        threads.map(search).collect()
    }

    /// Searches until the nodes or the time run out, or until `enough`, which is told how many
    /// nodes are left, says so.
    fn think_until<G: SearchGame>(
        &self,
        deadline: Option<Deadline>,
        enough: impl Fn(&Search<'_, G>, u32) -> bool + Sync,
        mut searches: Vec<Search<'_, G>>,
        seat: Seat,
    ) -> Insight<G::Action, G::ActionKey> {
        let grow = |search: &mut Search<'_, G>| self.grow(search, deadline, &enough);
        if let [search] = searches.as_mut_slice() {
            // Also where there are no threads at all, such as in a browser.
            grow(search);
        } else {
            std::thread::scope(|scope| {
                for search in &mut searches {
                    scope.spawn(|| grow(search));
                }
            });
        }
        merge(searches.iter().map(Search::insight).collect(), seat)
    }

    /// Runs one iteration at least: without one there is nothing to report.
    fn grow<G: SearchGame>(
        &self,
        search: &mut Search<'_, G>,
        deadline: Option<Deadline>,
        enough: impl Fn(&Search<'_, G>, u32) -> bool,
    ) {
        let mut left = self.nodes.max(1);
        while left > 0 && !search.settled() && !enough(search, left) {
            let now = left.min(if deadline.is_some() { AT_A_TIME } else { BEFORE_ASKING });
            search.grow(now);
            left -= now;
            if deadline.is_some_and(Deadline::over) {
                return;
            }
        }
    }
}

impl<G: SearchGame> Bot<G> for SearchBot {
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
        let deadline = self.means.deadline();
        let searches = self.begin(game, seat, view, legal, dice);
        // Parallel searches are merged at the end: none of them knows what the others will find.
        let alone = searches.len() == 1;
        let enough = |search: &Search<'_, G>, left| alone && search.decided(left);
        self.think_until(deadline, enough, searches, seat).prospects[0].action
    }
}
