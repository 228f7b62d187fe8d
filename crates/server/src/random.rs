//! Randomness from the operating system: for secrets, tokens and addresses, never for games.

/// Five bits a letter, without those that are easily confused.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A word that nobody can guess: five random bits a letter.
pub fn word(letters: usize) -> String {
    let mut bytes = vec![0; letters];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// 256 random bits, in hexadecimal.
pub fn secret() -> String {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    catalogue::hexadecimal(&bytes)
}

/// An operating system without randomness can't keep a secret: better no server than that.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has randomness");
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_two_are_the_same() {
        let words: std::collections::BTreeSet<String> =
            (0..1000).map(|_| super::word(26)).collect();
        assert_eq!(words.len(), 1000);
        assert!(words.iter().all(|word| word.len() == 26));
        assert_ne!(super::secret(), super::secret());
        assert_eq!(super::secret().len(), 64);
    }
}
