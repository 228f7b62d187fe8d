//! What can be wrong with a map. Every fault has a code and a place.

use std::collections::BTreeSet;

use tabletop::{Fault, fault, inserted, insertion_sort_by_key};

use super::file::{BoardFile, HexEntry};
use super::hex::{CITIES, DIRECTIONS, MAX_HEXES};
use crate::company::Company;

/// Ports of a map that has any.
const PORTS: usize = 5;

/// Everything that is wrong with a map.
pub(super) fn faults(file: &BoardFile) -> Vec<Fault> {
    let mut check = Check { file, faults: Vec::new() };
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
    faults: Vec<Fault>,
}

impl Check<'_> {
    fn at(&mut self, place: impl Into<String>, fault: Fault) {
        self.faults.push(fault.at(place));
    }

    fn at_hex(&mut self, index: usize, fault: Fault) {
        self.at(format!("hexes[{index}]"), fault);
    }

    fn hexes(&mut self) {
        if self.file.hexes.len() > MAX_HEXES {
            let most = MAX_HEXES;
            let fault =
                fault!("board/too-many-hexes", "a map has at most {most} hexes", most = most);
            self.at("hexes", fault);
        }
        let mut seen = BTreeSet::new();
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if !seen.insert((hex.q, hex.r)) {
                let hex = format!("{},{}", hex.q, hex.r);
                let fault =
                    fault!("board/duplicate-hex", "the hex {hex} is there twice", hex = hex);
                self.at_hex(index, fault);
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
                let id = id.as_str();
                let fault = fault!("board/duplicate-id", "two cities have the id {id:?}", id = id);
                self.at_hex(index, fault.fact("which", "city"));
            }
            let HexEntry { id, city, number, capacity, start, port, .. } = hex;
            let whole = match (id, city, number, capacity, start, port) {
                (None, None, None, None, None, _)
                | (Some(_), Some(_), None, None, Some(_), None) => true,
                (Some(_), Some(_), Some(_), Some(capacity), None, None) => {
                    if !(1..=3).contains(capacity) {
                        let fault = fault!(
                            "board/bad-capacity",
                            "a capacity is 1, 2 or 3, not {capacity}",
                            capacity = *capacity,
                        );
                        self.at_hex(index, fault);
                    }
                    true
                }
                _ => false,
            };
            if !whole {
                let message = "a hex is landscape (no field), a port (`port`), a starting location (`id`, `city`, `start`) or a city (`id`, `city`, `number`, `capacity`)";
                self.at_hex(index, Fault::new("board/unclear-hex", message));
            }
        }
        for id in &self.file.named_in_rulebook {
            if !ids.contains(id) {
                let id = id.as_str();
                let fault =
                    fault!("board/missing-city", "the rulebook's city {id:?} is missing", id = id);
                self.at("named_in_rulebook", fault);
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
                let fault = fault!(
                    "board/duplicate-number",
                    "two cities have the number {number}",
                    number = pair[0].0,
                );
                self.at_hex(pair[1].1, fault);
            }
        }
        for number in 1..=CITIES as u8 {
            if !numbered.iter().any(|&(known, _)| known == number) {
                let fault = fault!(
                    "board/missing-number",
                    "no city has the number {number}",
                    number = number,
                );
                self.at("hexes", fault);
            }
        }
        if let Some(&(number, index)) =
            numbered.iter().find(|&&(number, _)| !(1..=CITIES as u8).contains(&number))
        {
            let fault = fault!(
                "board/number-out-of-range",
                "numbers are 1 to 32, not {number}",
                number = number,
            );
            self.at_hex(index, fault);
        }
        let order = |index: usize| {
            let hex = &self.file.hexes[index];
            (-i16::from(hex.q), hex.r)
        };
        let wrong: Vec<_> = (numbered.windows(2))
            .filter(|pair| order(pair[0].1) > order(pair[1].1))
            .map(|pair| (pair[0].0, pair[1].0, pair[1].1))
            .collect();
        for (before, number, index) in wrong {
            let fault = fault!(
                "board/numbers-out-of-order",
                "{number} lies before {before}: numbers run from east to west, and from north to south in a column",
                number = number,
                before = before,
            );
            self.at_hex(index, fault);
        }
    }

    fn starts(&mut self) {
        for company in Company::ALL {
            let places: Vec<_> = (self.file.hexes.iter().enumerate())
                .filter(|(_, hex)| hex.start == Some(company))
                .map(|(index, _)| index)
                .collect();
            match places[..] {
                [] => {
                    let message = format!("{company:?} has no starting location");
                    let fault = Fault::new("board/missing-start", message);
                    self.at("hexes", fault.fact("company", company.slug()));
                }
                [_] => {}
                [_, again, ..] => {
                    let message = format!("{company:?} has two starting locations");
                    let fault = Fault::new("board/duplicate-start", message);
                    self.at_hex(again, fault.fact("company", company.slug()));
                }
            }
        }
    }

    fn ports(&mut self) {
        let ports = self.file.hexes.iter().filter(|hex| hex.port.is_some()).count();
        if ports != 0 && ports != PORTS {
            let fault = fault!(
                "board/port-count",
                "a map has no port or {expected}, not {found}",
                expected = PORTS,
                found = ports,
            );
            self.at("hexes", fault);
        }
    }

    fn sea(&mut self) {
        for (index, &(q, r)) in self.file.sea.iter().enumerate() {
            if self.file.hexes.iter().any(|hex| (hex.q, hex.r) == (q, r)) {
                let hex = format!("{q},{r}");
                let fault = fault!("board/sea-and-land", "{hex} is land as well", hex = hex);
                self.at(format!("sea[{index}]"), fault);
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
                let message = "no track can ever join this city to the starting locations";
                self.at_hex(index, Fault::new("board/unreachable-city", message));
            }
        }
    }
}
