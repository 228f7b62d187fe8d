//! Laws: what holds for every game in every match.
//!
//! [`prove`] plays random matches on all cores and checks each [`Law`] as often as [`Laws`] says.
//! The cheap laws (what is listed, judged and picked; who may act; the outcome) are checked at
//! every step of every match. The expensive ones (JSON, records, imagined states, disguised events)
//! are checked in every `recorded_every`th match, those on a whole state there at every
//! `looked_at_every`th step. The result is the same whatever the number of threads, and a broken
//! law names the match and the step; [`check_match`] plays that match again.

mod answers;
mod breach;
mod fairness;
mod moments;
mod plain;
mod pool;
mod recorded;
mod secrets;
mod survival;
mod tally;
mod threads;
mod turn;
mod undo;

use tabletop::{Dice, Game, Imagine, Seed, Setting, Tell, Viewer};

pub use breach::{Broken, Law};
pub use tally::Tally;

/// What to prove a game on, and how thoroughly.
pub struct Laws<G: Game> {
    /// Every table to try: numbers of seats, options, boards.
    pub settings: Vec<Setting>,
    /// How many matches are played in each setting.
    pub matches: u64,
    /// What all randomness comes from; match `n` of setting `s` has the seed `<seed>/<s>/<n>`.
    pub seed: String,
    /// No match takes more actions.
    pub longest: u64,
    /// The event with everything that the viewer can't know replaced by something else that it
    /// could be just as well; what the viewer can know stays.
    pub disguise: fn(&G, &G::Event, Viewer, &mut dyn Dice) -> G::Event,
    /// How many listed and how many other actions are judged at each step of an unrecorded match
    /// (in a recorded one, all).
    pub judged: usize,
    /// Every nth match is recorded, and the expensive laws are checked on it.
    pub recorded_every: u64,
    /// In a recorded match, every nth state is written, read, viewed and imagined.
    pub looked_at_every: u64,
    /// In a recorded match, at every nth step it is counted how often each action is picked.
    pub counted_every: u64,
    /// How many threads; without a number, one for each core.
    pub threads: Option<usize>,
}

impl<G: Game> Laws<G> {
    /// Ten thousand matches in each setting, sampled so that a game of a hundred actions takes
    /// seconds.
    pub fn new(
        settings: Vec<Setting>,
        disguise: fn(&G, &G::Event, Viewer, &mut dyn Dice) -> G::Event,
    ) -> Self {
        Self {
            settings,
            matches: 10_000,
            seed: "laws".to_owned(),
            longest: 2_000,
            disguise,
            judged: 12,
            recorded_every: 100,
            looked_at_every: 5,
            counted_every: 20,
            threads: None,
        }
    }

    fn seed_of(&self, setting: usize, number: u64) -> Seed {
        Seed(format!("{}/{setting}/{number}", self.seed))
    }
}

/// Proves the game, or panics with the law that it breaks and where. Says what was played.
pub fn prove<G: Imagine + Tell>(laws: &Laws<G>) -> Tally {
    check(laws).unwrap_or_else(|broken| panic!("{broken}"))
}

/// The same, for a great many matches: says on standard error how far it has come.
pub fn soak<G: Imagine + Tell>(laws: &Laws<G>) -> Tally {
    let tell = |played: u64, all: u64| eprintln!("{}: {played} of {all} matches", G::SLUG);
    threads::check(laws, Some(&tell)).unwrap_or_else(|broken| panic!("{broken}"))
}

/// Proves the game, or gives the first match, in order, that breaks a law.
pub fn check<G: Imagine + Tell>(laws: &Laws<G>) -> Result<Tally, Broken> {
    threads::check(laws, None)
}

/// Plays one match again, by the numbers in a [`Broken`].
pub fn check_match<G: Imagine + Tell>(
    laws: &Laws<G>,
    setting: usize,
    number: u64,
) -> Result<Tally, Broken> {
    let game = threads::lay_out(laws, setting)?;
    threads::check_match(laws, &game, setting, number)
}
