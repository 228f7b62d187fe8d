//! What an arena found out.

use std::collections::BTreeMap;

use serde::Serialize;

use super::bootstrap::{interval, resampled};
use super::evidence::Evidence;
use super::matrix::matrix;
use super::{Analysis, Cell, Played, Schedule, Spec, SprtReport};

/// How many points the curve of ratings has at most.
const CURVE_POINTS: usize = 40;

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
    /// How each bot (row) did against each other (column), in the order of the spec.
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

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Its Elo rating above the anchor's.
    pub rating: f64,
    /// The 95 % interval of that, by resampling blocks; none before the second block, nor where all blocks are alike, so
    /// that there is nothing to tell by resampling.
    pub rating_interval: Option<[f64; 2]>,
    /// Seats that it took in all games.
    pub played: u64,
    /// Its part of the wins of these.
    pub wins: f64,
    /// Its mean normalised rank: 1 is always first, 0 always last.
    pub rank: f64,
    /// The 95 % interval of that, or none for the same reasons.
    pub rank_interval: Option<[f64; 2]>,
    /// Its mean points.
    pub points: f64,
}

/// The blocks of two bots by the score of the first: how often 0, ½, 1, 1½ and 2 games won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pair {
    /// The two.
    pub bots: [String; 2],
    /// How many blocks of each score.
    pub pentanomial: [u64; 5],
}

/// The ratings after some blocks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CurvePoint {
    /// After how many.
    pub blocks: u64,
    /// In the order of the spec.
    pub ratings: Vec<f64>,
}

/// Judges games that are in the order of the schedule. An unfinished block waits for its end.
pub fn judge(spec: &Spec, analysis: &Analysis, games: &[Played]) -> Report {
    let schedule = spec.schedule();
    let blocks = games.len() / schedule.games_in_a_block();
    let games = &games[..blocks * schedule.games_in_a_block()];
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
    let (standings, curve) = rate(spec, analysis, &schedule, games);
    let mut endings = BTreeMap::new();
    for game in games {
        *endings.entry(game.ending.clone()).or_default() += 1;
    }
    let count = (games.len() as f64).max(1.0);
    let seat_wins = (0..usize::from(spec.seats))
        .map(|seat| rounded(games.iter().map(|game| game.win(seat)).sum::<f64>() / count, 4));
    let decisions: u64 = games.iter().map(|game| u64::from(game.decisions)).sum();
    Report {
        blocks: blocks as u64,
        games: games.len() as u64,
        anchor: spec.bots[analysis.anchor_in(spec)].clone(),
        standings,
        matrix: matrix(spec.bots.len(), &schedule, games),
        pairs: pentanomial.pairs(spec, &schedule),
        sprt,
        seat_wins: seat_wins.collect(),
        decisions: rounded(decisions as f64 / count, 1),
        endings,
        curve,
    }
}

/// The ratings, with intervals, and how they came about.
fn rate(
    spec: &Spec,
    analysis: &Analysis,
    schedule: &Schedule,
    games: &[Played],
) -> (Vec<Standing>, Vec<CurvePoint>) {
    let anchor = analysis.anchor_in(spec);
    let bots = spec.bots.len();
    let evidence = Evidence::of(bots, schedule, games);
    let blocks = evidence.rows.len();
    let sums = evidence.sums(blocks);
    let ratings = evidence.ratings(&sums, anchor, &vec![0.0; bots]);
    let ranks = evidence.ranks(&sums);
    let mut spread = vec![(Vec::new(), Vec::new()); bots];
    if blocks > 1 {
        for sums in resampled(&evidence.rows) {
            let (ratings, ranks) =
                (evidence.ratings(&sums, anchor, &ratings), evidence.ranks(&sums));
            for (spread, (rating, rank)) in spread.iter_mut().zip(ratings.iter().zip(&ranks)) {
                spread.0.push(*rating);
                spread.1.push(*rank);
            }
        }
    }
    let mut standings: Vec<Standing> = (spread.into_iter().enumerate())
        .map(|(bot, (rating_spread, rank_spread))| {
            let between = |spread: Vec<f64>, digits| {
                let interval = (!spread.is_empty()).then(|| interval(spread));
                interval.map(|bounds| bounds.map(|bound| rounded(bound, digits)))
            };
            let told = |&[low, high]: &[f64; 2]| low < high;
            let (played, wins, points) = results(bot, schedule, games);
            Standing {
                bot: spec.bots[bot].clone(),
                rating: rounded(ratings[bot], 1),
                // The anchor's is what it is by definition.
                rating_interval: between(rating_spread, 1)
                    .filter(|bounds| bot == anchor || told(bounds)),
                played,
                wins: rounded(wins, 4),
                rank: rounded(ranks[bot], 4),
                rank_interval: between(rank_spread, 4).filter(told),
                points: rounded(points, 2),
            }
        })
        .collect();
    standings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    (standings, curve(&evidence, anchor, ratings))
}

/// Seats taken, mean share of the win, mean points.
fn results(bot: usize, schedule: &Schedule, games: &[Played]) -> (u64, f64, f64) {
    let (mut played, mut wins, mut points) = (0, 0.0, 0.0);
    for (number, game) in games.iter().enumerate() {
        let fixture = schedule.fixture(number as u64);
        for seat in (0..fixture.bots.len()).filter(|&seat| fixture.bots[seat] == bot) {
            played += 1;
            wins += game.win(seat);
            points += f64::from(game.points[seat]);
        }
    }
    let count = (played as f64).max(1.0);
    (played, wins / count, points / count)
}

fn curve(evidence: &Evidence, anchor: usize, mut start: Vec<f64>) -> Vec<CurvePoint> {
    let blocks = evidence.rows.len();
    let points = blocks.min(CURVE_POINTS);
    (1..=points)
        .map(|point| {
            let blocks = blocks * point / points;
            start = evidence.ratings(&evidence.sums(blocks), anchor, &start);
            let ratings = start.iter().map(|&rating| rounded(rating, 1)).collect();
            CurvePoint { blocks: blocks as u64, ratings }
        })
        .collect()
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

/// With so many digits behind the point: a report shows no more than it knows.
pub fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    // Adding zero turns a negative zero into a plain one.
    (number * scale).round() / scale + 0.0
}
