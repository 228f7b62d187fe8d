//! Bots against bots: many matches, counted. A browser plays one match at a time, and loads none of this.

use bots::Contest;
use bots::arena::{self, Analysis, Played, Spec};
use tabletop::{Seed, Setting};

use crate::{Means, Plan, Refusal, Report, Title, Watch};

/// What a game's bots can do to each other, the game's type forgotten.
pub struct Contests {
    simulate: fn(&Setting, &Plan, Watch<'_>) -> Result<Report, Refusal>,
    arena_spec: fn(&Setting, Vec<String>, Seed, u64) -> Result<Spec, Refusal>,
    arena_play: PlayArena,
}

/// How the games of an arena are played.
type PlayArena = fn(
    &Setting,
    &Spec,
    &Analysis,
    Vec<Played>,
    Means,
    arena::Watch<'_>,
) -> Result<Vec<Played>, Refusal>;

impl Contests {
    pub const fn of<G: Contest>() -> Self {
        Self {
            simulate: |setting, plan, watch| {
                Ok(bots::simulate(&G::lay_out(setting)?, plan, watch)?)
            },
            arena_spec: |setting, bots, seed, blocks| {
                Ok(Spec::of(&G::lay_out(setting)?, bots, seed, blocks)?)
            },
            arena_play: |setting, spec, analysis, done, means, watch| {
                Ok(arena::play(&G::lay_out(setting)?, spec, analysis, done, means, watch)?)
            },
        }
    }
}

impl Title {
    /// Lets bots play many matches, and counts.
    pub fn simulate(
        &self,
        setting: &Setting,
        plan: &Plan,
        watch: Watch<'_>,
    ) -> Result<Report, Refusal> {
        (self.contests.simulate)(setting, plan, watch)
    }

    /// What an arena of these bots plays, or all that is wrong with it.
    pub fn arena_spec(
        &self,
        setting: &Setting,
        bots: Vec<String>,
        seed: Seed,
        blocks: u64,
    ) -> Result<Spec, Refusal> {
        (self.contests.arena_spec)(setting, bots, seed, blocks)
    }

    /// Plays the games of an arena beyond those that are done.
    pub fn arena_play(
        &self,
        setting: &Setting,
        spec: &Spec,
        analysis: &Analysis,
        done: Vec<Played>,
        means: Means,
        watch: arena::Watch<'_>,
    ) -> Result<Vec<Played>, Refusal> {
        (self.contests.arena_play)(setting, spec, analysis, done, means, watch)
    }
}
