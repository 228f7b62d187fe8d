//! Everybody's rating by all the games of several arenas.
//!
//! Bots that never met are compared by those that both of them met. Arenas of one seed play the
//! same deals, so that their games of the same number belong to one block.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Fault, Seed};

use super::block::{Block, Sitting};
use super::error::ArenaError;
use super::file::{check_spec, open};
use super::{Analysis, Played, Report, Spec};

/// In what the arenas of a ladder may differ.
const MAY_DIFFER: &[&str] = &["bots", "seed", "blocks"];

/// The arenas that a ladder is made of.
#[derive(Default)]
pub struct Ladder {
    arenas: Vec<(Spec, Vec<Played>)>,
}

impl Ladder {
    /// Adds an arena by the text of its file: of the same game with the same seats, options and
    /// board as those before it, and with none of their games.
    pub fn add(&mut self, text: &str) -> Result<(), Vec<Fault>> {
        let (spec, games) = open(text)?;
        if let Some((first, _)) = self.arenas.first() {
            check_spec(&spec, first, MAY_DIFFER)?;
        }
        let same_deals = self.arenas.iter().filter(|(other, _)| other.seed == spec.seed);
        let known: BTreeSet<_> =
            same_deals.flat_map(|(_, games)| games).map(|game| (game.block, &game.bots)).collect();
        let twice = games.iter().position(|game| known.contains(&(game.block, &game.bots)));
        if let Some(index) = twice {
            let Played { bots, block, .. } = &games[index];
            let twice = ArenaError::GameTwice { bots: bots.join(", "), block: *block };
            return Err(vec![Fault::from(twice).at(format!("games[{index}]"))]);
        }
        self.arenas.push((spec, games));
        Ok(())
    }

    /// The game of the first arena, if there is one.
    pub fn game(&self) -> Option<&str> {
        Some(&self.arenas.first()?.0.game)
    }

    /// The ratings of everybody, as if all had been played in one arena, whose seeds and blocks are
    /// those of all. The anchor is one of the bots; without it, the first.
    pub fn judge(&self, anchor: Option<String>) -> Result<(Spec, Report), Vec<Fault>> {
        let Some((first, _)) = self.arenas.first() else {
            return Err(vec![ArenaError::TooFewBots.into()]);
        };
        let mut spec = Spec { bots: Vec::new(), ..first.clone() };
        let mut seeds: Vec<&str> = Vec::new();
        for (arena, _) in &self.arenas {
            let fresh = arena.bots.iter().filter(|bot| !spec.bots.contains(bot));
            let fresh: Vec<String> = fresh.cloned().collect();
            spec.bots.extend(fresh);
            if !seeds.contains(&arena.seed.0.as_str()) {
                seeds.push(&arena.seed.0);
            }
        }
        spec.seed = Seed(seeds.join(", "));
        let blocks = self.blocks(&spec.bots);
        spec.blocks = blocks.len() as u64;
        let analysis = Analysis { anchor, sprt: None };
        analysis.check(&spec)?;
        let anchor = analysis.anchor_in(&spec);
        everybody_is_linked(&spec.bots, anchor, &blocks)?;
        let report = Report::of(&spec, anchor, &blocks);
        Ok((spec, report))
    }

    /// Deal by deal, all that was played of it in blocks that are whole.
    fn blocks(&self, names: &[String]) -> Vec<Block<'_>> {
        let mut blocks: BTreeMap<(u64, &str), Block<'_>> = BTreeMap::new();
        for (spec, games) in &self.arenas {
            for (number, block) in (0..).zip(spec.whole_blocks(names, games)) {
                blocks.entry((number, &spec.seed.0)).or_default().extend(block);
            }
        }
        blocks.into_values().collect()
    }
}

/// Where nothing leads from one bot to another, nothing can be said of the two.
fn everybody_is_linked(
    names: &[String],
    anchor: usize,
    blocks: &[Block<'_>],
) -> Result<(), Vec<Fault>> {
    let mut linked = BTreeSet::from([anchor]);
    loop {
        let before = linked.len();
        for Sitting { bots, .. } in blocks.iter().flatten() {
            if bots.iter().any(|bot| linked.contains(bot)) {
                linked.extend(bots);
            }
        }
        if linked.len() == before {
            break;
        }
    }
    let faults: Vec<Fault> = (0..names.len())
        .filter(|bot| !linked.contains(bot))
        .map(|bot| {
            let (bot, anchor) = (names[bot].clone(), names[anchor].clone());
            ArenaError::NeverMet { bot, anchor }.into()
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
