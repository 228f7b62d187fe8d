//! Why a board file can't be played with.

use tabletop::coded_error;

coded_error! {
    /// What is wrong with a board file.
    pub enum BoardError {
        EmptyId = "board/empty-id" at "id": "the board has no id",
        CarCount { count: u8 }
            = "board/bad-count" at "cars" which "cars":
                "everyone has {count} cable cars; it must be 1 to 100",
        TokenPointCount { count: usize }
            = "board/bad-count" at "token_points" which "token-points":
                "there must be points for 0 to 7 tokens, not {count} numbers",
        TokenLocationCount
            = "board/bad-count" at "token_locations" which "token-locations":
                "five different locations must have tokens at first",
        Points { count: i16, least: i16, most: i16 }
            = "board/bad-count" which "points":
                "{count} points are not possible; it must be {least} to {most}",
        TooMany { count: usize, list: &'static str, most: usize }
            = "board/too-many": "there are {count} {list}; there may be at most {most}",
        TooFewLocations { count: usize }
            = "board/too-few" at "locations":
                "{count} locations are too few for the seven stacks of tokens",
        TooFewTickets { seats: u8, needed: usize, count: usize }
            = "board/too-few-tickets" at "tickets":
                "{seats} players need at least {needed} tickets, not {count}",
        TooFewCards { seats: u8, needed: usize, count: usize }
            = "board/too-few-cards" at "cards":
                "{seats} players need at least {needed} cards, not {count}",
        LocationTwice { id: String }
            = "board/duplicate-id" which "location": "there is already a location {id:?}",
        RouteTwice { id: String }
            = "board/duplicate-id" which "route": "there is already a route {id:?}",
        TicketTwice { id: String } = "board/duplicate-ticket": "there is already a ticket {id}",
        OffTheMap { id: String }
            = "board/off-the-map": "{id:?} lies outside the map: x and y must be 0 to 1",
        UnknownLocation { id: String }
            = "board/unknown-location": "there is no location {id:?}",
        GoesNowhere { id: String } = "board/goes-nowhere": "it goes from {id:?} to itself",
        TooLong { length: u8, most: usize }
            = "board/bad-length" at "route_points" which "too-long":
                "no route has {length} spaces; it must be 1 to {most}",
        NoPoints { length: u8 }
            = "board/bad-length" which "no-points":
                "route_points has no points for {length} spaces",
        TooManyFerries { ferries: u8, length: u8 }
            = "board/too-many-ferries": "{ferries} ferries don't fit on {length} spaces",
        NoTwin { id: String } = "board/no-twin": "{id:?} is double but has no twin",
        NotDouble { one: String, other: String }
            = "board/not-double" which "pair":
                "{one:?} and {other:?} are parallel but not both double",
        MoreThanTwo = "board/not-double" which "more": "more than two routes are parallel",
        UnequalTwins { one: String, other: String }
            = "board/unequal-twins": "the twins {one:?} and {other:?} differ in length",
        Disconnected { one: String, other: String }
            = "board/disconnected": "no routes lead from {one:?} to {other:?}",
    }
}
