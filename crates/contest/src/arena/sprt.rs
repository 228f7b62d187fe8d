//! Sequential probability ratio test (Wald 1945), generalized: is the first bot stronger?
//!
//! The generalised sequential probability ratio test over blocks of two games. A block's score is
//! 0, ¼, ½, ¾ or 1; the two hypotheses are the most likely distributions over these five whose
//! means are the expected scores of the two Elo differences.

use serde::Serialize;

/// Each of the two errors is at most this likely.
const ERROR: f64 = 0.05;

/// What a score that never came up counts as, so that no hypothesis is impossible.
const HARDLY_EVER: f64 = 1e-3;

/// The possible scores of a block.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// What the test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The higher difference fits better: the change is accepted.
    High,
    /// The lower difference fits better.
    Low,
    /// Not clear yet.
    Open,
}

/// A sequential test and how it stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// The lower Elo difference.
    pub low: f64,
    /// The higher Elo difference.
    pub high: f64,
    /// How much likelier the higher one is than the lower one, as a logarithm.
    pub log_likelihood_ratio: f64,
    /// Where the test ends, below and above.
    pub bounds: [f64; 2],
    /// How it stands.
    pub verdict: Verdict,
    /// After how many blocks.
    pub blocks: u64,
}

impl SprtReport {
    /// A test without a block yet.
    pub(super) fn new([low, high]: [f64; 2]) -> Self {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        let bounds = [-bound, bound];
        Self { low, high, log_likelihood_ratio: 0.0, bounds, verdict: Verdict::Open, blocks: 0 }
    }

    /// Looks at the counts after one more block; a test that is decided stays decided.
    pub(super) fn look(&mut self, counts: &[u64; 5]) {
        if self.verdict != Verdict::Open {
            return;
        }
        self.blocks += 1;
        let ratio = log_likelihood_ratio(counts, expected(self.low), expected(self.high));
        self.log_likelihood_ratio = ratio;
        self.verdict = match ratio {
            ratio if ratio >= self.bounds[1] => Verdict::High,
            ratio if ratio <= self.bounds[0] => Verdict::Low,
            _ => Verdict::Open,
        };
    }
}

/// The expected score of a bot that is stronger by so much Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// How much likelier the counts are with the mean `high` than with the mean `low`.
fn log_likelihood_ratio(counts: &[u64; 5], low: f64, high: f64) -> f64 {
    let counts = counts.map(|count| (count as f64).max(HARDLY_EVER));
    let total: f64 = counts.iter().sum();
    let found = counts.map(|count| count / total);
    let (low, high) = (most_likely(&found, low), most_likely(&found, high));
    counts
        .iter()
        .zip(low.iter().zip(&high))
        .map(|(count, (low, high))| count * (high / low).ln())
        .sum()
}

/// The distribution with this mean that makes what was found most likely: `found / (1 + t (score −
/// mean))`, where `t` is the only root of a falling function and found by halving.
fn most_likely(found: &[f64; 5], mean: f64) -> [f64; 5] {
    let weight = |t: f64, score: f64| 1.0 / (1.0 + t * (score - mean));
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let t = f64::midpoint(low, high);
        let slope: f64 = found
            .iter()
            .zip(SCORES)
            .map(|(found, score)| found * (score - mean) * weight(t, score))
            .sum();
        if slope > 0.0 { low = t } else { high = t }
    }
    let t = f64::midpoint(low, high);
    std::array::from_fn(|index| found[index] * weight(t, SCORES[index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(distribution: &[f64; 5]) -> f64 {
        distribution.iter().zip(SCORES).map(|(part, score)| part * score).sum()
    }

    #[test]
    fn the_most_likely_distribution_has_the_mean_and_is_one() {
        let found = [0.1, 0.2, 0.3, 0.25, 0.15];
        for wanted in [0.3, 0.5, mean(&found), 0.7] {
            let likely = most_likely(&found, wanted);
            assert!((mean(&likely) - wanted).abs() < 1e-9, "{wanted}: {likely:?}");
            assert!((likely.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{wanted}: {likely:?}");
        }
        let same = most_likely(&found, mean(&found));
        assert!(same.iter().zip(found).all(|(same, found)| (same - found).abs() < 1e-9));
    }

    #[test]
    fn the_ratio_is_close_to_that_of_the_normal_distribution() {
        // For small differences and many blocks: n (s₁ − s₀)(2 mean − s₀ − s₁) / (2 variance).
        fn check(counts: [u64; 5]) {
            let total = counts.iter().sum::<u64>() as f64;
            let found = counts.map(|count| count as f64 / total);
            let mean = mean(&found);
            let spread = |score: f64| (score - mean).powi(2);
            let variance: f64 = found.iter().zip(SCORES).map(|(p, s)| p * spread(s)).sum();
            let (low, high) = (expected(0.0), expected(5.0));
            let normal = total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
            let exact = log_likelihood_ratio(&counts, low, high);
            assert!((exact - normal).abs() < 0.02 * normal.abs() + 0.01, "{exact} {normal}");
        }
        check([1000, 2000, 4000, 2100, 1020]);
        check([1000, 2000, 4000, 2000, 1000]);
        check([500, 1100, 900, 1000, 480]);
    }

    #[test]
    fn the_test_ends_at_the_bounds_and_not_before() {
        fn check(looks: u64, block: [u64; 5], verdict: Verdict, from: u64, to: u64) {
            let mut test = SprtReport::new([0.0, 20.0]);
            let mut counts = [0; 5];
            for _ in 0..looks {
                for (count, more) in counts.iter_mut().zip(block) {
                    *count += more;
                }
                test.look(&counts);
            }
            assert_eq!(test.verdict, verdict, "{test:?}");
            assert!((from..=to).contains(&test.blocks), "{test:?}");
        }
        assert!((SprtReport::new([0.0, 20.0]).bounds[1] - 2.944_439).abs() < 1e-6);
        // Always two wins: ln(0.5288 / 0.5) = 0.056 a block, so 2.944 takes 53 of them.
        check(60, [0, 0, 0, 0, 1], Verdict::High, 50, 56);
        check(60, [1, 0, 0, 0, 0], Verdict::Low, 46, 53);
        check(200, [1, 2, 4, 2, 1], Verdict::Low, 2, 200);
        // Just between the two hypotheses even many blocks decide nothing.
        check(1, [1000, 1000, 1000, 1000, 1148], Verdict::Open, 1, 1);
    }
}
