//! Naming every fault in a board file.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Fault, Faults, inserted};

use super::error::BoardError;
use super::file::{BoardFile, slug};
use super::{Board, LocationId, RouteSet};
use crate::tickets::TicketSet;
use crate::tokens::Symbol;

/// The ids of the locations, or everything that is wrong with the file.
pub(super) fn locations<'a>(
    file: &'a BoardFile,
    text: &str,
) -> Result<BTreeMap<&'a str, LocationId>, Vec<Fault>> {
    let mut faults = Faults::default();
    check_counts(file, &mut faults);
    let locations = check_locations(file, &mut faults);
    check_routes(file, &locations, &mut faults);
    check_tickets(file, &locations, &mut faults);
    if faults.is_empty() {
        check_connected(file, &mut faults);
    }
    faults.in_text(text).into_result().map(|()| locations)
}

fn check_counts(file: &BoardFile, faults: &mut Faults) {
    if file.id.is_empty() {
        faults.push(BoardError::EmptyId);
    }
    if !(1..=100).contains(&file.cars) {
        faults.push(BoardError::CarCount { count: file.cars });
    }
    if file.token_points.len() != Symbol::COUNT + 1 {
        faults.push(BoardError::TokenPointCount { count: file.token_points.len() });
    }
    for (list, count, most) in [
        ("locations", file.locations.len(), Board::MOST_LOCATIONS),
        ("routes", file.routes.len(), RouteSet::CAPACITY),
        ("tickets", file.tickets.len(), TicketSet::CAPACITY),
    ] {
        if count > most {
            faults.push_at(list, BoardError::TooMany { count, list, most });
        }
    }
    if file.locations.len() < Symbol::COUNT {
        faults.push(BoardError::TooFewLocations { count: file.locations.len() });
    }
    for (&length, &points) in &file.route_points {
        if !(1..=Board::LONGEST).contains(&usize::from(length)) {
            faults.push(BoardError::TooLong { length, most: Board::LONGEST });
        }
        check_points(points, 0, || format!("route_points.{length}"), faults);
    }
    for (count, &points) in file.token_points.iter().enumerate() {
        check_points(points, 0, || format!("token_points[{count}]"), faults);
    }
}

fn check_points(count: i16, least: i16, place: impl FnOnce() -> String, faults: &mut Faults) {
    let most = Board::MOST_POINTS;
    if !(least..=most).contains(&count) {
        faults.push_at(place(), BoardError::Points { count, least, most });
    }
}

fn check_locations<'a>(file: &'a BoardFile, faults: &mut Faults) -> BTreeMap<&'a str, LocationId> {
    let mut ids = BTreeMap::new();
    for (index, location) in file.locations.iter().enumerate() {
        let id = location.id.as_str();
        if ids.insert(id, LocationId(index as u8)).is_some() {
            let error = BoardError::LocationTwice { id: id.to_owned() };
            faults.push_at(format!("locations[{index}].id"), error);
        }
        if ![location.x, location.y].into_iter().all(|at| (0.0..=1.0).contains(&at)) {
            let error = BoardError::OffTheMap { id: id.to_owned() };
            faults.push_at(format!("locations[{index}]"), error);
        }
    }
    let placed: BTreeSet<&str> = inserted(file.token_locations.iter().map(String::as_str));
    if placed.len() != 5 || file.token_locations.len() != 5 {
        faults.push(BoardError::TokenLocationCount);
    }
    for (index, id) in file.token_locations.iter().enumerate() {
        check_known(&ids, id, || format!("token_locations[{index}]"), faults);
    }
    ids
}

fn check_known(
    ids: &BTreeMap<&str, LocationId>,
    id: &str,
    place: impl FnOnce() -> String,
    faults: &mut Faults,
) {
    if !ids.contains_key(id) {
        faults.push_at(place(), BoardError::UnknownLocation { id: id.to_owned() });
    }
}

fn check_ends(
    ids: &BTreeMap<&str, LocationId>,
    between: &[String; 2],
    place: &str,
    faults: &mut Faults,
) {
    for (end, id) in between.iter().enumerate() {
        check_known(ids, id, || format!("{place}.between[{end}]"), faults);
    }
    if between[0] == between[1] {
        let error = BoardError::GoesNowhere { id: between[0].clone() };
        faults.push_at(format!("{place}.between"), error);
    }
}

fn check_routes(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults) {
    let mut seen = BTreeSet::new();
    let mut parallel: BTreeMap<BTreeSet<&str>, Vec<usize>> = BTreeMap::new();
    for (index, route) in file.routes.iter().enumerate() {
        let place = format!("routes[{index}]");
        let (length, ferries) = (route.length, route.ferries);
        if !seen.insert(&route.id) {
            let error = BoardError::RouteTwice { id: route.id.clone() };
            faults.push_at(format!("{place}.id"), error);
        }
        check_ends(ids, &route.between, &place, faults);
        if !file.route_points.contains_key(&length) {
            faults.push_at(format!("{place}.length"), BoardError::NoPoints { length });
        }
        if ferries > length {
            let error = BoardError::TooManyFerries { ferries, length };
            faults.push_at(format!("{place}.ferries"), error);
        }
        let ends = inserted(route.between.iter().map(String::as_str));
        parallel.entry(ends).or_default().push(index);
    }
    for routes in parallel.values() {
        check_parallel(file, routes, faults);
    }
}

/// Between two locations there is one route, or a double one: twins of equal length.
fn check_parallel(file: &BoardFile, routes: &[usize], faults: &mut Faults) {
    let place = format!("routes[{}]", routes[routes.len() - 1]);
    match *routes {
        [only] if file.routes[only].double => {
            let id = file.routes[only].id.clone();
            faults.push_at(place, BoardError::NoTwin { id });
        }
        [_] => {}
        [one, other] => {
            let (first, second) = (&file.routes[one], &file.routes[other]);
            let [one, other] = [first, second].map(|route| route.id.clone());
            if !first.double || !second.double {
                let (one, other) = (one.clone(), other.clone());
                faults.push_at(&place, BoardError::NotDouble { one, other });
            }
            if first.length != second.length {
                faults.push_at(place, BoardError::UnequalTwins { one, other });
            }
        }
        _ => faults.push_at(place, BoardError::MoreThanTwo),
    }
}

fn check_tickets(file: &BoardFile, ids: &BTreeMap<&str, LocationId>, faults: &mut Faults) {
    let (mut seen, mut slugs) = (BTreeSet::new(), BTreeSet::new());
    for (index, ticket) in file.tickets.iter().enumerate() {
        let place = format!("tickets[{index}]");
        check_ends(ids, &ticket.between, &place, faults);
        let ends: BTreeSet<&str> = inserted(ticket.between.iter().map(String::as_str));
        // With hyphens in the ids of locations, other ends can make the same id.
        if !(seen.insert(ends) & slugs.insert(slug(ticket))) {
            faults.push_at(&place, BoardError::TicketTwice { id: slug(ticket) });
        }
        check_points(ticket.points, 1, || format!("{place}.points"), faults);
    }
}

fn check_connected(file: &BoardFile, faults: &mut Faults) {
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
        if !reached.contains(location.id.as_str()) {
            let (one, other) = (file.locations[0].id.clone(), location.id.clone());
            let error = BoardError::Disconnected { one, other };
            faults.push_at(format!("locations[{index}]"), error);
        }
    }
}
