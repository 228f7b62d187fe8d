//! Monte Carlo tree search: PUCT (Rosin 2011; Silver et al. 2017) on one information-set tree.
//!
//! Information-set MCTS for a single observer (SO-ISMCTS: Cowling, Powley & Whitehouse 2012). Each
//! iteration samples a determinization of what the seat can't know ([`SearchGame::determinize`]),
//! selects actions down the tree by PUCT, and where the tree ends plays to the end of the match by
//! a rollout policy ([`SearchGame::rollout`]). The result is backed up for every seat, because
//! every seat plays for itself. Where there are secrets, only the searching seat decides in the
//! tree; its rivals follow the rollout policy.
//!
//! The tree is open-loop (Perez Liebana et al. 2015): its edges are actions, never chance events. A
//! node averages over everything that the searching seat doesn't know and everything that will be
//! drawn. So a search can't play as if it knew a secret, and no dice are reused.
//!
//! There is no clock here: [`Search::grow`] runs a number of iterations and returns, and whoever
//! called decides whether to go on. A *node* of a level or a report is one iteration.

mod insight;
mod iteration;
mod merge;
mod solver;
mod tree;
mod value;

use tabletop::{Dice, QuickDice, SearchGame, SearchSettings, Seat};

use iteration::list;
use tree::{Choice, Tree};
use value::ActionStats;

pub use insight::{Insight, Line, Prospect};
pub use merge::merge;
pub use value::value;

/// What a tree may take unless somebody says otherwise.
pub const DEFAULT_TREE_BYTES: usize = 64 << 20;

/// One search for one decision.
pub struct Search<'a, G: SearchGame> {
    game: &'a G,
    view: &'a G::View,
    legal: &'a [G::Action],
    found: Findings<G>,
}

/// What a search has found out, apart from the decision that it is about, so that it can be paused
/// and resumed ([`Search::pause`], [`Search::resume`]).
pub struct Findings<G: SearchGame> {
    seat: Seat,
    belief: Option<G::Belief>,
    settings: SearchSettings,
    dice: QuickDice,
    tree: Tree<G::ActionKey>,
    /// What can be chosen, and what came out of each.
    root: Vec<Choice<G::Action, G::ActionKey>>,
    stats: Vec<ActionStats>,
    /// What to add to the value of each of them ([`SearchGame::bias_correction`]).
    bias_correction: Vec<f32>,
    scratch: Scratch<G::Action, G::ActionKey>,
}

/// Buffers, reused from one iteration to the next.
struct Scratch<A, I> {
    actions: Vec<A>,
    choices: Vec<Choice<A, I>>,
    priors: Vec<f32>,
    path: Vec<tree::EdgeRef>,
}

impl<G: SearchGame> Findings<G> {
    /// Near the end of a match nothing is searched: the result of every choice is worked out.
    fn solve(&mut self, game: &G, state: &G::State) {
        let Some(proofs) = solver::solve(game, state, self.seat, &self.root) else { return };
        for (stats, proof) in self.stats.iter_mut().zip(&proofs) {
            stats.add(&proof.outcome);
        }
        self.tree.prove_root(&self.root, proofs);
    }
}

impl<'a, G: SearchGame> Search<'a, G> {
    /// A search for a seat that sees this view and may choose one of these actions, in their order.
    pub fn new(
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        legal: &'a [G::Action],
        settings: SearchSettings,
        dice: &mut dyn Dice,
    ) -> Self {
        let mut own = QuickDice::from_dice(dice);
        let mut root = Vec::new();
        let state = game.imagine(view, &mut own);
        list(game, &state, legal, &mut root);
        let bias_correction = root.iter().map(|choice| match settings.rollout_depth {
            u32::MAX => game.bias_correction(&state, &choice.action),
            _ => 0.0,
        });
        let mut found = Findings {
            seat,
            belief: settings.belief.then(|| game.infer(view)),
            settings,
            dice: own,
            tree: Tree::new(seat, G::PERFECT_INFORMATION, G::C_PUCT, DEFAULT_TREE_BYTES),
            stats: vec![ActionStats::default(); root.len()],
            bias_correction: bias_correction.collect(),
            root,
            scratch: Scratch {
                actions: Vec::new(),
                choices: Vec::new(),
                priors: Vec::new(),
                path: Vec::new(),
            },
        };
        if G::PERFECT_INFORMATION && settings.rollout_depth == u32::MAX {
            found.solve(game, &state);
        }
        Self { game, view, legal, found }
    }

    /// Resumes a paused search. The view and the actions are those that it began with.
    pub fn resume(
        game: &'a G,
        view: &'a G::View,
        legal: &'a [G::Action],
        found: Findings<G>,
    ) -> Self {
        Self { game, view, legal, found }
    }

    /// Pauses the search.
    pub fn pause(self) -> Findings<G> {
        self.found
    }

    /// Keeps the tree within this many bytes. Once it is full it grows no further, but its values
    /// become more certain.
    #[must_use]
    pub fn within(mut self, bytes: usize) -> Self {
        self.found.tree.limit(bytes);
        self
    }

    /// Runs this many more iterations; stops early when nothing is left to find out.
    pub fn grow(&mut self, nodes: u32) {
        for _ in 0..nodes {
            if self.settled() {
                return;
            }
            self.descend();
        }
    }

    /// Runs one more iteration with these dice, unless nothing is left to find out.
    pub fn grow_with(&mut self, dice: QuickDice) {
        self.found.dice = dice;
        self.grow(1);
    }

    /// Is there nothing more to find out?
    pub fn settled(&self) -> bool {
        self.found.tree.proven()
    }

    /// Is it certain which choice will have the most visits, even after this many more iterations?
    /// (Early termination: Baier & Winands 2012.) Where something is proven, visits aren't all that
    /// counts.
    pub fn decided(&self, more: u32) -> bool {
        if self.found.tree.partly_proven() {
            return self.settled();
        }
        let (mut most, mut second) = (0, 0);
        for &ActionStats { visits, .. } in &self.found.stats {
            if visits > most {
                (most, second) = (visits, most);
            } else {
                second = second.max(visits);
            }
        }
        most - second > more
    }

    /// How many iterations were run.
    pub fn nodes(&self) -> u32 {
        self.found.stats.iter().map(|stats| stats.visits).sum()
    }

    /// How many bytes the tree takes.
    pub fn bytes(&self) -> usize {
        self.found.tree.bytes()
    }
}
