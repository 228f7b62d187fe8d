//! What an arena found out.

use std::collections::BTreeMap;

use serde::Serialize;

use super::block::Block;
use super::matrix::matrix;
use super::standings::rate;
use super::{Analysis, Cell, CurvePoint, Played, Schedule, Spec, SprtReport, Standing};

/// The report of an arena: of its whole blocks, whoever played them and on how many threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Whole blocks.
    pub blocks: u64,
    /// Games in them.
    pub games: u64,
    /// Whose rating is 0.
    pub anchor: String,
    /// The bots, the strongest first.
    pub standings: Vec<Standing>,
    /// How each bot (row) did against each other (column) that it met, in the order of the spec.
    pub matrix: Vec<Vec<Option<Cell>>>,
    /// At two seats: the scores of the blocks of every pair.
    pub pairs: Vec<Pair>,
    /// The sequential test, if one was asked for.
    pub sprt: Option<SprtReport>,
    /// By seat, its part of the wins.
    pub seat_wins: Vec<f64>,
    /// The mean number of decisions in a game.
    pub decisions: f64,
    /// How often each way of ending came up.
    pub endings: BTreeMap<String, u64>,
    /// The ratings after fewer blocks.
    pub curve: Vec<CurvePoint>,
}

/// The blocks of two bots by the score of the first: how often 0, ½, 1, 1½ and 2 games won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pair {
    /// The two.
    pub bots: [String; 2],
    /// How many blocks of each score.
    pub pentanomial: [u64; 5],
}

impl Report {
    /// What can be said of any blocks: all but the scores of pairs and a test.
    pub(super) fn of(spec: &Spec, anchor: usize, blocks: &[Block<'_>]) -> Self {
        let (standings, curve) = rate(&spec.bots, anchor, blocks);
        let games: Vec<&Played> = blocks.iter().flatten().map(|sitting| sitting.game).collect();
        let mut endings = BTreeMap::new();
        for game in &games {
            *endings.entry(game.ending.clone()).or_default() += 1;
        }
        let count = (games.len() as f64).max(1.0);
        let seat_wins = (0..usize::from(spec.seats))
            .map(|seat| rounded(games.iter().map(|game| game.win(seat)).sum::<f64>() / count, 4));
        let decisions: u64 = games.iter().map(|game| u64::from(game.decisions)).sum();
        Self {
            blocks: blocks.len() as u64,
            games: games.len() as u64,
            anchor: spec.bots[anchor].clone(),
            standings,
            matrix: matrix(spec.bots.len(), blocks),
            pairs: Vec::new(),
            sprt: None,
            seat_wins: seat_wins.collect(),
            decisions: rounded(decisions as f64 / count, 1),
            endings,
            curve,
        }
    }
}

/// Judges games that are in the order of the schedule. An unfinished block waits for its end.
pub fn judge(spec: &Spec, analysis: &Analysis, games: &[Played]) -> Report {
    let schedule = spec.schedule();
    let blocks = spec.whole_blocks(&spec.bots, games);
    let mut pentanomial = Pentanomial::new(&schedule);
    let mut sprt = analysis.sprt.map(SprtReport::new);
    pentanomial.count(games, |counts| {
        if let Some(test) = &mut sprt {
            test.look(&counts[0]);
        }
    });
    if let Some(test) = &mut sprt {
        test.log_likelihood_ratio = rounded(test.log_likelihood_ratio, 3);
        test.bounds = test.bounds.map(|bound| rounded(bound, 3));
    }
    let pairs = pentanomial.pairs(spec, &schedule);
    Report { pairs, sprt, ..Report::of(spec, analysis.anchor_in(spec), &blocks) }
}

/// Counts the scores of blocks, pair by pair, as games come in.
pub struct Pentanomial {
    games_in_a_block: usize,
    seen: usize,
    /// By line-up; none at more than two seats.
    counts: Vec<[u64; 5]>,
}

impl Pentanomial {
    /// Nothing counted yet.
    pub fn new(schedule: &Schedule) -> Self {
        let pairs = schedule.line_ups().iter().filter(|line_up| line_up.len() == 2).count();
        Self { games_in_a_block: schedule.games_in_a_block(), seen: 0, counts: vec![[0; 5]; pairs] }
    }

    /// Counts the whole blocks that were not seen yet, and shows the counts after each.
    pub fn count(&mut self, games: &[Played], mut show: impl FnMut(&[[u64; 5]])) {
        for block in games[self.seen..].chunks_exact(self.games_in_a_block) {
            self.seen += block.len();
            for (counts, pair) in self.counts.iter_mut().zip(block.chunks_exact(2)) {
                // The first bot sits in seat 0, then in seat 1.
                let score = pair[0].ahead(0, 1) + pair[1].ahead(1, 0);
                counts[(score * 2.0) as usize] += 1;
            }
            show(&self.counts);
        }
    }

    fn pairs(self, spec: &Spec, schedule: &Schedule) -> Vec<Pair> {
        let names = schedule.line_ups().iter();
        names
            .zip(self.counts)
            .map(|(line_up, pentanomial)| Pair {
                bots: [0, 1].map(|place| spec.bots[line_up[place]].clone()),
                pentanomial,
            })
            .collect()
    }
}

/// With this many digits behind the point: a report shows no more than it knows.
pub fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    // Adding zero turns a negative zero into a plain one.
    (number * scale).round() / scale + 0.0
}
