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
        let mut chosen = legal[0];
        let mut best = game.appraise(view, &chosen);
        let mut equals = 1;
        for action in &legal[1..] {
            let value = game.appraise(view, action);
            if value > best {
                (chosen, best, equals) = (*action, value, 1);
            } else if value == best {
                // The nth equal replaces the others once in n times, so each is equally likely.
                equals += 1;
                if dice.below(equals) == 0 {
                    chosen = *action;
                }
            }
        }
        chosen
    }
}
