//! Bots written for this game: simple plans, a page each, always the same, so that others can be
//! measured against them.

mod blocker;
mod plan;
mod planner;
mod racer;

use tabletop::{Script, Scripted};

use crate::SanFrancisco;

impl Scripted for SanFrancisco {
    const SCRIPTS: &'static [Script<Self>] = &[
        Script {
            name: "racer",
            description: "claims long routes, ignores tickets, ends the match early",
            choose: racer::choose,
        },
        Script {
            name: "planner",
            description: "plans the shortest network for its tickets and draws cards for it",
            choose: planner::choose,
        },
        Script {
            name: "blocker",
            description: "plans like the planner, but cuts others off when it can",
            choose: blocker::choose,
        },
    ];
}
