//! The natural gradient (Kakade 2001): a gradient measured by how much it changes what is done, so
//! that it doesn't matter in what units features are counted.

use san_francisco::learning::Feature;
use strum::EnumCount;

/// Something for every feature.
pub type ByFeature = [f64; Feature::COUNT];

/// Adds so much of something to a sum.
pub fn add(sum: &mut ByFeature, more: &ByFeature, times: f64) {
    mix(sum, 1.0, more, times);
}

/// So much of the sum and so much of the other.
pub fn mix(sum: &mut ByFeature, of_sum: f64, other: &ByFeature, of_other: f64) {
    for (sum, other) in sum.iter_mut().zip(other) {
        *sum = of_sum * *sum + of_other * other;
    }
}

/// The Fisher information of a policy: the sum of the products of each score with itself.
#[derive(Clone)]
pub struct Fisher(Vec<ByFeature>);

impl Fisher {
    /// Of no decision.
    pub fn zero() -> Self {
        Self(vec![[0.0; Feature::COUNT]; Feature::COUNT])
    }

    /// Counts the score of a decision.
    pub fn count(&mut self, score: &ByFeature) {
        for (row, &here) in self.0.iter_mut().zip(score).filter(|(_, here)| **here != 0.0) {
            add(row, score, here);
        }
    }

    /// So much of this and so much of the other.
    pub fn mix(&mut self, of_this: f64, other: &Self, of_other: f64) {
        for (row, other) in self.0.iter_mut().zip(&other.0) {
            mix(row, of_this, other, of_other);
        }
    }

    /// The natural gradient: solves (information + damping) x = gradient by elimination. What is
    /// added to each value of the diagonal keeps weights that hardly ever matter from moving far.
    pub fn natural(&self, gradient: &ByFeature, damping: impl Fn(f64) -> f64) -> ByFeature {
        let (mut rows, mut right) = (self.0.clone(), *gradient);
        for (index, row) in rows.iter_mut().enumerate() {
            row[index] += damping(row[index]);
        }
        for column in 0..right.len() {
            let size = |row: &usize| rows[*row][column].abs();
            let pivot =
                (column..right.len()).max_by(|one, other| size(one).total_cmp(&size(other)));
            let pivot = pivot.expect("a row is left");
            rows.swap(column, pivot);
            right.swap(column, pivot);
            let (above, below) = rows.split_at_mut(column + 1);
            for (row, offset) in below.iter_mut().zip(column + 1..) {
                let factor = row[column] / above[column][column];
                add(row, &above[column], -factor);
                right[offset] -= factor * right[column];
            }
        }
        for column in (0..right.len()).rev() {
            let known: f64 =
                (column + 1..right.len()).map(|other| rows[column][other] * right[other]).sum();
            right[column] = (right[column] - known) / rows[column][column];
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Features of which one is counted in tenths: the step is the same in its own units.
    #[test]
    fn units_do_not_matter() {
        let mut fisher = Fisher::zero();
        let mut score = [0.0; Feature::COUNT];
        (score[0], score[1]) = (2.0, 0.0);
        fisher.count(&score);
        (score[0], score[1]) = (0.0, 20.0);
        fisher.count(&score);
        let mut gradient = [0.0; Feature::COUNT];
        (gradient[0], gradient[1]) = (4.0, 40.0);
        let step = fisher.natural(&gradient, |diagonal| if diagonal == 0.0 { 1.0 } else { 0.0 });
        assert!((step[0] - 1.0).abs() < 1e-9 && (step[1] - 0.1).abs() < 1e-9, "{step:?}");
    }
}
