//! The bots that a person can choose from.

use tabletop::{Level, Sight};

pub(super) const LEVELS: [Level; 5] = [
    Level {
        name: "trainee",
        description: "looks at what an action brings at once, and no further",
        nodes: 60,
        sight: Sight { horizon: 1, instinct: false, suspicion: false },
    },
    Level {
        name: "guard",
        description: "looks a few turns ahead",
        nodes: 600,
        sight: Sight { horizon: 4, instinct: false, suspicion: false },
    },
    Level {
        name: "fireman",
        description: "knows what tends to be good, and looks ahead",
        nodes: 30,
        sight: Sight { horizon: 6, instinct: true, suspicion: false },
    },
    Level {
        name: "driver",
        description: "looks at many futures to their end",
        nodes: 200,
        sight: Sight::FULL,
    },
    Level {
        name: "stationmaster",
        description: "looks as far and as wide as it can",
        nodes: 20_000,
        sight: Sight::FULL,
    },
];
