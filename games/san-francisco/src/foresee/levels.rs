//! The bots that a person can choose from.

use tabletop::{Level, Sight};

pub(super) const LEVELS: [Level; 5] = [
    Level {
        name: "trainee",
        description: "looks at what an action brings at once, and no further",
        nodes: 24,
        sight: Sight { horizon: 1, instinct: false, suspicion: false },
    },
    Level {
        name: "guard",
        description: "looks a few turns ahead",
        nodes: 60,
        sight: Sight { horizon: 8, instinct: false, suspicion: false },
    },
    Level {
        name: "fireman",
        description: "looks at a few futures to their end",
        nodes: 16,
        sight: Sight { horizon: u32::MAX, instinct: true, suspicion: false },
    },
    Level {
        name: "driver",
        description: "looks at many futures to their end",
        nodes: 800,
        sight: Sight::FULL,
    },
    Level {
        name: "stationmaster",
        description: "looks as far and as wide as it can",
        nodes: 20_000,
        sight: Sight::FULL,
    },
];
