//! The bot that takes what looks best now.

use tabletop::{Appraise, Dice, Seat};

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
        let values = game.appraise(view, legal);
        let best = values.iter().max();
        let equals: Vec<_> =
            legal.iter().zip(&values).filter(|(_, value)| Some(*value) == best).collect();
        *equals[dice.below(equals.len() as u32) as usize].0
    }
}
