//! Who beats whom, with Wilson's intervals (Wilson 1927).

use serde::Serialize;

use super::block::{Block, Sitting};
use super::report::rounded;
use crate::report::wilson;

/// How one bot did against another, every block counting the same. At two seats, in the games of
/// the two; where one meets a table of the other, in those games; where all sit together, in all
/// games; in a ladder, in all of these.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// In how many games.
    pub games: u64,
    /// Which part of the wins it got in a block, on average. By luck alone, 1 in as many as there
    /// are seats.
    pub wins: f64,
    /// The 95 % interval of that.
    pub wins_interval: [f64; 2],
    /// How often it placed before the other, equals counting half. By luck alone, ½.
    pub ahead: f64,
    /// The 95 % interval of that.
    pub ahead_interval: [f64; 2],
}

/// The cell of each bot (row) against each other (column); none where the two never met.
pub fn matrix(bots: usize, blocks: &[Block<'_>]) -> Vec<Vec<Option<Cell>>> {
    (0..bots).map(|one| (0..bots).map(|other| cell(one, other, blocks)).collect()).collect()
}

fn cell(one: usize, other: usize, blocks: &[Block<'_>]) -> Option<Cell> {
    if one == other {
        return None;
    }
    let (mut wins, mut ahead) = (Vec::new(), Vec::new());
    let mut games = 0;
    for block in blocks {
        let (mut won, mut before) = (Vec::new(), Vec::new());
        for sitting in block {
            let Some(seat) = alone(sitting, one).filter(|_| sitting.bots.contains(&other)) else {
                continue;
            };
            won.push(sitting.game.win(seat));
            let others = sitting.seats(other);
            let compared: Vec<f64> = others.map(|it| sitting.game.ahead(seat, it)).collect();
            before.push(mean(&compared));
        }
        if !won.is_empty() {
            games += won.len() as u64;
            wins.push(mean(&won));
            ahead.push(mean(&before));
        }
    }
    (games > 0).then(|| Cell {
        games,
        wins: rounded(mean(&wins), 4),
        wins_interval: interval(&wins, games as f64),
        ahead: rounded(mean(&ahead), 4),
        ahead_interval: interval(&ahead, games as f64),
    })
}

/// The seat of a bot that is no part of a table: only there it shows how it does against the
/// others.
fn alone(sitting: &Sitting<'_>, bot: usize) -> Option<usize> {
    let mut seats = sitting.seats(bot);
    seats.next().filter(|_| seats.next().is_none())
}

/// Wilson's interval, with as many independent games as the spread between blocks amounts to.
/// Unlike resampling it does not claim to be certain where one side won everything.
fn interval(blocks: &[f64], games: f64) -> [f64; 2] {
    let count = blocks.len() as f64;
    let share = mean(blocks);
    let squares: f64 = blocks.iter().map(|block| (block - share).powi(2)).sum();
    let variance = squares / (count * (count - 1.0)).max(1.0);
    // Blocks that are all alike say nothing of how games depend on each other.
    let independent =
        if variance <= 0.0 { games } else { (share * (1.0 - share) / variance).min(games) };
    wilson(share * independent, independent).map(|bound| rounded(bound, 4))
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / (values.len() as f64).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::interval;

    #[test]
    fn games_of_a_block_that_always_agree_count_once() {
        let agree: Vec<f64> = (0..100).map(|block| f64::from(block % 2)).collect();
        let [low, high] = interval(&agree, 200.0);
        assert!((low - 0.404).abs() < 2e-3 && (high - 0.596).abs() < 2e-3, "{low} {high}");
    }

    #[test]
    fn who_won_everything_is_still_not_certain_to_win() {
        let [low, high] = interval(&[1.0; 10], 20.0);
        assert!((low - 0.8389).abs() < 1e-4 && high > 0.9999, "{low} {high}");
        // A bot that lost a game is not surer to win than that.
        let [less, _] = interval(&[[1.0; 9].as_slice(), &[0.5]].concat(), 20.0);
        assert!(less < low, "{less} {low}");
    }
}
