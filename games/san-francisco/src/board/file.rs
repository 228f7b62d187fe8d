//! Reading a board file.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tabletop::slugs::Slugs;
use tabletop::{Fault, from_text, insertion_sort_by_key};

use super::{Board, LocationId, Payable, Route, RouteSet, Ticket, check};
use crate::cards::{Card, Cards};

/// The colour of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Colour {
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Board"))]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    pub id: String,
    #[expect(dead_code, reason = "for people and the web app; the rules don't need it")]
    name: String,
    #[expect(dead_code, reason = "tells people what is attested and what is reconstructed")]
    provenance: String,
    pub cars: u8,
    pub cards: Cards,
    pub route_points: BTreeMap<u8, i16>,
    pub token_points: Vec<i16>,
    pub token_locations: Vec<String>,
    pub locations: Vec<LocationLine>,
    pub routes: Vec<RouteLine>,
    pub tickets: Vec<TicketLine>,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Location"))]
#[serde(deny_unknown_fields)]
pub struct LocationLine {
    pub id: String,
    pub name: String,
    pub x: f64,
    pub y: f64,
    #[serde(default, rename = "attested")]
    _attested: bool,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Route"))]
#[serde(deny_unknown_fields)]
pub struct RouteLine {
    pub id: String,
    pub between: [String; 2],
    pub length: u8,
    colour: Colour,
    #[serde(default)]
    pub ferries: u8,
    #[serde(default)]
    pub double: bool,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Ticket"))]
#[serde(deny_unknown_fields)]
pub struct TicketLine {
    pub between: [String; 2],
    pub points: i16,
}

pub(super) fn read(text: &str) -> Result<Board, Vec<Fault>> {
    let file: BoardFile = from_text(text).map_err(|fault| vec![fault])?;
    let locations = check::locations(&file, text)?;
    let json = serde_json::from_str(text).expect("it was just read as JSON");
    Ok(build(&file, json, &locations))
}

/// The id of a ticket is made of its ends.
pub(super) fn slug(ticket: &TicketLine) -> String {
    format!("{}--{}", ticket.between[0], ticket.between[1])
}

/// Lays a file without faults out; see [`Board`] for the order of the routes.
fn build(file: &BoardFile, json: Value, ids: &BTreeMap<&str, LocationId>) -> Board {
    let ends = |between: &[String; 2]| [ids[between[0].as_str()], ids[between[1].as_str()]];
    let mut lines: Vec<&RouteLine> = file.routes.iter().collect();
    insertion_sort_by_key(&mut lines, |line| {
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
        locations: file.locations.iter().map(|location| location.name.clone()).collect(),
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
