//! A rough value of each action, for a simple greedy bot: finish the tickets on the shortest way, take
//! the cards for it, and claim what is long when they are done.

use tabletop::{Appraise, Seat, Viewer};

use crate::SanFrancisco;
use crate::action::Action;
use crate::board::{Board, LocationId, Route, RouteSet};
use crate::cards::{Card, Cards};
use crate::tickets::TicketSet;
use crate::view::{StackView, View};

/// Farther than any way on a board.
const OUT_OF_REACH: i32 = 1000;
/// With fewer cars than this, new tickets are hardly ever finished.
const CARS_FOR_TICKETS: u8 = 9;

impl Appraise for SanFrancisco {
    fn appraise(&self, view: &View, actions: &[Action]) -> Vec<i32> {
        let (Viewer::Seat(seat), Some(own)) = (view.viewer, &view.own) else {
            return vec![0; actions.len()];
        };
        let outlook = Outlook::new(self, view, seat, own.tickets);
        actions.iter().map(|action| outlook.appraise(action)).collect()
    }
}

/// What a player can still hope for on the map.
struct Outlook<'a> {
    board: &'a Board,
    view: &'a View,
    seat: Seat,
    held: RouteSet,
    open: RouteSet,
    /// The ways that the kept tickets still need.
    ways: Vec<Way>,
    /// Cards in the colours of open routes that bring a ticket nearer.
    wanted: Cards,
}

/// Spaces still to be claimed for a ticket.
struct Way {
    spaces: i32,
    from_one_end: Distances,
    from_the_other: Distances,
}

type Distances = [i32; Board::MOST_LOCATIONS];

impl<'a> Outlook<'a> {
    fn new(game: &'a SanFrancisco, view: &'a View, seat: Seat, tickets: TicketSet) -> Self {
        let board = &*game.board;
        let held = view.seats[seat.index()].routes;
        let taken = view.seats.iter().fold(RouteSet::NONE, |sum, seat| sum.union(seat.routes));
        let closing = if view.seats.len() == 2 { taken } else { held };
        let open = board.within(view.seats[seat.index()].cars);
        let open = open.without(taken).without(board.twins(closing));
        let mut outlook =
            Self { board, view, seat, held, open, ways: Vec::new(), wanted: Cards::NONE };
        outlook.ways = outlook.ways(tickets);
        let useful = open.iter().map(|route| *board.route(route));
        let useful = useful.filter(|&route| outlook.nearer(route) > 0);
        outlook.wanted = useful.filter_map(|route| route.colour).collect();
        outlook
    }

    fn appraise(&self, action: &Action) -> i32 {
        let cars = self.view.seats[self.seat.index()].cars;
        match *action {
            Action::KeepTickets { tickets } => {
                let cost = self.missing() + spaces(&self.ways(tickets));
                let points: i16 = tickets.iter().map(|it| self.board.ticket(it).points).sum();
                let affordable = cost <= i32::from(cars);
                if affordable { i32::from(points) * 10 - cost * 5 } else { -cost * 10 }
            }
            // Where few routes meet, the others come by less often.
            Action::PlaceTokens { location, .. } => {
                let routes = self.board.routes.iter();
                -(routes.filter(|route| route.between.contains(&location)).count() as i32)
            }
            Action::ClaimRoute { route, pay } => self.appraise_claim(*self.board.route(route), pay),
            Action::DrawFaceUp { slot } => match self.view.row.get(slot) {
                Some(Card::Ferry) => 24,
                Some(colour) => 16 + i32::from(self.wanted.count(colour).min(3)) * 8,
                None => 0,
            },
            Action::DrawDeck {} => 20,
            Action::DrawTickets {} if self.missing() == 0 && cars >= CARS_FOR_TICKETS => 60,
            Action::DrawTickets {} => -100,
            Action::TakeToken { .. } | Action::Pass {} => 0,
        }
    }

    fn appraise_claim(&self, route: Route, pay: Cards) -> i32 {
        let points = i32::from(self.board.points_for(route.length));
        let spare_ferries = i32::from(pay.count(Card::Ferry).saturating_sub(route.ferries));
        let racing = if self.missing() == 0 { points * 20 } else { points * 4 - 20 };
        let token = if self.brings_token(route) { 25 } else { 0 };
        self.nearer(route) * 40 + racing + token - spare_ferries * 15
    }

    fn missing(&self) -> i32 {
        spaces(&self.ways)
    }

    /// The ways of the tickets that can still be finished, each on its own.
    fn ways(&self, tickets: TicketSet) -> Vec<Way> {
        let way = |ticket| {
            let [one, other] = self.board.ticket(ticket).between;
            let from_one_end = self.distances(one);
            let spaces = from_one_end[other.index()];
            (spaces < OUT_OF_REACH).then(|| Way {
                spaces,
                from_one_end,
                from_the_other: self.distances(other),
            })
        };
        tickets.iter().filter_map(way).collect()
    }

    /// How many spaces the tickets will miss less with this route.
    fn nearer(&self, route: Route) -> i32 {
        let [one, other] = route.between.map(LocationId::index);
        let saved = |way: &Way| {
            let through = (way.from_one_end[one] + way.from_the_other[other])
                .min(way.from_one_end[other] + way.from_the_other[one]);
            (way.spaces - through).max(0)
        };
        self.ways.iter().map(saved).sum()
    }

    /// Spaces from one location to every other, over own routes for nothing.
    fn distances(&self, from: LocationId) -> Distances {
        let mut distances = [OUT_OF_REACH; Board::MOST_LOCATIONS];
        distances[from.index()] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for route in self.held.union(self.open).iter() {
                let Route { between: [one, other], length, .. } = *self.board.route(route);
                let cost = if self.held.contains(route) { 0 } else { i32::from(length) };
                let (near, far) = (distances[one.index()], distances[other.index()]);
                distances[one.index()] = near.min(far + cost);
                distances[other.index()] = far.min(near + cost);
                changed |= near > far + cost || far > near + cost;
            }
        }
        distances
    }

    fn brings_token(&self, route: Route) -> bool {
        let owned = self.view.seats[self.seat.index()].tokens;
        let offers = |stack: &StackView| {
            stack.left > 0
                && !owned.contains(stack.symbol)
                && stack.location.is_some_and(|at| route.between.contains(&at))
        };
        self.view.stacks.iter().any(offers)
    }
}

fn spaces(ways: &[Way]) -> i32 {
    ways.iter().map(|way| way.spaces).sum()
}
