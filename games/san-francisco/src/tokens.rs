//! Tourist tokens: seven symbols, stacked on locations, collected one of each.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::LocationId;

/// What a tourist token shows. The names are ours.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::Display,
)]
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

/// A collection of tokens; nobody has two of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SymbolSet(pub(crate) u8);

impl SymbolSet {
    /// No tokens.
    pub const NONE: Self = Self(0);

    /// Is the symbol among them?
    #[inline]
    pub const fn contains(self, symbol: Symbol) -> bool {
        self.0 >> symbol as u8 & 1 == 1
    }

    /// With this one.
    #[inline]
    #[must_use]
    pub const fn with(self, symbol: Symbol) -> Self {
        Self(self.0 | 1 << symbol as u8)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The symbols in order.
    pub fn iter(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |&symbol| self.contains(symbol))
    }
}

impl Serialize for SymbolSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SymbolSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for symbol in Vec::<Symbol>::deserialize(deserializer)? {
            if set.contains(symbol) {
                return Err(serde::de::Error::custom(format!("{symbol} is there twice")));
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
