//! The games of one deal, as everything that judges them wants them.

use super::Played;

/// A game, and by seat the number of the bot that sat there.
pub struct Sitting<'a> {
    pub bots: Vec<usize>,
    pub game: &'a Played,
}

/// The games of one deal. They resemble each other: the block is the unit of every statistic.
pub type Block<'a> = Vec<Sitting<'a>>;

impl<'a> Sitting<'a> {
    /// Bots are numbered by their places among the names.
    pub fn of(names: &[String], game: &'a Played) -> Self {
        let number = |bot: &String| {
            names.iter().position(|name| name == bot).expect("everybody who plays has a name")
        };
        Self { bots: game.bots.iter().map(number).collect(), game }
    }

    /// The seats that a bot took.
    pub fn seats(&self, bot: usize) -> impl Iterator<Item = usize> {
        (0..self.bots.len()).filter(move |&seat| self.bots[seat] == bot)
    }
}
