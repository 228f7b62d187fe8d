//! Why a table refuses something.

use catalogue::{Seat, coded};
use serde::Serialize;
use strum::{EnumProperty, IntoStaticStr, VariantNames};

/// Why a table refuses a command, or an entry of its log. The strum name is the stable code, the
/// fields are the facts.
#[derive(
    Clone,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    EnumProperty,
    IntoStaticStr,
    VariantNames,
    thiserror::Error,
)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the sentence of each says what it is and names its fields")]
pub enum TableError {
    #[strum(serialize = "table/not-seated")]
    #[error("spectators can't act: take a seat first")]
    NotSeated,
    #[strum(serialize = "table/already-seated")]
    #[error("you have a seat at this table")]
    AlreadySeated,
    #[strum(serialize = "table/full")]
    #[error("every seat is taken")]
    Full,
    #[strum(serialize = "table/no-such-seat", props(place = "seat"))]
    #[error("there is no seat {seat}")]
    NoSuchSeat { seat: Seat, last: usize },
    #[strum(serialize = "table/seat-taken", props(place = "seat"))]
    #[error("this seat is taken")]
    SeatTaken,
    #[strum(serialize = "table/seat-free", props(place = "seat"))]
    #[error("nobody sits there")]
    SeatFree,
    #[strum(serialize = "table/seat-kept", props(place = "seat"))]
    #[error("this seat is kept for somebody else")]
    SeatKept,
    #[strum(serialize = "table/seats-free")]
    #[error("not every seat is taken yet")]
    SeatsFree,
    #[strum(serialize = "table/not-host")]
    #[error("only the host may do this")]
    NotHost,
    #[strum(serialize = "table/name-taken", props(place = "name"))]
    #[error("somebody at this table is called that already")]
    NameTaken,
    #[strum(serialize = "table/odd-name", props(place = "name"))]
    #[error("{0}")]
    OddName(OddName),
    #[strum(serialize = "table/odd-text", props(place = "name"))]
    #[error("1 to {most} characters on one line")]
    NameLength { most: usize },
    #[strum(serialize = "table/odd-text", props(place = "text"))]
    #[error("1 to {most} characters on one line")]
    TextLength { most: usize },
    #[strum(serialize = "table/odd-randomness", props(place = "randomness"))]
    #[error("randomness is at most 64 letters and digits")]
    OddRandomness,
    #[strum(serialize = "table/begun")]
    #[error("the match has begun")]
    Begun,
    #[strum(serialize = "table/not-begun")]
    #[error("the match has not begun")]
    NotBegun,
    #[strum(serialize = "table/over")]
    #[error("the match is over")]
    Over,
    #[strum(serialize = "table/not-over")]
    #[error("this match is not over")]
    NotOver,
    #[strum(serialize = "table/not-over")]
    #[error("the record is open to everybody once the match is over")]
    RecordNotOpen,
    #[strum(serialize = "table/not-playing")]
    #[error("you don't play here")]
    NotPlaying,
    #[strum(serialize = "table/out")]
    #[error("you are not in this match any more")]
    Out,
    #[strum(serialize = "table/paused")]
    #[error("the match is paused")]
    Paused,
    #[strum(serialize = "table/not-paused")]
    #[error("the match is not paused")]
    NotPaused,
    #[strum(serialize = "table/bot-plays")]
    #[error("a bot plays for you now")]
    BotPlays,
    #[strum(serialize = "table/no-bot")]
    #[error("no bot plays for you")]
    NoBot,
    #[strum(serialize = "table/stale", props(place = "seen"))]
    #[error("the table has changed since: look at it again")]
    Stale,
    #[strum(serialize = "table/too-late")]
    #[error("your time is over")]
    TooLate,
    #[strum(serialize = "table/already-proposed")]
    #[error("something else is proposed already")]
    AlreadyProposed,
    #[strum(serialize = "table/nothing-proposed")]
    #[error("nothing is proposed")]
    NothingProposed,
    #[strum(serialize = "table/nothing-to-undo")]
    #[error("you have not acted yet")]
    NothingToUndo,
    #[strum(serialize = "table/no-take-over", props(place = "proposal.seat"))]
    #[error("a bot can only take over from another person who plays")]
    NoTakeOver,
    #[strum(serialize = "table/not-asked")]
    #[error("you are not asked about this")]
    NotAsked,
    #[strum(serialize = "table/rematch-open")]
    #[error("there is a table for it already")]
    RematchOpen,
    #[strum(serialize = "table/log-full")]
    #[error("too much has happened at this table: only the match itself goes on")]
    LogFull,
    #[strum(serialize = "table/unknown-entry")]
    #[error("only {entries} entries have happened here")]
    UnknownEntry { entries: u64 },
    #[strum(serialize = "table/set-aside")]
    #[error(
        "the rules have changed since this match began, and it can't be played on here: {reason}"
    )]
    SetAside { reason: String },
    #[strum(serialize = "table/not-set-aside")]
    #[error("only a table that was set aside is exported")]
    NotSetAside,
    #[strum(serialize = "chat/too-fast")]
    #[error("wait {seconds} s before you say more")]
    ChatTooFast { seconds: u64 },
    #[strum(serialize = "log/gap")]
    #[error("entry {entry} comes after {last}")]
    LogGap { entry: u64, last: u64 },
    #[strum(serialize = "log/other-events")]
    #[error("entry {entry} tells of other events")]
    OtherEvents { entry: u64 },
}

/// What is odd about a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "which", rename_all = "snake_case")]
pub enum OddName {
    /// A character that a name can't have, as `U+200B`.
    #[error("a name can't have {character}")]
    Character {
        /// Which.
        character: String,
    },
    /// Letters of several scripts, which look too much alike.
    #[error("a name is written in one script")]
    Scripts,
}

/// What is wrong with the settings of a table.
#[derive(
    Clone,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    EnumProperty,
    IntoStaticStr,
    VariantNames,
    thiserror::Error,
)]
#[serde(untagged)]
#[expect(missing_docs, reason = "the sentence of each says what it is and names its fields")]
pub enum SettingsError {
    #[strum(serialize = "table/answer-time", props(place = "answer_seconds"))]
    #[error("people have {least} to {most} seconds to answer")]
    AnswerTime { least: u32, most: u32 },
    #[strum(serialize = "clock/senseless", props(place = "clock"))]
    #[error("a clock has 1 to {most} seconds")]
    Clock { most: u32 },
    #[strum(serialize = "table/nobody", props(place = "seats"))]
    #[error("at least one seat is for a person")]
    Nobody,
    #[strum(serialize = "table/seat-kept", props(place = "seats"))]
    #[error("only a rematch keeps seats for somebody")]
    SeatKept { which: Rematch },
}

/// The fact that tells a seat kept by settings from one kept for somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rematch {
    /// Only a rematch keeps seats.
    Rematch,
}

coded!(TableError, SettingsError);
