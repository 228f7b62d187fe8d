//! Reading a board file and naming every fault in it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tabletop::slugs::Slugs;
use tabletop::{Fault, from_text, place_in};

use super::{Board, LocationId, Payable, Route, RouteSet, Ticket};
use crate::cards::{Card, Cards};
use crate::tickets::TicketSet;
use crate::tokens::Symbol;

/// The colour of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Colour {
    /// Any one colour pays for it.
    Gray,
    Blue,
    Green,
    Black,
    Purple,
    Red,
    Orange,
}

impl Colour {
    const fn card(self) -> Option<Card> {
        match self {
            Self::Gray => None,
            Self::Blue => Some(Card::Blue),
            Self::Green => Some(Card::Green),
            Self::Black => Some(Card::Black),
            Self::Purple => Some(Card::Purple),
            Self::Red => Some(Card::Red),
            Self::Orange => Some(Card::Orange),
        }
    }
}

/// A board file, as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    id: String,
    #[expect(dead_code, reason = "for people and the web app; the rules don't need it")]
    name: String,
    #[expect(dead_code, reason = "tells people what is attested and what is reconstructed")]
    provenance: String,
    cars: u8,
    cards: Cards,
    route_points: BTreeMap<u8, i16>,
    token_points: Vec<i16>,
    token_locations: Vec<String>,
    locations: Vec<LocationLine>,
    routes: Vec<RouteLine>,
    tickets: Vec<TicketLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationLine {
    id: String,
    #[expect(dead_code, reason = "for people and the web app; the rules don't need it")]
    name: String,
    x: f64,
    y: f64,
    #[serde(default, rename = "attested")]
    _attested: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteLine {
    id: String,
    between: [String; 2],
    length: u8,
    colour: Colour,
    #[serde(default)]
    ferries: u8,
    #[serde(default)]
    double: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TicketLine {
    between: [String; 2],
    points: i16,
}

/// Collects faults, each with the place in the text.
struct Faults<'a> {
    text: &'a str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    fn add(&mut self, place: &str, code: &str, message: String) {
        let place = place_in(self.text, place);
        self.found.push(Fault::new(format!("board/{code}"), message).at(place));
    }

    fn unless(&mut self, fine: bool, place: &str, code: &str, message: impl FnOnce() -> String) {
        if !fine {
            self.add(place, code, message());
        }
    }

    fn at_most(&mut self, count: usize, most: usize, place: &str) {
        self.unless(count <= most, place, "too-many", || {
            format!("there are {count} {place}; there may be at most {most}")
        });
    }
}

pub(super) fn read(text: &str) -> Result<Board, Vec<Fault>> {
    let file: BoardFile = from_text(text).map_err(|fault| vec![fault])?;
    let mut faults = Faults { text, found: Vec::new() };
    check_counts(&file, &mut faults);
    let locations = check_locations(&file, &mut faults);
    check_routes(&file, &locations, &mut faults);
    check_tickets(&file, &locations, &mut faults);
    if !faults.found.is_empty() {
        return Err(faults.found);
    }
    check_connected(&file, &mut faults);
    if !faults.found.is_empty() {
        return Err(faults.found);
    }
    let json = serde_json::from_str(text).expect("it was just read as JSON");
    Ok(build(&file, json, &locations))
}

fn check_counts(file: &BoardFile, faults: &mut Faults<'_>) {
    faults.unless(!file.id.is_empty(), "id", "empty-id", || "the board has no id".into());
    faults.unless((1..=100).contains(&file.cars), "cars", "bad-count", || {
        format!("everyone has {} cable cars; it must be 1 to 100", file.cars)
    });
    faults.unless(
        file.token_points.len() == Symbol::COUNT + 1,
        "token_points",
        "bad-count",
        || {
            format!(
                "there must be points for 0 to 7 tokens, not {} numbers",
                file.token_points.len()
            )
        },
    );
    faults.at_most(file.locations.len(), Board::MOST_LOCATIONS, "locations");
    faults.at_most(file.routes.len(), RouteSet::MOST, "routes");
    faults.at_most(file.tickets.len(), TicketSet::MOST, "tickets");
    faults.unless(file.locations.len() >= Symbol::COUNT, "locations", "too-few", || {
        format!("{} locations are too few for the seven stacks of tokens", file.locations.len())
    });
    for (&length, &points) in &file.route_points {
        let fits = (1..=Board::LONGEST).contains(&usize::from(length));
        faults.unless(fits, "route_points", "bad-length", || {
            format!("no route has {length} spaces; it must be 1 to {}", Board::LONGEST)
        });
        check_points(points, 0, &format!("route_points.{length}"), faults);
    }
    for (count, &points) in file.token_points.iter().enumerate() {
        check_points(points, 0, &format!("token_points[{count}]"), faults);
    }
}

