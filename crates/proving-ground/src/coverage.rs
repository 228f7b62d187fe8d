//! What the files of proof have shown: every event, error, ending and decider must be among it.

use std::collections::BTreeSet;

use tabletop::{Coded, Game, Match, Named};

/// The names that came up in scenarios or transcripts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    events: BTreeSet<&'static str>,
    illegal: BTreeSet<&'static str>,
    endings: BTreeSet<&'static str>,
    deciders: BTreeSet<&'static str>,
}

impl Coverage {
    /// Both together.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.events.extend(other.events);
        self.illegal.extend(other.illegal);
        self.endings.extend(other.endings);
        self.deciders.extend(other.deciders);
        self
    }

    /// Panics with every name of the game that never came up.
    pub fn demand<G: Game>(&self) {
        let missing = self.missing::<G>();
        let list = missing.join("\n  ");
        assert!(
            missing.is_empty(),
            "no scenario or transcript of {:?} shows:\n  {list}\n",
            G::SLUG
        );
    }

    /// Every name of the game that never came up.
    pub fn missing<G: Game>(&self) -> Vec<String> {
        let kinds = [
            ("event", G::Event::names(), &self.events),
            ("illegal", G::Illegal::CODES, &self.illegal),
            ("ending", G::ENDINGS, &self.endings),
            ("decider", G::DECIDERS, &self.deciders),
        ];
        (kinds.iter())
            .flat_map(|(kind, names, seen)| {
                let unseen = names.iter().filter(|name| !seen.contains(*name));
                unseen.map(move |name| format!("{kind} {name}"))
            })
            .collect()
    }

    pub(crate) fn saw_events<E: Named>(&mut self, events: &[E]) {
        self.events.extend(events.iter().map(Named::name));
    }

    pub(crate) fn saw_illegal(&mut self, illegal: &impl Coded) {
        self.illegal.insert(illegal.code());
    }

    pub(crate) fn saw_end<G: Game>(&mut self, game_match: &Match<G>) {
        if let Some(outcome) = game_match.outcome() {
            self.endings.insert(outcome.ending);
            self.deciders.insert(outcome.decided_by);
        }
    }
}
