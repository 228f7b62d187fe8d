//! Naming every fault in a board file.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Fault, fault, inserted, place_in};

use super::file::{BoardFile, slug};
use super::{Board, LocationId, RouteSet};
use crate::tickets::TicketSet;
use crate::tokens::Symbol;

/// Collects faults, each with the place in the text.
struct Faults<'a> {
    text: &'a str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    fn add(&mut self, place: &str, fault: Fault) {
        self.found.push(fault.at(place_in(self.text, place)));
    }

    fn unless(&mut self, fine: bool, place: &str, fault: impl FnOnce() -> Fault) {
        if !fine {
            self.add(place, fault());
        }
    }

    fn at_most(&mut self, count: usize, most: usize, list: &str) {
        self.unless(count <= most, list, || {
            fault!(
                "board/too-many",
                "there are {count} {list}; there may be at most {most}",
                count = count,
                list = list,
                most = most,
            )
        });
    }
}

/// The ids of the locations, or everything that is wrong with the file.
pub(super) fn locations<'a>(
    file: &'a BoardFile,
    text: &str,
) -> Result<BTreeMap<&'a str, LocationId>, Vec<Fault>> {
    let mut faults = Faults { text, found: Vec::new() };
    check_counts(file, &mut faults);
    let locations = check_locations(file, &mut faults);
    check_routes(file, &locations, &mut faults);
    check_tickets(file, &locations, &mut faults);
    if faults.found.is_empty() {
        check_connected(file, &mut faults);
    }
    if faults.found.is_empty() { Ok(locations) } else { Err(faults.found) }
}

fn check_counts(file: &BoardFile, faults: &mut Faults<'_>) {
    faults.unless(!file.id.is_empty(), "id", || fault!("board/empty-id", "the board has no id"));
    faults.unless((1..=100).contains(&file.cars), "cars", || {
        fault!(
            "board/bad-count",
            "everyone has {count} cable cars; it must be 1 to 100",
            count = file.cars
        )
        .fact("which", "cars")
    });
    faults.unless(file.token_points.len() == Symbol::COUNT + 1, "token_points", || {
        fault!(
            "board/bad-count",
            "there must be points for 0 to 7 tokens, not {count} numbers",
            count = file.token_points.len(),
        )
        .fact("which", "token-points")
    });
    faults.at_most(file.locations.len(), Board::MOST_LOCATIONS, "locations");
    faults.at_most(file.routes.len(), RouteSet::CAPACITY, "routes");
    faults.at_most(file.tickets.len(), TicketSet::CAPACITY, "tickets");
    faults.unless(file.locations.len() >= Symbol::COUNT, "locations", || {
        fault!(
            "board/too-few",
            "{count} locations are too few for the seven stacks of tokens",
            count = file.locations.len(),
        )
    });
    for (&length, &points) in &file.route_points {
        let fits = (1..=Board::LONGEST).contains(&usize::from(length));
        faults.unless(fits, "route_points", || {
            fault!(
                "board/bad-length",
                "no route has {length} spaces; it must be 1 to {most}",
                length = length,
                most = Board::LONGEST,
            )
            .fact("which", "too-long")
        });
        check_points(points, 0, &format!("route_points.{length}"), faults);
    }
    for (count, &points) in file.token_points.iter().enumerate() {
        check_points(points, 0, &format!("token_points[{count}]"), faults);
    }
}

