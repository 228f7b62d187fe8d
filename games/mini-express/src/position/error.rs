//! Why a position can't be.

use tabletop::coded_error;

coded_error! {
    /// What is wrong with a position.
    pub enum PositionError {
        TooManySeats { seats: usize }
            = "position/too-many-seats" at "seats": "there are only {seats} seats",
        TooMuchInfluence { most: u8 }
            = "position/too-much-influence": "influence is at most {most}",
        TooManyPasses
            = "position/too-many-passes" at "passes": "after so many passes it would be over",
        TrainTwice
            = "position/train-twice": "there is one train of a company on a hex at most",
        ImpossibleTrain
            = "position/impossible-train":
                "nobody can build to another company's starting location",
        LooseTrain
            = "position/loose-train":
                "this train is not connected to any starting location of its company",
        LostShare { found: u16 } = "position/lost-share": "there are only {found} shares of 9",
        InventedShare { found: u16 } = "position/invented-share": "there are {found} shares of 9",
        NoGoldenSpike
            = "position/golden-spike" at "golden_spike" which "not-played":
                "the Golden Spike is not played",
        SpikeStatus
            = "position/golden-spike" at "golden_spike" which "trains":
                "the tile's status does not fit the trains in Omaha and San Francisco",
        ReserveTooFull { most: u8 }
            = "position/reserve-too-full": "a reserve holds at most {most}",
        LengthTooLong { most: u8 }
            = "position/length-too-long": "a track length is at most {most}",
        LostTrain { found: u16, expected: u16 }
            = "position/lost-train": "there are only {found} trains of {expected}",
        InventedTrain { found: u16, expected: u16 }
            = "position/invented-train": "there are {found} trains of {expected}",
        OfferWithoutSupply
            = "position/offer-without-supply":
                "with no train in supply no share is on offer (ME-2)",
        Overfull { found: u32, hex: String, most: u32 }
            = "position/overfull" at "companies":
                "{found} companies are on {hex}, where {most} can be",
        TooManyPorts { found: usize, most: usize }
            = "position/too-many-ports":
                "{found} ports would be this company's, where {most} can be",
        TooManyPicks
            = "position/bad-phase" at "phase.picks" which "picks": "the draft has fewer picks",
        OfferExhausted
            = "position/bad-phase" at "phase" which "exhausted":
                "an offer is exhausted: an expert game would be over",
        BadSeat = "position/bad-seat" at "phase.seat": "nobody sits there who could act",
        BadPart = "position/bad-part" at "phase.part": "only an expert turn has two actions",
        BadChoice
            = "position/bad-choice" at "phase":
                "this choice does not follow from the build that it names",
        Stuck = "position/stuck" at "phase": "nobody could go on from here",
        DraftedShares { picks: u8 }
            = "position/bad-draft" at "seats" which "held":
                "after {picks} picks nobody can hold these shares",
        SetAsideShares { count: u8 }
            = "position/bad-draft" at "companies" which "set-aside":
                "{count} shares of each company were set aside",
        TokenOnStart
            = "position/token-on-start" at "demand": "a starting location has no demand token",
        TokenInFullCity { number: u8 }
            = "position/token-in-full-city" at "demand":
                "the full city number {number} still has a token",
        LostDemandToken { count: usize }
            = "position/lost-token" at "demand_removed" which "demand":
                "{count} demand tokens are nowhere",
        InventedDemandToken { token: String }
            = "position/invented-token" at "demand" which "demand":
                "there are not so many tokens {token}",
        WronglyRemovedToken
            = "position/invented-token" at "demand_removed" which "removed":
                "these are not the tokens that are missing on the map",
        NoBot = "position/no-bot" at "bot": "no bot plays in this mode",
        BadTarget
            = "position/bad-target" at "bot.target": "a starting location is never the target",
        LostBotToken = "position/lost-bot-token" at "bot": "a bot token is nowhere",
        InventedBotToken = "position/invented-bot-token" at "bot": "a bot token is there twice",
        EarlyBotToken
            = "position/early-bot-token" at "bot.bag":
                "before the last pick no token is drawn, and no refresh token is in",
        NoRefreshToken
            = "position/no-refresh-token" at "bot.bag":
                "after the set-up a refresh token is always in the bag",
    }
}
