//! The bot that takes what looks best now.

use tabletop::{Appraise, Dice, Seat, best_by};

use crate::Bot;

/// The action with the highest [`Appraise::appraise`]; the dice choose between equals.
pub struct Greedy;

impl<G: Appraise> Bot<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        _seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action {
        let mut values = game.appraise(view, legal).into_iter();
        best_by(legal, dice, |_| values.next().expect("a value for every action"))
    }
}
