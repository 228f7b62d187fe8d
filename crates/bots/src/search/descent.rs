//! One node of a search: one way down the tree, and on to the end of the match.

use tabletop::{Dice, Foresee, QuickDice, Seat, Step, Unlogged};

use super::tree::{Choice, Proof, Tree};
use super::worth::worth;
use super::{Desk, Findings, Search};

impl<G: Foresee> Search<'_, G> {
    /// Looks at one more future.
    pub(super) fn descend(&mut self) {
        let Self { game, view, found, .. } = self;
        let Findings { seat: searching, dice, tree, sight, .. } = found;
        let Desk { actions, choices, weights, path } = &mut found.desk;
        let mut state = match &found.suspicion {
            Some(suspicion) => game.suppose(view, suspicion, dice),
            None => game.imagine(view, dice),
        };
        let mut minds = game.minds(dice);
        path.clear();
        let mut node = Tree::<G::Gist>::ROOT;
        let mut ended = false;
        // At the root the searching seat decides, even where several may act at once.
        let mut next = Some(*searching);
        choices.clone_from(&found.root);
        while let Some(seat) = next {
            let chosen = tree.choose(node, seat, choices, weights, |weights| {
                if sight.instinct {
                    actions.clear();
                    actions.extend(choices.iter().map(|choice| choice.action));
                    game.incline(&state, seat, actions, weights);
                } else {
                    weights.clear();
                    weights.resize(choices.len(), 1.0);
                }
            });
            let Some(place) = chosen else { break };
            path.push(place);
            if let Some(&Proof { outcome, worth }) = tree.proof(place) {
                tree.remember(path, &worth);
                return found.forecasts[path[0].edge].add(&outcome);
            }
            let edge = tree.edge(place);
            let tried = edge.visits > 0;
            let action = action_of(choices, &edge.gist);
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
            next = until_decision(*game, &mut state, &mut minds, *searching, dice, actions);
            if let Some(seat) = next {
                game.legal(&state, seat, actions);
                list(*game, &state, actions, choices);
            }
        }
        game.play_on(&mut state, &mut minds, sight.horizon, dice, actions);
        let outcome = game.outcome(&state).unwrap_or_else(|| game.standing(&state));
        let mut worth = worth::<G>(&outcome);
        worth[searching.index()] += found.hindsight[path[0].edge];
        tree.remember(path, &worth);
        if ended {
            tree.prove(path, Proof { outcome, worth });
        }
        found.forecasts[path[0].edge].add(&outcome);
    }
}

/// Who decides next in the tree. Where there are secrets, rivals play on by themselves until it is the
/// searching seat's turn again: a node of theirs would be shared by all the hands that they might hold,
/// so that they would decide as if they didn't know their own. And what is looked at reaches twice as far.
fn until_decision<G: Foresee>(
    game: &G,
    state: &mut G::State,
    minds: &mut G::Minds,
    searching: Seat,
    dice: &mut QuickDice,
    buffer: &mut Vec<G::Action>,
) -> Option<Seat> {
    loop {
        let seat = game.to_act(state).first()?;
        if G::OPEN || seat == searching {
            return Some(seat);
        }
        game.play_on(state, minds, 1, dice, buffer);
    }
}

/// What can be done in a state, each thing once, in the order of what it amounts to.
pub(super) fn list<G: Foresee>(
    game: &G,
    state: &G::State,
    actions: &[G::Action],
    choices: &mut Vec<Choice<G::Action, G::Gist>>,
) {
    choices.clear();
    let choice = |&action: &G::Action| Choice { gist: game.gist(state, &action), action };
    choices.extend(actions.iter().map(choice));
    if !choices.is_sorted_by_key(|choice| choice.gist) {
        choices.sort_by_key(|choice| choice.gist);
    }
    choices.dedup_by_key(|choice| choice.gist);
}

/// How something is done here and now that was done otherwise in another future.
fn action_of<A: Copy, I: Ord>(choices: &[Choice<A, I>], gist: &I) -> A {
    let at = choices.binary_search_by(|choice| choice.gist.cmp(gist));
    choices[at.expect("what is chosen can be done")].action
}

/// Dice that know whether they were rolled.
pub(super) struct Witness<'a, D> {
    pub dice: &'a mut D,
    pub rolled: bool,
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
