//! What is measured.

use std::path::Path;

use bots::BotGame;
use catalogue::{TITLES, Title, Visitor};
use tabletop::{QuickDice, Setting, playout};

use crate::search::SearchSpeed;

/// A game at a number of seats, and what it may cost.
pub struct Contender {
    /// The game's slug and the number of seats.
    pub name: String,
    /// The game.
    pub title: &'static Title,
    /// How many people play.
    pub seats: u8,
    /// The most instructions a decision may take.
    pub instructions: f64,
    /// How large a state may be.
    pub state_budget: usize,
    /// How large a state is.
    pub state_bytes: usize,
}

/// Everything that is measured: each game at each number of seats that its `game.toml` has a budget
/// for.
pub fn contenders() -> Result<Vec<Contender>, String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut contenders = Vec::new();
    for title in TITLES {
        let Some(budgets) = game_file::read(&games.join(title.slug))?.budgets else { continue };
        for (seats, &instructions) in &budgets.instructions {
            contenders.push(Contender {
                name: format!("{}-{seats}", title.slug),
                title,
                seats: seats.parse().map_err(|_| format!("{}: {seats} seats", title.slug))?,
                instructions: instructions.into(),
                state_budget: budgets.state_bytes,
                state_bytes: title.visit(StateBytes),
            });
        }
    }
    Ok(contenders)
}

impl Contender {
    /// The table it is played at.
    pub fn setting(&self) -> Setting {
        Setting { seats: self.seats, ..Setting::default() }
    }

    /// Plays this many random games; says how many decisions that took.
    pub fn play(&self, games: u64) -> u64 {
        self.title.visit(Play { setting: self.setting(), games })
    }

    /// Lets a bot look ahead.
    pub fn search_speed(&self) -> SearchSpeed {
        self.title.visit(Search(self.setting()))
    }
}

struct StateBytes;

impl Visitor for StateBytes {
    type Answer = usize;

    fn visit<G: BotGame>(self) -> usize {
        size_of::<G::State>()
    }
}

struct Play {
    setting: Setting,
    games: u64,
}

impl Visitor for Play {
    type Answer = u64;

    fn visit<G: BotGame>(self) -> u64 {
        let game = G::lay_out(&self.setting).expect("the game's own board can be played on");
        let mut dice = QuickDice::new(1);
        let mut buffer = Vec::with_capacity(4096);
        let decisions = |_| u64::from(playout(&game, &mut dice, &mut buffer).decisions);
        (0..self.games).map(decisions).sum()
    }
}

struct Search(Setting);

impl Visitor for Search {
    type Answer = SearchSpeed;

    fn visit<G: BotGame>(self) -> SearchSpeed {
        crate::search::measure::<G>(&self.0)
    }
}
