//! What a player can still hope for on the map: for bots, who see a view and no more.

use tabletop::{Seat, Viewer};

use crate::SanFrancisco;
use crate::board::{Board, LocationId, Network, Route, RouteSet, Ways};
use crate::tickets::{TicketId, TicketSet};
use crate::view::{Own, SeatView, StackView, View};

/// Farther than any way on a board.
pub(crate) const OUT_OF_REACH: i32 = 1000;

/// Spaces from one location to every other.
pub(crate) type Distances = [i32; Board::MOST_LOCATIONS];

/// The map as one player sees it.
pub(crate) struct Outlook<'a> {
    pub board: &'a Board,
    pub view: &'a View,
    pub seat: Seat,
    pub own: &'a Own,
    /// The player's routes.
    pub held: RouteSet,
    /// Routes that the player may still claim.
    pub open: RouteSet,
}

/// Spaces still to be claimed for a ticket.
pub(crate) struct Way {
    pub spaces: i32,
    pub from_one_end: Distances,
    pub from_the_other: Distances,
}

impl<'a> Outlook<'a> {
    /// The outlook of the view's seat; a spectator has none.
    pub fn new(game: &'a SanFrancisco, view: &'a View) -> Option<Self> {
        let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) else { return None };
        let board = &*game.board;
        let SeatView { routes: held, cars, .. } = view.seats[seat.index()];
        let open = game.open_to(held, cars, view.taken());
        Some(Self { board, view, seat, own, held, open })
    }

    /// What everybody knows of the player.
    pub fn me(&self) -> &'a SeatView {
        &self.view.seats[self.seat.index()]
    }

    /// The ways of the tickets that can still be finished, each on its own.
    pub fn ways(&self, tickets: TicketSet) -> Vec<Way> {
        let way = |ticket| {
            let [one, other] = self.board.ticket(ticket).between;
            let from_one_end = self.distances(self.held, one);
            let spaces = from_one_end[other.index()];
            (spaces < OUT_OF_REACH).then(|| Way {
                spaces,
                from_one_end,
                from_the_other: self.distances(self.held, other),
            })
        };
        tickets.iter().filter_map(way).collect()
    }

    /// Spaces from one location to every other, over some routes for nothing.
    pub fn distances(&self, free: RouteSet, from: LocationId) -> Distances {
        let ways = Ways::in_spaces(self.board, from, free, self.open);
        ways.costs().map(|cost| i32::from(cost).min(OUT_OF_REACH))
    }

    /// The routes of a shortest way for a ticket, over some routes for nothing; `None` if there is
    /// none.
    pub fn path(&self, free: RouteSet, ticket: TicketId) -> Option<RouteSet> {
        let [from, to] = self.board.ticket(ticket).between;
        let distances = self.distances(free, from);
        if distances[to.index()] >= OUT_OF_REACH {
            return None;
        }
        let nearer = |here: LocationId| {
            self.open.difference(free).iter().find_map(|route| {
                let there = self.board.other_end(route, here)?;
                let spaces = i32::from(self.board.route(route).length);
                let nearer = distances[there.index()] + spaces == distances[here.index()];
                nearer.then_some((route, there))
            })
        };
        let joined = Network::of(self.board, free);
        let mut path = RouteSet::NONE;
        let mut here = to;
        while distances[here.index()] > 0 {
            // Where no claim leads nearer, free routes lead to a location where one does.
            let mut elsewhere = self.board.all_locations().filter(|&it| joined.joins([here, it]));
            let (route, there) = nearer(here).or_else(|| elsewhere.find_map(nearer))?;
            path = path.with(route);
            here = there;
        }
        Some(path)
    }

    /// Would claiming the route bring a token?
    pub fn brings_token(&self, route: Route) -> bool {
        let owned = self.me().tokens;
        let offers = |stack: &StackView| {
            stack.left > 0
                && !owned.contains(stack.symbol)
                && stack.location.is_some_and(|at| route.between.contains(&at))
        };
        self.view.stacks.iter().any(offers)
    }
}
