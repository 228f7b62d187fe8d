//! Strengths that explain who placed before whom: Bradley and Terry's model for two, Plackett and
//! Luce's for more.
//!
//! Somebody of strength γ comes first among others with the chance γ / Σγ; the second place is
//! played out in the same way among the rest, and so on. Every such *stage* is one observation. For
//! two seats this is Bradley and Terry's model. Fitted by minorise and maximise (Hunter, 2004),
//! which climbs in every step and needs no step length.

use std::collections::{BTreeMap, BTreeSet};

/// Elo points for a factor of e in strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Draws that every two bots that met are taken to have played beside their real games: without
/// them, a bot that never lost would be infinitely strong.
pub const IMAGINED_DRAWS: f64 = 1.0;

/// One place of one game being played out: who stood for it, and who took it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stage {
    /// The bots, sorted; one as often as it sits there.
    pub contenders: Vec<usize>,
    /// The bot that came first among them.
    pub first: usize,
}

/// The stages that came up in some games, and the tables at which they were played out.
pub struct Stages {
    all: Vec<Stage>,
    /// First every two bots that met, then the larger ones.
    tables: Vec<Vec<usize>>,
    /// By stage, its table.
    table: Vec<usize>,
    /// How many two met.
    pairs: usize,
}

impl Stages {
    /// These stages, each once.
    pub fn new(stages: Vec<Stage>) -> Self {
        let mut tables: Vec<Vec<usize>> = Vec::new();
        let mut numbers = BTreeMap::new();
        let mut table_of = |contenders: &Vec<usize>, tables: &mut Vec<Vec<usize>>| {
            *numbers.entry(contenders.clone()).or_insert_with(|| {
                tables.push(contenders.clone());
                tables.len() - 1
            })
        };
        for (one, other) in met(&stages) {
            table_of(&vec![one, other], &mut tables);
        }
        let pairs = tables.len();
        let table = stages.iter().map(|stage| table_of(&stage.contenders, &mut tables)).collect();
        Self { all: stages, tables, table, pairs }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The ratings, on the Elo scale with mean 0, that make the counts of the stages most likely.
    /// Begins at `start`, which changes the time it takes and not the result.
    pub fn fit(&self, counts: &[f64], imagined_draws: f64, start: &[f64]) -> Vec<f64> {
        let mut firsts = vec![0.0; start.len()];
        let mut times = vec![0.0; self.tables.len()];
        for (pair, times) in self.tables.iter().zip(&mut times).take(self.pairs) {
            *times += imagined_draws;
            for &bot in pair {
                firsts[bot] += imagined_draws / 2.0;
            }
        }
        for ((stage, &table), &count) in self.all.iter().zip(&self.table).zip(counts) {
            firsts[stage.first] += count;
            times[table] += count;
        }
        let mut strengths: Vec<f64> = start.iter().map(|rating| (rating / ELO).exp()).collect();
        for _ in 0..100_000 {
            if improve(&mut strengths, &firsts, &self.tables, &times) < 1e-8 {
                break;
            }
        }
        strengths.iter().map(|strength| strength.ln() * ELO).collect()
    }
}

/// Every two bots that stood for the same place.
fn met(stages: &[Stage]) -> BTreeSet<(usize, usize)> {
    let mut met = BTreeSet::new();
    for Stage { contenders, .. } in stages {
        for (index, &one) in contenders.iter().enumerate() {
            let others = contenders[index + 1..].iter().filter(|&&other| other != one);
            met.extend(others.map(|&other| (one, other)));
        }
    }
    met
}

/// One step uphill; says how far, as the largest change of a logarithm.
fn improve(strengths: &mut [f64], firsts: &[f64], tables: &[Vec<usize>], times: &[f64]) -> f64 {
    let mut stood = vec![0.0; strengths.len()];
    for (contenders, times) in tables.iter().zip(times) {
        let together: f64 = contenders.iter().map(|&bot| strengths[bot]).sum();
        for &bot in contenders {
            stood[bot] += times / together;
        }
    }
    let mut better: Vec<f64> = (0..strengths.len())
        .map(|bot| if stood[bot] > 0.0 { firsts[bot] / stood[bot] } else { strengths[bot] })
        .collect();
    let logs: f64 = better.iter().map(|strength| strength.ln()).sum();
    let scale = (-logs / better.len() as f64).exp();
    for strength in &mut better {
        *strength *= scale;
    }
    let changes = strengths.iter().zip(&better).map(|(old, new)| (new / old).ln().abs());
    let change = changes.fold(0.0, f64::max);
    strengths.copy_from_slice(&better);
    change
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ratings above the last bot's.
    fn check(stages: &[(&[usize], usize, f64)], ratings: &[f64]) {
        let counts: Vec<f64> = stages.iter().map(|stage| stage.2).collect();
        let stage = |&(contenders, first, _): &(&[usize], usize, f64)| Stage {
            contenders: contenders.to_vec(),
            first,
        };
        let stages: Vec<Stage> = stages.iter().map(stage).collect();
        let found = Stages::new(stages).fit(&counts, 0.0, &vec![0.0; ratings.len()]);
        let last = found[found.len() - 1];
        for (found, wanted) in found.iter().zip(ratings) {
            assert!((found - last - wanted).abs() < 0.01, "{} for {wanted}", found - last);
        }
    }

    /// Elo of twice, and of three times the strength.
    const TWICE: f64 = 120.412;
    const THRICE: f64 = 190.849;

    #[test]
    fn two_are_rated_by_the_odds() {
        check(&[(&[0, 1], 0, 3.0), (&[0, 1], 1, 1.0)], &[THRICE, 0.0]);
        check(&[(&[0, 1], 0, 7.5), (&[0, 1], 1, 7.5)], &[0.0, 0.0]);
    }

    #[test]
    fn three_in_pairs_are_rated_by_bradley_and_terry() {
        // Strengths 4, 2 and 1 explain these counts exactly.
        let pairs: &[(&[usize], usize, f64)] = &[
            (&[0, 1], 0, 20.0),
            (&[0, 1], 1, 10.0),
            (&[1, 2], 1, 20.0),
            (&[1, 2], 2, 10.0),
            (&[0, 2], 0, 24.0),
            (&[0, 2], 2, 6.0),
        ];
        check(pairs, &[2.0 * TWICE, TWICE, 0.0]);
        // What two did against each other also rates those who never met.
        check(&pairs[..4], &[2.0 * TWICE, TWICE, 0.0]);
    }

    #[test]
    fn three_at_a_table_are_rated_by_plackett_and_luce() {
        // Strengths 6, 3 and 1.
        let places: &[(&[usize], usize, f64)] = &[
            (&[0, 1, 2], 0, 60.0),
            (&[0, 1, 2], 1, 30.0),
            (&[0, 1, 2], 2, 10.0),
            (&[1, 2], 1, 45.0),
            (&[1, 2], 2, 15.0),
            (&[0, 2], 0, 180.0),
            (&[0, 2], 2, 30.0),
        ];
        check(places, &[TWICE + THRICE, THRICE, 0.0]);
        // One against a table of two: twice as strong wins half of the games.
        check(&[(&[0, 1, 1], 0, 50.0), (&[0, 1, 1], 1, 50.0)], &[TWICE, 0.0]);
    }

    #[test]
    fn who_never_lost_is_not_infinitely_strong() {
        let stages = Stages::new(vec![Stage { contenders: vec![0, 1], first: 0 }]);
        let found = stages.fit(&[99.0], IMAGINED_DRAWS, &[0.0, 0.0]);
        assert!((found[0] - found[1] - 400.0 * 199f64.log10()).abs() < 0.01, "{found:?}");
    }
}
