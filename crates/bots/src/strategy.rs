//! What a bot is, and the list of all bots.

use std::time::Duration;

use tabletop::{Appraise, Dice, Fault, Foresee, Game, Level, Scripted, Seat, Sight, fault};

use crate::scripted::Follower;
use crate::searcher::{Means, Searcher};
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
    pub sit_down: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

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
    strategies.extend(G::LEVELS.into_iter().map(|level| searching(level, Means::default())));
    strategies
}

/// The bot of this name: one of [`strategies`], or `search:800`, which looks at 800 futures for each
/// decision and sees everything, or `search:1000ms`, which thinks for a second. `flat:800` and `flat:1000ms` do the same
/// without a tree, to see what the tree is worth.
pub fn strategy<G: Contest>(name: &str, means: Means) -> Result<Strategy<G>, Fault> {
    if let Some(effort) = name.strip_prefix("search:") {
        return search_with(["search", "looks ahead and sees everything"], effort, means);
    }
    if let Some(effort) = name.strip_prefix("flat:") {
        let about = ["flat", "looks ahead and sees everything, without a tree"];
        return search_with(about, effort, Means { memory: 0, ..means });
    }
    if let Some(level) = G::LEVELS.into_iter().find(|level| level.name == name) {
        return Ok(searching(level, means.for_one_of_many()));
    }
    strategies().into_iter().find(|strategy| strategy.name == name).ok_or_else(|| {
        let known: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
        let known = known.join(", ");
        let message = format!(
            "no bot is called {name:?}; there are: {known}, search:NODES (such as search:800) and \
             search:TIME (such as search:1000ms), and the same with flat:"
        );
        let known = format!("{known}, search:800, search:1000ms, flat:800, flat:1000ms");
        Fault::new("bots/unknown", message).fact("name", name).fact("known", known)
    })
}

/// A bot that looks ahead as a level does. Always on one thread, so that it plays the same everywhere.
fn searching<G: Contest>(level: Level, means: Means) -> Strategy<G> {
    let Level { name, description, nodes, sight } = level;
    let searcher = Searcher { sight, nodes, means };
    Strategy { name, description, sit_down: Box::new(move || Box::new(searcher)) }
}

/// A bot that sees everything, with this effort: a number of nodes, or a time.
fn search_with<G: Contest>(
    [name, description]: [&'static str; 2],
    effort: &str,
    means: Means,
) -> Result<Strategy<G>, Fault> {
    let unreadable = || {
        fault!(
            "bots/unreadable-effort",
            "{effort:?} is neither a number of nodes, such as 800, nor a time, such as 1000ms",
            effort = effort,
        )
    };
    let number = effort.strip_suffix("ms").unwrap_or(effort);
    let number: u32 = number.parse().ok().filter(|&number| number > 0).ok_or_else(unreadable)?;
    let sight = Sight::FULL;
    if !effort.ends_with("ms") {
        return Ok(searching(
            Level { name, description, nodes: number, sight },
            means.for_one_of_many(),
        ));
    }
    if means.clock.is_none() {
        return Err(Fault::new("bots/no-clock", "there is no clock here; say how many nodes"));
    }
    let limit = Duration::from_millis(number.into());
    let means = Means { limit: Some(means.limit.map_or(limit, |least| least.min(limit))), ..means };
    Ok(searching(Level { name, description, nodes: u32::MAX, sight }, means))
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
        let fault = fault!(
            "bots/wrong-count",
            "{bots} bots don't go evenly round {seats} seats",
            bots = names.len(),
            seats = people,
        );
        return Err(vec![fault.at("bots")]);
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
