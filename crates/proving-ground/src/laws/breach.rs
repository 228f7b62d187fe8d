//! The laws by name, and how one is broken.

use std::fmt;

/// A law that every game must satisfy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Law {
    /// A setting that is said to be playable is laid out.
    SettingsAreLaidOut,
    /// An action is judged legal exactly if it is listed; a seat that may not act has no list.
    ListedExactlyIfAccepted,
    /// A list of legal actions is sorted and has no duplicates.
    ListsAreSorted,
    /// Somebody may act exactly while there is no outcome, and only people are asked.
    SomebodyMayActExactlyWhileThereIsNoOutcome,
    /// What is picked is listed.
    PicksAreListed,
    /// Every listed action is picked equally often.
    PicksAreFair,
    /// The state is what the log folds up to.
    FoldingTheLogGivesTheState,
    /// The same dice and actions give the same state with and without a log.
    UnloggedPlayIsTheSame,
    /// Actions, events and positions come back from JSON as they were.
    EverythingSurvivesJson,
    /// Every state that is reached can be written down and set up again: no piece is lost or
    /// invented.
    RestoreAcceptsEveryState,
    /// A record replays to the same state.
    RecordsReplay,
    /// An illegal action leaves the match as it was.
    IllegalActionsChangeNothing,
    /// A match is over after a stated number of actions.
    PlayEnds,
    /// The outcome has winners, points for every seat, a known ending and decider.
    OutcomesAreComplete,
    /// A state imagined from a view gives the same view, to the byte.
    ViewsHoldNoSecret,
    /// A state imagined from a view is a possible one.
    ImaginedStatesArePossible,
    /// What a seat may do depends only on what it can know.
    LegalActionsHoldNoSecret,
    /// How an action is judged, its error's facts and sentence included, depends only on what its
    /// seat can know.
    ErrorsHoldNoSecret,
    /// A preview depends only on what its seat can know.
    PreviewsHoldNoSecret,
    /// Distances depend only on what their viewer can know.
    DistancesHoldNoSecret,
    /// What completes an action says all that the incomplete one said.
    CompletionsKeepWhatWasSaid,
    /// Who may act and how the match ended depend only on what everybody can know.
    ProgressHoldsNoSecret,
    /// The view of an event depends only on what its viewer can know.
    EventViewsHoldNoSecret,
    /// A step that reveals nothing gives the same events with other dice, and in every state that
    /// looks the same to whoever acted.
    StepsThatRevealNothingCanBeUndone,
    /// There is a view after each event that a viewer sees, and the last is the view after the
    /// step.
    ViewsOfEventsLeadToTheView,
    /// What is said to a viewer depends only on what it can know.
    PhrasesHoldNoSecret,
    /// Nothing that happens in a match makes the rules panic.
    RulesDoNotPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// Which of the settings, counted from 0.
    pub setting: usize,
    /// Its seats and options.
    pub table: String,
    /// Which match of the setting, counted from 0.
    pub number: u64,
    /// The match's seed.
    pub seed: String,
    /// How many actions had been played.
    pub step: u64,
    /// What was expected, and what came.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, setting, table, number, seed, step, detail } = self;
        writeln!(f, "a law is broken: {law}")?;
        writeln!(f, "  setting {setting}: {table}")?;
        writeln!(f, "  match {number}, seed {seed:?}, after {step} actions")?;
        writeln!(f, "  again with check_match(&laws, {setting}, {number})")?;
        write!(f, "{detail}")
    }
}

/// A law that was broken in the match at hand.
pub(super) struct Breach {
    pub law: Law,
    pub detail: String,
}

/// The law holds, or this is how it is broken.
pub(super) fn hold(law: Law, holds: bool, detail: impl FnOnce() -> String) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(Breach { law, detail: detail() }) }
}

/// Both texts are the same to the byte, or the law is broken.
pub(super) fn hold_same(
    law: Law,
    what: impl fmt::Display,
    expected: &str,
    actual: &str,
) -> Result<(), Breach> {
    hold(law, expected == actual, || format!("{what}\nexpected {expected}\nactual   {actual}"))
}
