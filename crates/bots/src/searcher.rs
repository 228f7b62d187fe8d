//! A bot that looks ahead, for a number of nodes or for a time.

use std::time::Duration;

use tabletop::{Dice, Foresee, Seat, Sight};

use crate::Bot;
use crate::search::{Insight, Search, USUAL_MEMORY, merge};

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
    /// How many bytes the tree of a search may take, on each thread. With none there is no tree below the decision itself.
    pub memory: usize,
}

impl Default for Means {
    /// One thread, no clock, the usual memory.
    fn default() -> Self {
        Self { threads: 1, clock: None, limit: None, memory: USUAL_MEMORY }
    }
}

impl Means {
    /// The means of each of many games that are played side by side.
    #[must_use]
    pub const fn for_one_of_many(self) -> Self {
        Self { threads: 1, ..self }
    }

    /// When to stop thinking about a decision that is begun now: a little early, because threads may be kept
    /// waiting by others on the machine, and then what they found is still to be added up.
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
/// Futures looked at between two looks at the clock: less than a millisecond.
const AT_A_TIME: u32 = 8;
/// Futures looked at before asking again whether more can change the decision.
const BEFORE_ASKING: u32 = 64;

/// A bot that looks ahead: at so many futures, and no longer than its means allow.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// How much it sees.
    pub sight: Sight,
    /// How many futures it looks at, on each thread. On one, the same number gives the same move everywhere, unless
    /// time runs out before.
    pub nodes: u32,
    /// What it thinks with. On several threads, each searches on its own, and what they find is added
    /// up.
    pub means: Means,
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
    ) -> Insight<G::Action, G::Gist> {
        let deadline = self.means.deadline();
        let searches = self.begin(game, seat, view, legal, dice);
        self.think_until(deadline, |_, _| false, searches, seat)
    }

    /// A search for each thread.
    fn begin<'a, G: Foresee>(
        &self,
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        legal: &'a [G::Action],
        dice: &mut dyn Dice,
    ) -> Vec<Search<'a, G>> {
        let threads = 0..self.means.threads.max(1);
        let search =
            |_| Search::new(game, seat, view, legal, self.sight, dice).within(self.means.memory);
        threads.map(search).collect()
    }

    /// Searches until there is nothing left to think with, or until somebody who is told how many futures are left
    /// has had enough.
    fn think_until<G: Foresee>(
        &self,
        deadline: Option<Deadline>,
        enough: impl Fn(&Search<'_, G>, u32) -> bool + Sync,
        mut searches: Vec<Search<'_, G>>,
        seat: Seat,
    ) -> Insight<G::Action, G::Gist> {
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

    /// Looks at one future at least: without one there is nothing to tell.
    fn grow<G: Foresee>(
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
        let deadline = self.means.deadline();
        let searches = self.begin(game, seat, view, legal, dice);
        // Searches side by side are added up: none of them can tell what the others will find.
        let alone = searches.len() == 1;
        let enough = |search: &Search<'_, G>, left| alone && search.decided(left);
        self.think_until(deadline, enough, searches, seat).prospects[0].action
    }
}
