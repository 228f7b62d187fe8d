//! What a set of routes joins.

use super::{Board, LocationId, RouteSet, Ticket};
use crate::tickets::{TicketId, TicketSet};

/// Which locations are joined by a set of routes: for each location, the bits of all that hang
/// together with it.
pub struct Network([u32; Board::MOST_LOCATIONS]);

impl Network {
    /// The network of these routes.
    pub fn of(board: &Board, routes: RouteSet) -> Self {
        let mut joined: [u32; Board::MOST_LOCATIONS] =
            std::array::from_fn(|location| 1 << location);
        for route in routes.iter() {
            let [from, to] = board.route(route).between;
            if joined[from.index()] >> to.0 & 1 == 0 {
                let both = joined[from.index()] | joined[to.index()];
                let mut rest = both;
                while rest != 0 {
                    joined[rest.trailing_zeros() as usize] = both;
                    rest &= rest - 1;
                }
            }
        }
        Self(joined)
    }

    /// Are the two locations joined?
    #[inline]
    pub fn joins(&self, [from, to]: [LocationId; 2]) -> bool {
        self.0[from.index()] >> to.0 & 1 == 1
    }

    /// Which of the tickets are completed.
    pub fn completed(&self, board: &Board, tickets: TicketSet) -> TicketSet {
        let joined = |ticket: &TicketId| {
            let Ticket { between, .. } = board.ticket(*ticket);
            self.joins(*between)
        };
        tickets.iter().filter(joined).collect()
    }
}
