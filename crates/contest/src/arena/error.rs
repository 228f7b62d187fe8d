//! Why an arena can't be played, continued or judged.

use serde::Serialize;
use strum::{EnumProperty, IntoStaticStr, VariantNames};
use tabletop::coded;

/// Why an arena can't be played, continued or judged. The strum name is the stable code, the fields
/// are the facts.
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
pub enum ArenaError {
    #[strum(serialize = "arena/bot-twice")]
    #[error("{bot:?} takes part twice; to meet itself proves nothing")]
    BotTwice { bot: String },
    #[strum(serialize = "arena/too-few-bots")]
    #[error("an arena needs two bots")]
    TooFewBots,
    #[strum(serialize = "arena/too-few-seats", props(place = "seats"))]
    #[error("an arena needs two seats; `simulate` plays alone")]
    TooFewSeats,
    #[strum(serialize = "arena/unknown-anchor", props(place = "anchor"))]
    #[error("{anchor:?} doesn't take part: {bots}")]
    UnknownAnchor { anchor: String, bots: String },
    #[strum(serialize = "arena/not-a-pair", props(place = "sprt"))]
    #[error("a sequential test compares two bots at two seats")]
    NotAPair,
    #[strum(serialize = "arena/bounds-out-of-order", props(place = "sprt"))]
    #[error("{low} is not below {high}")]
    BoundsOutOfOrder { low: String, high: String },
    #[strum(serialize = "arena/odd-bounds")]
    #[error("two Elo differences from -1000 to 1000, the lower first, such as 0,20")]
    OddBounds,
    #[strum(serialize = "arena/other-format", props(place = "format"))]
    #[error("this is not a {expected:?} file")]
    OtherFormat { expected: &'static str },
    #[strum(serialize = "arena/impossible")]
    #[error("nobody could have played this arena")]
    Impossible,
    #[strum(serialize = "arena/other-spec")]
    #[error("the file is of another arena: it has {found}, not {asked}")]
    OtherSpec { found: String, asked: String },
    #[strum(serialize = "arena/fewer-blocks", props(place = "games"))]
    #[error(
        "the file has {found} games, more than the {asked} of {blocks} blocks; ask for more blocks"
    )]
    FewerBlocks { found: usize, asked: u64, blocks: u64 },
    #[strum(serialize = "arena/other-games")]
    #[error("{0}")]
    OtherGames(OtherGames),
    #[strum(serialize = "arena/game-twice")]
    #[error("{bots} played block {block} in another file too")]
    GameTwice { bots: String, block: u64 },
    #[strum(serialize = "arena/never-met")]
    #[error("{bot:?} never met {anchor:?}, nor anybody through whom they could be compared")]
    NeverMet { bot: String, anchor: String },
}

coded!(ArenaError);

/// What of a game is not as the schedule has it in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "which", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each says what it is and names its fields")]
pub enum OtherGames {
    #[error("block {expected} is played here")]
    Block { expected: String },
    #[error("{expected} play here")]
    Bots { expected: String },
    #[error("{expected} seats have points")]
    Points { expected: String },
    #[error("somebody at the table wins")]
    Winners { expected: String },
}
