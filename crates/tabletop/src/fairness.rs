//! A seed that nobody could choose.
//!
//! The dealer draws a secret and shows its SHA-256 before anybody sits down. Every player then adds
//! some randomness of their own. The seed is made of all of them, so that neither the dealer, who
//! was bound by the hash, nor any player, who didn't know the secret, could steer it. When the
//! match is over the secret is shown, and everybody can check.

use std::fmt::Write;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Seed;

/// How the seed of a match came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// What was shown before the set-up: the SHA-256 of the secret, in hexadecimal.
    pub commitment: String,
    /// What the dealer drew.
    pub secret: String,
    /// What the players added, by seat; empty where a bot sat.
    pub contributions: Vec<String>,
}

impl Fairness {
    /// What came of a secret and these contributions.
    pub fn of(secret: String, contributions: Vec<String>) -> Self {
        Self { commitment: Self::commit(&secret), secret, contributions }
    }

    /// What is shown of a secret before anybody sits down.
    pub fn commit(secret: &str) -> String {
        sha256(secret)
    }

    /// May a player add this? Letters and digits, at most 64, so that contributions can't run
    /// together.
    pub fn admits(contribution: &str) -> bool {
        contribution.len() <= 64
            && contribution.bytes().all(|letter| letter.is_ascii_alphanumeric())
    }

    /// The seed: the secret and the contributions, joined by colons.
    pub fn seed(&self) -> Seed {
        let parts: Vec<&str> =
            std::iter::once(&self.secret).chain(&self.contributions).map(String::as_str).collect();
        Seed(parts.join(":"))
    }

    /// Was the match with this seed dealt as it was promised?
    pub fn check(&self, seed: &Seed) -> Result<(), Vec<FairnessError>> {
        let mut errors = Vec::new();
        if Self::commit(&self.secret) != self.commitment {
            errors.push(FairnessError::OtherSecret);
        }
        if !self.contributions.iter().all(|contribution| Self::admits(contribution)) {
            errors.push(FairnessError::OddContribution);
        }
        if self.seed() != *seed {
            errors.push(FairnessError::OtherSeed);
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}

crate::coded_error! {
    /// Which promise about the seed of a match was not kept.
    pub enum FairnessError {
        OtherSecret
            = "record/other-secret" at "fairness.commitment":
                "the secret is not the one that was promised",
        OddContribution
            = "record/odd-contribution" at "fairness.contributions":
                "a contribution is at most 64 letters and digits",
        OtherSeed
            = "record/other-seed" at "fairness.secret":
                "the seed is not made of the secret and the contributions",
        NotPromised
            = "record/not-promised" at "fairness":
                "nobody promised this match's seed: it was not played at an online table",
        OtherPromise { promise: String }
            = "record/other-promise" at "fairness.commitment":
                "the record's promise is {promise:?}",
    }
}

/// The SHA-256 of a text, in hexadecimal.
pub fn sha256(text: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    hexadecimal(&digest)
}

/// Bytes in hexadecimal.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coded;

    #[test]
    fn what_was_promised_is_checked() {
        fn check(spoil: impl FnOnce(&mut Fairness, &mut Seed), codes: &[&str]) {
            let mut fairness = Fairness::of("secret".to_owned(), vec!["a1".into(), String::new()]);
            let mut seed = fairness.seed();
            spoil(&mut fairness, &mut seed);
            let errors = fairness.check(&seed).err().unwrap_or_default();
            let found: Vec<&str> = errors.iter().map(Coded::code).collect();
            assert_eq!(found, codes);
        }
        check(|_, _| {}, &[]);
        check(|_, seed| seed.0.push('x'), &["record/other-seed"]);
        check(
            |fairness, seed| {
                fairness.secret = "other".to_owned();
                *seed = fairness.seed();
            },
            &["record/other-secret"],
        );
        check(
            |fairness, seed| {
                fairness.contributions = vec!["a1:".to_owned()];
                *seed = fairness.seed();
            },
            &["record/odd-contribution"],
        );
    }

    #[test]
    fn the_commitment_is_plain_sha_256() {
        let expected = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
        assert_eq!(Fairness::commit("secret"), expected);
    }
}
