//! How many futures a search looks at, what its tree takes, and how it keeps to its time.

use std::num::NonZero;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::search::{Search, USUAL_MEMORY};
use bots::{Bot, Clock, Means, Searcher};
use tabletop::{Foresee, QuickDice, Seat, Sight, Step, Unlogged, Viewer};

use crate::contender::Contender;
use crate::time::reference;

const ROUNDS: usize = 7;
/// Positions of one match, spread over its length.
const POSITIONS: usize = 6;
/// Nodes for each position and round.
const NODES: u32 = 1_000;
/// After so many nodes a tree without a limit would be far beyond it.
const MANY_NODES: u32 = 400_000;
/// What a bot that goes by time is given for each decision.
pub const TIME: Duration = Duration::from_millis(100);

/// What was measured.
pub struct Foresight {
    pub nodes_per_second: f64,
    /// Nodes in the time of a hundred sorts.
    pub ratio: f64,
    /// The bytes of a tree after very many nodes.
    pub tree: usize,
    /// The longest that any decision took a bot with [`TIME`] for it, on all cores.
    pub longest: Duration,
}

impl Foresight {
    /// Is the tree within what a search promises?
    pub fn within_limit(&self) -> bool {
        self.tree <= USUAL_MEMORY
    }
}

/// The best of several rounds, each with the reference beside it.
pub fn measure<G: Foresee>(contender: &Contender) -> Foresight {
    let game = G::lay_out(&contender.setting()).expect("the game's own board can be played on");
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
    Foresight {
        nodes_per_second,
        ratio: nodes_per_second * best_sort * 100.0,
        tree: search(&game, *seat, state, MANY_NODES),
        longest: longest(&game, &positions),
    }
}

/// How long the slowest of all decisions took, if each may take [`TIME`].
fn longest<G: Foresee>(game: &G, positions: &[(Seat, G::State)]) -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let clock: Option<Clock> = Some(|| START.elapsed());
    let means = Means { threads, clock, limit: Some(TIME), ..Means::default() };
    let mut bot = Searcher { sight: Sight::FULL, nodes: u32::MAX, means };
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
fn search<G: Foresee>(game: &G, seat: Seat, state: &G::State, nodes: u32) -> usize {
    let (view, legal) = decision(game, seat, state);
    let mut search = Search::new(game, seat, &view, &legal, Sight::FULL, &mut QuickDice::new(1));
    search.grow(nodes);
    search.bytes()
}

/// What a seat sees, and may do.
fn decision<G: Foresee>(game: &G, seat: Seat, state: &G::State) -> (G::View, Vec<G::Action>) {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    (game.view(state, Viewer::Seat(seat)), legal)
}

/// Who is to decide what in a match of sensible players.
fn positions<G: Foresee>(game: &G) -> Vec<(Seat, G::State)> {
    let mut dice = QuickDice::new(1);
    let mut state = game.blank();
    game.set_up(&mut Step::new(game, &mut state, &mut dice, &mut Unlogged));
    let mut all = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        all.push((seat, state.clone()));
        let mut minds = game.minds(&mut dice);
        game.play_on(&mut state, &mut minds, 1, &mut dice, &mut Vec::new());
    }
    let between = all.len() / POSITIONS;
    all.into_iter().step_by(between.max(1)).take(POSITIONS).collect()
}
