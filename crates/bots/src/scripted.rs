//! The bot that follows a game's own script.

use tabletop::{Dice, Game, Script, Seat};

use crate::Bot;

/// Plays what the script says.
pub struct Follower<G: Game>(pub &'static Script<G>);

impl<G: Game> Bot<G> for Follower<G> {
    fn choose(
        &mut self,
        game: &G,
        _seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action {
        (self.0.choose)(game, view, legal, dice)
    }
}
