//! One iteration of the search: selection, expansion, rollout and backup (Browne et al. 2012).
//!
//! An action gets a node of its own on its second visit, so that the tree grows by at most one node
//! in each iteration.

use tabletop::{Dice, QuickDice, SearchGame, Seat, insertion_sort_by_key};

use super::tree::{Choice, Proof, Tree};
use super::value::value;
use super::{Findings, Scratch, Search};

impl<G: SearchGame> Search<'_, G> {
    /// Runs one iteration.
    pub(super) fn descend(&mut self) {
        let Self { game, view, found, .. } = self;
        let Findings { seat: searching, dice, tree, settings, .. } = found;
        let Scratch { actions, choices, priors, path } = &mut found.scratch;
        let mut state = match &found.belief {
            Some(belief) => game.determinize(view, belief, dice),
            None => game.imagine(view, dice),
        };
        let mut policy = game.rollout_policy(dice);
        path.clear();
        let mut node = Tree::<G::ActionKey>::ROOT;
        let mut ended = false;
        // At the root the searching seat decides, even where several may act at once.
        let mut next = Some(*searching);
        choices.clone_from(&found.root);
        while let Some(seat) = next {
            let chosen = tree.choose(node, seat, choices, priors, |priors| {
                if settings.priors {
                    actions.clear();
                    actions.extend(choices.iter().map(|choice| choice.action));
                    game.priors(&state, seat, actions, priors);
                } else {
                    priors.clear();
                    priors.resize(choices.len(), 1.0);
                }
            });
            let Some(place) = chosen else { break };
            path.push(place);
            if let Some(&Proof { outcome, value }) = tree.proof(place) {
                tree.back_up(path, &value);
                return found.stats[path[0].edge].add(&outcome);
            }
            let edge = tree.edge(place);
            let tried = edge.visits > 0;
            let action = action_of(choices, &edge.key);
            let mut tracking = TrackingDice { dice, rolled: false };
            game.advance(&mut state, seat, &action, &mut tracking);
            let rolled = tracking.rolled;
            ended = !rolled && tree.certain(node) && game.to_act(&state).is_empty();
            match tried.then(|| tree.enter(place, rolled)).flatten() {
                Some(child) => node = child,
                None => break,
            }
            next = until_decision(*game, &mut state, &mut policy, *searching, dice, actions);
            if let Some(seat) = next {
                game.legal(&state, seat, actions);
                list(*game, &state, actions, choices);
            }
        }
        game.rollout(&mut state, &mut policy, settings.rollout_depth, dice, actions);
        let outcome = game.outcome(&state).unwrap_or_else(|| game.evaluate_unfinished(&state));
        let mut value = value::<G>(&outcome);
        value[searching.index()] += found.bias_correction[path[0].edge];
        tree.back_up(path, &value);
        if ended {
            tree.prove(path, Proof { outcome, value });
        }
        found.stats[path[0].edge].add(&outcome);
    }
}

/// Who decides next in the tree. Where there are secrets, rivals follow the rollout policy until it
/// is the searching seat's turn again: a node of theirs would be shared by all the hands that they
/// might hold, so that they would decide as if they didn't know their own. And the tree reaches
/// twice as deep.
fn until_decision<G: SearchGame>(
    game: &G,
    state: &mut G::State,
    policy: &mut G::RolloutPolicy,
    searching: Seat,
    dice: &mut QuickDice,
    buffer: &mut Vec<G::Action>,
) -> Option<Seat> {
    loop {
        let seat = game.to_act(state).first()?;
        if G::PERFECT_INFORMATION || seat == searching {
            return Some(seat);
        }
        game.rollout(state, policy, 1, dice, buffer);
    }
}

/// The choices in a state, one for each action key, in the order of the keys.
pub(super) fn list<G: SearchGame>(
    game: &G,
    state: &G::State,
    actions: &[G::Action],
    choices: &mut Vec<Choice<G::Action, G::ActionKey>>,
) {
    choices.clear();
    let choice = |&action: &G::Action| Choice { key: game.action_key(state, &action), action };
    choices.extend(actions.iter().map(choice));
    // Actions are sorted, and few of them change places by their keys.
    insertion_sort_by_key(choices, |choice| choice.key);
    choices.dedup_by_key(|choice| choice.key);
}

/// The action that has this key in the current determinization.
fn action_of<A: Copy, I: Ord>(choices: &[Choice<A, I>], key: &I) -> A {
    let at = choices.binary_search_by(|choice| choice.key.cmp(key));
    choices[at.expect("what is chosen can be done")].action
}

/// Dice that know whether they were rolled.
pub(super) struct TrackingDice<'a, D> {
    pub dice: &'a mut D,
    pub rolled: bool,
}

impl<D: Dice> Dice for TrackingDice<'_, D> {
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
