//! Tourist tokens: seven symbols, stacked on locations, collected one of each.

use serde::{Deserialize, Deserializer, Serialize};

use crate::board::LocationId;

/// What a tourist token shows. The names are ours.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Symbol {
    /// A crab.
    Crab,
    /// A sea lion.
    SeaLion,
    /// A paper lantern.
    Lantern,
    /// A kite.
    Kite,
    /// A guitar.
    Guitar,
    /// A loaf of sourdough.
    Sourdough,
    /// A camera.
    Camera,
}

impl Symbol {
    /// How many symbols there are.
    pub const COUNT: usize = 7;
    /// Every symbol.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Crab,
        Self::SeaLion,
        Self::Lantern,
        Self::Kite,
        Self::Guitar,
        Self::Sourdough,
        Self::Camera,
    ];
}

tabletop::bit_set!(
    /// A collection of tokens; nobody has two of a symbol.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
    SymbolSet(u8) of Symbol, symbol => symbol as u8, bit => Symbol::ALL[bit as usize]
);
tabletop::json_as!(SymbolSet, Vec<Symbol>);

impl<'de> Deserialize<'de> for SymbolSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for symbol in Vec::<Symbol>::deserialize(deserializer)? {
            if set.contains(symbol) {
                return Err(tabletop::custom(
                    "symbol-twice",
                    format_args!("{symbol} is there twice"),
                ));
            }
            set = set.with(symbol);
        }
        Ok(set)
    }
}

/// The tokens of one symbol that nobody has taken yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Where they lie, or `None` while they wait beside the board.
    pub location: Option<LocationId>,
    /// How many are left.
    pub left: u8,
}

/// The seven stacks. Locations and counts are each the bytes of one integer, so that asking what
/// lies at a location, which every claim does twice, needs no loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stacks {
    locations: u64,
    left: u64,
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;
const WAITING: u8 = 0xFF;

impl Stacks {
    /// No tokens anywhere.
    pub const NONE: Self = Self { locations: u64::MAX, left: 0 };

    /// The stack of a symbol.
    #[inline]
    pub const fn get(self, symbol: Symbol) -> Stack {
        let location = (self.locations >> (symbol as u32 * 8)) as u8;
        Stack {
            location: if location == WAITING { None } else { Some(LocationId(location)) },
            left: (self.left >> (symbol as u32 * 8)) as u8,
        }
    }

    /// The stacks with this one replaced.
    #[inline]
    #[must_use]
    pub const fn with(self, symbol: Symbol, stack: Stack) -> Self {
        let lane = symbol as u32 * 8;
        let location = match stack.location {
            Some(LocationId(location)) => location,
            None => WAITING,
        };
        Self {
            locations: self.locations & !(0xFF << lane) | (location as u64) << lane,
            left: self.left & !(0xFF << lane) | (stack.left as u64) << lane,
        }
    }

    /// The stacks with one token of a symbol fewer.
    #[inline]
    #[must_use]
    pub const fn less_one(self, symbol: Symbol) -> Self {
        Self { left: self.left - (1 << (symbol as u32 * 8)), ..self }
    }

    /// The symbol of the tokens at a location. No two stacks lie at one.
    #[inline]
    pub const fn at(self, location: LocationId) -> Option<Symbol> {
        let differences = self.locations ^ (ONES * location.0 as u64);
        let equal = differences.wrapping_sub(ONES) & !differences & TOPS;
        if equal == 0 {
            return None;
        }
        let lane = equal.trailing_zeros() / 8;
        let left = (self.left >> (lane * 8)) as u8;
        if left == 0 { None } else { Some(Symbol::ALL[lane as usize]) }
    }

    /// The stacks that wait beside the board.
    pub fn waiting(self) -> impl Iterator<Item = Symbol> {
        let waits = move |symbol: &Symbol| {
            let stack = self.get(*symbol);
            stack.location.is_none() && stack.left > 0
        };
        Symbol::ALL.into_iter().filter(waits)
    }

    /// Every symbol with its stack.
    pub fn iter(self) -> impl Iterator<Item = (Symbol, Stack)> {
        Symbol::ALL.into_iter().map(move |symbol| (symbol, self.get(symbol)))
    }
}
