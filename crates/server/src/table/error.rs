//! Why a table refuses something.

use catalogue::{Seat, coded_error};

coded_error! {
    /// Why a table refuses a command, or an entry of its log.
    pub enum TableError {
        NotSeated = "table/not-seated": "spectators can't act: take a seat first",
        AlreadySeated = "table/already-seated": "you have a seat at this table",
        Full = "table/full": "every seat is taken",
        NoSuchSeat { seat: Seat, last: usize }
            = "table/no-such-seat" at "seat": "there is no seat {seat}",
        SeatTaken = "table/seat-taken" at "seat": "this seat is taken",
        SeatFree = "table/seat-free" at "seat": "nobody sits there",
        SeatKept = "table/seat-kept" at "seat": "this seat is kept for somebody else",
        SeatsFree = "table/seats-free": "not every seat is taken yet",
        NotHost = "table/not-host": "only the host may do this",
        NameTaken = "table/name-taken" at "name": "somebody at this table is called that already",
        /// The character as `U+200B`.
        OddCharacter { character: String }
            = "table/odd-name" at "name" which "character": "a name can't have {character}",
        /// Letters of several scripts look too much alike.
        MixedScripts
            = "table/odd-name" at "name" which "scripts": "a name is written in one script",
        NameLength { most: usize }
            = "table/odd-text" at "name": "1 to {most} characters on one line",
        TextLength { most: usize }
            = "table/odd-text" at "text": "1 to {most} characters on one line",
        OddRandomness
            = "table/odd-randomness" at "randomness": "randomness is at most 64 letters and digits",
        Begun = "table/begun": "the match has begun",
        NotBegun = "table/not-begun": "the match has not begun",
        Over = "table/over": "the match is over",
        NotOver = "table/not-over": "this match is not over",
        RecordNotOpen = "table/not-over": "the record is open to everybody once the match is over",
        NotPlaying = "table/not-playing": "you don't play here",
        Out = "table/out": "you are not in this match any more",
        Paused = "table/paused": "the match is paused",
        NotPaused = "table/not-paused": "the match is not paused",
        BotPlays = "table/bot-plays": "a bot plays for you now",
        NoBot = "table/no-bot": "no bot plays for you",
        Stale = "table/stale" at "seen": "the table has changed since: look at it again",
        TooLate = "table/too-late": "your time is over",
        AlreadyProposed = "table/already-proposed": "something else is proposed already",
        NothingProposed = "table/nothing-proposed": "nothing is proposed",
        NothingToUndo = "table/nothing-to-undo": "you have not acted yet",
        NoTakeOver
            = "table/no-take-over" at "proposal.seat":
                "a bot can only take over from another person who plays",
        NotAsked = "table/not-asked": "you are not asked about this",
        RematchOpen = "table/rematch-open": "there is a table for it already",
        LogFull
            = "table/log-full":
                "too much has happened at this table: only the match itself goes on",
        UnknownEntry { entries: u64 }
            = "table/unknown-entry": "only {entries} entries have happened here",
        SetAside { reason: String }
            = "table/set-aside":
                "the rules have changed since this match began, and it can't be played on here: \
                {reason}",
        NotSetAside = "table/not-set-aside": "only a table that was set aside is exported",
        ChatTooFast { seconds: u64 } = "chat/too-fast": "wait {seconds} s before you say more",
        LogGap { entry: u64, last: u64 } = "log/gap": "entry {entry} comes after {last}",
        OtherEvents { entry: u64 } = "log/other-events": "entry {entry} tells of other events",
    }
}

coded_error! {
    /// What is wrong with the settings of a table.
    pub enum SettingsError {
        AnswerTime { least: u32, most: u32 }
            = "table/answer-time" at "answer_seconds":
                "people have {least} to {most} seconds to answer",
        Clock { most: u32 } = "clock/senseless" at "clock": "a clock has 1 to {most} seconds",
        Nobody = "table/nobody" at "seats": "at least one seat is for a person",
        SeatKept
            = "table/seat-kept" at "seats" which "rematch":
                "only a rematch keeps seats for somebody",
    }
}
