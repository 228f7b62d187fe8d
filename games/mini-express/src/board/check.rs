//! What can be wrong with a map. Every fault has a code and a place.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::Fault;

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
    fn fault(&mut self, code: &str, message: impl Into<String>, place: impl Into<String>) {
        self.faults.push(Fault::new(code, message).at(place));
    }

    fn at_hex(&mut self, code: &str, message: impl Into<String>, index: usize) {
        self.fault(code, message, format!("hexes[{index}]"));
    }

    fn hexes(&mut self) {
        if self.file.hexes.len() > MAX_HEXES {
            let message = format!("a map has at most {MAX_HEXES} hexes");
            self.fault("board/too-many-hexes", message, "hexes");
        }
        let mut seen = BTreeSet::new();
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if !seen.insert((hex.q, hex.r)) {
                let message = format!("the hex {},{} is there twice", hex.q, hex.r);
                self.at_hex("board/duplicate-hex", message, index);
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
                self.at_hex("board/duplicate-id", format!("two cities have the id {id:?}"), index);
            }
            let HexEntry { id, city, number, capacity, start, port, .. } = hex;
            let whole = match (id, city, number, capacity, start, port) {
                (None, None, None, None, None, _)
                | (Some(_), Some(_), None, None, Some(_), None) => true,
                (Some(_), Some(_), Some(_), Some(capacity), None, None) => {
                    if !(1..=3).contains(capacity) {
                        let message = format!("a capacity is 1, 2 or 3, not {capacity}");
                        self.at_hex("board/bad-capacity", message, index);
                    }
                    true
                }
                _ => false,
            };
            if !whole {
                let message = "a hex is landscape (no field), a port (`port`), a starting location (`id`, `city`, `start`) or a city (`id`, `city`, `number`, `capacity`)";
                self.at_hex("board/unclear-hex", message, index);
            }
        }
        for id in &self.file.named_in_rulebook {
            if !ids.contains(id) {
                let message = format!("the rulebook's city {id:?} is missing");
                self.fault("board/missing-city", message, "named_in_rulebook");
            }
        }
    }

    /// Numbers run from 1 to 32 along the columns from east to west, each from north to south.
    fn numbers(&mut self) {
        let mut numbered: Vec<_> = (self.file.hexes.iter().enumerate())
            .filter_map(|(index, hex)| Some((hex.number?, index)))
            .collect();
        numbered.sort_unstable();
        for pair in numbered.windows(2) {
            if pair[0].0 == pair[1].0 {
                let message = format!("two cities have the number {}", pair[0].0);
                self.at_hex("board/duplicate-number", message, pair[1].1);
            }
        }
        for number in 1..=CITIES as u8 {
            if !numbered.iter().any(|&(known, _)| known == number) {
                self.fault(
                    "board/missing-number",
                    format!("no city has the number {number}"),
                    "hexes",
                );
            }
        }
        if let Some(&(number, index)) =
            numbered.iter().find(|&&(number, _)| !(1..=CITIES as u8).contains(&number))
        {
            self.at_hex(
                "board/number-out-of-range",
                format!("numbers are 1 to 32, not {number}"),
                index,
            );
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
            let message = format!(
                "{number} lies before {before}: numbers run from east to west, and from north to south in a column"
            );
            self.at_hex("board/numbers-out-of-order", message, index);
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
                    self.fault("board/missing-start", message, "hexes");
                }
                [_] => {}
                [_, again, ..] => {
                    let message = format!("{company:?} has two starting locations");
                    self.at_hex("board/duplicate-start", message, again);
                }
            }
        }
    }

    fn ports(&mut self) {
        let ports = self.file.hexes.iter().filter(|hex| hex.port.is_some()).count();
        if ports != 0 && ports != PORTS {
            let message = format!("a map has no port or {PORTS}, not {ports}");
            self.fault("board/port-count", message, "hexes");
        }
    }

    fn sea(&mut self) {
        for (index, &(q, r)) in self.file.sea.iter().enumerate() {
            if self.file.hexes.iter().any(|hex| (hex.q, hex.r) == (q, r)) {
                let message = format!("{q},{r} is land as well");
                self.fault("board/sea-and-land", message, format!("sea[{index}]"));
            }
        }
    }

    /// Every city must be reachable from every company's starting location, ports closed.
    fn reachable(&mut self) {
        let land: BTreeMap<_, _> = (self.file.hexes.iter())
            .filter(|hex| hex.port.is_none())
            .map(|hex| ((hex.q, hex.r), hex))
            .collect();
        let Some(start) = self.file.hexes.iter().find(|hex| hex.start.is_some()) else { return };
        let mut reached = BTreeSet::from([(start.q, start.r)]);
        let mut wave = vec![(start.q, start.r)];
        while let Some((q, r)) = wave.pop() {
            for (east, south) in DIRECTIONS {
                let next = (q.saturating_add(east), r.saturating_add(south));
                if land.contains_key(&next) && reached.insert(next) {
                    wave.push(next);
                }
            }
        }
        for (index, hex) in self.file.hexes.iter().enumerate() {
            if hex.city.is_some() && !reached.contains(&(hex.q, hex.r)) {
                let message = "no track can ever join this city to the starting locations";
                self.at_hex("board/unreachable-city", message, index);
            }
        }
    }
}
