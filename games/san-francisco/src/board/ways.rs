//! The cheapest ways from a location to all others (Bellman 1958): for players, bots and search.

use super::{Board, LocationId, RouteId, RouteSet};

/// Costlier than any way on a board.
const OUT_OF_REACH: u16 = 30_000;

/// The cheapest ways from one location.
pub(crate) struct Ways {
    from: LocationId,
    costs: [u16; Board::MOST_LOCATIONS],
    by: [RouteId; Board::MOST_LOCATIONS],
}

impl Ways {
    /// Over some routes for nothing, and over open ones at a price.
    #[inline]
    pub fn new(
        board: &Board,
        from: LocationId,
        free: RouteSet,
        open: RouteSet,
        price: impl Fn(RouteId) -> u16,
    ) -> Self {
        let mut costs = [OUT_OF_REACH; Board::MOST_LOCATIONS];
        let mut by = [RouteId(0); Board::MOST_LOCATIONS];
        costs[from.index()] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for route in free.union(open).iter() {
                let [one, other] = board.route(route).between;
                let cost = if free.contains(route) { 0 } else { price(route) };
                let (near, far) = (costs[one.index()], costs[other.index()]);
                if near + cost < far {
                    costs[other.index()] = near + cost;
                    by[other.index()] = route;
                    changed = true;
                } else if far + cost < near {
                    costs[one.index()] = far + cost;
                    by[one.index()] = route;
                    changed = true;
                }
            }
        }
        Self { from, costs, by }
    }

    /// The same, priced in spaces.
    pub fn in_spaces(board: &Board, from: LocationId, free: RouteSet, open: RouteSet) -> Self {
        Self::new(board, from, free, open, |route| u16::from(board.route(route).length))
    }

    /// What every way costs; more than any way where there is none.
    #[inline]
    pub fn costs(&self) -> &[u16; Board::MOST_LOCATIONS] {
        &self.costs
    }

    /// What the way to a location costs, if there is one.
    #[inline]
    pub fn cost(&self, to: LocationId) -> Option<u16> {
        let cost = self.costs[to.index()];
        (cost < OUT_OF_REACH).then_some(cost)
    }

    /// The routes of the way to a location that can be reached, the last first.
    #[inline]
    pub fn back_from(&self, board: &Board, to: LocationId) -> impl Iterator<Item = RouteId> {
        let mut here = to;
        std::iter::from_fn(move || {
            if here == self.from {
                return None;
            }
            let route = self.by[here.index()];
            let [one, other] = board.route(route).between;
            here = if here == one { other } else { one };
            Some(route)
        })
    }
}
