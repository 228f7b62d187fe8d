//! Machine instructions, counted by callgrind: repeatable whatever else the machine does.

use std::ops::ControlFlow;
use std::process::Command;

use catalogue::{Means, Seed};
use contest::{Plan, by_title};

use crate::contender::Contender;

const FEW: u64 = 100;
const MANY: u64 = 1_100;

/// What callgrind watches.
#[derive(Clone, Copy)]
pub enum Watched {
    /// The bare loop: playouts and nothing else.
    Playouts,
    /// The product: what `roundhouse simulate --bots random --threads 1` does.
    Simulation,
}

impl Watched {
    /// Its name as an argument of this program.
    pub const fn argument(self) -> &'static str {
        match self {
            Self::Playouts => "playouts",
            Self::Simulation => "simulation",
        }
    }

    /// Plays this many games; says how many decisions that took.
    pub fn play(self, contender: &Contender, games: u64) -> u64 {
        match self {
            Self::Playouts => contender.play(games),
            Self::Simulation => simulate(contender, games, Means::default()),
        }
    }
}

/// Lets random bots play this many games, as `roundhouse simulate` does; says how many decisions
/// that took.
pub fn simulate(contender: &Contender, games: u64, means: Means) -> u64 {
    let (bots, seed) = (vec!["random".to_owned()], Seed::from("yardstick"));
    let plan = Plan { bots, games, seed, means };
    let go_on = |_| ControlFlow::Continue(());
    let report = by_title::simulate(contender.title, &contender.setting(), &plan, &go_on);
    let report = report.expect("random bots play every game");
    assert_eq!(report.games, games, "all games were played");
    report.decisions
}

/// Instructions per decision: the difference of a long and a short run, so that reading the board
/// and starting up don't count. `None` without valgrind.
pub fn per_decision(contender: &Contender, watched: Watched) -> Option<f64> {
    let [short, long] = [count(contender, watched, FEW)?, count(contender, watched, MANY)?];
    let decisions = watched.play(contender, MANY) - watched.play(contender, FEW);
    Some((long - short) as f64 / decisions as f64)
}

fn count(contender: &Contender, watched: Watched, games: u64) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(std::env::current_exe().ok()?)
        .args([watched.argument(), &contender.name, &games.to_string()])
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stderr);
    let total = said.lines().find_map(|line| line.split("Collected :").nth(1))?;
    total.trim().parse().ok()
}
