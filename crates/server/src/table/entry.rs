//! What can happen at a table. The list of it is the truth about the table; everything else
//! follows.

use catalogue::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Who chose an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// The person in the seat.
    Person,
    /// A bot in the seat, or in the person's place.
    Bot,
}

/// Something that the others must agree to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To take back the proposer's last action, and all that came after.
    Undo,
    /// To stop the clocks, and play, for a while.
    Pause,
    /// To go on.
    Resume,
    /// To let a bot play for somebody who is missing, or who agrees to it.
    TakeOver {
        /// Whose seat.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
}

/// Something that happened, with its results written in. As it is stored: with secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence above each names its fields")]
pub enum Entry {
    /// Somebody took a seat, and added randomness of their own.
    Sat { seat: Seat, player: String, name: String, randomness: String },
    /// Somebody got up before the match began.
    Left { seat: Seat },
    /// A bot was put into a seat that was free.
    BotSat { seat: Seat, bot: String },
    /// The match was set up.
    Started { events: Vec<Value> },
    /// Somebody acted.
    Played { seat: Seat, by: Chooser, action: Value, events: Vec<Value> },
    /// Somebody proposed something.
    Proposed { seat: Seat, proposal: Proposal },
    /// Somebody agreed to what was proposed; with the last one it is done.
    Agreed { seat: Seat },
    /// Somebody didn't.
    Declined { seat: Seat },
    /// Somebody took their seat back from a bot.
    Returned { seat: Seat },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// Everybody here thought for too long, and all of them are treated alike.
    TimedOut {
        // Older logs name one seat.
        #[serde(alias = "seat", deserialize_with = "one_or_many")]
        seats: SeatSet,
    },
    /// Somebody has had no connection for a minute.
    Gone { seat: Seat },
    /// They are connected again.
    Here { seat: Seat },
    /// The time to answer a proposal is over: from now on silence counts.
    Lapsed,
    /// The host freed a seat before the match began.
    Removed { seat: Seat },
    /// The server stopped as planned: no clock runs.
    ClocksStopped,
    /// It is back: clocks run on.
    ClocksStarted,
    /// Somebody said something. Only older logs have it: chat is kept beside the log.
    Said { seat: Seat, text: String },
    /// Somebody doesn't want to hear somebody else, or does again.
    Muted { seat: Seat, other: Seat, muted: bool },
    /// Somebody opened a table for another match of the same people.
    RematchOpened { seat: Seat, table: String },
}

impl Entry {
    /// Who must have been there for this to happen, if anybody.
    pub fn sign_of_life(&self) -> Option<Seat> {
        match self {
            Self::Here { seat }
            | Self::Played { seat, by: Chooser::Person, .. }
            | Self::Proposed { seat, .. }
            | Self::Agreed { seat }
            | Self::Declined { seat }
            | Self::Returned { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// An entry in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// Its place in the table's log, from 1.
    pub number: u64,
    /// When it happened, in milliseconds since 1970; never less than before.
    pub at_ms: u64,
    /// Which command of which player it came from; nobody's for what the server does itself.
    pub command_id: Option<String>,
    /// What happened.
    pub entry: Entry,
}

/// A list of seats, or a single one.
fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Seats {
        One(Seat),
        Many(SeatSet),
    }
    Ok(match Seats::deserialize(deserializer)? {
        Seats::One(seat) => SeatSet::only(seat),
        Seats::Many(seats) => seats,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_people_do_themselves_shows_that_they_are_there() {
        let seat = Seat(1);
        let played = |by| {
            let (action, events) = (Value::Null, Vec::new());
            Entry::Played { seat, by, action, events }
        };
        let proposal = Proposal::Pause;
        for own in [
            Entry::Here { seat },
            played(Chooser::Person),
            Entry::Proposed { seat, proposal },
            Entry::Agreed { seat },
            Entry::Declined { seat },
            Entry::Returned { seat },
        ] {
            assert_eq!(own.sign_of_life(), Some(seat), "{own:?}");
        }
        for other in [Entry::Gone { seat }, played(Chooser::Bot), Entry::Lapsed] {
            assert_eq!(other.sign_of_life(), None, "{other:?}");
        }
    }

    #[test]
    fn logs_that_name_one_late_seat_can_still_be_read() {
        let read = |text| serde_json::from_str::<Entry>(text).expect("an entry");
        let seats = SeatSet::only(Seat(2));
        assert_eq!(read(r#"{"type":"timed_out","seat":2}"#), Entry::TimedOut { seats });
        assert_eq!(read(r#"{"type":"timed_out","seats":[2]}"#), Entry::TimedOut { seats });
        let seats = seats.with(Seat(0));
        let text = serde_json::to_string(&Entry::TimedOut { seats }).expect("JSON");
        assert_eq!(text, r#"{"type":"timed_out","seats":[0,2]}"#);
    }
}
