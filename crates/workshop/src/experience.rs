//! The natural gradient (Kakade 2001): a gradient measured by how much it changes what is done, so
//! that it doesn't matter in what units features are counted.

use std::thread;

use san_francisco::learning::Feature;
use strum::EnumCount;

/// Something for every feature.
pub type ByFeature = [f64; Feature::COUNT];

/// Adds so much of something to a sum.
pub fn add(sum: &mut ByFeature, more: &ByFeature, times: f64) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += times * more;
    }
}

/// What came of some matches.
pub struct Experience {
    /// Which way each weight should go.
    pub gradient: ByFeature,
    /// The Fisher information: the sum of the products of each decision's score with itself.
    fisher: Vec<ByFeature>,
    /// How many decisions or positions were counted.
    pub count: f64,
    /// The sum of squared errors, where results were predicted.
    pub squares: f64,
}

impl Experience {
    pub fn none() -> Self {
        let zero = [0.0; Feature::COUNT];
        Self { gradient: zero, fisher: vec![zero; Feature::COUNT], count: 0.0, squares: 0.0 }
    }

    /// Gains experience of every part, on all cores. It is added up in the order of the parts, so
    /// that it is the same on every machine.
    pub fn of<P: Sync>(parts: &[P], gain: impl Fn(&mut Self, &P) + Sync) -> Self {
        let gain = |part| {
            let mut experience = Self::none();
            gain(&mut experience, part);
            experience
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let threads: Vec<_> = (parts.chunks(parts.len().div_ceil(threads).max(1)))
                .map(|some| scope.spawn(|| some.iter().map(gain).collect::<Vec<_>>()))
                .collect();
            let parts = threads.into_iter().map(|thread| thread.join().expect("no panic"));
            let mut all = Self::none();
            parts.flatten().for_each(|part| all.mix(1.0, &part, 1.0));
            all
        })
    }

    /// Takes note of the score of a decision.
    pub fn notice(&mut self, score: &ByFeature) {
        for (row, &here) in self.fisher.iter_mut().zip(score).filter(|(_, here)| **here != 0.0) {
            add(row, score, here);
        }
    }

    /// So much of this and so much of the other.
    pub fn mix(&mut self, of_this: f64, other: &Self, of_other: f64) {
        let mix = |row: &mut ByFeature, other: &ByFeature| {
            row.iter_mut().zip(other).for_each(|(a, b)| *a = of_this * *a + of_other * b);
        };
        mix(&mut self.gradient, &other.gradient);
        self.fisher.iter_mut().zip(&other.fisher).for_each(|(row, other)| mix(row, other));
        self.count = of_this * self.count + of_other * other.count;
        self.squares = of_this * self.squares + of_other * other.squares;
    }

    /// The natural gradient: solves (information + damping) x = gradient by elimination. What is
    /// added to each value of the diagonal keeps weights that hardly ever matter from moving far.
    pub fn natural_gradient(&self, damping: impl Fn(f64) -> f64) -> ByFeature {
        let (mut rows, mut right) = (self.fisher.clone(), self.gradient);
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
        let mut experience = Experience::none();
        let mut score = [0.0; Feature::COUNT];
        (score[0], score[1]) = (2.0, 0.0);
        experience.notice(&score);
        (score[0], score[1]) = (0.0, 20.0);
        experience.notice(&score);
        (experience.gradient[0], experience.gradient[1]) = (4.0, 40.0);
        let step = experience.natural_gradient(|value| if value == 0.0 { 1.0 } else { 0.0 });
        assert!((step[0] - 1.0).abs() < 1e-9 && (step[1] - 0.1).abs() < 1e-9, "{step:?}");
    }
}
