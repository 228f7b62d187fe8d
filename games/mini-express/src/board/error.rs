//! Why a map or its tables can't be played with.

use tabletop::coded_error;

use crate::company::Company;

coded_error! {
    /// What is wrong with a map.
    pub enum BoardError {
        TooManyHexes { most: usize }
            = "board/too-many-hexes" at "hexes": "a map has at most {most} hexes",
        HexTwice { hex: String } = "board/duplicate-hex": "the hex {hex} is there twice",
        CityTwice { id: String }
            = "board/duplicate-id" which "city": "two cities have the id {id:?}",
        Capacity { capacity: u8 }
            = "board/bad-capacity": "a capacity is 1, 2 or 3, not {capacity}",
        UnclearHex
            = "board/unclear-hex":
                "a hex is landscape (no field), a port (`port`), a starting location (`id`, \
                `city`, `start`) or a city (`id`, `city`, `number`, `capacity`)",
        MissingCity { id: String }
            = "board/missing-city" at "named_in_rulebook":
                "the rulebook's city {id:?} is missing",
        NumberTwice { number: u8 }
            = "board/duplicate-number": "two cities have the number {number}",
        MissingNumber { number: u8 }
            = "board/missing-number" at "hexes": "no city has the number {number}",
        NumberOutOfRange { number: u8 }
            = "board/number-out-of-range": "numbers are 1 to 32, not {number}",
        NumbersOutOfOrder { number: u8, before: u8 }
            = "board/numbers-out-of-order":
                "{number} lies before {before}: numbers run from east to west, and from north to \
                south in a column",
        MissingStart { company: Company }
            = "board/missing-start" at "hexes": "{company:?} has no starting location",
        StartTwice { company: Company }
            = "board/duplicate-start": "{company:?} has two starting locations",
        PortCount { expected: usize, found: usize }
            = "board/port-count" at "hexes": "a map has no port or {expected}, not {found}",
        SeaAndLand { hex: String } = "board/sea-and-land": "{hex} is land as well",
        UnreachableCity
            = "board/unreachable-city":
                "no track can ever join this city to the starting locations",
    }
}

coded_error! {
    /// What is wrong with the tables of a map.
    pub enum TablesError {
        CompanyOrder
            = "tables/company-order" at "tables.company_order":
                "the order is Wood, Steel, Leather, Cotton",
        ShareValues
            = "tables/share-values":
                "a column has one value for each track length from 0 to 15",
        DemandTokens
            = "tables/demand-tokens" at "tables.demand_tokens":
                "there are 32 demand tokens, one for each numbered city",
        BotTokens
            = "tables/bot-tokens" at "tables.bot_tokens":
                "each combination of different moves is on one token, an odd company move among \
                them, and with 2 refresh tokens they are components.bot_tokens, at most 16",
        Shares
            = "tables/shares" at "tables.components.shares_per_company":
                "each company has 9 shares",
        TrainSpace
            = "tables/train-space" at "tables.components.max_train_space":
                "one train starts on the map, and a reserve holds at most 5",
        Trains
            = "tables/trains" at "tables.components.trains_per_company":
                "each company has enough trains to start with, and at most 100",
        Influence
            = "tables/influence" at "tables.components.influence_start":
                "influence starts at 10 at most, and its maximum is not below that nor below 2",
    }
}
