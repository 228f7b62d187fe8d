//! Weights of the rollout policy as a file of learned numbers.

use std::path::Path;
use std::process::Command;

use game_file::Learned;
use san_francisco::learning::{Feature, Weights};
use strum::{EnumCount, VariantArray};
use toml::{Table, Value};

/// Reads weights: one for every feature.
pub fn read(path: &Path) -> Result<Weights, String> {
    let told = |error| format!("{}: {error}", path.display());
    let mut numbers = Learned::read(path)?.numbers;
    let mut weights = [0.0; Feature::COUNT];
    for feature in Feature::VARIANTS {
        let name = format!("{feature:?}");
        let number = numbers.remove(&name).and_then(|number| number.try_into().ok());
        weights[*feature as usize] = number.ok_or_else(|| told(format!("{name} is missing")))?;
    }
    match numbers.keys().next() {
        Some(name) => Err(told(format!("there is no feature {name}"))),
        None => Ok(weights),
    }
}

/// The weights by the names of their features, to the hundredth.
pub fn numbers(weights: &Weights) -> Table {
    let hundredths = |weight: f32| Value::Float((f64::from(weight) * 100.0).round() / 100.0);
    (Feature::VARIANTS.iter())
        .map(|feature| (format!("{feature:?}"), hundredths(weights[*feature as usize])))
        .collect()
}

/// The commit that is checked out, and its date; nothing outside a repository.
pub fn commit() -> Option<String> {
    let log = Command::new("git").args(["log", "-1", "--format=%h of %cs"]).output().ok()?;
    let line = String::from_utf8(log.stdout).ok()?.trim().to_owned();
    (log.status.success() && !line.is_empty()).then_some(line)
}
