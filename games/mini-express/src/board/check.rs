//! What can be wrong with a map. Every fault has a code and a place.

use std::collections::BTreeSet;

use tabletop::{Faults, inserted, insertion_sort_by_key};

use super::error::BoardError;
use super::file::{BoardFile, HexEntry};
use super::hex::{CITIES, DIRECTIONS, MAX_HEXES};
use crate::company::Company;

/// Ports of a map that has any.
const PORTS: usize = 5;

/// Everything that is wrong with a map.
pub(super) fn faults(file: &BoardFile) -> Faults {
    let mut check = Check { file, faults: Faults::default() };
    check.hexes();
    check.cities();
    check.numbers();
    check.starts();
    check.ports();
    check.sea();
    if check.faults.is_empty() {
        check.reachable();
    }
    check.faults
}

struct Check<'a> {
    file: &'a BoardFile,
    faults: Faults,
}

impl Check<'_> {
    fn at_hex(&mut self, index: usize, error: BoardError) {
        self.faults.push_at(format!("hexes[{index}]"), error);
    }

    fn hexes(&mut self) {
        if self.file.hexes.len() > MAX_HEXES {
            self.faults.push(BoardError::TooManyHexes { most: MAX_HEXES });
        }
        let mut seen = BTreeSet::new();
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if !seen.insert((hex.q, hex.r)) {
                self.at_hex(index, BoardError::HexTwice { hex: format!("{},{}", hex.q, hex.r) });
            }
        }
    }

    /// A hex is landscape, a port, a starting location or a numbered city, and says it completely.
    fn cities(&mut self) {
        let mut ids = BTreeSet::new();
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if let Some(id) = &hex.id
                && !ids.insert(id)
            {
                self.at_hex(index, BoardError::CityTwice { id: id.clone() });
            }
            let HexEntry { id, city, number, capacity, start, port, .. } = hex;
            match (id, city, number, *capacity, start, port) {
                (None, None, None, None, None, _)
                | (Some(_), Some(_), None, None, Some(_), None)
                | (Some(_), Some(_), Some(_), Some(1..=3), None, None) => {}
                (Some(_), Some(_), Some(_), Some(capacity), None, None) => {
                    self.at_hex(index, BoardError::Capacity { capacity });
                }
                _ => self.at_hex(index, BoardError::UnclearHex),
            }
        }
        for id in &self.file.named_in_rulebook {
            if !ids.contains(id) {
                self.faults.push(BoardError::MissingCity { id: id.clone() });
            }
        }
    }

    /// Numbers run from 1 to 32 along the columns from east to west, each from north to south.
    fn numbers(&mut self) {
        let mut numbered: Vec<_> = (self.file.hexes.iter().enumerate())
            .filter_map(|(index, hex)| Some((hex.number?, index)))
            .collect();
        insertion_sort_by_key(&mut numbered, |&city| city);
        for pair in numbered.windows(2) {
            if pair[0].0 == pair[1].0 {
                self.at_hex(pair[1].1, BoardError::NumberTwice { number: pair[0].0 });
            }
        }
        let numbers = 1..=CITIES as u8;
        for number in numbers.clone() {
            if !numbered.iter().any(|&(known, _)| known == number) {
                self.faults.push(BoardError::MissingNumber { number });
            }
        }
        if let Some(&(number, index)) =
            numbered.iter().find(|(number, _)| !numbers.contains(number))
        {
            self.at_hex(index, BoardError::NumberOutOfRange { number });
        }
        let file = self.file;
        let order = |index: usize| (-i16::from(file.hexes[index].q), file.hexes[index].r);
        for pair in numbered.windows(2) {
            let [(before, first), (number, index)] = [pair[0], pair[1]];
            if order(first) > order(index) {
                self.at_hex(index, BoardError::NumbersOutOfOrder { number, before });
            }
        }
    }

    fn starts(&mut self) {
        for company in Company::ALL {
            let places: Vec<_> = (self.file.hexes.iter().enumerate())
                .filter(|(_, hex)| hex.start == Some(company))
                .map(|(index, _)| index)
                .collect();
            match places[..] {
                [] => self.faults.push(BoardError::MissingStart { company }),
                [_] => {}
                [_, again, ..] => self.at_hex(again, BoardError::StartTwice { company }),
            }
        }
    }

    fn ports(&mut self) {
        let found = self.file.hexes.iter().filter(|hex| hex.port.is_some()).count();
        if found != 0 && found != PORTS {
            self.faults.push(BoardError::PortCount { expected: PORTS, found });
        }
    }

    fn sea(&mut self) {
        for (index, &(q, r)) in self.file.sea.iter().enumerate() {
            if self.file.hexes.iter().any(|hex| (hex.q, hex.r) == (q, r)) {
                let error = BoardError::SeaAndLand { hex: format!("{q},{r}") };
                self.faults.push_at(format!("sea[{index}]"), error);
            }
        }
    }

    /// Every city must be reachable from every company's starting location, ports closed.
    fn reachable(&mut self) {
        let land = self.file.hexes.iter().filter(|hex| hex.port.is_none());
        let land: BTreeSet<_> = inserted(land.map(|hex| (hex.q, hex.r)));
        let Some(start) = self.file.hexes.iter().find(|hex| hex.start.is_some()) else { return };
        let mut reached: BTreeSet<_> = inserted([(start.q, start.r)]);
        let mut wave = vec![(start.q, start.r)];
        while let Some((q, r)) = wave.pop() {
            for (east, south) in DIRECTIONS {
                let next = (q.saturating_add(east), r.saturating_add(south));
                if land.contains(&next) && reached.insert(next) {
                    wave.push(next);
                }
            }
        }
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if hex.city.is_some() && !reached.contains(&(hex.q, hex.r)) {
                self.at_hex(index, BoardError::UnreachableCity);
            }
        }
    }
}
