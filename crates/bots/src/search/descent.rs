//! One node of a search: one way down the tree, and on to the end of the match.

use tabletop::{Dice, Foresee, Step, Unlogged};

use super::tree::{Proof, Tree};
use super::worth::worth;
use super::{Desk, Search};

impl<G: Foresee> Search<'_, G> {
    /// Looks at one more future.
    pub(super) fn descend(&mut self) {
        let Self { game, view, dice, tree, sight, .. } = self;
        let Desk { actions, weights, path } = &mut self.desk;
        let mut state = match &self.suspicion {
            Some(suspicion) => game.suppose(view, suspicion, dice),
            None => game.imagine(view, dice),
        };
        path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let mut ended = false;
        // At the root the searching seat decides, even where several may act at once.
        let mut next = Some(self.seat);
        actions.clear();
        actions.extend(self.legal);
        while let Some(seat) = next {
            let place = tree.choose(node, seat, actions, weights, |weights| {
                if sight.instinct {
                    game.incline(&state, seat, actions, weights);
                } else {
                    weights.clear();
                    weights.resize(actions.len(), 1.0);
                }
            });
            path.push(place);
            if let Some(&Proof { outcome, worth }) = tree.proof(place) {
                tree.remember(path, &worth);
                return self.forecasts[path[0].edge].add(&outcome);
            }
            let edge = tree.edge(place);
            let (action, tried) = (edge.action, edge.visits > 0);
            let mut witness = Witness { dice, rolled: false };
            game.perform(
                &mut Step::new(*game, &mut state, &mut witness, &mut Unlogged),
                seat,
                &action,
            );
            let rolled = witness.rolled;
            ended = !rolled && tree.certain(node) && game.to_act(&state).is_empty();
            match tried.then(|| tree.enter(place, rolled)).flatten() {
                Some(child) => node = child,
                None => break,
            }
            next = game.to_act(&state).first();
            if let Some(seat) = next {
                game.legal(&state, seat, actions);
            }
        }
        game.play_on(&mut state, sight.horizon, dice, actions);
        let outcome = game.outcome(&state).unwrap_or_else(|| game.standing(&state));
        let worth = worth::<G>(&outcome);
        tree.remember(path, &worth);
        if ended {
            tree.prove(path, Proof { outcome, worth });
        }
        self.forecasts[path[0].edge].add(&outcome);
    }
}

/// Dice that know whether they were rolled.
struct Witness<'a, D> {
    dice: &'a mut D,
    rolled: bool,
}

impl<D: Dice> Dice for Witness<'_, D> {
    #[inline]
    fn roll(&mut self) -> u32 {
        self.rolled = true;
        self.dice.roll()
    }

    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.rolled = true;
        self.dice.below(bound)
    }
}
