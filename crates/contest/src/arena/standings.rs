//! How strong every bot is, and how sure that is.

use serde::Serialize;

use super::block::Block;
use super::bootstrap::{interval, resampled};
use super::evidence::Evidence;
use super::report::rounded;

/// How many points the curve of ratings has at most.
const CURVE_POINTS: usize = 40;

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Its Elo rating above the anchor's.
    pub rating: f64,
    /// The 95 % interval of that, by resampling blocks; none before the second block, nor where the
    /// bot did the same in all blocks, so that there is nothing to tell by resampling.
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

/// The ratings after some blocks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CurvePoint {
    /// After how many.
    pub blocks: u64,
    /// In the order of the spec.
    pub ratings: Vec<f64>,
}

/// The bots of these names, the strongest first, and how their ratings came about.
pub fn rate(
    names: &[String],
    anchor: usize,
    blocks: &[Block<'_>],
) -> (Vec<Standing>, Vec<CurvePoint>) {
    let bots = names.len();
    let evidence = Evidence::of(bots, blocks);
    let sums = evidence.sums(blocks.len());
    let ratings = evidence.ratings(&sums, anchor, &vec![0.0; bots]);
    let ranks = evidence.ranks(&sums);
    let mut spread = vec![(Vec::new(), Vec::new()); bots];
    if blocks.len() > 1 {
        for sums in resampled(&evidence.rows, &evidence.kinds) {
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
            let (played, wins, points) = results(bot, blocks);
            Standing {
                bot: names[bot].clone(),
                rating: rounded(ratings[bot], 1),
                // The anchor's is what it is by definition.
                rating_interval: between(rating_spread, 1)
                    .filter(|bounds| bot == anchor || evidence.varies(bot) && told(bounds)),
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
fn results(bot: usize, blocks: &[Block<'_>]) -> (u64, f64, f64) {
    let (mut played, mut wins, mut points) = (0, 0.0, 0.0);
    for sitting in blocks.iter().flatten() {
        for seat in sitting.seats(bot) {
            played += 1;
            wins += sitting.game.win(seat);
            points += f64::from(sitting.game.points[seat]);
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
