//! What a sensible player goes by: reasons for and against an action, and how much each counts.
//!
//! How much, was found by letting players of this kind play against each other and following what won, or by following what
//! came out of matches of searching players (`crates/catalogue/examples/habits`): it is what they do by habit, without looking
//! ahead.

use strum::{EnumCount, VariantArray};

/// A reason for or against something that a player may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray)]
pub enum Reason {
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

/// How much each reason counts.
pub type Habits = [f32; Reason::COUNT];

/// The habits that sensible players may have at a table of so many.
///
/// Between two, whatever harms the rival helps oneself; among more it mostly helps the others. And between two there are
/// habits that win against each other, and others that foretell better what comes of a position between searching players.
pub const fn habits(seats: u8) -> &'static [Habits] {
    const BETWEEN_TWO: &[Habits] = &[column(0), column(1)];
    const AMONG_MORE: &[Habits] = &[column(2)];
    if seats == 2 { BETWEEN_TWO } else { AMONG_MORE }
}

const fn column(index: usize) -> Habits {
    let mut habits = [0.0; Reason::COUNT];
    let mut row = 0;
    while row < FOUND.len() {
        let (reason, counts_for) = FOUND[row];
        habits[reason as usize] = counts_for[index];
        row += 1;
    }
    habits
}

/// What was learnt between two, what balances it, and what was learnt among more.
const FOUND: [(Reason, [f32; 3]); Reason::COUNT] = [
    (Reason::Planned, [6.48, 3.95, 4.92]),
    (Reason::PlannedSpace, [-2.12, -4.1, -1.35]),
    (Reason::PlannedPoint, [2.61, 3.32, 3.34]),
    (Reason::Racing, [-14.58, -8.09, -19.98]),
    (Reason::RacingSpace, [-4.45, -3.04, -6.05]),
    (Reason::RacingPoint, [6.11, 3.27, 9.08]),
    (Reason::Aside, [-19.03, -23.37, -21.57]),
    (Reason::AsideSpace, [-7.01, -7.39, -8.38]),
    (Reason::AsidePoint, [6.81, 6.67, 8.54]),
    (Reason::Contested, [14.34, 9.05, 15.91]),
    (Reason::InTheWay, [24.63, 11.73, 15.1]),
    (Reason::Token, [6.04, 5.2, 8.13]),
    (Reason::TokenPoint, [2.54, 2.17, 4.83]),
    (Reason::StandIn, [-5.74, -2.03, -5.53]),
    (Reason::Pity, [-1.74, -3.19, -2.11]),
    (Reason::Ends, [-3.59, -8.45, -2.87]),
    (Reason::EndsInTime, [13.12, 17.13, 15.56]),
    (Reason::EndsAhead, [1.43, 0.51, 1.67]),
    (Reason::ClaimEarly, [-13.17, -11.54, -19.6]),
    (Reason::ClaimMidway, [-4.41, -3.54, -7.27]),
    (Reason::ClaimLate, [4.45, 0.67, 4.24]),
    (Reason::ClaimHand, [4.11, 6.02, 8.76]),
    (Reason::RacingHand, [7.43, 8.35, 9.87]),
    (Reason::AllInHand, [1.09, 2.6, 0.73]),
    (Reason::StillPlanned, [-2.87, -2.91, -6.12]),
    (Reason::Unwanted, [-8.51, -6.3, -10.79]),
    (Reason::MissesOne, [1.46, 0.84, 2.87]),
    (Reason::MissesTwo, [2.55, 2.96, 4.15]),
    (Reason::MissesThree, [3.06, 3.52, 4.88]),
    (Reason::MissesMore, [1.27, 2.35, 2.67]),
    (Reason::HasNone, [-5.91, -7.42, -6.27]),
    (Reason::HasOne, [3.45, 0.28, 6.45]),
    (Reason::HasTwo, [8.58, 6.7, 11.2]),
    (Reason::HasThree, [2.79, 5.49, 2.88]),
    (Reason::HasMore, [0.17, 0.33, 0.39]),
    (Reason::PaysPlanned, [0.71, 0.41, 0.99]),
    (Reason::PaysRacing, [1.75, 2.14, 1.68]),
    (Reason::Ferry, [-2.44, -4.04, -3.2]),
    (Reason::FerryRacing, [-1.75, -4.99, -2.19]),
    (Reason::FerryMisses, [-2.87, -1.56, -2.4]),
    (Reason::FerryEarly, [-6.02, -6.02, -7.83]),
    (Reason::FerryMidway, [-3.2, -3.27, -3.43]),
    (Reason::FerryLate, [5.78, 4.25, 7.06]),
    (Reason::UnseenRacing, [6.26, 7.06, 6.51]),
    (Reason::UnseenMisses, [0.31, 2.13, 1.23]),
    (Reason::Won, [16.32, 16.32, 17.62]),
    (Reason::Lost, [-10.01, -10.01, -10.21]),
    (Reason::Spaces, [-26.82, -26.82, -28.53]),
    (Reason::Second, [-2.0, -2.0, 2.76]),
    (Reason::Left, [-4.77, -0.01, -5.2]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_counts_for_something_once() {
        assert!(FOUND.map(|(reason, _)| reason).iter().eq(Reason::VARIANTS));
    }
}
