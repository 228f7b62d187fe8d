//! Actions from other moments of a match: well formed, and mostly illegal now.

use tabletop::{Dice, Game, QuickDice};

/// More would only slow judging down.
const SIZE: usize = 48;

/// A handful of actions that were legal at some moment for some seat.
pub(super) struct Pool<A>(Vec<A>);

impl<A: Copy + PartialEq> Pool<A> {
    pub fn new() -> Self {
        Self(Vec::with_capacity(SIZE))
    }

    /// Keeps a few of the listed actions, in place of older ones when there is no more room.
    pub fn keep(&mut self, listed: &[A], dice: &mut QuickDice) {
        for _ in 0..listed.len().min(2) {
            let action = listed[dice.below(listed.len() as u32) as usize];
            if self.0.contains(&action) {
                continue;
            }
            if self.0.len() < SIZE {
                self.0.push(action);
            } else {
                self.0[dice.below(SIZE as u32) as usize] = action;
            }
        }
    }

    pub fn actions(&self) -> &[A] {
        &self.0
    }
}

/// A pool filled from another match, so that from the first step on there are actions of later
/// ones.
pub(super) fn filled<G: Game>(game: &G, dice: &mut QuickDice, longest: u64) -> Pool<G::Action> {
    let mut pool = Pool::new();
    let mut list = Vec::new();
    let mut state = game.start(dice);
    for _ in 0..longest {
        let Some(seat) = game.to_act(&state).first() else { break };
        game.legal(&state, seat, &mut list);
        // Whatever is wrong here is found, and named, in the match that this pool is for.
        if list.is_empty() {
            break;
        }
        pool.keep(&list, dice);
        let action = game.pick(&state, seat, dice, &mut list);
        if game.judge(&state, seat, &action).is_err() {
            break;
        }
        game.advance(&mut state, seat, &action, dice);
    }
    pool
}
