//! Board files: which game they are for, what is wrong with them, what is in them.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tabletop::{Fault, Setting, from_text};

use crate::{CatalogueError, Refusal, TITLES, Title};

/// What a good board file holds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The game it is for.
    pub game: &'static str,
    /// What the board calls itself.
    pub name: String,
    /// The numbers of people that can play on it.
    pub seats: Vec<u8>,
    /// Its lists.
    pub parts: Vec<Part>,
}

/// One list of a board: its locations, routes, tickets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// What the list is called.
    pub name: String,
    /// How many there are.
    pub count: usize,
    /// The lowest and the highest of each number that they have.
    pub ranges: BTreeMap<String, [i64; 2]>,
}

/// Checks a board file, for every number of people.
pub fn check(text: &str, game: Option<&'static Title>) -> Result<Summary, Refusal> {
    let board: Value = from_text(text)?;
    let title = game.or_else(|| game_of(&board)).ok_or(CatalogueError::UnknownBoard)?;
    let mut faults: Vec<Fault> = Vec::new();
    let seats = title.seat_counts();
    for &seats in &seats {
        let setting = Setting { seats, board: Some(text.to_owned()), ..Setting::default() };
        if let Err(refusal) = title.lay_out(&setting) {
            for fault in refusal.faults() {
                // What is wrong for two people is wrong for three too, and is said once.
                if !faults.contains(fault) {
                    faults.push(fault.clone());
                }
            }
        }
    }
    if faults.is_empty() { Ok(summary(title, seats, &board)) } else { Err(faults.into()) }
}

/// The game whose own board has the most in common with this one.
pub fn game_of(board: &Value) -> Option<&'static Title> {
    let board = board.as_object()?;
    let in_common = |title: &&Title| {
        let own = title.own_board();
        own.as_object().map_or(0, |own| own.keys().filter(|&key| board.contains_key(key)).count())
    };
    TITLES.iter().filter(|title| in_common(title) > 0).max_by_key(in_common)
}

fn summary(title: &Title, seats: Vec<u8>, board: &Value) -> Summary {
    let name = board["name"].as_str().unwrap_or(title.name).to_owned();
    let lists = board.as_object().into_iter().flatten();
    let parts = lists.filter_map(|(name, list)| Some(part(name, list.as_array()?))).collect();
    Summary { game: title.slug, name, seats, parts }
}

fn part(name: &str, list: &[Value]) -> Part {
    let mut ranges = BTreeMap::new();
    for (field, value) in list.iter().filter_map(Value::as_object).flatten() {
        if let Some(number) = value.as_i64() {
            let [low, high] = ranges.entry(field.clone()).or_insert([number, number]);
            (*low, *high) = (number.min(*low), number.max(*high));
        }
    }
    Part { name: name.to_owned(), count: list.len(), ranges }
}
