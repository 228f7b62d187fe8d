//! Why a game, a match or the engine refuses something that no rule of a game is about.

use bots::BotError;
use tabletop::{Coded, FairnessError, InputError, RecordError, coded_error};

use crate::FileError;

coded_error! {
    /// Why a match refuses something, whatever its game.
    pub enum MatchError {
        NoSuchSeat { seat: u8, last: u8 }
            = "table/no-such-seat" at "seat": "there is no seat {seat}; seats are 0 to {last}",
        NothingToChoose { seat: u8 }
            = "table/nothing-to-choose" at "seat": "seat {seat} has nothing to choose now",
        NoSuchStep { played: u64 }
            = "table/no-such-step" at "step": "only {played} actions were played",
    }
}

coded_error! {
    /// Why the catalogue has no such thing.
    pub enum CatalogueError {
        UnknownGame { name: String, known: String }
            = "game/unknown": "no game is called {name:?}; there are: {known}",
        UnknownBoard = "board/unknown-game": "nothing in this file looks like the board of a game",
    }
}

coded_error! {
    /// Why the engine can't answer a request.
    pub enum EngineError {
        NotAnObject
            = "request/not-an-object": "a request is a JSON object, such as {{\"cmd\":\"help\"}}",
        NoCommand
            = "request/no-command" at "cmd":
                "a request names its command, such as {{\"cmd\":\"help\"}}",
        UnknownCommand { name: String, known: String }
            = "request/unknown-command" at "cmd":
                "no command is called {name:?}; there are: {known}",
        TooLong { most: usize } = "request/too-long": "a line has at most {most} bytes",
        NotUtf8 = "request/not-utf8": "a line is text in UTF-8",
        NoViewer
            = "request/no-viewer" at "viewer": "say whose views: a seat, or null for a spectator",
        NoMatch = "table/no-match": "there is no match yet; begin with new, load or continue",
    }
}

/// Every code that this crate and those below it can refuse something with, besides the games'.
pub fn fault_codes() -> impl Iterator<Item = &'static str> {
    [
        InputError::CODES,
        RecordError::CODES,
        FairnessError::CODES,
        BotError::CODES,
        MatchError::CODES,
        CatalogueError::CODES,
        EngineError::CODES,
        FileError::CODES,
    ]
    .into_iter()
    .flatten()
    .copied()
}
