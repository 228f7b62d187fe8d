//! What was played while proving.

use std::collections::BTreeMap;

use tabletop::Outcome;

/// What was played, summed over all matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches played to their end.
    pub matches: u64,
    /// Actions in all of them.
    pub decisions: u64,
    /// Actions in the longest.
    pub longest: u64,
    /// How often each ending came up.
    pub endings: BTreeMap<&'static str, u64>,
    /// How often each decider came up.
    pub deciders: BTreeMap<&'static str, u64>,
    /// States imagined from a view.
    pub imagined: u64,
    /// Those of them that were not the true state: with none, nothing was proved about secrets.
    pub imagined_otherwise: u64,
    /// Events disguised for a viewer.
    pub disguised: u64,
    /// Those of them that were not the true event.
    pub disguised_otherwise: u64,
    /// Steps that revealed nothing, and so can be undone.
    pub undoable: u64,
    /// Positions at which it was counted how often each action is picked.
    pub counted: u64,
}

impl Tally {
    pub(super) fn ended(&mut self, outcome: &Outcome, steps: u64) {
        self.matches += 1;
        self.decisions += steps;
        self.longest = self.longest.max(steps);
        *self.endings.entry(outcome.ending).or_default() += 1;
        *self.deciders.entry(outcome.decided_by).or_default() += 1;
    }

    /// Sums are the same in any order, so threads may finish in any order.
    pub(super) fn add(&mut self, other: Self) {
        self.matches += other.matches;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (decider, count) in other.deciders {
            *self.deciders.entry(decider).or_default() += count;
        }
        self.imagined += other.imagined;
        self.imagined_otherwise += other.imagined_otherwise;
        self.disguised += other.disguised;
        self.disguised_otherwise += other.disguised_otherwise;
        self.undoable += other.undoable;
        self.counted += other.counted;
    }
}
