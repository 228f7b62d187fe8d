//! Linear equations, by elimination.

/// The unknowns of as many equations.
pub fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let largest = |&one: &usize, &other: &usize| {
            rows[one][column].abs().total_cmp(&rows[other][column].abs())
        };
        let pivot = (column..size).max_by(largest).expect("a row is left");
        rows.swap(column, pivot);
        right.swap(column, pivot);
        let (above, below) = rows.split_at_mut(column + 1);
        for (row, offset) in below.iter_mut().zip(column + 1..) {
            let factor = row[column] / above[column][column];
            for (value, pivot) in row[column..].iter_mut().zip(&above[column][column..]) {
                *value -= factor * pivot;
            }
            right[offset] -= factor * right[column];
        }
    }
    for column in (0..size).rev() {
        let known: f64 = (column + 1..size).map(|other| rows[column][other] * right[other]).sum();
        right[column] = (right[column] - known) / rows[column][column];
    }
    right
}
