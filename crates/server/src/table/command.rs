//! What somebody at a table may command.

use catalogue::Seat;
use serde::Deserialize;
use serde_json::Value;

use super::entry::Proposal;

/// What a client asks of a table, in the imperative. Its id on the wire is `submission`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// To take a seat. This is sent over HTTP.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Sit {
        /// Which; without it, the first that is free.
        seat: Option<Seat>,
        /// What to be called.
        name: String,
        /// Randomness for the seed.
        #[serde(default)]
        randomness: String,
    },
    /// To get up again.
    Leave {},
    /// To put a bot into a free seat.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// To free a seat again, before the match begins.
    Remove {
        /// Which seat.
        seat: Seat,
    },
    /// To begin the match.
    Start {},
    /// To act in the match.
    Act {
        /// The number of the last entry that this was decided on.
        seen: u64,
        /// One of the legal actions.
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Action"))]
        action: Value,
    },
    /// To propose something to the others.
    Propose {
        /// What.
        proposal: Proposal,
    },
    /// To agree to what is proposed.
    Agree {},
    /// Not to.
    Decline {},
    /// To take one's own seat back from a bot.
    Return {},
    /// To give up.
    Resign {},
    /// To say something to everybody.
    Say {
        /// What.
        text: String,
    },
    /// Not to hear somebody any more, or again.
    Mute {
        /// Whom.
        seat: Seat,
        /// Or not.
        muted: bool,
    },
    /// To play another match with the same people.
    Rematch {},
}
