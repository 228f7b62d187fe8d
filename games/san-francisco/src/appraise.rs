//! A rough value of each action, for a simple greedy bot: finish the tickets on the cheapest way, take
//! the cards for it, and claim what is long when they are done.

use tabletop::{Appraise, Seat, Viewer};

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Board, Route, RouteSet};
use crate::cards::{Card, Cards};
use crate::tickets::TicketSet;
use crate::view::View;

/// Farther than any way on a board.
const OUT_OF_REACH: i32 = 1000;
/// With fewer cars than this, new tickets are hardly ever finished.
const CARS_FOR_TICKETS: u8 = 9;

impl Appraise for SanFrancisco {
    fn appraise(&self, view: &View, action: &Action) -> i32 {
        let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) else { return 0 };
        let outlook = Outlook::new(self, view, seat);
        let missing = |routes| outlook.missing(routes, own.tickets);
        match *action {
            Action::KeepTickets { tickets } => {
                let cost = outlook.missing(outlook.held, own.tickets.union(tickets));
                let points: i16 = tickets.iter().map(|it| self.board.ticket(it).points).sum();
                let affordable = cost <= i32::from(view.seats[seat.index()].cars);
                if affordable { i32::from(points) * 10 - cost * 5 } else { -cost * 10 }
            }
            Action::PlaceTokens { location, .. } => {
                let routes = self.board.routes.iter();
                -(routes.filter(|route| route.between.contains(&location)).count() as i32)
            }
            Action::ClaimRoute { route, pay } => {
                let line = self.board.route(route);
                let nearer = missing(outlook.held) - missing(outlook.held.with(route));
                let points = i32::from(self.board.points_for(line.length));
                let ferries = i32::from(pay.count(Card::Ferry).saturating_sub(line.ferries));
                let done = missing(outlook.held) == 0;
                let racing = if done { points * 20 } else { points * 4 - 20 };
                nearer * 40 + racing + outlook.new_tokens(*line) * 25 - ferries * 15
            }
            Action::DrawFaceUp { slot } => match view.row.get(slot) {
                Some(Card::Ferry) => 24,
                Some(card) => 16 + i32::from(outlook.wanted(own.tickets).count(card).min(3)) * 8,
                None => 0,
            },
            Action::DrawDeck => 20,
            Action::DrawTickets => {
                let cars = view.seats[seat.index()].cars;
                if missing(outlook.held) == 0 && cars >= CARS_FOR_TICKETS { 60 } else { -100 }
            }
            Action::TakeToken { .. } | Action::Pass => 0,
        }
    }
}

/// What a player can still hope for on the map.
struct Outlook<'a> {
    board: &'a Board,
    view: &'a View,
    seat: Seat,
    held: RouteSet,
    open: RouteSet,
}

impl<'a> Outlook<'a> {
    fn new(game: &'a SanFrancisco, view: &'a View, seat: Seat) -> Self {
        let held = view.seats[seat.index()].routes;
        let taken = view.seats.iter().fold(RouteSet::NONE, |sum, seat| sum.union(seat.routes));
        let closing = if view.seats.len() == 2 { taken } else { held };
        let board = &*game.board;
        let open = board.within(view.seats[seat.index()].cars);
        let open = open.without(taken).without(board.twins(closing));
        Self { board, view, seat, held, open }
    }

    /// Spaces still to be claimed so that every ticket that can be finished is, each on its own.
    fn missing(&self, held: RouteSet, tickets: TicketSet) -> i32 {
        let distances = |ticket| {
            let [from, to] = self.board.ticket(ticket).between;
            self.distances(held, from.index())[to.index()]
        };
        tickets.iter().map(distances).filter(|&cost| cost < OUT_OF_REACH).sum()
    }

    /// Spaces from one location to every other, over own routes for nothing.
    fn distances(&self, held: RouteSet, from: usize) -> [i32; Board::MOST_LOCATIONS] {
        let mut distances = [OUT_OF_REACH; Board::MOST_LOCATIONS];
        distances[from] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for route in held.union(self.open).iter() {
                let Route { between: [one, other], length, .. } = *self.board.route(route);
                let cost = if held.contains(route) { 0 } else { i32::from(length) };
                let (near, far) = (distances[one.index()], distances[other.index()]);
                distances[one.index()] = near.min(far + cost);
                distances[other.index()] = far.min(near + cost);
                changed |= near > far + cost || far > near + cost;
            }
        }
        distances
    }

    /// Cards in the colours of open routes that bring a ticket nearer.
    fn wanted(&self, tickets: TicketSet) -> Cards {
        let now = self.missing(self.held, tickets);
        let useful = |route: &_| self.missing(self.held.with(*route), tickets) < now;
        let colours = self.open.iter().filter(useful).filter_map(|it| self.board.route(it).colour);
        colours.collect()
    }

    fn new_tokens(&self, route: Route) -> i32 {
        let owned = self.view.seats[self.seat.index()].tokens;
        let offers = |stack: &&crate::view::StackView| {
            stack.left > 0
                && !owned.contains(stack.symbol)
                && stack.location.is_some_and(|at| route.between.contains(&at))
        };
        self.view.stacks.iter().filter(offers).count().min(1) as i32
    }
}