fn check_points(points: i16, least: i16, place: &str, faults: &mut Faults<'_>) {
    let most = Board::MOST_POINTS;
    faults.unless((least..=most).contains(&points), place, "bad-count", || {
        format!("{points} points are not possible; it must be {least} to {most}")
    });
}

fn check_locations<'a>(
    file: &'a BoardFile,
    faults: &mut Faults<'_>,
) -> BTreeMap<&'a str, LocationId> {
    let mut ids = BTreeMap::new();
    for (index, location) in file.locations.iter().enumerate() {
        let place = format!("locations[{index}]");
        let new = ids.insert(location.id.as_str(), LocationId(index as u8)).is_none();
        faults.unless(new, &format!("{place}.id"), "duplicate-id", || {
            format!("there is already a location {:?}", location.id)
        });
        let on_the_map = |at: f64| (0.0..=1.0).contains(&at);
        faults.unless(
            on_the_map(location.x) && on_the_map(location.y),
            &place,
            "off-the-map",
            || format!("{:?} lies outside the map: x and y must be 0 to 1", location.id),
        );
    }
    let placed: BTreeSet<&str> = file.token_locations.iter().map(String::as_str).collect();
    faults.unless(
        placed.len() == 5 && file.token_locations.len() == 5,
        "token_locations",
        "bad-count",
        || "five different locations must have tokens at first".into(),
    );
    for (index, id) in file.token_locations.iter().enumerate() {
        known(&ids, id, &format!("token_locations[{index}]"), faults);
    }
    ids
}

fn known(ids: &BTreeMap<&str, LocationId>, id: &str, place: &str, faults: &mut Faults<'_>) {
    faults.unless(ids.contains_key(id), place, "unknown-location", || {
        format!("there is no location {id:?}")
    });
}

fn check_ends(
    ids: &BTreeMap<&str, LocationId>,
    between: &[String; 2],
    place: &str,
    faults: &mut Faults<'_>,
) {
    for (end, id) in between.iter().enumerate() {
        known(ids, id, &format!("{place}.between[{end}]"), faults);
    }
    faults.unless(between[0] != between[1], &format!("{place}.between"), "goes-nowhere", || {
        format!("it goes from {:?} to itself", between[0])
    });
}

fn check_routes(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults<'_>) {
    let mut seen = BTreeSet::new();
    let mut parallel: BTreeMap<BTreeSet<&str>, Vec<usize>> = BTreeMap::new();
    for (index, route) in file.routes.iter().enumerate() {
        let place = format!("routes[{index}]");
        faults.unless(seen.insert(&route.id), &format!("{place}.id"), "duplicate-id", || {
            format!("there is already a route {:?}", route.id)
        });
        check_ends(ids, &route.between, &place, faults);
        let scored = file.route_points.contains_key(&route.length);
        faults.unless(scored, &format!("{place}.length"), "bad-length", || {
            format!("route_points has no points for {} spaces", route.length)
        });
        let fits = route.ferries <= route.length;
        faults.unless(fits, &format!("{place}.ferries"), "too-many-ferries", || {
            format!("{} ferries don't fit on {} spaces", route.ferries, route.length)
        });
        let ends = route.between.iter().map(String::as_str).collect();
        parallel.entry(ends).or_default().push(index);
    }
    for routes in parallel.values() {
        check_parallel(file, routes, faults);
    }
}

/// Between two locations there is one route, or a double one: twins of equal length.
fn check_parallel(file: &BoardFile, routes: &[usize], faults: &mut Faults<'_>) {
    let place = format!("routes[{}]", routes[routes.len() - 1]);
    match *routes {
        [only] => faults.unless(!file.routes[only].double, &place, "no-twin", || {
            format!("{:?} is double but has no twin", file.routes[only].id)
        }),
        [one, other] => {
            let (one, other) = (&file.routes[one], &file.routes[other]);
            faults.unless(one.double && other.double, &place, "not-double", || {
                format!("{:?} and {:?} are parallel but not both double", one.id, other.id)
            });
            faults.unless(one.length == other.length, &place, "unequal-twins", || {
                format!("the twins {:?} and {:?} differ in length", one.id, other.id)
            });
        }
        _ => faults.add(&place, "not-double", "more than two routes are parallel".into()),
    }
}

