//! `roundhouse rules`.

use std::io::Write;

use crate::args::Rules;
use crate::failure::Failure;

/// Runs the command.
pub fn run(rules: &Rules) -> Result<(), Failure> {
    let text = rules.game.rules(&rules.lang).map_err(|fault| Failure::Usage(fault.message))?;
    Ok(writeln!(std::io::stdout(), "{}", text.trim_end())?)
}
