//! Hexes and cities as small integers, directions, and sets of hexes as bits.

use tabletop::slug_id;

/// The most hexes a map may have.
pub const MAX_HEXES: usize = 192;

/// The numbered cities of a map: those with a demand token at the beginning.
pub const CITIES: usize = 32;

slug_id!(
    /// A hex of the map, on the wire `"q,r"`. Ids follow the bot's order: columns from east to
    /// west, and in a column from north to south; so the lowest id is what the bot takes first.
    HexId,
    "hex"
);

slug_id!(
    /// A city. Ids 0 to 31 are the cities numbered 1 to 32; then come the four starting locations
    /// in the order of the companies.
    CityId,
    "city"
);

impl CityId {
    /// Every city with a number, in order.
    pub fn numbered() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..CITIES as u8).map(Self)
    }

    /// Is it one of the numbered ones, and not a starting location?
    #[inline]
    pub const fn is_numbered(self) -> bool {
        self.index() < CITIES
    }

    /// The number on the map, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// The six directions of flat-topped hexes, clockwise from north.
pub const DIRECTIONS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The directions in the order of the ids that they lead to: north-east, south-east, north, south,
/// north-west, south-west.
pub const BY_RISING_ID: [usize; 6] = [1, 2, 0, 3, 5, 4];

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet([u64; MAX_HEXES / 64]);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self([0; MAX_HEXES / 64]);

    /// Is the hex in the set?
    #[inline]
    pub const fn contains(&self, hex: HexId) -> bool {
        self.0[hex.index() / 64] >> (hex.0 % 64) & 1 != 0
    }

    /// Puts the hex into the set.
    #[inline]
    pub const fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / 64] |= 1 << (hex.0 % 64);
    }

    /// Takes the hex out of the set.
    pub const fn remove(&mut self, hex: HexId) {
        self.0[hex.index() / 64] &= !(1 << (hex.0 % 64));
    }

    /// Do the sets share a hex?
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(own, other)| own & other != 0)
    }

    /// The hexes that are in both.
    #[inline]
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The hexes that are in either.
    #[inline]
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The hexes that are only in this set.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_HEXES / 64]
    }

    /// How many hexes.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The hexes, in the bot's order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        self.0
            .into_iter()
            .zip(0u8..)
            .flat_map(|(word, at)| Bits(word).map(move |bit| HexId(at * 64 + bit)))
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

/// The places of the ones in a word, lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
