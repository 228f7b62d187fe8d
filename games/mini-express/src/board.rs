//! The map: immutable, checked when it is loaded.

mod check;
mod error;
mod file;
mod hex;
mod network;
mod tables;

use std::sync::{Arc, LazyLock};

use serde_json::Value;
use tabletop::slugs::Slugs;
use tabletop::{Fault, from_text, insertion_sort_by_key};

pub use self::error::{BoardError, TablesError};
pub(crate) use self::file::BoardFile;
use self::file::TablesFile;
pub use self::hex::{CITIES, CityId, DIRECTIONS, HexId, HexSet};
pub use self::network::{FAR, Network, steps_from};
pub use self::tables::{BotToken, BotTokenId, LONGEST_TRACK, SHARES_PER_COMPANY, Tables};
use crate::company::{COMPANIES, Company};

/// The maps that come with the game, by id.
pub const MAPS: [(&str, &str); 2] =
    [("usa", include_str!("../data/usa.json")), ("europe", include_str!("../data/europe.json"))];
const TABLES: &str = include_str!("../data/tables.json");

/// What a hex is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Open country: any number of companies.
    Landscape,
    /// A city: the end of every track that comes to it.
    City(CityId),
    /// A port: landscape, unless Ports is played.
    Port,
}

/// A map with its tables.
#[derive(Clone, Debug)]
pub struct Board {
    id: String,
    json: Arc<Value>,
    slugs: Arc<Slugs>,
    coordinates: Vec<(i8, i8)>,
    grounds: Vec<Ground>,
    neighbours: Vec<[Option<HexId>; 6]>,
    beside: Vec<HexSet>,
    places: [HexId; CITIES + COMPANIES],
    capacities: [u8; CITIES],
    ports: Vec<HexId>,
    /// The names of cities and ports by hex, as they are printed.
    names: Arc<[Option<String>]>,
    tables: Tables,
}

