//! The bot that plays anything.

use tabletop::{Dice, Game, Seat};

use crate::Bot;

/// Every legal action is equally likely. The yardstick of every other bot.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _game: &G,
        _seat: Seat,
        _view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action {
        legal[dice.below(legal.len() as u32) as usize]
    }
}
