//! What is measured.

use mini_express::MiniExpress;
use san_francisco::SanFrancisco;
use tabletop::{Foresee, Game, QuickDice, Setting, playout};

use crate::search::{self, Foresight};

/// A game at a number of seats, its type forgotten.
pub struct Contender {
    /// Such as `san-francisco-2`.
    pub name: &'static str,
    /// The game's slug.
    pub slug: &'static str,
    /// How many people play.
    pub seats: u8,
    /// The most instructions a decision may take.
    pub instructions: f64,
    /// How large a state may be.
    pub state_budget: usize,
    /// How large a state is.
    pub state_bytes: usize,
    /// Plays so many games; says how many decisions that took.
    pub play: fn(&Contender, u64) -> u64,
    /// Lets a bot look ahead.
    pub foresee: fn(&Contender) -> Foresight,
}

impl Contender {
    const fn of<G: Foresee>(
        name: &'static str,
        seats: u8,
        instructions: f64,
        state: usize,
    ) -> Self {
        Self {
            name,
            slug: G::SLUG,
            seats,
            instructions,
            state_budget: state,
            state_bytes: size_of::<G::State>(),
            play: play::<G>,
            foresee: search::measure::<G>,
        }
    }

    /// The table it is played at.
    pub fn setting(&self) -> Setting {
        Setting { seats: self.seats, ..Setting::default() }
    }
}

/// Everything that is measured, with its budget.
pub static CONTENDERS: &[Contender] = &[
    Contender::of::<SanFrancisco>("san-francisco-2", 2, 400.0, 256),
    Contender::of::<SanFrancisco>("san-francisco-3", 3, 400.0, 256),
    Contender::of::<SanFrancisco>("san-francisco-4", 4, 400.0, 256),
    // A decision here contains a turn of the rulebook's bot, or every other one does.
    Contender::of::<MiniExpress>("mini-express-1", 1, 4000.0, 512),
    Contender::of::<MiniExpress>("mini-express-2", 2, 2500.0, 512),
    Contender::of::<MiniExpress>("mini-express-3", 3, 1500.0, 512),
    Contender::of::<MiniExpress>("mini-express-4", 4, 1500.0, 512),
    Contender::of::<MiniExpress>("mini-express-5", 5, 1500.0, 512),
];

fn play<G: Game>(contender: &Contender, games: u64) -> u64 {
    let game = G::lay_out(&contender.setting()).expect("the game's own board can be played on");
    let mut dice = QuickDice::new(1);
    let mut buffer = Vec::with_capacity(4096);
    (0..games).map(|_| u64::from(playout(&game, &mut dice, &mut buffer).decisions)).sum()
}
