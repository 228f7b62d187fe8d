//! Looking ahead: a tree search over what a seat can know.
//!
//! Each node of a search is one imagined future. What the seat can't know is supposed anew
//! ([`Foresee::suppose`]), the tree is walked down along the actions that look best so far, and
//! where the tree ends, sensible players play on to the end of the match ([`Foresee::play_on`]).
//! What came out is remembered along the way, for every seat, because every seat plays for itself.
//! Where there are secrets, only the searching seat decides in the tree; its rivals play sensibly.
//!
//! There is one tree, over actions: its nodes hold what the searching seat may expect on average
//! over everything that it doesn't know and over everything that will be drawn. So it can't play as
//! if it knew a secret, and no dice are reused.
//!
//! There is no clock here: [`Search::grow`] looks at a number of futures and returns, and whoever
//! called decides whether to go on.

mod descent;
mod insight;
mod merge;
mod solver;
mod tree;
mod worth;

use tabletop::{Dice, Foresee, QuickDice, Seat, Sight};

use descent::list;
use tree::{Choice, Tree};
use worth::Forecast;

pub use insight::{Insight, Line, Prospect};
pub use merge::merge;

/// What a tree may take unless somebody says otherwise.
pub const USUAL_MEMORY: usize = 64 << 20;

/// Dice of one's own, as somebody else's dice say.
pub(crate) fn dice_from(dice: &mut dyn Dice) -> QuickDice {
    QuickDice::new(u64::from(dice.roll()) << 32 | u64::from(dice.roll()))
}

/// One search for one decision.
pub struct Search<'a, G: Foresee> {
    game: &'a G,
    view: &'a G::View,
    legal: &'a [G::Action],
    found: Findings<G>,
}

/// What a search has found out, apart from the decision that it is about, so that it can be put aside and gone on with
/// later ([`Search::pause`], [`Search::resume`]).
pub struct Findings<G: Foresee> {
    seat: Seat,
    suspicion: Option<G::Suspicion>,
    sight: Sight,
    dice: QuickDice,
    tree: Tree<G::Gist>,
    /// What can be chosen, and what came out of each.
    root: Vec<Choice<G::Action, G::Gist>>,
    forecasts: Vec<Forecast>,
    /// How much more each of them is worth than its futures say.
    hindsight: Vec<f32>,
    desk: Desk<G::Action, G::Gist>,
}

/// Reused from one node to the next.
struct Desk<A, I> {
    actions: Vec<A>,
    choices: Vec<Choice<A, I>>,
    weights: Vec<f32>,
    path: Vec<tree::Place>,
}

impl<G: Foresee> Findings<G> {
    /// Near the end of a match there is nothing to search for: what comes out of every choice is worked out.
    fn solve(&mut self, game: &G, state: &G::State) {
        let Some(proofs) = solver::solve(game, state, self.seat, &self.root) else { return };
        for (forecast, proof) in self.forecasts.iter_mut().zip(&proofs) {
            forecast.add(&proof.outcome);
        }
        self.tree.settle(&self.root, proofs);
    }
}

impl<'a, G: Foresee> Search<'a, G> {
    /// A search for a seat that sees this view and may choose one of these actions, in their order.
    pub fn new(
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        legal: &'a [G::Action],
        sight: Sight,
        dice: &mut dyn Dice,
    ) -> Self {
        let mut own = dice_from(dice);
        let mut root = Vec::new();
        let state = game.imagine(view, &mut own);
        list(game, &state, legal, &mut root);
        let hindsight = root.iter().map(|choice| match sight.horizon {
            u32::MAX => game.hindsight(&state, &choice.action),
            _ => 0.0,
        });
        let mut found = Findings {
            seat,
            suspicion: sight.suspicion.then(|| game.suspect(view)),
            sight,
            dice: own,
            tree: Tree::new(seat, G::OPEN, G::CURIOSITY, USUAL_MEMORY),
            forecasts: vec![Forecast::default(); root.len()],
            hindsight: hindsight.collect(),
            root,
            desk: Desk {
                actions: Vec::new(),
                choices: Vec::new(),
                weights: Vec::new(),
                path: Vec::new(),
            },
        };
        if G::OPEN && sight.horizon == u32::MAX {
            found.solve(game, &state);
        }
        Self { game, view, legal, found }
    }

    /// Goes on with a search that was put aside. The view and the actions are those that it was begun with.
    pub fn resume(
        game: &'a G,
        view: &'a G::View,
        legal: &'a [G::Action],
        found: Findings<G>,
    ) -> Self {
        Self { game, view, legal, found }
    }

    /// Puts the search aside.
    pub fn pause(self) -> Findings<G> {
        self.found
    }

    /// Keeps the tree within so many bytes. Once it is full, it grows no further, but what it holds
    /// becomes more certain.
    #[must_use]
    pub fn within(mut self, bytes: usize) -> Self {
        self.found.tree.limit(bytes);
        self
    }

    /// Looks at so many more futures; stops early when nothing is left to find out.
    pub fn grow(&mut self, nodes: u32) {
        for _ in 0..nodes {
            if self.settled() {
                return;
            }
            self.descend();
        }
    }

    /// Looks at one more future, which begins as these dice say; not if nothing is left to find out.
    pub fn grow_with(&mut self, dice: QuickDice) {
        self.found.dice = dice;
        self.grow(1);
    }

    /// Is there nothing more to find out?
    pub fn settled(&self) -> bool {
        self.found.tree.proven()
    }

    /// Is it certain which choice will have been looked at most, even after so many more futures? Where something is
    /// proven, that isn't all that counts.
    pub fn decided(&self, more: u32) -> bool {
        if self.found.tree.partly_proven() {
            return self.settled();
        }
        let (mut most, mut second) = (0, 0);
        for &Forecast { seen, .. } in &self.found.forecasts {
            if seen > most {
                (most, second) = (seen, most);
            } else {
                second = second.max(seen);
            }
        }
        most - second > more
    }

    /// How many futures were looked at.
    pub fn nodes(&self) -> u32 {
        self.found.forecasts.iter().map(|forecast| forecast.seen).sum()
    }

    /// How many bytes the tree takes.
    pub fn bytes(&self) -> usize {
        self.found.tree.bytes()
    }
}
