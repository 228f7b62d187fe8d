//! What a bot is, and the list of all bots.

use std::time::Duration;

use tabletop::{Appraise, Dice, Fault, Foresee, Game, Scripted, Seat, Sight};

use crate::scripted::Follower;
use crate::searcher::{Effort, Means, Searcher};
use crate::{Greedy, Random};

/// Somebody who plays by themselves. Sees what a person in the seat would see, never a state.
pub trait Bot<G: Game> {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut dyn Dice,
    ) -> G::Action;
}

/// What reports call a seat that the rules play themselves.
pub const RULES: &str = "rules";

/// A game that bots can play: with all the powers that some of them need.
pub trait Contest: Foresee + Appraise + Scripted {}

impl<G: Foresee + Appraise + Scripted> Contest for G {}

/// A bot that can be asked for by name.
pub struct Strategy<G: Game> {
    /// Its name on the command line, in requests and in reports.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// A fresh one, for one seat of one match.
    pub sit_down: SitDown<G>,
}

/// Makes a fresh bot.
pub type SitDown<G> = Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;

/// Every bot that plays this game: those that don't look ahead, then the levels, the weakest first.
pub fn strategies<G: Contest>() -> Vec<Strategy<G>> {
    let mut strategies = vec![
        Strategy {
            name: "random",
            description: "plays any legal action, each equally likely",
            sit_down: Box::new(|| Box::new(Random)),
        },
        Strategy {
            name: "greedy",
            description: "plays the action that looks best at the moment, without looking ahead",
            sit_down: Box::new(|| Box::new(Greedy)),
        },
    ];
    strategies.extend(G::SCRIPTS.iter().map(|script| Strategy {
        name: script.name,
        description: script.description,
        sit_down: Box::new(|| Box::new(Follower(script))),
    }));
    strategies.extend(G::LEVELS.into_iter().map(|level| {
        let effort = Effort::Nodes(level.nodes);
        Strategy {
            name: level.name,
            description: level.description,
            sit_down: seating(Searcher { sight: level.sight, effort }),
        }
    }));
    strategies
}

/// The bot of this name: one of [`strategies`], or `search:800`, which looks at 800 futures for each
/// decision and sees everything, or `search:1000ms`, which thinks for a second.
pub fn strategy<G: Contest>(name: &str, means: Means) -> Result<Strategy<G>, Fault> {
    if let Some(effort) = name.strip_prefix("search:") {
        let effort = effort_of(effort, means)?;
        return Ok(Strategy {
            name: "search",
            description: "looks ahead, sees everything",
            sit_down: seating(Searcher { sight: Sight::FULL, effort }),
        });
    }
    strategies().into_iter().find(|strategy| strategy.name == name).ok_or_else(|| {
        let known: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
        let known = known.join(", ");
        let message = format!(
            "no bot is called {name:?}; there are: {known}, search:NODES (such as search:800) and \
             search:TIME (such as search:1000ms)"
        );
        Fault::new("bots/unknown", message)
    })
}

fn seating<G: Contest>(searcher: Searcher) -> SitDown<G> {
    Box::new(move || Box::new(searcher))
}

fn effort_of(text: &str, means: Means) -> Result<Effort, Fault> {
    let unreadable = || {
        let message = format!(
            "{text:?} is neither a number of nodes, such as 800, nor a time, such as 1000ms"
        );
        Fault::new("bots/unreadable-effort", message)
    };
    let number = text.strip_suffix("ms").unwrap_or(text);
    let number: u32 = number.parse().ok().filter(|&number| number > 0).ok_or_else(unreadable)?;
    if !text.ends_with("ms") {
        return Ok(Effort::Nodes(number));
    }
    let no_clock = || Fault::new("bots/no-clock", "there is no clock here; say how many nodes");
    let limit = Duration::from_millis(number.into());
    let clock = means.clock.ok_or_else(no_clock)?;
    Ok(Effort::Time { limit, clock, threads: means.threads })
}

/// A bot for every person: as many names as people, or fewer that go evenly round the table, such as
/// one for all.
pub fn seat_bots<G: Contest>(
    names: &[String],
    people: u8,
    means: Means,
) -> Result<Vec<Strategy<G>>, Vec<Fault>> {
    let people = usize::from(people);
    if names.is_empty() || !people.is_multiple_of(names.len()) {
        let message = format!("{} bots don't go evenly round {people} seats", names.len());
        return Err(vec![Fault::new("bots/wrong-count", message).at("bots")]);
    }
    let mut faults = Vec::new();
    let mut seated = Vec::new();
    for (index, name) in names.iter().cycle().take(people).enumerate() {
        match strategy(name, means) {
            Ok(strategy) => seated.push(strategy),
            Err(_) if index >= names.len() => {}
            Err(fault) => faults.push(fault.at(format!("bots[{index}]"))),
        }
    }
    if faults.is_empty() { Ok(seated) } else { Err(faults) }
}
