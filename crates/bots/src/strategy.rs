//! What a bot is, and the list of all bots.

use std::time::Duration;

use tabletop::{Appraise, Dice, Fault, Game, Level, Script, Scripted, SearchGame, Seat, Tell};

use crate::error::BotError;
use crate::scripted::{Follower, greedy, random};
use crate::search_bot::{Means, SearchBot};

/// A player without a person. Sees what a person in the seat would see, never a state.
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
pub trait BotGame: SearchGame + Appraise + Scripted + Tell {}

impl<G: SearchGame + Appraise + Scripted + Tell> BotGame for G {}

/// What kind of bot a strategy is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// [`random`]: a simulation of nothing else can go without bots.
    Random,
    /// [`greedy`].
    Greedy,
    /// One of [`Scripted::SCRIPTS`].
    Script,
    /// One of the levels that a person can choose from; the weakest is 1.
    Level(usize),
    /// A search of any size.
    Search,
}

/// A bot that can be asked for by name.
pub struct Strategy<G: Game> {
    /// Its name on the command line, in requests and in reports.
    pub name: &'static str,
    /// What it does, in one line.
    pub description: &'static str,
    /// What kind of bot it is.
    pub kind: Kind,
    /// A fresh one, for one seat of one match.
    pub sit_down: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

/// Every bot that plays this game: those that don't look ahead, then the levels, the weakest first.
pub fn strategies<G: BotGame>() -> Vec<Strategy<G>> {
    let at_once = |kind, &Script { name, description, choose }: &Script<G>| Strategy {
        name,
        description,
        kind,
        sit_down: Box::new(move || Box::new(Follower(choose))),
    };
    let random = Script {
        name: "random",
        description: "plays any legal action, each equally likely",
        choose: random,
    };
    let greedy = Script {
        name: "greedy",
        description: "plays the action that looks best at the moment, without looking ahead",
        choose: greedy,
    };
    let mut strategies = vec![at_once(Kind::Random, &random), at_once(Kind::Greedy, &greedy)];
    strategies.extend(G::SCRIPTS.iter().map(|script| at_once(Kind::Script, script)));
    strategies.extend(levels::<G>(Means::default()));
    strategies
}

/// The bot of this name: one of [`strategies`], or `search:800`, which looks at 800 futures for
/// each decision and sees everything, or `search:1000ms`, which thinks for a second. `flat:800` and
/// `flat:1000ms` do the same without a tree, to see what the tree is worth.
pub fn strategy<G: BotGame>(name: &str, means: Means) -> Result<Strategy<G>, Fault> {
    if let Some(effort) = name.strip_prefix("search:") {
        return search_with(["search", "looks ahead and sees everything"], effort, means);
    }
    if let Some(effort) = name.strip_prefix("flat:") {
        let about = ["flat", "looks ahead and sees everything, without a tree"];
        return search_with(about, effort, Means { memory: 0, ..means });
    }
    if let Some(level) = levels(means.for_one_of_many()).find(|level| level.name == name) {
        return Ok(level);
    }
    strategies().into_iter().find(|strategy| strategy.name == name).ok_or_else(|| {
        let known: Vec<_> = strategies::<G>().iter().map(|strategy| strategy.name).collect();
        let known = known.join(", ");
        let known = format!("{known}, search:800, search:1000ms, flat:800, flat:1000ms");
        BotError::Unknown { name: name.to_owned(), known }.into()
    })
}

/// The names of the levels and how they play, the weakest first. How they search is up to the game.
const LEVELS: [[&str; 2]; 5] = [
    ["trainee", "looks at what an action brings at once, and no further"],
    ["guard", "looks a few turns ahead"],
    ["fireman", "knows what tends to be good, and looks ahead"],
    ["driver", "looks at many futures to their end"],
    ["stationmaster", "looks as far and as wide as it can"],
];

/// The levels, the weakest first.
fn levels<G: BotGame>(means: Means) -> impl Iterator<Item = Strategy<G>> {
    let named = LEVELS.into_iter().zip(G::LEVELS).enumerate();
    named.map(move |(weaker, (about, level))| {
        searching(about, level, Kind::Level(weaker + 1), means)
    })
}

/// A bot that looks ahead as a level does.
fn searching<G: BotGame>(
    [name, description]: [&'static str; 2],
    Level { nodes, settings }: Level,
    kind: Kind,
    means: Means,
) -> Strategy<G> {
    let searcher = SearchBot { settings, nodes, means };
    Strategy { name, description, kind, sit_down: Box::new(move || Box::new(searcher)) }
}

/// A bot that sees everything, with this effort: a number of nodes, or a time.
fn search_with<G: BotGame>(
    about: [&'static str; 2],
    effort: &str,
    means: Means,
) -> Result<Strategy<G>, Fault> {
    let unreadable = || BotError::UnreadableEffort { effort: effort.to_owned() };
    let number = effort.strip_suffix("ms").unwrap_or(effort);
    let number: u32 = number.parse().ok().filter(|&number| number > 0).ok_or_else(unreadable)?;
    if !effort.ends_with("ms") {
        let level = Level::full(number);
        return Ok(searching(about, level, Kind::Search, means.for_one_of_many()));
    }
    if means.clock.is_none() {
        return Err(BotError::NoClock.into());
    }
    let limit = Duration::from_millis(number.into());
    let means = Means { limit: Some(means.limit.map_or(limit, |least| least.min(limit))), ..means };
    Ok(searching(about, Level::full(u32::MAX), Kind::Search, means))
}

/// A bot for every person: as many names as people, or fewer that go evenly round the table, such
/// as one for all.
pub fn seat_bots<G: BotGame>(
    names: &[String],
    people: u8,
    means: Means,
) -> Result<Vec<Strategy<G>>, Vec<Fault>> {
    let people = usize::from(people);
    if names.is_empty() || !people.is_multiple_of(names.len()) {
        return Err(vec![BotError::WrongCount { bots: names.len(), seats: people }.into()]);
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