impl Board {
    /// Reads a board file, or says everything that is wrong with it.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let mut json: Value = from_text(text).map_err(|fault| vec![fault])?;
        let file: BoardFile = from_text(text).map_err(|fault| vec![fault])?;
        let own_tables: TablesFile = from_text(TABLES).expect("the game's own tables are sound");
        if file.tables.is_none() {
            // A record holds the whole board, so that it replays after our tables change.
            json["tables"] = from_text(TABLES).expect("the game's own tables are JSON");
        }
        let tables = file.tables.as_ref().unwrap_or(&own_tables);
        let mut faults = check::faults(&file);
        tables::check(tables, &mut faults);
        faults.in_text(text).into_result()?;
        Ok(Self::from_sound(&file, Tables::from_sound(tables), json))
    }

    /// One of the game's own maps: read once, and what is large in it is shared by all matches on
    /// it, since a server has thousands.
    pub(crate) fn own(map: &str) -> Option<Self> {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            let read =
                |(_, text): &(_, &str)| Board::read(text).expect("the game's own maps are sound");
            MAPS.iter().map(read).collect()
        });
        BOARDS.iter().find(|board| board.id == map).cloned()
    }

    fn from_sound(file: &BoardFile, tables: Tables, json: Value) -> Self {
        let mut entries: Vec<_> = file.hexes.iter().collect();
        insertion_sort_by_key(&mut entries, |hex| (-i16::from(hex.q), hex.r));
        let coordinates: Vec<_> = entries.iter().map(|hex| (hex.q, hex.r)).collect();
        let at = |q: i8, r: i8| {
            coordinates.iter().position(|&known| known == (q, r)).map(|index| HexId(index as u8))
        };
        let mut places = [HexId(0); CITIES + COMPANIES];
        let mut capacities = [0; CITIES];
        let mut city_slugs = vec![String::new(); CITIES + COMPANIES];
        let mut grounds = Vec::new();
        let mut ports = Vec::new();
        for (hex, entry) in (0u8..).map(HexId).zip(&entries) {
            let number = entry.number.map(|number| CityId(number - 1));
            let start = entry.start.map(|company| CityId((CITIES + company.index()) as u8));
            if let Some(city) = number.or(start) {
                places[city.index()] = hex;
                city_slugs[city.index()] = entry.id.clone().unwrap_or_default();
                if city.is_numbered() {
                    capacities[city.index()] = entry.capacity.unwrap_or_default();
                }
                grounds.push(Ground::City(city));
            } else if entry.port.is_some() {
                ports.push(hex);
                grounds.push(Ground::Port);
            } else {
                grounds.push(Ground::Landscape);
            }
        }
        let neighbours: Vec<[Option<HexId>; 6]> = (coordinates.iter())
            .map(|&(q, r)| {
                DIRECTIONS.map(|(east, south)| at(q.checked_add(east)?, r.checked_add(south)?))
            })
            .collect();
        let beside = neighbours.iter().map(|all| all.iter().flatten().copied().collect()).collect();
        let slugs = Slugs::new()
            .with(HexId::KIND, coordinates.iter().map(|(q, r)| format!("{q},{r}")))
            .with(CityId::KIND, city_slugs)
            .with(BotTokenId::KIND, tables.bot_token_slugs());
        Self {
            id: file.id.clone(),
            json: Arc::new(json),
            slugs: Arc::new(slugs),
            coordinates,
            grounds,
            neighbours,
            beside,
            places,
            capacities,
            ports,
            names: entries.iter().map(|hex| hex.city.clone().or(hex.port.clone())).collect(),
            tables,
        }
    }

    /// The map's name in options.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The whole file.
    pub fn json(&self) -> &Value {
        &self.json
    }

    /// The names of hexes, cities and bot tokens.
    pub fn slugs(&self) -> &Arc<Slugs> {
        &self.slugs
    }

    /// The game's numbers.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// How many hexes there are.
    pub fn hexes(&self) -> usize {
        self.grounds.len()
    }

    /// Every hex, in the bot's order.
    pub fn all_hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.grounds.len() as u8).map(HexId)
    }

    /// What the hex is.
    #[inline]
    pub fn ground(&self, hex: HexId) -> Ground {
        self.grounds[hex.index()]
    }

    /// The numbered city on the hex, if there is one.
    #[inline]
    pub fn numbered_city(&self, hex: HexId) -> Option<CityId> {
        match self.ground(hex) {
            Ground::City(city) if city.is_numbered() => Some(city),
            _ => None,
        }
    }

    /// The column and row of a hex.
    pub fn coordinates(&self, hex: HexId) -> (i8, i8) {
        self.coordinates[hex.index()]
    }

    /// The neighbours by direction, clockwise from north.
    #[inline]
    pub fn neighbours(&self, hex: HexId) -> [Option<HexId>; 6] {
        self.neighbours[hex.index()]
    }

    /// The neighbours as a set.
    #[inline]
    pub fn beside(&self, hex: HexId) -> &HexSet {
        &self.beside[hex.index()]
    }

    /// Where a city lies.
    #[inline]
    pub fn place(&self, city: CityId) -> HexId {
        self.places[city.index()]
    }

    /// How many companies a numbered city can hold, as printed.
    pub fn capacity(&self, city: CityId) -> u8 {
        self.capacities[city.index()]
    }

    /// Where a company starts.
    pub fn start(&self, company: Company) -> HexId {
        self.places[CITIES + company.index()]
    }

    /// The ports, in the bot's order.
    pub fn ports(&self) -> &[HexId] {
        &self.ports
    }

    /// The name of the city or port on a hex, as it is printed.
    pub fn name(&self, hex: HexId) -> Option<&str> {
        self.names[hex.index()].as_deref()
    }

    /// A city by its id in the file.
    pub fn city(&self, id: &str) -> Option<CityId> {
        self.slugs.id(CityId::KIND, id).map(CityId)
    }
}