fn check_points(points: i16, least: i16, place: &str, faults: &mut Faults<'_>) {
    let most = Board::MOST_POINTS;
    faults.unless((least..=most).contains(&points), place, || {
        fault!(
            "board/bad-count",
            "{count} points are not possible; it must be {least} to {most}",
            count = points,
            least = least,
            most = most,
        )
        .fact("which", "points")
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
        faults.unless(new, &format!("{place}.id"), || {
            let id = location.id.as_str();
            fault!("board/duplicate-id", "there is already a location {id:?}", id = id)
                .fact("which", "location")
        });
        let on_the_map = |at: f64| (0.0..=1.0).contains(&at);
        faults.unless(on_the_map(location.x) && on_the_map(location.y), &place, || {
            fault!(
                "board/off-the-map",
                "{id:?} lies outside the map: x and y must be 0 to 1",
                id = location.id.as_str(),
            )
        });
    }
    let placed: BTreeSet<&str> = inserted(file.token_locations.iter().map(String::as_str));
    let enough = placed.len() == 5 && file.token_locations.len() == 5;
    faults.unless(enough, "token_locations", || {
        fault!("board/bad-count", "five different locations must have tokens at first")
            .fact("which", "token-locations")
    });
    for (index, id) in file.token_locations.iter().enumerate() {
        known(&ids, id, &format!("token_locations[{index}]"), faults);
    }
    ids
}

fn known(ids: &BTreeMap<&str, LocationId>, id: &str, place: &str, faults: &mut Faults<'_>) {
    faults.unless(ids.contains_key(id), place, || {
        fault!("board/unknown-location", "there is no location {id:?}", id = id)
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
    faults.unless(between[0] != between[1], &format!("{place}.between"), || {
        fault!("board/goes-nowhere", "it goes from {id:?} to itself", id = between[0].as_str())
    });
}

fn check_routes(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults<'_>) {
    let mut seen = BTreeSet::new();
    let mut parallel: BTreeMap<BTreeSet<&str>, Vec<usize>> = BTreeMap::new();
    for (index, route) in file.routes.iter().enumerate() {
        let place = format!("routes[{index}]");
        faults.unless(seen.insert(&route.id), &format!("{place}.id"), || {
            let id = route.id.as_str();
            fault!("board/duplicate-id", "there is already a route {id:?}", id = id)
                .fact("which", "route")
        });
        check_ends(ids, &route.between, &place, faults);
        let scored = file.route_points.contains_key(&route.length);
        faults.unless(scored, &format!("{place}.length"), || {
            let length = route.length;
            fault!(
                "board/bad-length",
                "route_points has no points for {length} spaces",
                length = length,
            )
            .fact("which", "no-points")
        });
        let fits = route.ferries <= route.length;
        faults.unless(fits, &format!("{place}.ferries"), || {
            fault!(
                "board/too-many-ferries",
                "{ferries} ferries don't fit on {length} spaces",
                ferries = route.ferries,
                length = route.length,
            )
        });
        let ends = inserted(route.between.iter().map(String::as_str));
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
        [only] => faults.unless(!file.routes[only].double, &place, || {
            let id = file.routes[only].id.as_str();
            fault!("board/no-twin", "{id:?} is double but has no twin", id = id)
        }),
        [one, other] => {
            let (one, other) = (&file.routes[one], &file.routes[other]);
            faults.unless(one.double && other.double, &place, || {
                fault!(
                    "board/not-double",
                    "{one:?} and {other:?} are parallel but not both double",
                    one = one.id.as_str(),
                    other = other.id.as_str(),
                )
                .fact("which", "pair")
            });
            faults.unless(one.length == other.length, &place, || {
                fault!(
                    "board/unequal-twins",
                    "the twins {one:?} and {other:?} differ in length",
                    one = one.id.as_str(),
                    other = other.id.as_str(),
                )
            });
        }
        _ => {
            let fault = fault!("board/not-double", "more than two routes are parallel");
            faults.add(&place, fault.fact("which", "more"));
        }
    }
}

fn check_tickets(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults<'_>) {
    let (mut seen, mut slugs) = (BTreeSet::new(), BTreeSet::new());
    for (index, ticket) in file.tickets.iter().enumerate() {
        let place = format!("tickets[{index}]");
        check_ends(ids, &ticket.between, &place, faults);
        let ends: BTreeSet<&str> = inserted(ticket.between.iter().map(String::as_str));
        // With hyphens in the ids of locations, other ends can make the same id.
        let new = seen.insert(ends) & slugs.insert(slug(ticket));
        faults.unless(new, &place, || {
            fault!("board/duplicate-ticket", "there is already a ticket {id}", id = slug(ticket))
        });
        check_points(ticket.points, 1, &format!("{place}.points"), faults);
    }
}

fn check_connected(file: &BoardFile, faults: &mut Faults<'_>) {
    let mut reached: BTreeSet<&str> = inserted([file.locations[0].id.as_str()]);
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
        let joined = reached.contains(location.id.as_str());
        faults.unless(joined, &format!("locations[{index}]"), || {
            fault!(
                "board/disconnected",
                "no routes lead from {one:?} to {other:?}",
                one = file.locations[0].id.as_str(),
                other = location.id.as_str(),
            )
        });
    }
}
