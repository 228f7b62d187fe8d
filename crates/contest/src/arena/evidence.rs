//! What each block says, in numbers that can be added up.

use std::collections::BTreeMap;

use super::block::{Block, Sitting};
use super::bootstrap::add;
use super::strength::{IMAGINED_DRAWS, Stage, Stages};

/// One row for each block: how often each stage came up, then each bot's sum of ranks, then
/// each bot's games.
pub struct Evidence {
    bots: usize,
    stages: Stages,
    pub rows: Vec<Vec<f64>>,
    /// The rows of blocks in which the same games were played, by their places among all rows. In
    /// an arena those are all; a ladder has deals that not everybody played.
    pub kinds: Vec<Vec<usize>>,
}

impl Evidence {
    /// The evidence of these blocks.
    pub fn of(bots: usize, blocks: &[Block<'_>]) -> Self {
        let mut numbers = BTreeMap::new();
        let mut counted = Vec::new();
        for block in blocks {
            let mut counts = Vec::new();
            let mut ranks = vec![0.0; 2 * bots];
            for sitting in block {
                for (seat, &bot) in sitting.bots.iter().enumerate() {
                    ranks[bot] += sitting.game.rank(seat);
                    ranks[bots + bot] += 1.0;
                }
                for (stage, weight) in stages(sitting) {
                    let next = numbers.len();
                    let number = *numbers.entry(stage).or_insert(next);
                    counts.resize(counts.len().max(number + 1), 0.0);
                    counts[number] += weight;
                }
            }
            counted.push((counts, ranks));
        }
        let mut stages: Vec<_> = numbers.into_iter().collect();
        stages.sort_by_key(|&(_, number)| number);
        let stages: Vec<Stage> = stages.into_iter().map(|(stage, _)| stage).collect();
        let rows = counted.into_iter().map(|(mut counts, ranks)| {
            counts.resize(stages.len(), 0.0);
            [counts, ranks].concat()
        });
        let rows = rows.collect();
        let mut kinds: BTreeMap<Vec<&[usize]>, Vec<usize>> = BTreeMap::new();
        for (row, block) in blocks.iter().enumerate() {
            let kind = block.iter().map(|sitting| sitting.bots.as_slice()).collect();
            kinds.entry(kind).or_default().push(row);
        }
        let kinds = kinds.into_values().collect();
        Self { bots, rows, kinds, stages: Stages::new(stages) }
    }

    /// All rows, or the first of them, added up.
    pub fn sums(&self, blocks: usize) -> Vec<f64> {
        let mut sums = vec![0.0; self.stages.len() + 2 * self.bots];
        self.rows[..blocks].iter().for_each(|row| add(&mut sums, row));
        sums
    }

    /// The ratings that explain these sums, with the anchor at 0.
    pub fn ratings(&self, sums: &[f64], anchor: usize, start: &[f64]) -> Vec<f64> {
        let ratings = self.stages.fit(&sums[..self.stages.len()], IMAGINED_DRAWS, start);
        ratings.iter().map(|rating| rating - ratings[anchor]).collect()
    }

    /// Did a bot do better in some blocks than in others of the same kind? If not, nothing tells
    /// how sure its rating is.
    pub fn varies(&self, bot: usize) -> bool {
        let rank = |row: usize| self.rows[row][self.stages.len() + bot];
        let differ = |one: usize, other: usize| rank(one).total_cmp(&rank(other)).is_ne();
        self.kinds.iter().any(|kind| kind.iter().any(|&row| differ(row, kind[0])))
    }

    /// Each bot's mean normalised rank in these sums.
    pub fn ranks(&self, sums: &[f64]) -> Vec<f64> {
        let (ranks, games) = sums[self.stages.len()..].split_at(self.bots);
        ranks.iter().zip(games).map(|(rank, games)| rank / games.max(1.0)).collect()
    }
}

/// The stages of one game. Where several are equal, every order of them counts for its part.
fn stages(sitting: &Sitting<'_>) -> Vec<(Stage, f64)> {
    let mut stages = Vec::new();
    let mut places: Vec<Vec<usize>> = sitting.game.places();
    for equals in &mut places {
        for seat in equals {
            *seat = sitting.bots[*seat];
        }
    }
    for first in 0..places.len() {
        let behind = places[first + 1..].concat();
        play_out(&places[first], &behind, 1.0, &mut stages);
    }
    stages
}

fn play_out(equals: &[usize], behind: &[usize], weight: f64, stages: &mut Vec<(Stage, f64)>) {
    let mut contenders = [equals, behind].concat();
    contenders.sort_unstable();
    // Alone, or only with others of its kind, nobody shows anything.
    if contenders.first() == contenders.last() {
        return;
    }
    for (index, &first) in equals.iter().enumerate() {
        let weight = weight / equals.len() as f64;
        stages.push((Stage { contenders: contenders.clone(), first }, weight));
        let rest = [&equals[..index], &equals[index + 1..]].concat();
        if !rest.is_empty() {
            play_out(&rest, behind, weight, stages);
        }
    }
}
