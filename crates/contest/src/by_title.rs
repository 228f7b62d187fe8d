//! Contests of a game that is known by its title only.

use std::ops::ControlFlow;

use bots::{BotGame, Means};
use catalogue::{AnyMatch, Refusal, Title, Visitor};
use serde_json::Value;
use tabletop::{RecordedAction, Seed, Setting, to_json};

use crate::arena::{self, Analysis, Played, Spec};
use crate::{Plan, Report, Watch};

/// Is shown each step of a match: the match after it, the action (`None` for the set-up), and what
/// came of it. Says whether to go on.
pub type WatchMatch<'a> =
    &'a mut dyn FnMut(&dyn AnyMatch, Option<&RecordedAction>, &[Value]) -> ControlFlow<()>;

/// Lets bots play many matches, and counts.
pub fn simulate(
    title: &Title,
    setting: &Setting,
    plan: &Plan,
    watch: Watch<'_>,
) -> Result<Report, Refusal> {
    struct Simulate<'a>(&'a Setting, &'a Plan, Watch<'a>);
    impl Visitor for Simulate<'_> {
        type Answer = Result<Report, Refusal>;

        fn visit<G: BotGame>(self) -> Self::Answer {
            let Self(setting, plan, watch) = self;
            Ok(crate::simulate(&G::lay_out(setting)?, plan, watch)?)
        }
    }
    title.visit(Simulate(setting, plan, watch))
}

/// Plays the first match of a simulation, recorded.
pub fn show(
    title: &Title,
    setting: &Setting,
    plan: &Plan,
    watch: WatchMatch<'_>,
) -> Result<Box<dyn AnyMatch>, Refusal> {
    struct Show<'a>(&'a Setting, &'a Plan, WatchMatch<'a>);
    impl Visitor for Show<'_> {
        type Answer = Result<Box<dyn AnyMatch>, Refusal>;

        fn visit<G: BotGame>(self) -> Self::Answer {
            let Self(setting, plan, watch) = self;
            let table = crate::play_shown(G::lay_out(setting)?, plan, |table| {
                let json = |action| to_json(table.game(), action);
                let action = table.played().last();
                let action = action
                    .map(|last| RecordedAction { seat: last.seat, action: json(&last.action) });
                let events = AnyMatch::events(table, table.step());
                watch(table, action.as_ref(), &events[0])
            })?;
            Ok(Box::new(table))
        }
    }
    title.visit(Show(setting, plan, watch))
}

/// What an arena of these bots plays, or all that is wrong with it.
pub fn arena_spec(
    title: &Title,
    setting: &Setting,
    bots: Vec<String>,
    seed: Seed,
    blocks: u64,
) -> Result<Spec, Refusal> {
    struct ArenaSpec<'a>(&'a Setting, Vec<String>, Seed, u64);
    impl Visitor for ArenaSpec<'_> {
        type Answer = Result<Spec, Refusal>;

        fn visit<G: BotGame>(self) -> Self::Answer {
            let Self(setting, bots, seed, blocks) = self;
            Ok(Spec::of(&G::lay_out(setting)?, bots, seed, blocks)?)
        }
    }
    title.visit(ArenaSpec(setting, bots, seed, blocks))
}

/// Plays the games of an arena beyond those that are done.
pub fn arena_play(
    title: &Title,
    setting: &Setting,
    spec: &Spec,
    analysis: &Analysis,
    done: Vec<Played>,
    means: Means,
    watch: arena::Watch<'_>,
) -> Result<Vec<Played>, Refusal> {
    struct ArenaPlay<'a> {
        setting: &'a Setting,
        spec: &'a Spec,
        analysis: &'a Analysis,
        done: Vec<Played>,
        means: Means,
        watch: arena::Watch<'a>,
    }
    impl Visitor for ArenaPlay<'_> {
        type Answer = Result<Vec<Played>, Refusal>;

        fn visit<G: BotGame>(self) -> Self::Answer {
            let Self { setting, spec, analysis, done, means, watch } = self;
            Ok(arena::play(&G::lay_out(setting)?, spec, analysis, done, means, watch)?)
        }
    }
    title.visit(ArenaPlay { setting, spec, analysis, done, means, watch })
}
