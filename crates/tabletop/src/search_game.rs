//! What a game tells a Monte Carlo tree search (`bots::search`): determinizations, priors,
//! rollouts.
//!
//! All of it is optional. A game that knows nothing better names the plainest types there are: `()`
//! for the belief and the rollout policy, and its action for the action key.

use serde_json::Value;

use crate::{Dice, Game, Imagine, MAX_SEATS, Outcome, Seat, SeatSet, to_json};

/// A game that a tree search can play.
///
/// The search knows no game. Everything that takes a sense of play is asked for here, on full
/// states that were sampled from a view, and it has to be fast.
pub trait SearchGame: Imagine {
    /// The lead in points that is worth half of all that a lead can be worth.
    const CLEAR_LEAD_POINTS: f32 = 10.0;
    /// Nothing is secret: unless dice are rolled, the result of an action is known. The search may
    /// then prove results.
    const PERFECT_INFORMATION: bool = false;
    /// The exploration constant of PUCT: how much an action's prior counts against its value so
    /// far. More of it explores more actions and takes more nodes; less of it trusts a few
    /// rollouts.
    const C_PUCT: f32 = 1.0;
    /// How the bots search that a person can choose from, the weakest first.
    const LEVELS: [Level; 5] = Level::USUAL;

    /// What the viewer infers about hidden information from what the others did; `()` infers
    /// nothing.
    type Belief: Belief<Self>;
    /// What identifies an action across determinizations; the action itself, where it means the
    /// same in all of them.
    type ActionKey: ActionKey<Self>;
    /// How the players of one rollout decide; `()` picks at random.
    type RolloutPolicy: RolloutPolicy<Self>;

    /// Infers a belief. Done once for each view.
    fn infer(&self, view: &Self::View) -> Self::Belief {
        Self::Belief::infer(self, view)
    }
    /// Samples a determinization: a state that gives exactly this view, drawn by the belief.
    fn determinize<D: Dice>(
        &self,
        view: &Self::View,
        belief: &Self::Belief,
        dice: &mut D,
    ) -> Self::State {
        belief.determinize(self, view, dice)
    }
    /// The key of an action in this state.
    fn action_key(&self, state: &Self::State, action: &Self::Action) -> Self::ActionKey {
        Self::ActionKey::of(self, state, action)
    }
    /// The prior of each of the seat's legal actions: above 0, not normalized. Clears the buffer
    /// first.
    fn priors(
        &self,
        _state: &Self::State,
        _seat: Seat,
        actions: &[Self::Action],
        priors: &mut Vec<f32>,
    ) {
        priors.clear();
        priors.resize(actions.len(), 1.0);
    }
    /// Samples the policy of a rollout.
    fn rollout_policy<D: Dice>(&self, dice: &mut D) -> Self::RolloutPolicy {
        Self::RolloutPolicy::sample(self, dice)
    }
    /// Plays by the policy, to the end of the match or for this many decisions. Called for every
    /// node of a search: this is where its time goes.
    fn rollout<D: Dice>(
        &self,
        state: &mut Self::State,
        policy: &mut Self::RolloutPolicy,
        decisions: u32,
        dice: &mut D,
        buffer: &mut Vec<Self::Action>,
    ) {
        for _ in 0..decisions {
            let Some(seat) = self.to_act(state).first() else { return };
            let action = policy.choose(self, state, seat, dice, buffer);
            self.advance(state, seat, &action, dice);
        }
    }
    /// What to add to the value of an action because rollouts to the end are biased against its
    /// kind, as measured by comparing predictions with results. Depends only on what the seat to
    /// act can know.
    fn bias_correction(&self, _state: &Self::State, _action: &Self::Action) -> f32 {
        0.0
    }
    /// The result if the match ended now, for rollouts that stop early. Unless a game says more,
    /// all are equal before the end.
    fn evaluate_unfinished(&self, state: &Self::State) -> Outcome {
        self.outcome(state).unwrap_or_else(|| Outcome {
            seats: self.seats(),
            points: [0; MAX_SEATS],
            winners: SeatSet::everybody(self.seats()),
            ending: Self::ENDINGS[0],
            decided_by: Self::DECIDERS[0],
        })
    }
}

/// What a viewer infers about hidden information.
pub trait Belief<G: Imagine>: Sized + Send + Sync {
    /// Infers a belief from a view.
    fn infer(game: &G, view: &G::View) -> Self;
    /// Samples a state that gives exactly this view.
    fn determinize<D: Dice>(&self, game: &G, view: &G::View, dice: &mut D) -> G::State;
}

/// Nothing is inferred: all that is possible is equally likely.
impl<G: Imagine> Belief<G> for () {
    fn infer(_game: &G, _view: &G::View) {}

    fn determinize<D: Dice>(&self, game: &G, view: &G::View, dice: &mut D) -> G::State {
        game.imagine(view, dice)
    }
}

/// What identifies an action across determinizations. Its order is that of the actions, or nearly.
pub trait ActionKey<G: Game>: Copy + Ord + Send + Sync {
    /// The key of an action in this state. The search shares statistics between all actions of the
    /// same key, so two legal actions may only share a key if it makes no difference which is
    /// chosen.
    fn of(game: &G, state: &G::State, action: &G::Action) -> Self;
    /// The key as JSON: like the action, without what differs between determinizations.
    fn to_json(&self, game: &G) -> Value;
}

/// An action that means the same in every determinization.
impl<G: Game> ActionKey<G> for G::Action {
    fn of(_game: &G, _state: &G::State, action: &G::Action) -> Self {
        *action
    }

    fn to_json(&self, game: &G) -> Value {
        to_json(game, self)
    }
}

/// How the players of one rollout decide, and what they have worked out so far.
pub trait RolloutPolicy<G: Game>: Sized {
    /// Samples the policy of a rollout. Policies may vary: a value that holds against one kind of
    /// player alone is not to be relied on.
    fn sample<D: Dice>(game: &G, dice: &mut D) -> Self;
    /// Chooses for a seat that may act.
    fn choose<D: Dice>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<G::Action>,
    ) -> G::Action;
}

/// Every legal action is equally likely.
impl<G: Game> RolloutPolicy<G> for () {
    fn sample<D: Dice>(_game: &G, _dice: &mut D) {}

    fn choose<D: Dice>(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        dice: &mut D,
        buffer: &mut Vec<G::Action>,
    ) -> G::Action {
        game.pick(state, seat, dice, buffer)
    }
}

/// How a bot of a chosen strength searches. A weak one never plays at random: it searches less,
/// with less insight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How many nodes it searches for each decision. A count, not a time, so that it plays the same
    /// on every machine.
    pub nodes: u32,
    /// How it searches.
    pub settings: SearchSettings,
}

impl Level {
    /// The levels of a game that has found no better ones.
    pub const USUAL: [Self; 5] =
        [Self::full(8), Self::full(40), Self::full(200), Self::full(1_000), Self::full(5_000)];

    /// Everything is used, with this many nodes.
    pub const fn full(nodes: u32) -> Self {
        Self { nodes, settings: SearchSettings::FULL }
    }
}

/// What a search makes use of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How many decisions a rollout plays before points are counted; `u32::MAX` plays to the end.
    pub rollout_depth: u32,
    /// Use the game's priors? Without them all actions begin alike.
    pub priors: bool,
    /// Draw determinizations by a belief? Without one all of them are equally likely.
    pub belief: bool,
}

impl SearchSettings {
    /// Everything, to the end of the match.
    pub const FULL: Self = Self { rollout_depth: u32::MAX, priors: true, belief: true };
}
