//! Why an arena can't be played, continued or judged.

use tabletop::coded_error;

coded_error! {
    /// Why an arena can't be played, continued or judged.
    pub enum ArenaError {
        BotTwice { bot: String }
            = "arena/bot-twice": "{bot:?} takes part twice; to meet itself proves nothing",
        TooFewBots = "arena/too-few-bots": "an arena needs two bots",
        TooFewSeats
            = "arena/too-few-seats" at "seats": "an arena needs two seats; `simulate` plays alone",
        UnknownAnchor { anchor: String, bots: String }
            = "arena/unknown-anchor" at "anchor": "{anchor:?} doesn't take part: {bots}",
        NotAPair = "arena/not-a-pair" at "sprt": "a sequential test compares two bots at two seats",
        BoundsOutOfOrder { low: String, high: String }
            = "arena/bounds-out-of-order" at "sprt": "{low} is not below {high}",
        OddBounds
            = "arena/odd-bounds":
                "two Elo differences from -1000 to 1000, the lower first, such as 0,20",
        OtherFormat { expected: &'static str }
            = "arena/other-format" at "format": "this is not a {expected:?} file",
        Impossible = "arena/impossible": "nobody could have played this arena",
        OtherSpec { found: String, asked: String }
            = "arena/other-spec": "the file is of another arena: it has {found}, not {asked}",
        FewerBlocks { found: usize, asked: u64, blocks: u64 }
            = "arena/fewer-blocks" at "games":
                "the file has {found} games, more than the {asked} of {blocks} blocks; ask for \
                more blocks",
        OtherBlock { expected: String }
            = "arena/other-games" which "block": "block {expected} is played here",
        OtherBots { expected: String }
            = "arena/other-games" which "bots": "{expected} play here",
        OtherPoints { expected: String }
            = "arena/other-games" which "points": "{expected} seats have points",
        OtherWinners { expected: String }
            = "arena/other-games" which "winners": "somebody at the table wins",
        GameTwice { bots: String, block: u64 }
            = "arena/game-twice": "{bots} played block {block} in another file too",
        NeverMet { bot: String, anchor: String }
            = "arena/never-met":
                "{bot:?} never met {anchor:?}, nor anybody through whom they could be compared",
    }
}
