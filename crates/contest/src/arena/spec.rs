//! What an arena plays, and how it is judged.

use std::time::Duration;

use bots::{BotGame, Means, strategy};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fault, Seed, fingerprint};

use super::block::{Block, Sitting};
use super::error::ArenaError;
use super::{Played, Schedule};

/// A name is right or wrong whatever there is to think with.
const ANY_MEANS: Means =
    Means { threads: 1, clock: Some(|| Duration::ZERO), limit: None, memory: 0 };

/// Everything that the games of an arena depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many bots sit at a table.
    pub seats: u8,
    /// The game's options, every one spelled out.
    pub options: Value,
    /// The fingerprint of the board.
    pub board: String,
    /// Who takes part, each once.
    pub bots: Vec<String>,
    /// Where all randomness comes from. Block `n` depends on the seed and `n` alone.
    pub seed: Seed,
    /// How many deals. The only thing here in which a file that is resumed may differ.
    pub blocks: u64,
}

impl Spec {
    /// The spec of an arena of this game, or all that is wrong with it.
    pub fn of<G: BotGame>(
        game: &G,
        bots: Vec<String>,
        seed: Seed,
        blocks: u64,
    ) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        for (index, bot) in bots.iter().enumerate() {
            if let Err(fault) = strategy::<G>(bot, ANY_MEANS) {
                faults.push(fault.at(format!("bots[{index}]")));
            }
        }
        let spec = Self {
            game: G::SLUG.to_owned(),
            rules_version: G::RULES_VERSION,
            seats: game.people(),
            options: game.options(),
            board: fingerprint(game.board()),
            bots,
            seed,
            blocks,
        };
        faults.extend(spec.faults());
        if faults.is_empty() { Ok(spec) } else { Err(faults) }
    }

    /// Why nothing can be found out like this, whatever the game is.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (index, bot) in self.bots.iter().enumerate() {
            if self.bots[..index].contains(bot) {
                let twice = ArenaError::BotTwice { bot: bot.clone() };
                faults.push(Fault::from(twice).at(format!("bots[{index}]")));
            }
        }
        if self.bots.len() < 2 {
            faults.push(Fault::from(ArenaError::TooFewBots).at("bots"));
        }
        if self.seats < 2 {
            faults.push(ArenaError::TooFewSeats.into());
        }
        faults
    }

    /// Who sits where in which game.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.bots.len(), self.seats.into())
    }

    /// The whole blocks among games that are in the order of the schedule, with bots numbered by
    /// these names.
    pub(super) fn whole_blocks<'a>(&self, names: &[String], games: &'a [Played]) -> Vec<Block<'a>> {
        let blocks = games.chunks_exact(self.schedule().games_in_a_block());
        let block =
            |games: &'a [Played]| games.iter().map(|game| Sitting::of(names, game)).collect();
        blocks.map(block).collect()
    }

    /// How many games that are.
    pub fn games(&self) -> u64 {
        self.blocks.saturating_mul(self.schedule().games_in_a_block() as u64)
    }
}

/// How the games are judged. Nothing here changes a game; a test may end the arena early.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// Whose rating is 0; without it, the first bot's.
    pub anchor: Option<String>,
    /// Two Elo differences of the first bot over the second, the lower first: stop as soon as it is
    /// clear which of them fits better.
    pub sprt: Option<[f64; 2]>,
}

impl Analysis {
    /// Everything about it that doesn't fit the spec.
    pub fn check(&self, spec: &Spec) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        if let Some(anchor) = self.anchor.as_ref().filter(|anchor| !spec.bots.contains(anchor)) {
            let (anchor, bots) = (anchor.clone(), spec.bots.join(", "));
            faults.push(ArenaError::UnknownAnchor { anchor, bots }.into());
        }
        if let Some([low, high]) = self.sprt {
            if spec.seats != 2 || spec.bots.len() != 2 {
                faults.push(ArenaError::NotAPair.into());
            }
            if !(low < high && low.is_finite() && high.is_finite()) {
                let (low, high) = (low.to_string(), high.to_string());
                faults.push(ArenaError::BoundsOutOfOrder { low, high }.into());
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The place of the bot whose rating is 0.
    pub(super) fn anchor_in(&self, spec: &Spec) -> usize {
        let named = |bot: &String| Some(bot) == self.anchor.as_ref();
        spec.bots.iter().position(named).unwrap_or(0)
    }
}
