//! Bootstrap (Efron 1979): how sure a figure is, by resampling the blocks that were played.

use tabletop::{Dice, QuickDice};

/// How many times.
const RESAMPLES: usize = 1000;

/// Draws as many rows of each kind as there are, with repetition, and adds them all up; a thousand
/// times. The same rows always give the same sums.
pub fn resampled(rows: &[Vec<f64>], kinds: &[Vec<usize>]) -> impl Iterator<Item = Vec<f64>> {
    let mut dice = QuickDice::new(rows.len() as u64);
    (0..RESAMPLES).map(move |_| {
        let mut sums = vec![0.0; rows.first().map_or(0, Vec::len)];
        for kind in kinds {
            for _ in kind {
                let row = kind[dice.below(kind.len() as u32) as usize];
                add(&mut sums, &rows[row]);
            }
        }
        sums
    })
}

/// Adds each number to its sum.
pub fn add(sums: &mut [f64], row: &[f64]) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += number;
    }
}

/// The middle 95 % of the values.
pub fn interval(mut values: Vec<f64>) -> [f64; 2] {
    values.sort_by(f64::total_cmp);
    let outside = values.len() / 40;
    [values[outside], values[values.len() - 1 - outside]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_covers_the_truth_about_as_often_as_it_says() {
        // Blocks whose mean is 0.5 in truth: how many of 200 intervals hold that?
        let mut dice = QuickDice::new(7);
        let covered = (0..200).filter(|_| {
            let row = |dice: &mut QuickDice| vec![f64::from(dice.below(1001)) / 1000.0];
            let rows: Vec<_> = (0..60).map(|_| row(&mut dice)).collect();
            let means = resampled(&rows, &[(0..60).collect()]).map(|sums| sums[0] / 60.0).collect();
            let [low, high] = interval(means);
            assert!(high - low < 0.2, "{low} to {high}");
            low <= 0.5 && 0.5 <= high
        });
        let covered = covered.count();
        assert!((180..=198).contains(&covered), "{covered} of 200");
    }
}
