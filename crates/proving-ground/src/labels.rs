//! Every rule of the reference has a scenario, and every scenario a rule.
//!
//! A label is capital letters, a hyphen and a number in square brackets: `[DRAW-2]`, `[SF-3]`.

use std::collections::BTreeSet;
use std::path::Path;

use crate::complaint::insist;
use crate::{Complaint, files, scenarios};

/// Panics with every label of the rules reference that no scenario's heading cites, and every
/// label cited that the reference lacks.
pub fn demand(rules: impl AsRef<Path>, scenarios_folder: impl AsRef<Path>) {
    insist("the rules' labels", check(rules.as_ref(), scenarios_folder.as_ref()));
}

/// Panics with every label that a translation of the rules reference lacks, and every one that only
/// the translation has.
pub fn demand_same(rules: impl AsRef<Path>, translation: impl AsRef<Path>) {
    insist("a translation's labels", check_same(rules.as_ref(), translation.as_ref()));
}

/// The same as a result.
pub fn check_same(rules: &Path, translation: &Path) -> Result<(), Vec<Complaint>> {
    let read = |path| files::read(path).map_err(|complaint| vec![complaint]);
    let (text, translated) = (read(rules)?, read(translation)?);
    let defined: BTreeSet<&str> = text.lines().flat_map(labels).collect();
    let found: BTreeSet<&str> = translated.lines().flat_map(labels).collect();
    let complain = |label: &&str, what| Complaint::new(translation, 0, format!("[{label}] {what}"));
    let missing = defined.difference(&found).map(|label| complain(label, "is missing"));
    let more = found.difference(&defined).map(|label| complain(label, "is no rule's label"));
    let complaints: Vec<_> = missing.chain(more).collect();
    if complaints.is_empty() { Ok(()) } else { Err(complaints) }
}

/// The same as [`demand`], as a result.
pub fn check(rules: &Path, scenarios_folder: &Path) -> Result<(), Vec<Complaint>> {
    let text = files::read(rules).map_err(|complaint| vec![complaint])?;
    let numbered = || text.lines().zip(1..);
    let defined: BTreeSet<&str> = numbered().flat_map(|(line, _)| labels(line)).collect();
    let headings = scenarios::headings(scenarios_folder)?;
    let cited: BTreeSet<&str> = headings.iter().flat_map(|(_, _, text)| labels(text)).collect();

    let mut complaints = Vec::new();
    if defined.is_empty() {
        complaints.push(Complaint::new(rules, 0, "there is not one label in the rules"));
    }
    for label in defined.difference(&cited) {
        let line = numbered().find(|(line, _)| labels(line).any(|found| found == *label));
        let line = line.map_or(0, |(_, number)| number);
        complaints.push(Complaint::new(rules, line, format!("no scenario cites [{label}]")));
    }
    for (file, line, heading) in &headings {
        for label in labels(heading).filter(|label| !defined.contains(label)) {
            complaints.push(Complaint::new(
                file,
                *line,
                format!("no rule has the label [{label}]"),
            ));
        }
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints) }
}

fn labels(text: &str) -> impl Iterator<Item = &str> {
    text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).filter_map(|(label, _)| {
        let (letters, number) = label.split_once('-')?;
        let fits = !letters.is_empty()
            && letters.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit());
        fits.then_some(label)
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn labels_are_letters_hyphen_number_in_brackets() {
        let found: Vec<_> =
            super::labels("a [DRAW-2] [x](y-1) [SF-] [-1] [sf-3] SF-9 [SF-3]").collect();
        assert_eq!(found, ["DRAW-2", "SF-3"]);
    }
}
