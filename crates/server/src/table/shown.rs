//! What people see of a table, as it is written: the parts of the messages that a server sends.

use catalogue::{Outcome, Phrase, Seat, SeatSet, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::clock::ClockRule;
use super::consent::Silence;
use super::entry::{Chooser, Proposal};
use super::seats::Standing;

/// What never changes about a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableFacts {
    /// Its address.
    pub id: String,
    /// The game's slug.
    pub game: String,
    /// Its options, as they were asked for.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Options"))]
    pub options: Value,
    /// Is it on the list of tables?
    pub public: bool,
    /// How long people may think; `null` is as long as they like.
    pub clock: Option<ClockRule>,
    /// The bot that plays for people who resigned or ran out of time.
    pub substitute: String,
    /// How long people have to answer a proposal.
    pub answer_seconds: u32,
    /// The promise about the server's part of the seed.
    pub commitment: String,
}

/// A table as anybody sees it who asks for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableShown {
    /// What never changes.
    #[serde(flatten)]
    pub facts: TableFacts,
    /// The table as it is.
    pub now: Now,
    /// The asker's seat; `null` for a spectator.
    #[cfg_attr(feature = "schema", schemars(with = "Option<Seat>"))]
    pub you: Viewer,
}

/// A table on the list. Stored with the table, so that the list needs no log.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// The game's slug.
    pub game: String,
    /// Its options.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Options"))]
    pub options: Value,
    /// How long people may think.
    pub clock: Option<ClockRule>,
    /// Where the table is in its life.
    pub phase: PhaseName,
    /// Who sits where; `null` where nobody does.
    pub seats: Vec<Option<SummarySeat>>,
}

impl Summary {
    /// As it is stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("a summary has only string keys and finite numbers")
    }
}

/// Who sits in a seat, on the list.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum SummarySeat {
    /// A person.
    Person {
        /// What they are called.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}

/// Where a table is in its life, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PhaseName {
    /// People sit down.
    Waiting,
    /// They play.
    Playing,
    /// It is over.
    Ended,
}

/// The table as it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Now {
    /// The number of the last entry.
    pub number: u64,
    /// Where the table is in its life.
    pub phase: PhaseName,
    /// Is nobody to move, by agreement or because the server stops?
    pub paused: bool,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// The proposal that waits for answers.
    pub proposal: Option<ProposalNow>,
    /// How much time is left.
    pub clocks: Option<ClocksNow>,
    /// The player who may begin the match, seat bots and free seats.
    pub host: Option<Seat>,
    /// The table of the next match, for those who sat at this one.
    pub rematch: Option<String>,
    /// How the match ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<Ending>"))]
    pub ending: Option<Ending>,
    /// The match; left out where nothing happened in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<MatchNow>"))]
    pub r#match: Option<MatchNow>,
}

/// A seat as it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatNow {
    /// The person who sits here.
    pub name: Option<String>,
    /// The bot that plays here now.
    pub bot: Option<String>,
    /// How the seat stands in the match.
    pub standing: Standing,
    /// Somebody sits here, and has had no connection for a minute.
    pub gone: bool,
    /// In a rematch: the person who sat here, and hasn't sat down again yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<String>"))]
    pub kept_for: Option<String>,
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProposalNow {
    /// The player who made it.
    pub by: Seat,
    /// What is proposed.
    pub proposal: Proposal,
    /// Everybody who has agreed.
    pub agreed: SeatSet,
    /// Everybody who has to answer, also a person whose seat a bot plays.
    pub asked: SeatSet,
    /// When silence counts, by the table's time.
    pub until_ms: u64,
    /// What it then counts as.
    pub silence: Silence,
}

/// The clocks at the time of the last entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClocksNow {
    /// What each seat has left.
    pub left_ms: Vec<u64>,
    /// Everybody who thinks.
    pub running: SeatSet,
    /// When that was.
    pub at_ms: u64,
}

/// How a match at a table ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ending {
    /// Why it is over.
    pub reason: EndReason,
    /// The winners; a player who gave up can't be one.
    pub winners: SeatSet,
    /// The result by the rules, if the match came to its end.
    pub outcome: Option<Outcome>,
}

/// Why a match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// By the rules.
    Finished,
    /// Nobody is left to play against.
    Resigned,
}

/// The match as its viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchNow {
    /// How many actions were played.
    pub step: u64,
    /// The seats that may act.
    pub to_act: SeatSet,
    /// What the viewer may know.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::View"))]
    pub view: Value,
    /// How far things are, worked out from the view.
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Distances"))]
    pub distances: Value,
    /// What the viewer is asked to do.
    pub task: Phrase,
    /// The view after each event of the step that has just been played, where the game shows it
    /// event by event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "catalogue::schema::Written<Vec<catalogue::schema::View>>")
    )]
    pub views: Option<Vec<Value>>,
    /// What the viewer may do.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<catalogue::schema::Action>"))]
    pub legal: Vec<Value>,
}

/// An entry of the log, as its viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Entry"))]
pub struct EntryShown {
    /// Its place in the log, from 1.
    pub number: u64,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: u64,
    /// What happened.
    #[serde(flatten)]
    pub happening: Happening,
    /// What came of a proposal with it.
    #[serde(flatten)]
    pub settled: Settled,
}

/// What came of a proposal with an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Settled {
    /// The time to answer is over: was the proposal carried out?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<bool>"))]
    pub done: Option<bool>,
    /// The step that the match is at again, where an undo was carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<u64>"))]
    pub back_to: Option<u64>,
}

/// Something that happened at a table, as its viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// Somebody took a seat, and added randomness of their own.
    Sat { seat: Seat, name: String, randomness: String },
    /// Somebody got up before the match began.
    Left { seat: Seat },
    /// The host freed a seat before the match began.
    Removed { seat: Seat },
    /// A bot was put into a seat that was free.
    BotSat { seat: Seat, bot: String },
    /// The match was set up.
    Started {
        #[serde(flatten)]
        step: StepShown,
    },
    /// Somebody acted.
    Played {
        seat: Seat,
        by: Chooser,
        #[serde(flatten)]
        step: StepShown,
    },
    /// Somebody proposed something.
    Proposed { seat: Seat, proposal: Proposal },
    /// Somebody agreed to what was proposed.
    Agreed { seat: Seat },
    /// Somebody didn't.
    Declined { seat: Seat },
    /// The time to answer a proposal is over.
    Lapsed,
    /// Somebody took their seat back from a bot.
    Returned { seat: Seat },
    /// Somebody gave up.
    Resigned { seat: Seat },
    /// Everybody here thought for too long.
    TimedOut { seats: SeatSet },
    /// Somebody has had no connection for a minute.
    Gone { seat: Seat },
    /// They are connected again.
    Here { seat: Seat },
    /// The server stopped as planned: no clock runs.
    ClocksStopped,
    /// It is back: clocks run on.
    ClocksStarted,
    /// Somebody spoke, in an older log; without a text if the viewer had muted them.
    Said { seat: Seat, text: Option<String> },
    /// The viewer doesn't want to hear somebody, or does again.
    Muted { seat: Seat, muted: bool },
    /// It concerns somebody else.
    Private,
    /// Somebody opened a table for another match; only those who sat here learn which.
    RematchOpened {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Written<String>"))]
        table: Option<String>,
    },
}

/// A step of the match, as its viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepShown {
    /// What happened.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<catalogue::schema::Event>"))]
    pub events: Vec<Value>,
    /// What is told of each event; `null` where it isn't worth telling.
    pub phrases: Vec<Option<Phrase>>,
    /// Did somebody learn something that an undo can't make them forget?
    pub revealed: bool,
}
