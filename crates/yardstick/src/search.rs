//! How many futures a search looks at, what its tree takes, and how it keeps to its time.

use std::num::NonZero;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::search::{DEFAULT_TREE_BYTES, Search};
use bots::{Bot, Clock, Means, SearchBot};
use tabletop::{QuickDice, SearchGame, SearchSettings, Seat, Setting, Viewer};

use crate::time::reference;

const ROUNDS: usize = 7;
/// Positions of one match, spread over its length.
const POSITIONS: usize = 6;
/// Nodes for each position and round.
const NODES: u32 = 1_000;
/// After this many nodes a tree without a limit would be far beyond it.
const MANY_NODES: u32 = 400_000;
/// What a bot that goes by time is given for each decision.
pub const TIME: Duration = Duration::from_millis(100);

/// What was measured.
pub struct SearchSpeed {
    pub nodes_per_second: f64,
    /// Nodes in the time of a hundred sorts.
    pub ratio: f64,
    /// The bytes of a tree after very many nodes.
    pub tree: usize,
    /// The longest that any decision took a bot with [`TIME`] for it, on all cores.
    pub longest: Duration,
}

impl SearchSpeed {
    /// Is the tree within what a search promises?
    pub fn within_limit(&self) -> bool {
        self.tree <= DEFAULT_TREE_BYTES
    }
}

/// The best of several rounds, each with the reference beside it.
pub fn measure<G: SearchGame>(setting: &Setting) -> SearchSpeed {
    let game = G::lay_out(setting).expect("the game's own board can be played on");
    let positions = positions(&game);
    let (mut best, mut best_sort) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        let begin = Instant::now();
        for (seat, state) in &positions {
            search(&game, *seat, state, NODES);
        }
        best = best.min(begin.elapsed().as_secs_f64());
        best_sort = best_sort.min(reference());
    }
    let nodes_per_second = f64::from(NODES) * positions.len() as f64 / best;
    let (seat, state) = &positions[positions.len() / 3];
    SearchSpeed {
        nodes_per_second,
        ratio: nodes_per_second * best_sort * 100.0,
        tree: search(&game, *seat, state, MANY_NODES),
        longest: longest(&game, &positions),
    }
}

/// How long the slowest of all decisions took, if each may take [`TIME`].
fn longest<G: SearchGame>(game: &G, positions: &[(Seat, G::State)]) -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let clock: Option<Clock> = Some(|| START.elapsed());
    let means = Means { threads, clock, limit: Some(TIME), ..Means::default() };
    let mut bot = SearchBot { settings: SearchSettings::FULL, nodes: u32::MAX, means };
    let mut dice = QuickDice::new(1);
    let decide = |(seat, state): &(Seat, G::State)| {
        let (view, legal) = decision(game, *seat, state);
        let begin = Instant::now();
        bot.choose(game, *seat, &view, &legal, &mut dice);
        begin.elapsed()
    };
    let rounds = std::iter::repeat_n(positions, ROUNDS).flatten();
    rounds.map(decide).max().unwrap_or_default()
}

/// Searches, and says how many bytes the tree took.
fn search<G: SearchGame>(game: &G, seat: Seat, state: &G::State, nodes: u32) -> usize {
    let (view, legal) = decision(game, seat, state);
    let mut search =
        Search::new(game, seat, &view, &legal, SearchSettings::FULL, &mut QuickDice::new(1));
    search.grow(nodes);
    search.bytes()
}

/// What a seat sees, and may do.
fn decision<G: SearchGame>(game: &G, seat: Seat, state: &G::State) -> (G::View, Vec<G::Action>) {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    (game.view(state, Viewer::Seat(seat)), legal)
}

/// The decisions of a match between players of the rollout policy.
fn positions<G: SearchGame>(game: &G) -> Vec<(Seat, G::State)> {
    let mut dice = QuickDice::new(1);
    let mut state = game.start(&mut dice);
    let mut all = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        all.push((seat, state.clone()));
        let mut policy = game.rollout_policy(&mut dice);
        game.rollout(&mut state, &mut policy, 1, &mut dice, &mut Vec::new());
    }
    let between = all.len() / POSITIONS;
    all.into_iter().step_by(between.max(1)).take(POSITIONS).collect()
}
