//! Weights of the rollout policy: natural policy gradient (Kakade 2001), simulation balancing.
//!
//! Some weights were learned by self-play, following what won. Others were balanced (Silver &
//! Tesauro 2009), so that rollouts predict the results of matches between searching players.
//! Decisions 0010 and 0012 say why, and `data/learned/rollout-*.toml` how each was found.

use strum::{EnumCount, VariantArray};

/// A feature of an option: a reason for or against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray)]
pub enum Feature {
    // To claim a route.
    /// It is in the plan.
    Planned,
    /// For every space of a planned route.
    PlannedSpace,
    /// For every point of a planned route.
    PlannedPoint,
    /// Nothing is planned any more: it is for the points.
    Racing,
    /// For every space of such a route.
    RacingSpace,
    /// For every point of such a route.
    RacingPoint,
    /// It is beside the plan.
    Aside,
    /// For every space of such a route.
    AsideSpace,
    /// For every point of such a route.
    AsidePoint,
    /// It is planned, and somebody else wants it too.
    Contested,
    /// It isn't planned, but somebody else wants it.
    InTheWay,
    /// It brings a token.
    Token,
    /// For every point that the token adds.
    TokenPoint,
    /// For every ferry that stands in for a colour.
    StandIn,
    /// For every card that it takes from the plan.
    Pity,
    /// It brings on the last round.
    Ends,
    /// It does, and nothing else is planned.
    EndsInTime,
    /// It does, for every ten points ahead on the board.
    EndsAhead,
    /// Nobody has used many cars yet.
    ClaimEarly,
    /// Somebody has used about half of them.
    ClaimMidway,
    /// Somebody has few left.
    ClaimLate,
    /// For every ten cards in hand.
    ClaimHand,
    /// The same while nothing is planned.
    RacingHand,
    /// The hand can pay for all that is planned.
    AllInHand,
    /// For every ten spaces that are planned.
    StillPlanned,

    // To take a face-up card.
    /// The plan doesn't want its colour.
    Unwanted,
    /// The plan misses one of its colour.
    MissesOne,
    /// It misses two.
    MissesTwo,
    /// It misses three.
    MissesThree,
    /// It misses more.
    MissesMore,
    /// Nothing is planned, and the hand has none of its colour.
    HasNone,
    /// It has one.
    HasOne,
    /// It has two.
    HasTwo,
    /// It has three.
    HasThree,
    /// It has more.
    HasMore,
    /// For every space of the longest planned route that can be paid with it.
    PaysPlanned,
    /// The same for any route, while nothing is planned.
    PaysRacing,
    /// It is a ferry, which takes the whole turn.
    Ferry,
    /// It is, and nothing is planned.
    FerryRacing,
    /// It is, for every three cards that the plan misses.
    FerryMisses,
    /// It is, and nobody has used many cars yet.
    FerryEarly,
    /// It is, and somebody has used about half of them.
    FerryMidway,
    /// It is, and somebody has few left.
    FerryLate,

    // To draw an unseen card.
    /// Nothing is planned.
    UnseenRacing,
    /// For every three cards that the plan misses.
    UnseenMisses,

    // To keep tickets.
    /// For every ten points of those within reach.
    Won,
    /// For every ten points of those out of reach.
    Lost,
    /// For every ten spaces to claim for them.
    Spaces,
    /// It is the second one.
    Second,

    // To take a token.
    /// For every one that is left of it.
    Left,
}

/// How much each feature counts.
pub type Weights = [f32; Feature::COUNT];

/// The weights for a number of seats; a rollout uses one of them.
///
/// Between two players, whatever harms the rival helps oneself; among more it mostly helps the
/// others. For two there are weights that were learned to win, and others that were balanced to
/// predict the results of searching players.
pub const fn weights(seats: u8) -> &'static [Weights] {
    const BETWEEN_TWO: &[Weights] = &[
        by_feature(&include!(concat!(env!("OUT_DIR"), "/rollout-two-seats.rs"))),
        by_feature(&include!(concat!(env!("OUT_DIR"), "/rollout-two-seats-balanced.rs"))),
    ];
    const AMONG_MORE: &[Weights] =
        &[by_feature(&include!(concat!(env!("OUT_DIR"), "/rollout-more-seats.rs")))];
    if seats == 2 { BETWEEN_TWO } else { AMONG_MORE }
}

/// Every feature has one weight, or it doesn't compile.
const fn by_feature(pairs: &[(Feature, f32); Feature::COUNT]) -> Weights {
    let mut weights = [f32::NAN; Feature::COUNT];
    let mut row = 0;
    while row < pairs.len() {
        let (feature, weight) = pairs[row];
        assert!(weights[feature as usize].is_nan(), "a feature has two weights");
        weights[feature as usize] = weight;
        row += 1;
    }
    weights
}
