//! The match loop: the same for a recorded match and for a simulated one.

use std::convert::Infallible;

use crate::{Dice, Game, Match, Outcome, QuickDice, Seat, StepDice};

/// What came of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The result.
    pub outcome: Outcome,
    /// How many actions were chosen.
    pub decisions: u32,
}

/// A match that is being played.
pub trait Playing {
    /// What is played.
    type Game: Game;
    /// The rules that are played by.
    fn game(&self) -> &Self::Game;
    /// The state now.
    fn state(&self) -> &<Self::Game as Game>::State;
    /// How many actions were played.
    fn step(&self) -> u64;
    /// Plays a legal action.
    fn perform(&mut self, seat: Seat, action: &<Self::Game as Game>::Action);
}

impl<G: Game> Playing for Match<G> {
    type Game = G;

    fn game(&self) -> &G {
        self.game()
    }

    fn state(&self) -> &G::State {
        self.state()
    }

    fn step(&self) -> u64 {
        self.step()
    }

    fn perform(&mut self, seat: Seat, action: &G::Action) {
        self.act(seat, action).expect("only legal actions are chosen");
    }
}

/// A match of which only the state is kept.
pub struct Simulated<'a, G: Game, S> {
    game: &'a G,
    state: G::State,
    step: u64,
    dice: &'a mut S,
}

impl<'a, G: Game, S: StepDice> Simulated<'a, G, S> {
    /// Sets a match up.
    #[inline]
    pub fn new(game: &'a G, dice: &'a mut S) -> Self {
        Self::from_state(game, game.start(dice.at(0)), dice)
    }

    /// Goes on from a state; steps are counted from there.
    #[inline]
    pub fn from_state(game: &'a G, state: G::State, dice: &'a mut S) -> Self {
        Self { game, state, step: 0, dice }
    }
}

impl<G: Game, S: StepDice> Playing for Simulated<'_, G, S> {
    type Game = G;

    #[inline(always)]
    fn game(&self) -> &G {
        self.game
    }

    #[inline(always)]
    fn state(&self) -> &G::State {
        &self.state
    }

    #[inline(always)]
    fn step(&self) -> u64 {
        self.step
    }

    #[inline(always)]
    fn perform(&mut self, seat: Seat, action: &G::Action) {
        debug_assert!(self.game.judge(&self.state, seat, action).is_ok());
        self.step += 1;
        self.game.advance(&mut self.state, seat, action, self.dice.at(self.step));
    }
}

/// Plays a match to its end. `choose` is asked for every decision, and may break the match off.
#[inline(always)]
pub fn play_match<T: Playing, E>(
    table: &mut T,
    mut choose: impl FnMut(&T, Seat) -> Result<<T::Game as Game>::Action, E>,
) -> Result<Playout, E> {
    let mut decisions = 0;
    while let Some(seat) = table.game().to_act(table.state()).first() {
        let action = choose(table, seat)?;
        table.perform(seat, &action);
        decisions += 1;
    }
    let outcome = table.game().outcome(table.state());
    Ok(Playout { outcome: outcome.expect("nobody may act exactly when it is over"), decisions })
}

/// A whole match of uniformly random actions: the yardstick of simulation speed. Who chooses rolls
/// dice of their own. Allocates nothing as long as `buffer` is large enough.
pub fn playout<G: Game, D: Dice>(game: &G, dice: &mut D, buffer: &mut Vec<G::Action>) -> Playout {
    let mut own = QuickDice::from_dice(dice);
    let choose = |table: &Simulated<'_, G, D>, seat| {
        Ok::<_, Infallible>(game.pick(&table.state, seat, &mut own, buffer))
    };
    let Ok(playout) = play_match(&mut Simulated::new(game, dice), choose);
    playout
}
