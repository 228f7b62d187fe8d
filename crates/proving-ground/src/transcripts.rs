//! Transcripts: whole matches as readable text, with a fingerprint of the state at each step.
//!
//! A header in JSON, then the set-up's events, then every action with its events and the
//! fingerprint of the state after it, then the outcome:
//!
//! ```text
//! {"game":"san-francisco","seats":2,"seed":"first light","bot":"random"}
//!
//!   {"type":"cards_shuffled"}
//! = 91b0c7fe52c1a0d3
//! #1 seat 0 {"type":"draw_deck"}
//!   {"type":"card_drawn","seat":0,"card":"blue"}
//! = 0f6a2c41d29be870
//! outcome {"points":[31,27],"winners":[0],"ending":"last-round","decided_by":"points"}
//! ```
//!
//! The header may also have `options`, and `board`: the name of a file beside the transcript. To
//! add a transcript, write its header and run the tests with `UPDATE=1`: with the bot `random` the
//! body is played again at random, without a bot the actions in the file are kept and only their
//! results are rewritten.

mod body;
mod interrupted;

use std::path::Path;

use tabletop::Tell;

use crate::complaint::{contrast, insist};
use crate::{Complaint, Coverage, files};
use body::{Header, Script};

/// Replays every transcript (`*.txt`) under the folder and compares every line; also, every
/// match's record survives JSON, and a match that is interrupted ends as if it had not been.
/// Panics with the first differing line of each file.
pub fn run<G: Tell>(folder: impl AsRef<Path>) -> Coverage {
    insist("transcripts", check::<G>(folder.as_ref(), files::update_wanted()))
}

/// The same as a result; `update` says whether to rewrite the bodies.
pub fn check<G: Tell>(folder: &Path, update: bool) -> Result<Coverage, Vec<Complaint>> {
    let mut coverage = Coverage::default();
    let mut complaints = Vec::new();
    for path in files::under(folder, "txt")? {
        if let Err(complaint) = check_file::<G>(&path, update, &mut coverage) {
            complaints.push(complaint);
        }
    }
    if complaints.is_empty() { Ok(coverage) } else { Err(complaints) }
}

fn check_file<G: Tell>(
    path: &Path,
    update: bool,
    coverage: &mut Coverage,
) -> Result<(), Complaint> {
    let text = files::read(path)?;
    let (header, head, rest) = Header::parse::<G>(path, &text)?;
    let script = match header.bot {
        Some(_) if update => Script::Random,
        _ => Script::Written(body::written_actions(path, head.lines().count(), rest)?),
    };
    let game = header.lay_out::<G>(path)?;
    let (game_match, lines) = body::play(path, game, &header.seed, script)?;
    let fresh = format!("{head}\n\n{}\n", lines.join("\n"));
    if update && fresh != text {
        files::write(path, &fresh)?;
    } else if !update {
        compare(path, &text, &fresh)?;
    }
    coverage.saw_events(game_match.opening());
    for played in game_match.played() {
        coverage.saw_events(&played.events);
    }
    coverage.saw_end(&game_match);
    interrupted::check(&game_match).map_err(|message| Complaint::new(path, 1, message))
}

fn compare(path: &Path, text: &str, fresh: &str) -> Result<(), Complaint> {
    let mut pairs = (1..).zip(Padded(text.lines()).zip(Padded(fresh.lines())));
    match pairs.find(|(_, (written, came))| written != came || written.is_none()) {
        Some((line, (written, came))) if written != came => {
            let say = |line: Option<&str>| line.unwrap_or("the end of the file").to_owned();
            Err(Complaint::new(path, line, contrast(say(written), say(came))))
        }
        _ => Ok(()),
    }
}

/// An iterator that goes on with `None` forever, as one more item.
struct Padded<I>(I);

impl<I: Iterator> Iterator for Padded<I> {
    type Item = Option<I::Item>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(self.0.next())
    }
}
