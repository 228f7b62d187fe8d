//! How the players of one future are minded.

use tabletop::Dice;

use super::intent::Intents;
use super::sensible::{Habits, habits};

/// What the players of one future intend, and the habits that they decide by.
pub struct Minds {
    pub intents: Intents,
    pub habits: &'static Habits,
}

impl Minds {
    /// Anybody's at a table of so many, with nothing intended yet. Everybody in a future has the same habits, in another
    /// future others: what only comes off against one kind of players counts for less then.
    pub fn of_anybody<D: Dice>(seats: u8, dice: &mut D) -> Self {
        let habits = match habits(seats) {
            [only] => only,
            several => &several[dice.below(several.len() as u32) as usize],
        };
        Self { intents: Intents::default(), habits }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::QuickDice;

    use super::*;

    /// How many of a hundred futures each kind of habits was drawn for.
    fn drawn(seats: u8) -> Vec<usize> {
        let mut dice = QuickDice::new(1);
        let all: Vec<_> = (0..100).map(|_| Minds::of_anybody(seats, &mut dice).habits).collect();
        // By what they are, not by where they lie: a constant may lie in several places.
        let alike = |one: &Habits, other: &Habits| {
            one.iter().zip(other).all(|(a, b)| a.total_cmp(b).is_eq())
        };
        let of = |kind: &Habits| all.iter().filter(|habits| alike(habits, kind)).count();
        habits(seats).iter().map(of).collect()
    }

    #[test]
    fn between_two_there_are_two_kinds_of_players() {
        let drawn = drawn(2);
        assert_eq!(drawn.len(), 2);
        assert!(drawn.iter().all(|&times| times > 30), "{drawn:?}");
        assert_eq!(drawn.iter().sum::<usize>(), 100);
    }

    #[test]
    fn among_more_everybody_is_alike() {
        assert_eq!([drawn(3), drawn(4)], [[100], [100]]);
    }
}
