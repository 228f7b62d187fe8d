//! The value of a result: mostly the win, in part the lead (compare KataGo's: Wu 2019).

use tabletop::{MAX_SEATS, Outcome, SearchGame, Seat};

/// Something for every seat.
pub type PerSeat = [f32; MAX_SEATS];

/// How much of a result's value is the win; the rest is the lead. A bot that plays for the win
/// alone gives up when behind and dawdles when ahead; one that plays for points alone loses won
/// matches.
const WIN: f32 = 0.65;

/// The value of a result to every seat, from 0 to 1.
pub fn value<G: SearchGame>(outcome: &Outcome) -> PerSeat {
    let mut value = [0.0; MAX_SEATS];
    let points = outcome.points();
    for seat in Seat::all(outcome.seats) {
        let own = points[seat.index()];
        let rivals = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
        let best = rivals.map(|(_, &points)| points).max().unwrap_or(0);
        let lead = f32::from(own - best) / G::CLEAR_LEAD_POINTS;
        // Between 0 and 1, a tie in the middle; by division alone, which is the same everywhere.
        let lead = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        value[seat.index()] = WIN * outcome.share(seat) as f32 + (1.0 - WIN) * lead;
    }
    value
}

/// What came out of an action that can be chosen now.
#[derive(Clone, Debug, Default)]
pub(super) struct ActionStats {
    pub visits: u32,
    pub wins: [f64; MAX_SEATS],
    pub points: [f64; MAX_SEATS],
}

impl ActionStats {
    pub fn add(&mut self, outcome: &Outcome) {
        self.visits += 1;
        for seat in Seat::all(outcome.seats) {
            self.wins[seat.index()] += outcome.share(seat);
            self.points[seat.index()] += f64::from(outcome.points[seat.index()]);
        }
    }
}
