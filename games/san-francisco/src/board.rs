//! The immutable board: locations, routes, tickets, and the tables that make them fast to ask.

mod check;
mod error;
mod file;
mod network;
mod ways;

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use tabletop::slugs::Slugs;
use tabletop::{Fault, Faults};

use crate::cards::{Card, Cards};
use crate::tickets::{TicketId, TicketSet};

pub use error::BoardError;
#[cfg(feature = "schema")]
pub(crate) use file::BoardFile;
pub use network::Network;
pub(crate) use ways::Ways;

/// The board that is played on unless another is given.
pub const STANDARD: &str = include_str!("../data/san-francisco.json");

tabletop::slug_id!(
    /// A location on the map.
    LocationId,
    "location"
);
tabletop::slug_id!(
    /// A route between two locations.
    RouteId,
    "route"
);

tabletop::bit_set!(
    /// A set of routes.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    RouteSet(u64) of RouteId, route => route.0, bit => RouteId(bit)
);
tabletop::json_as!(RouteSet, Vec<RouteId>);

impl<'de> Deserialize<'de> for RouteSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let routes = Vec::<RouteId>::deserialize(deserializer)?;
        let set: Self = routes.iter().copied().collect();
        if (set.len() as usize) < routes.len() {
            return Err(tabletop::custom("route-twice", "a route is there twice"));
        }
        Ok(set)
    }
}

/// A route of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    /// The two locations it joins.
    pub between: [LocationId; 2],
    /// Spaces, each for one cable car.
    pub length: u8,
    /// Its colour, or `None` if it is gray.
    pub colour: Option<Card>,
    /// How many spaces show a ferry.
    pub ferries: u8,
}

/// Routes by colour, ferries and cards of the colour; see [`Board::payable`].
type Payable = [[[RouteSet; Board::LONGEST + 1]; Board::LONGEST + 1]; Card::COLOURS.len()];

/// A destination ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The two locations to join.
    pub between: [LocationId; 2],
    /// Won if joined, lost if not.
    pub points: i16,
}

/// Everything about the board that never changes.
///
/// Routes are kept with the twins of double routes first and side by side (ids 0 and 1, 2 and 3,
/// …), so that the twins of a whole set of routes are found by shifting it by one.
#[derive(Debug)]
pub struct Board {
    json: Value,
    slugs: Arc<Slugs>,
    /// Cable cars for each player.
    pub cars: u8,
    /// All the transportation cards.
    pub cards: Cards,
    /// The routes, by id.
    pub routes: Vec<Route>,
    /// The tickets, by id.
    pub tickets: Vec<Ticket>,
    /// Where the five placed stacks of tokens lie at first.
    pub token_locations: [LocationId; 5],
    /// Points by number of tokens collected.
    pub token_points: [i16; 8],
    route_points: [i16; Board::LONGEST + 1],
    first_twins: u64,
    shorter: [RouteSet; Board::LONGEST + 1],
    payable: Payable,
    /// The names of the locations, as they are printed.
    locations: Vec<String>,
}

impl Board {
    /// More spaces than this no route may have.
    pub const LONGEST: usize = 8;
    /// More locations than this no board may have.
    pub const MOST_LOCATIONS: usize = 32;
    /// More points than this no route, ticket or set of tokens may bring: so their sum, with every
    /// route and ticket of a board in one hand, is never more than a number holds.
    pub const MOST_POINTS: i16 = 100;

    /// Reads a board file; names every fault in it, each with its place.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        file::read(text)
    }

    /// The game's own board: read once, and shared by all matches on it, since a server has
    /// thousands.
    pub fn standard() -> Arc<Self> {
        static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
            Arc::new(Board::read(STANDARD).expect("the game's own board is sound"))
        });
        Arc::clone(&BOARD)
    }

    /// The file it was read from.
    pub fn json(&self) -> &Value {
        &self.json
    }

    /// The names of everything on it.
    pub fn slugs(&self) -> &Arc<Slugs> {
        &self.slugs
    }

    /// The route with this id.
    #[inline]
    pub fn route(&self, route: RouteId) -> &Route {
        &self.routes[route.index()]
    }

    /// The location at the other end of a route; `None` if it doesn't lead here.
    pub fn other_end(&self, route: RouteId, here: LocationId) -> Option<LocationId> {
        match self.route(route).between {
            [one, other] if one == here => Some(other),
            [one, other] if other == here => Some(one),
            _ => None,
        }
    }

    /// The ticket with this id.
    #[inline]
    pub fn ticket(&self, ticket: TicketId) -> &Ticket {
        &self.tickets[ticket.index()]
    }

    /// Every ticket.
    pub fn all_tickets(&self) -> TicketSet {
        TicketSet::lowest(self.tickets.len())
    }

    /// Every location.
    pub fn all_locations(&self) -> impl Iterator<Item = LocationId> + use<> {
        (0..self.locations.len() as u8).map(LocationId)
    }

    /// The name of a location, as it is printed.
    pub fn location_name(&self, location: LocationId) -> &str {
        &self.locations[location.index()]
    }

    /// Points for a route of this length.
    #[inline]
    pub fn points_for(&self, length: u8) -> i16 {
        self.route_points[usize::from(length)]
    }

    /// The routes that are paid by exactly this many ferries and at least one but no more than
    /// `have` cards of a colour: the whole of "what can this hand pay" is a few looks into this
    /// table.
    #[inline]
    pub(crate) fn payable(&self, colour: Card, ferries: u8, have: u8) -> RouteSet {
        let most = |count: u8| usize::from(count).min(Self::LONGEST);
        self.payable[colour as usize][most(ferries)][most(have)]
    }

    /// The other halves of the double routes in a set.
    #[inline]
    pub fn twins(&self, routes: RouteSet) -> RouteSet {
        RouteSet((routes.0 & self.first_twins) << 1 | routes.0 >> 1 & self.first_twins)
    }

    /// Every route of at most this many spaces.
    #[inline]
    pub fn within(&self, cars: u8) -> RouteSet {
        self.shorter[usize::from(cars).min(Self::LONGEST)]
    }
}

impl Board {
    /// Why this many players can't sit down at this board, if they can't.
    pub(crate) fn too_small_for(&self, seats: u8, text: &str) -> Result<(), Vec<Fault>> {
        let mut faults = Faults::default();
        let needed = usize::from(seats) * usize::from(crate::set_up::DEALT);
        let (tickets, cards) = (self.tickets.len(), self.cards.total() as usize);
        if tickets < needed {
            faults.push(BoardError::TooFewTickets { seats, needed, count: tickets });
        }
        if cards < needed {
            faults.push(BoardError::TooFewCards { seats, needed, count: cards });
        }
        faults.in_text(text).into_result()
    }
}
