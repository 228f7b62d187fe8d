//! Matches to learn from, each one line: its number, and which of the legal actions was chosen
//! every time.

use std::fmt::Write;

use bots::{Bot, Means, SearchBot};
use san_francisco::{Action, SanFrancisco, State};
use tabletop::{Dice, Game, QuickDice, SearchSettings, Seat, Viewer};

/// Of a hundred decisions, this many are anything at all, and this many more are hardly thought
/// about: what nobody does is never learned to be bad.
const ANYTHING: u32 = 3;
const HASTY: u32 = 9;
const HASTY_NODES: u32 = 40;

/// Plays the match with this number between two players of this many nodes.
pub fn play(game: &SanFrancisco, nodes: u32, number: u64) -> String {
    let mut own = QuickDice::new(!number);
    let mut line = number.to_string();
    go_through(game, number, |state, seat, legal| {
        let die = own.below(100);
        let index = match legal {
            [_] => 0,
            _ if die < ANYTHING => own.below(legal.len() as u32) as usize,
            _ => {
                let nodes = if die < ANYTHING + HASTY { HASTY_NODES } else { nodes };
                let mut bot =
                    SearchBot { settings: SearchSettings::FULL, nodes, means: Means::default() };
                let view = game.view(state, Viewer::Seat(seat));
                let action = bot.choose(game, seat, &view, legal, &mut own);
                legal.iter().position(|&other| other == action)?
            }
        };
        write!(line, " {index}").ok()?;
        Some(index)
    });
    line
}

/// A match that was played.
pub struct Played {
    /// Its number.
    pub number: u64,
    /// How it ended.
    pub end: State,
}

/// Goes through a match that was played, and has somebody look before every decision; nothing if
/// the line isn't one.
pub fn replay(
    game: &SanFrancisco,
    line: &str,
    mut look: impl FnMut(&State, Seat),
) -> Option<Played> {
    let mut numbers = line.split(' ').map_while(|number| number.parse::<u64>().ok());
    let number = numbers.next()?;
    let end = go_through(game, number, |state, seat, _| {
        look(state, seat);
        numbers.next().and_then(|index| usize::try_from(index).ok())
    })?;
    Some(Played { number, end })
}

/// Goes through the match with this number, in which somebody decides which of the legal actions is
/// chosen. Tells how it ended; nothing if it was left.
fn go_through(
    game: &SanFrancisco,
    number: u64,
    mut decide: impl FnMut(&State, Seat, &[Action]) -> Option<usize>,
) -> Option<State> {
    let mut dice = QuickDice::new(number);
    let mut state = game.start(&mut dice);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        game.legal(&state, seat, &mut legal);
        let action = *legal.get(decide(&state, seat, &legal)?)?;
        game.advance(&mut state, seat, &action, &mut dice);
    }
    Some(state)
}
