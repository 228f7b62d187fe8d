//! Powers of e by repeated squaring, the same on every platform: (1 + x/1024)^1024.

/// Euler's number to this power, nearly; by multiplication alone, which is the same everywhere.
#[inline]
pub(super) fn exponential(power: f32) -> f32 {
    let mut result = 1.0 + power.clamp(-40.0, 40.0) / 1024.0;
    for _ in 0..10 {
        result *= result;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_e_are_good_enough() {
        for power in -80..=80 {
            let power = f32::from(power as i8) / 8.0;
            let ratio = exponential(power) / power.exp();
            assert!((0.94..1.01).contains(&ratio), "e to {power} is {ratio} of what it should be");
        }
    }
}
