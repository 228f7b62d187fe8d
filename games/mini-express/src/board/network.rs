//! Distances and shortest tracks. Cities never let track through, so they are fixed for a map:
//! computed once, read in every decision.

use super::hex::{BY_RISING_ID, CITIES, CityId, HexId, HexSet};
use super::tables::LONGEST_TRACK;
use super::{Board, Ground};

/// No track that a full reserve could lay; or, between cities, no way at all.
pub const FAR: u8 = u8::MAX;

/// What is fixed about track on a map whose ports are open landscape or walls.
#[derive(Debug)]
pub struct Network {
    /// The trains that a track needs whose first hex is this one, by hex and city.
    pub trains: Vec<[u8; CITIES]>,
    /// How many such shortest tracks there are, by hex and city.
    pub ways: Vec<[u8; CITIES]>,
    /// The hexes from which a shortest track has this many trains, by city and trains less one.
    firsts: Vec<[HexSet; LONGEST_TRACK]>,
    /// Least steps over landscape, by hex and city.
    distances: Vec<[u8; CITIES]>,
}

impl Network {
    /// Computes everything. With `walls`, ports can't be built on or through.
    pub fn of(board: &Board, walls: bool) -> Self {
        let hexes = board.hexes();
        let mut network = Self {
            trains: vec![[FAR; CITIES]; hexes],
            ways: vec![[0; CITIES]; hexes],
            firsts: vec![[HexSet::NONE; LONGEST_TRACK]; CITIES],
            distances: vec![[FAR; CITIES]; hexes],
        };
        for city in CityId::numbered() {
            let steps = steps_from(board, walls, city);
            for hex in board.all_hexes() {
                network.distances[hex.index()][city.index()] = steps[hex.index()];
            }
            network.take_tracks(board, walls, city, &steps);
        }
        network
    }

    /// From the city outwards, so that the ways of the nearer hexes are known first.
    fn take_tracks(&mut self, board: &Board, walls: bool, city: CityId, steps: &[u8]) {
        let place = board.place(city);
        self.trains[place.index()][city.index()] = 1;
        self.ways[place.index()][city.index()] = 1;
        self.firsts[city.index()][0].insert(place);
        for trains in 2..=LONGEST_TRACK as u8 {
            for hex in board.all_hexes().filter(|&hex| is_open(board, walls, hex)) {
                if steps[hex.index()] == trains - 1 {
                    let ways = self
                        .onward(board, hex, city, trains)
                        .map(|next| self.ways_from(next, city));
                    let ways: u8 = ways.sum();
                    self.trains[hex.index()][city.index()] = trains;
                    self.ways[hex.index()][city.index()] = ways;
                    self.firsts[city.index()][usize::from(trains - 1)].insert(hex);
                }
            }
        }
    }

    /// How many shortest tracks to the city have this as their first hex.
    #[inline]
    pub fn ways_from(&self, hex: HexId, city: CityId) -> u8 {
        self.ways[hex.index()][city.index()]
    }

    /// The neighbours of a hex with `trains` to go that lie on a shortest track to the city, in
    /// the order of their ids.
    #[inline]
    pub fn onward(
        &self,
        board: &Board,
        hex: HexId,
        city: CityId,
        trains: u8,
    ) -> impl Iterator<Item = HexId> {
        let neighbours = board.neighbours(hex);
        BY_RISING_ID
            .into_iter()
            .filter_map(move |direction| neighbours[direction])
            .filter(move |next| self.trains[next.index()][city.index()] == trains - 1)
    }

    /// The hexes on which a shortest track of this many trains to the city can begin.
    #[inline]
    pub fn firsts(&self, city: CityId, trains: u8) -> &HexSet {
        &self.firsts[city.index()][usize::from(trains - 1)]
    }

    /// Least steps over landscape from a hex, such as a city (ME-7) or a port (ME-30), to a city;
    /// 0 from a city to itself.
    #[inline]
    pub fn distance(&self, from: HexId, city: CityId) -> u8 {
        self.distances[from.index()][city.index()]
    }
}

/// May track run over the hex?
fn is_open(board: &Board, walls: bool, hex: HexId) -> bool {
    match board.ground(hex) {
        Ground::Landscape => true,
        Ground::Port => !walls,
        Ground::City(_) => false,
    }
}

/// Least steps from a city to every hex; whatever stops track is reached, but not passed.
pub fn steps_from(board: &Board, walls: bool, city: CityId) -> Vec<u8> {
    let mut steps = vec![FAR; board.hexes()];
    steps[board.place(city).index()] = 0;
    let mut wave = vec![board.place(city)];
    for distance in 1..FAR {
        let mut next = Vec::new();
        for hex in wave.into_iter().flat_map(|hex| board.neighbours(hex).into_iter().flatten()) {
            if steps[hex.index()] == FAR {
                steps[hex.index()] = distance;
                if is_open(board, walls, hex) {
                    next.push(hex);
                }
            }
        }
        wave = next;
    }
    steps
}
