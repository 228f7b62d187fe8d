//! A whole match of uniformly random actions, unlogged: the yardstick of simulation speed.

use crate::{Dice, Game, Outcome, Step, Unlogged};

/// What came of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// The result.
    pub outcome: Outcome,
    /// How many actions were chosen.
    pub decisions: u32,
}

/// Plays from set-up to final scoring. Allocates nothing as long as `buffer` is large enough.
pub fn playout<G: Game, D: Dice>(game: &G, dice: &mut D, buffer: &mut Vec<G::Action>) -> Playout {
    let mut state = game.blank();
    game.set_up(&mut Step::new(game, &mut state, dice, &mut Unlogged));
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let action = game.pick(&state, seat, dice, buffer);
        debug_assert!(game.judge(&state, seat, &action).is_ok());
        game.perform(&mut Step::new(game, &mut state, dice, &mut Unlogged), seat, &action);
        decisions += 1;
    }
    let outcome = game.outcome(&state).expect("nobody may act exactly when the match is over");
    Playout { outcome, decisions }
}
