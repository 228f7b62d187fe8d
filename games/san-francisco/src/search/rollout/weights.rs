//! Weights of the rollout policy: natural policy gradient (Kakade 2001), simulation balancing.
//!
//! Some weights were learned by self-play, following what won. Others were balanced (Silver &
//! Tesauro 2009), so that rollouts predict the results of matches between searching players.
//! Decisions 0010 and 0012 say why.

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
    const BETWEEN_TWO: &[Weights] = &[column(0), column(1)];
    const AMONG_MORE: &[Weights] = &[column(2)];
    if seats == 2 { BETWEEN_TWO } else { AMONG_MORE }
}

const fn column(index: usize) -> Weights {
    let mut weights = [0.0; Feature::COUNT];
    let mut row = 0;
    while row < LEARNED.len() {
        let (feature, counts_for) = LEARNED[row];
        weights[feature as usize] = counts_for[index];
        row += 1;
    }
    weights
}

/// What was learnt between two, what balances it, and what was learnt among more.
const LEARNED: [(Feature, [f32; 3]); Feature::COUNT] = [
    (Feature::Planned, [6.48, 3.95, 4.92]),
    (Feature::PlannedSpace, [-2.12, -4.1, -1.35]),
    (Feature::PlannedPoint, [2.61, 3.32, 3.34]),
    (Feature::Racing, [-14.58, -8.09, -19.98]),
    (Feature::RacingSpace, [-4.45, -3.04, -6.05]),
    (Feature::RacingPoint, [6.11, 3.27, 9.08]),
    (Feature::Aside, [-19.03, -23.37, -21.57]),
    (Feature::AsideSpace, [-7.01, -7.39, -8.38]),
    (Feature::AsidePoint, [6.81, 6.67, 8.54]),
    (Feature::Contested, [14.34, 9.05, 15.91]),
    (Feature::InTheWay, [24.63, 11.73, 15.1]),
    (Feature::Token, [6.04, 5.2, 8.13]),
    (Feature::TokenPoint, [2.54, 2.17, 4.83]),
    (Feature::StandIn, [-5.74, -2.03, -5.53]),
    (Feature::Pity, [-1.74, -3.19, -2.11]),
    (Feature::Ends, [-3.59, -8.45, -2.87]),
    (Feature::EndsInTime, [13.12, 17.13, 15.56]),
    (Feature::EndsAhead, [1.43, 0.51, 1.67]),
    (Feature::ClaimEarly, [-13.17, -11.54, -19.6]),
    (Feature::ClaimMidway, [-4.41, -3.54, -7.27]),
    (Feature::ClaimLate, [4.45, 0.67, 4.24]),
    (Feature::ClaimHand, [4.11, 6.02, 8.76]),
    (Feature::RacingHand, [7.43, 8.35, 9.87]),
    (Feature::AllInHand, [1.09, 2.6, 0.73]),
    (Feature::StillPlanned, [-2.87, -2.91, -6.12]),
    (Feature::Unwanted, [-8.51, -6.3, -10.79]),
    (Feature::MissesOne, [1.46, 0.84, 2.87]),
    (Feature::MissesTwo, [2.55, 2.96, 4.15]),
    (Feature::MissesThree, [3.06, 3.52, 4.88]),
    (Feature::MissesMore, [1.27, 2.35, 2.67]),
    (Feature::HasNone, [-5.91, -7.42, -6.27]),
    (Feature::HasOne, [3.45, 0.28, 6.45]),
    (Feature::HasTwo, [8.58, 6.7, 11.2]),
    (Feature::HasThree, [2.79, 5.49, 2.88]),
    (Feature::HasMore, [0.17, 0.33, 0.39]),
    (Feature::PaysPlanned, [0.71, 0.41, 0.99]),
    (Feature::PaysRacing, [1.75, 2.14, 1.68]),
    (Feature::Ferry, [-2.44, -4.04, -3.2]),
    (Feature::FerryRacing, [-1.75, -4.99, -2.19]),
    (Feature::FerryMisses, [-2.87, -1.56, -2.4]),
    (Feature::FerryEarly, [-6.02, -6.02, -7.83]),
    (Feature::FerryMidway, [-3.2, -3.27, -3.43]),
    (Feature::FerryLate, [5.78, 4.25, 7.06]),
    (Feature::UnseenRacing, [6.26, 7.06, 6.51]),
    (Feature::UnseenMisses, [0.31, 2.13, 1.23]),
    (Feature::Won, [16.32, 16.32, 17.62]),
    (Feature::Lost, [-10.01, -10.01, -10.21]),
    (Feature::Spaces, [-26.82, -26.82, -28.53]),
    (Feature::Second, [-2.0, -2.0, 2.76]),
    (Feature::Left, [-4.77, -0.01, -5.2]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_counts_for_something_once() {
        assert!(LEARNED.map(|(feature, _)| feature).iter().eq(Feature::VARIANTS));
    }
}
