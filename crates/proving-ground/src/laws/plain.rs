//! A match at full speed, with the cheap laws only.

use std::cell::Cell;

use tabletop::{Game, QuickDice, Seed};

use super::breach::{Breach, Law, hold};
use super::pool::Pool;
use super::turn::{Next, Turns};
use super::{Laws, Tally};

/// Plays one match without a log.
pub(super) fn play<G: Game>(
    laws: &Laws<G>,
    game: &G,
    seed: &Seed,
    steps: &Cell<u64>,
) -> Result<Tally, Breach> {
    let mut turns = Turns::new(Pool::new(), QuickDice::new(seed.number(0)));
    let mut state = game.start(&mut turns.dice);
    loop {
        match turns.check(game, &state, laws.judged)? {
            Next::Over(outcome) => {
                let mut tally = Tally::default();
                tally.ended(&outcome, steps.get());
                return Ok(tally);
            }
            Next::Act(seat, action) => {
                check_length(laws, steps.get())?;
                game.advance(&mut state, seat, &action, &mut turns.dice);
                steps.set(steps.get() + 1);
            }
        }
    }
}

/// A match that has taken this many actions may take one more.
pub(super) fn check_length<G: Game>(laws: &Laws<G>, steps: u64) -> Result<(), Breach> {
    hold(Law::PlayEnds, steps < laws.longest, || {
        format!("it goes on after {} actions", laws.longest)
    })
}
