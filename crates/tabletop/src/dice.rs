//! Randomness is an argument, never part of a state.
//!
//! A match draws from [`MatchDice`]: `ChaCha8`, keyed by the match's seed, its stream number the
//! step of the match. The same seed and step give the same numbers on every platform; taking a
//! step back and playing it again can't re-roll it; and no state holds the future.
//! Simulations draw from [`QuickDice`], which is faster and promises nothing but uniformity.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A source of uniformly random numbers.
pub trait Dice {
    /// The next 32 random bits.
    fn roll(&mut self) -> u32;

    /// A number in `0..bound`, each equally likely (Lemire's method: a widening multiplication,
    /// rolling again in the few cases that would be uneven). `bound` is at least 1.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.roll()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.roll()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A number from 0 to 1, without 1 itself, of 24 random bits: as many as such a number holds.
    #[inline]
    fn fraction(&mut self) -> f32 {
        (self.roll() >> 8) as f32 / (1u32 << 24) as f32
    }
}

/// What a match's randomness comes from: any text. Its 256-bit key is the text's SHA-256.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seed(pub String);

impl Seed {
    /// The key of the generator.
    pub fn key(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// A number made from the seed and an index, for dice that need no more than 64 bits.
    pub fn number(&self, index: u64) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.key());
        hash.update(index.to_le_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(std::array::from_fn(|byte| digest[byte]))
    }
}

impl From<&str> for Seed {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// The dice of one step of a match.
pub struct MatchDice(ChaCha8Rng);

impl MatchDice {
    /// Step 0 is the set-up, step `n` the `n`th action.
    pub fn new(seed: &Seed, step: u64) -> Self {
        Self::from_key(seed.key(), step)
    }

    /// The same from the key itself.
    pub fn from_key(key: [u8; 32], step: u64) -> Self {
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(step);
        Self(generator)
    }
}

impl Dice for MatchDice {
    fn roll(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The dice of every step of a match.
pub trait StepDice {
    /// What is rolled.
    type Dice: Dice;
    /// The dice of this step: 0 is the set-up, `n` the `n`th action.
    fn at(&mut self, step: u64) -> &mut Self::Dice;
}

/// Any dice can be rolled on and on, through all steps.
impl<D: Dice> StepDice for D {
    type Dice = Self;

    #[inline(always)]
    fn at(&mut self, _step: u64) -> &mut Self {
        self
    }
}

/// [`MatchDice`], fresh for each step, as a recorded match rolls them.
pub struct SeededDice {
    key: [u8; 32],
    dice: MatchDice,
}

impl SeededDice {
    /// The dice of the match that is begun with this seed.
    pub fn new(seed: &Seed) -> Self {
        let key = seed.key();
        Self { key, dice: MatchDice::from_key(key, 0) }
    }
}

impl StepDice for SeededDice {
    type Dice = MatchDice;

    fn at(&mut self, step: u64) -> &mut MatchDice {
        self.dice = MatchDice::from_key(self.key, step);
        &mut self.dice
    }
}

/// An odd number with its bits well mixed (the golden ratio), so that neighbours are far apart.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Fast dice for simulations: a 64-bit counter, mixed by one wide multiplication (`wyrand`).
#[derive(Clone, Debug)]
pub struct QuickDice(u64);

impl QuickDice {
    /// Dice that start anywhere.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Dice that start where other dice say.
    pub fn from_dice<D: Dice + ?Sized>(dice: &mut D) -> Self {
        Self(u64::from(dice.roll()) << 32 | u64::from(dice.roll()))
    }

    /// The `index`th of many dice, each of which starts anywhere.
    #[must_use]
    pub fn nth(&self, index: u64) -> Self {
        Self(Self(self.0.wrapping_add(index.wrapping_mul(SPREAD))).next())
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let product = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        (product >> 64) as u64 ^ product as u64
    }
}

impl Dice for QuickDice {
    #[inline]
    fn roll(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    /// With 32 bits to spare the unevenness is below one in four billion: not worth a second roll.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_dice_are_chacha8_keyed_by_the_seed_and_streamed_by_the_step() {
        let roll = |step| {
            let mut dice = MatchDice::new(&Seed::from("roundhouse"), step);
            [dice.roll(), dice.roll(), dice.roll()]
        };
        // Computed by an independent implementation of ChaCha8; a change here breaks every stored
        // match.
        assert_eq!(roll(0), ROLLS_OF_STEP_0);
        assert_eq!(roll(1), ROLLS_OF_STEP_1);
    }
    const ROLLS_OF_STEP_0: [u32; 3] = [937_758_994, 2_019_351_437, 3_470_771_914];
    const ROLLS_OF_STEP_1: [u32; 3] = [2_972_813_404, 4_148_787_006, 484_171_678];

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        fn check(dice: &mut dyn Dice) {
            let mut counts = [0u32; 7];
            for _ in 0..70_000 {
                counts[dice.below(7) as usize] += 1;
            }
            assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 500), "{counts:?}");
        }
        check(&mut MatchDice::new(&Seed::from("even"), 3));
        check(&mut QuickDice::new(3));
    }

    #[test]
    fn seeded_dice_are_those_of_a_recorded_match() {
        let seed = Seed::from("roundhouse");
        let mut seeded = SeededDice::new(&seed);
        for step in [0, 1, 7, 1] {
            assert_eq!(seeded.at(step).roll(), MatchDice::new(&seed, step).roll(), "step {step}");
        }
    }

    #[test]
    fn the_nth_dice_roll_unlike_their_neighbours() {
        let base = QuickDice::new(5);
        let mut firsts: Vec<u32> = (0..1000).map(|index| base.nth(index).roll()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert!(firsts.len() > 995, "{}", firsts.len());
        assert_eq!(base.nth(7).roll(), base.nth(7).roll());
    }
}
