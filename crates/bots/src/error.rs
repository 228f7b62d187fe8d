//! Why a bot can't be had.

use tabletop::coded_error;

coded_error! {
    /// Why a bot can't be had.
    pub enum BotError {
        Unknown { name: String, known: String }
            = "bots/unknown": "no bot is called {name:?}; there are: {known}",
        UnreadableEffort { effort: String }
            = "bots/unreadable-effort":
                "{effort:?} is neither a number of nodes, such as 800, nor a time, such as 1000ms",
        NoClock = "bots/no-clock": "there is no clock here; say how many nodes",
        WrongCount { bots: usize, seats: usize }
            = "bots/wrong-count" at "bots": "{bots} bots don't go evenly round {seats} seats",
    }
}
