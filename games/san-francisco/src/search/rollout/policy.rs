//! One of several rollout policies, sampled for each iteration (decision 0012).

use tabletop::Dice;

use super::weights::{Weights, weights};
use crate::search::intent::Intents;

/// What the players of one rollout intend, and the weights that they decide by.
pub struct RolloutPolicy {
    pub intents: Intents,
    pub weights: &'static Weights,
}

impl RolloutPolicy {
    /// A policy for a table of this many seats, with nothing intended yet. Everybody in a rollout
    /// has the same weights, in another rollout others: what only works against one kind of player
    /// counts for less then.
    pub fn for_seats<D: Dice>(seats: u8, dice: &mut D) -> Self {
        let weights = match weights(seats) {
            [only] => only,
            several => &several[dice.below(several.len() as u32) as usize],
        };
        Self { intents: Intents::default(), weights }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::QuickDice;

    use super::*;

    /// How many of a hundred rollouts each kind of weights was sampled for.
    fn drawn(seats: u8) -> Vec<usize> {
        let mut dice = QuickDice::new(1);
        let all: Vec<_> =
            (0..100).map(|_| RolloutPolicy::for_seats(seats, &mut dice).weights).collect();
        // By what they are, not by where they lie: a constant may lie in several places.
        let alike = |one: &Weights, other: &Weights| {
            one.iter().zip(other).all(|(a, b)| a.total_cmp(b).is_eq())
        };
        let of = |kind: &Weights| all.iter().filter(|weights| alike(weights, kind)).count();
        weights(seats).iter().map(of).collect()
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
