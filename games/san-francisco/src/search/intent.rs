//! The network that a player intends to build: the shortest-path heuristic for Steiner trees.
//!
//! As Takahashi & Matsuyama (1980), for pairs of locations: the tickets are connected one after the
//! other, the most valuable first, each by the cheapest path (Bellman-Ford), which uses what the
//! network already has for nothing.

use tabletop::Seat;

use crate::SanFrancisco;
use crate::board::{Board, LocationId, Route, RouteSet, Ways};
use crate::cards::{Card, Cards};
use crate::state::{MOST_SEATS, State};
use crate::tickets::{TicketId, TicketSet};

/// What a route costs, in tenths of a card.
struct PlanPrices {
    /// A space takes a card.
    space: i32,
    /// Claiming takes a turn, in which two cards could have been drawn.
    turn: i32,
    /// A token that one doesn't have makes a detour worth while.
    token: i32,
    /// So do the points of a longer route, a little.
    point: i32,
}

const PLAN_PRICES: PlanPrices = include!(concat!(env!("OUT_DIR"), "/plan-prices.rs"));

/// Everybody's intentions, as far as somebody wondered about them.
#[derive(Default)]
pub struct Intents([Option<Intent>; MOST_SEATS]);

/// The routes that a player still wants for the tickets.
#[derive(Clone, Copy)]
pub struct Intent {
    pub routes: RouteSet,
    /// The tickets that were considered; with others the plan is made again.
    tickets: TicketSet,
}

impl Intents {
    /// What the seat intends. A plan is kept until one of its routes is gone.
    #[inline]
    pub fn of(&mut self, game: &SanFrancisco, state: &State, seat: Seat) -> Intent {
        let open = game.claimable(state, seat);
        let index = seat.index();
        if let Some(intent) = &mut self.0[index]
            && intent.tickets == state.tickets[index]
        {
            intent.routes = intent.routes.difference(state.routes[index]);
            if intent.routes.difference(open).is_empty() {
                return *intent;
            }
        }
        let intent = Intent::of(game, state, seat, open);
        self.0[index] = Some(intent);
        intent
    }

    /// The routes that anybody else intends to claim.
    #[inline]
    pub fn of_others(&mut self, game: &SanFrancisco, state: &State, seat: Seat) -> RouteSet {
        let others = Seat::all(game.seats).filter(|&other| other != seat);
        others.fold(RouteSet::NONE, |sum, other| sum.union(self.of(game, state, other).routes))
    }
}

impl Intent {
    pub fn of(game: &SanFrancisco, state: &State, seat: Seat, open: RouteSet) -> Self {
        let tickets = state.tickets[seat.index()];
        let Network { routes, .. } = network(game, state, seat, open, tickets);
        Self { routes, tickets }
    }

    /// The cards that are missing for it, by colour; what gray routes need is asked of the colour
    /// that the hand has most of.
    #[inline]
    pub fn wants(self, board: &Board, hand: Cards) -> [i8; Card::COLOURS.len()] {
        let mut wants = Card::COLOURS.map(|colour| -(hand.count(colour) as i8));
        let mut gray = 0;
        for route in self.routes.iter() {
            let Route { length, colour, ferries, .. } = *board.route(route);
            let plain = (length - ferries) as i8;
            match colour {
                Some(colour) => wants[colour as usize] += plain,
                None => gray += plain,
            }
        }
        if gray > 0 {
            let most = (0..wants.len()).min_by_key(|&colour| wants[colour]);
            wants[most.unwrap_or_default()] += gray;
        }
        wants
    }
}

/// A network for tickets.
pub(super) struct Network {
    /// Its routes that are still to be claimed.
    pub routes: RouteSet,
    /// Their spaces.
    pub spaces: u8,
    /// The tickets that it completes.
    pub finished: TicketSet,
}

/// The cheapest ways for all the tickets that the cars allow, the most valuable tickets first.
pub(super) fn network(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    open: RouteSet,
    tickets: TicketSet,
) -> Network {
    let board = &*game.board;
    let held = state.routes[seat.index()];
    let cars = state.cars[seat.index()];
    let prices = prices(board, open, |location| {
        let symbol = state.stacks.at(location);
        symbol.is_some_and(|symbol| !state.tokens[seat.index()].contains(symbol))
    });
    let mut found = Network { routes: RouteSet::NONE, spaces: 0, finished: TicketSet::NONE };
    let mut left = tickets;
    while let Some(ticket) = left.iter().max_by_key(|&ticket| board.ticket(ticket).points) {
        left = left.without(ticket);
        let free = held.union(found.routes);
        let way = way(board, free, open, &prices, board.ticket(ticket).between);
        let Some(Way { routes, spaces, .. }) = way else { continue };
        // The other way round it could be more than a byte holds, on a large board.
        if spaces <= cars - found.spaces {
            found.spaces += spaces;
            found.routes = found.routes.union(routes);
            found.finished = found.finished.with(ticket);
        }
    }
    found
}

/// What every route costs whoever claims it.
type Prices = [u16; RouteSet::CAPACITY];

/// The prices of these routes for somebody who gets tokens at some of the locations.
fn prices(board: &Board, routes: RouteSet, offers: impl Fn(LocationId) -> bool) -> Prices {
    let PlanPrices { space, turn, token, point } = PLAN_PRICES;
    let mut prices = [0; RouteSet::CAPACITY];
    for route in routes.iter() {
        let Route { between, length, .. } = *board.route(route);
        let tokens = between.into_iter().filter(|&location| offers(location)).count();
        let price = i32::from(length) * space + turn
            - tokens as i32 * token
            - i32::from(board.points_for(length)) * point;
        prices[usize::from(route.0)] = price.max(1) as u16;
    }
    prices
}

/// The cheapest way between two locations.
pub(super) struct Way {
    /// What it uses of the free routes.
    pub used: RouteSet,
    /// The routes to claim.
    pub routes: RouteSet,
    /// Their spaces.
    pub spaces: u8,
}

/// The cheapest way between two locations over free and open routes.
fn way(
    board: &Board,
    free: RouteSet,
    open: RouteSet,
    prices: &Prices,
    [from, to]: [LocationId; 2],
) -> Option<Way> {
    let ways = Ways::new(board, from, free, open, |route| prices[usize::from(route.0)]);
    ways.cost(to)?;
    let mut way = Way { used: RouteSet::NONE, routes: RouteSet::NONE, spaces: 0 };
    for route in ways.back_from(board, to) {
        if free.contains(route) {
            way.used = way.used.with(route);
        } else {
            way.routes = way.routes.with(route);
            way.spaces += board.route(route).length;
        }
    }
    Some(way)
}

/// The cheapest way between two locations over free and open routes, for somebody who looks for no
/// tokens.
pub(super) fn way_over(
    board: &Board,
    free: RouteSet,
    open: RouteSet,
    between: [LocationId; 2],
) -> Option<Way> {
    way(board, free, open, &prices(board, open, |_| false), between)
}

/// The value of keeping these of the offered tickets: their points if the network reaches them,
/// against the spaces that it takes.
pub(super) fn value_of_keeping(
    game: &SanFrancisco,
    state: &State,
    seat: Seat,
    keep: TicketSet,
) -> i32 {
    let open = game.claimable(state, seat);
    let all = state.tickets[seat.index()].union(keep);
    let Network { spaces, finished, .. } = network(game, state, seat, open, all);
    let points = |ticket: TicketId| {
        let points = i32::from(game.board.ticket(ticket).points);
        if finished.contains(ticket) { points } else { -points }
    };
    all.iter().map(points).sum::<i32>() * 3 - i32::from(spaces) * 2
}
