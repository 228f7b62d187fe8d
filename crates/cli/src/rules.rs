//! `roundhouse rules`.

use std::io::Write;

use words::Words;

use crate::args::Rules;
use crate::failure::Failure;

/// Runs the command.
pub fn run(rules: &Rules, words: &Words) -> Result<(), Failure> {
    let text =
        words.language.rules(rules.game.slug).expect("every game has rules in every language");
    Ok(writeln!(std::io::stdout(), "{}", text.trim_end())?)
}
