//! The powers that let a search look ahead in a game.

use serde_json::Value;

use crate::{Dice, Imagine, Outcome, Seat};

/// A game that can be looked ahead in: quickly, on full states that were imagined from a view.
///
/// What is asked for here is the game's own sense of play. The search itself knows no game.
pub trait Foresee: Imagine {
    /// A difference in points that is as good as a decision.
    const CLEAR_LEAD: f32;
    /// Nothing is secret: what follows from an action is known unless dice are rolled. A search may
    /// then prove results.
    const OPEN: bool;
    /// How much what an action promises counts against what came out of it so far. More looks at more actions, which
    /// takes more nodes; less trusts what a few futures said.
    const CURIOSITY: f32;
    /// The bots that a person can choose from, the weakest first.
    const LEVELS: [Level; 5];

    /// What the viewer makes of the others' secrets from what they did. Worked out once for a view.
    type Suspicion: Send + Sync;
    /// Makes up one's mind about the others' secrets.
    fn suspect(&self, view: &Self::View) -> Self::Suspicion;
    /// A state that gives exactly this view, the likelier the more often.
    fn suppose<D: Dice>(
        &self,
        view: &Self::View,
        suspicion: &Self::Suspicion,
        dice: &mut D,
    ) -> Self::State;

    /// What an action amounts to, wherever the pieces happen to lie. In order like the actions, or nearly.
    type Gist: Copy + Ord + Send + Sync;
    /// What an action amounts to in this state. What a search learns of it in one future counts in all
    /// the others, and two legal actions of the same gist come to the same.
    fn gist(&self, state: &Self::State, action: &Self::Action) -> Self::Gist;

    /// A gist as JSON: as an action is written, without what means something else in every future.
    fn write_gist(&self, gist: &Self::Gist) -> Value;

    /// How promising each of the seat's legal actions looks, each more than 0: what is heavier is
    /// looked at sooner. The buffer is cleared first.
    fn incline(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        weights: &mut Vec<f32>,
    );
    /// How the players of one future are minded, and what they have made up their minds about, so that they needn't
    /// think it over at every decision.
    type Minds;
    /// The minds of a future. Not everybody goes about it in the same way, and what is right for one kind of players alone
    /// isn't what to rely on.
    fn minds<D: Dice>(&self, dice: &mut D) -> Self::Minds;
    /// Plays on as sensible players would, for at most so many decisions or to the end. Called once
    /// for every node of a search: this is where its time goes.
    fn play_on<D: Dice>(
        &self,
        state: &mut Self::State,
        minds: &mut Self::Minds,
        decisions: u32,
        dice: &mut D,
        buffer: &mut Vec<Self::Action>,
    );
    /// How much more often, or less, an action in this state wins than futures that are played on to the end say:
    /// what they get wrong about all actions of its kind, as far as it was found by comparing what was expected with
    /// what came out. Says nothing that the seat to act can't know.
    fn hindsight(&self, _state: &Self::State, _action: &Self::Action) -> f32 {
        0.0
    }
    /// The result if the match ended now.
    fn standing(&self, state: &Self::State) -> Outcome;
}

/// A bot of a chosen strength. It is never weak by playing at random: it searches less, and sees less.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name on the command line, in requests and in reports.
    pub name: &'static str,
    /// How it plays, in one line.
    pub description: &'static str,
    /// How many futures it looks at before it acts. The same everywhere, so that it plays the same
    /// everywhere.
    pub nodes: u32,
    /// How much it sees of each.
    pub sight: Sight,
}

/// How much a search sees of the futures it looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sight {
    /// How many decisions it plays on before it counts the points; `u32::MAX` is to the end.
    pub horizon: u32,
    /// Does it feel which actions are promising before it has tried them?
    pub instinct: bool,
    /// Does it draw conclusions about the others' secrets?
    pub suspicion: bool,
}

impl Sight {
    /// Sees everything that can be seen.
    pub const FULL: Self = Self { horizon: u32::MAX, instinct: true, suspicion: true };
}
