//! Bots that choose at once, by a function of what they see.

use tabletop::{Appraise, Choose, Dice, Game, Seat, best_by};

use crate::Bot;

/// Plays what the function says: a script of the game, [`random`] or [`greedy`].
pub(crate) struct Follower<G: Game>(pub Choose<G>);

impl<G: Game> Bot<G> for Follower<G> {
    fn choose(
        &mut self,
        game: &G,
        _seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action {
        (self.0)(game, view, legal, dice)
    }
}

/// Every legal action is equally likely. The yardstick of every other bot.
pub fn random<G: Game>(_: &G, _: &G::View, legal: &[G::Action], dice: &mut dyn Dice) -> G::Action {
    legal[dice.below(legal.len() as u32) as usize]
}

/// The action with the highest [`Appraise::appraise`]; the dice choose between equals.
pub fn greedy<G: Appraise>(
    game: &G,
    view: &G::View,
    legal: &[G::Action],
    dice: &mut dyn Dice,
) -> G::Action {
    let mut values = game.appraise(view, legal).into_iter();
    best_by(legal, dice, |_| values.next().expect("a value for every action"))
}
