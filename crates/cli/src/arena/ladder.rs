//! `roundhouse ladder`.

use catalogue::Refusal;
use contest::arena::Ladder;
use words::Words;

use super::told::Told;
use super::{in_file, tell};
use crate::args;
use crate::failure::{Failure, read_text};

/// Runs the command.
pub fn run(args: &args::Ladder, words: &Words) -> Result<(), Failure> {
    let mut ladder = Ladder::default();
    for path in &args.files {
        let added = ladder.add(&read_text(path)?);
        // All are of one game: that of the first.
        let known = added.and_then(|()| {
            let game = ladder.game().unwrap_or_default();
            catalogue::title(game).map_err(|fault| vec![fault.at("spec.game")])
        });
        known.map_err(|faults| in_file(path, faults))?;
    }
    let (spec, report) = ladder.judge(args.telling.anchor.clone()).map_err(Refusal::from)?;
    let title = catalogue::title(&spec.game)?;
    tell(&Told { words, title, spec: &spec, report: &report }, &args.telling, None)
}
