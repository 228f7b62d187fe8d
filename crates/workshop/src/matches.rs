//! Matches to learn from, each one line: its number, and which of the legal actions was chosen
//! every time.

use std::convert::Infallible;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::ops::Range;
use std::path::Path;

use bots::{Bot, Means, SearchBot};
use san_francisco::{SanFrancisco, State};
use tabletop::{
    Dice, Game, Outcome, Playing, QuickDice, SearchSettings, Seat, Simulated, Viewer, play_match,
};

use crate::progress;

/// Of a hundred decisions, this many are random, and this many more are hasty: what nobody does is
/// never learned to be bad.
const RANDOM_PERCENT: u32 = 3;
const HASTY_PERCENT: u32 = 9;
const HASTY_NODES: u32 = 40;

/// Plays the matches with these numbers between two players of this many nodes, and writes each as
/// soon as it is over.
pub fn write(
    game: &SanFrancisco,
    nodes: u32,
    numbers: Range<u64>,
    path: &Path,
) -> Result<(), String> {
    let told = |error| format!("{}: {error}", path.display());
    let mut file = File::create(path).map_err(told)?;
    for number in progress("matches", numbers.end - numbers.start).wrap_iter(numbers) {
        writeln!(file, "{}", play(game, nodes, number)).map_err(told)?;
    }
    Ok(())
}

fn play(game: &SanFrancisco, nodes: u32, number: u64) -> String {
    let (mut dealer, mut own) = (QuickDice::new(number), QuickDice::new(!number));
    let mut line = number.to_string();
    let mut legal = Vec::new();
    let Ok(_) = play_match(&mut Simulated::new(game, &mut dealer), |table, seat| {
        game.legal(table.state(), seat, &mut legal);
        let die = own.below(100);
        let index = if legal.len() == 1 {
            0
        } else if die < RANDOM_PERCENT {
            own.below(legal.len() as u32) as usize
        } else {
            let nodes = if die < RANDOM_PERCENT + HASTY_PERCENT { HASTY_NODES } else { nodes };
            let mut bot =
                SearchBot { settings: SearchSettings::FULL, nodes, means: Means::default() };
            let view = game.view(table.state(), Viewer::Seat(seat));
            let action = bot.choose(game, seat, &view, &legal, &mut own);
            let index = legal.iter().position(|&other| other == action);
            index.expect("a bot chooses a legal action")
        };
        write!(line, " {index}").expect("a string takes any text");
        Ok::<_, Infallible>(legal[index])
    });
    line
}

/// A match that was played.
pub struct Played {
    /// Its number.
    pub number: u64,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays the match of a line again; `look` is shown the state before every decision. `None` if the
/// line is no match.
pub fn replay(
    game: &SanFrancisco,
    line: &str,
    mut look: impl FnMut(&State, Seat),
) -> Option<Played> {
    let mut numbers = line.split(' ').map_while(|number| number.parse::<u64>().ok());
    let number = numbers.next()?;
    let mut dealer = QuickDice::new(number);
    let mut legal = Vec::new();
    let playout = play_match(&mut Simulated::new(game, &mut dealer), |table, seat| {
        look(table.state(), seat);
        game.legal(table.state(), seat, &mut legal);
        let index = numbers.next().and_then(|index| usize::try_from(index).ok());
        index.and_then(|index| legal.get(index).copied()).ok_or(())
    });
    Some(Played { number, outcome: playout.ok()?.outcome })
}
