//! What a bot is, and the list of all bots.

use tabletop::{Appraise, Dice, Fault, Game, Imagine, Scripted, Seat};

use crate::scripted::Follower;
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
pub trait Contest: Imagine + Appraise + Scripted {}

impl<G: Imagine + Appraise + Scripted> Contest for G {}

/// A bot that can be asked for by name.
pub struct Strategy<G: Game> {
    /// Its name on the command line, in requests and in reports.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// A fresh one, for one seat of one match.
    pub sit_down: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

/// Every bot that plays this game, the weakest first.
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
    strategies
}

/// The bot of this name.
pub fn strategy<G: Contest>(name: &str) -> Result<Strategy<G>, Fault> {
    strategies().into_iter().find(|strategy| strategy.name == name).ok_or_else(|| {
        let known: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
        let known = known.join(", ");
        Fault::new("bots/unknown", format!("no bot is called {name:?}; there are: {known}"))
    })
}

/// A bot for every person: as many names as people, or fewer that go evenly round the table, such as
/// one for all.
pub fn seat_bots<G: Contest>(names: &[String], people: u8) -> Result<Vec<Strategy<G>>, Vec<Fault>> {
    let people = usize::from(people);
    if names.is_empty() || !people.is_multiple_of(names.len()) {
        let message = format!("{} bots don't go evenly round {people} seats", names.len());
        return Err(vec![Fault::new("bots/wrong-count", message).at("bots")]);
    }
    let mut faults = Vec::new();
    let mut seated = Vec::new();
    for (index, name) in names.iter().cycle().take(people).enumerate() {
        match strategy(name) {
            Ok(strategy) => seated.push(strategy),
            Err(_) if index >= names.len() => {}
            Err(fault) => faults.push(fault.at(format!("bots[{index}]"))),
        }
    }
    if faults.is_empty() { Ok(seated) } else { Err(faults) }
}