fn check_tickets(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults<'_>) {
    let (mut seen, mut slugs) = (BTreeSet::new(), BTreeSet::new());
    for (index, ticket) in file.tickets.iter().enumerate() {
        let place = format!("tickets[{index}]");
        check_ends(ids, &ticket.between, &place, faults);
        let ends: BTreeSet<&str> = ticket.between.iter().map(String::as_str).collect();
        // With hyphens in the ids of locations, other ends can make the same id.
        let new = seen.insert(ends) & slugs.insert(slug(ticket));
        faults.unless(new, &place, "duplicate-ticket", || {
            format!("there is already a ticket {}", slug(ticket))
        });
        check_points(ticket.points, 1, &format!("{place}.points"), faults);
    }
}

fn check_connected(file: &BoardFile, faults: &mut Faults<'_>) {
    let mut reached = BTreeSet::from([file.locations[0].id.as_str()]);
    while let Some(next) = file.routes.iter().find_map(|route| {
        let [from, to] = [0, 1].map(|end| route.between[end].as_str());
        match (reached.contains(from), reached.contains(to)) {
            (true, false) => Some(to),
            (false, true) => Some(from),
            _ => None,
        }
    }) {
        reached.insert(next);
    }
    for (index, location) in file.locations.iter().enumerate() {
        faults.unless(
            reached.contains(location.id.as_str()),
            &format!("locations[{index}]"),
            "disconnected",
            || format!("no routes lead from {:?} to {:?}", file.locations[0].id, location.id),
        );
    }
}

fn slug(ticket: &TicketLine) -> String {
    format!("{}--{}", ticket.between[0], ticket.between[1])
}

/// Lays a file without faults out; see [`Board`] for the order of the routes.
fn build(file: &BoardFile, json: Value, ids: &BTreeMap<&str, LocationId>) -> Board {
    let ends = |between: &[String; 2]| [ids[between[0].as_str()], ids[between[1].as_str()]];
    let mut lines: Vec<&RouteLine> = file.routes.iter().collect();
    lines.sort_by_key(|line| {
        let [one, other] = ends(&line.between);
        (!line.double, line.double.then(|| (one.min(other), one.max(other))))
    });
    let doubles = lines.iter().filter(|line| line.double).count();
    let routes: Vec<Route> = lines
        .iter()
        .map(|line| Route {
            between: ends(&line.between),
            length: line.length,
            colour: line.colour.card(),
            ferries: line.ferries,
        })
        .collect();
    let slugs = Slugs::new()
        .with("location", file.locations.iter().map(|location| location.id.clone()))
        .with("route", lines.iter().map(|line| line.id.clone()))
        .with("ticket", file.tickets.iter().map(slug));
    let points =
        |length: usize| file.route_points.get(&(length as u8)).copied().unwrap_or_default();
    Board {
        json,
        slugs: Arc::new(slugs),
        cars: file.cars,
        cards: file.cards,
        tickets: (file.tickets.iter())
            .map(|ticket| Ticket { between: ends(&ticket.between), points: ticket.points })
            .collect(),
        token_locations: std::array::from_fn(|index| ids[file.token_locations[index].as_str()]),
        token_points: std::array::from_fn(|tokens| file.token_points[tokens]),
        route_points: std::array::from_fn(points),
        first_twins: (0..doubles).step_by(2).fold(0, |bits, route| bits | 1 << route),
        shorter: std::array::from_fn(|cars| {
            select(&routes, |route| usize::from(route.length) <= cars)
        }),
        payable: payable(&routes),
        routes,
        locations: file.locations.len() as u8,
    }
}

fn select(routes: &[Route], wanted: impl Fn(&Route) -> bool) -> RouteSet {
    (0..).zip(routes).filter(|(_, route)| wanted(route)).map(|(id, _)| super::RouteId(id)).collect()
}

fn payable(routes: &[Route]) -> Payable {
    let payable = |colour: Card, ferries: usize, have: usize| {
        select(routes, |route| {
            let length = usize::from(route.length);
            route.colour.is_none_or(|needed| needed == colour)
                && usize::from(route.ferries) <= ferries
                && (ferries + 1..=ferries + have).contains(&length)
        })
    };
    Card::COLOURS.map(|colour| {
        std::array::from_fn(|ferries| std::array::from_fn(|have| payable(colour, ferries, have)))
    })
}
