//! Scenarios: small Markdown files, one heading per rule.
//!
//! `# Title` once, then one `## Heading` per scenario, which cites the labels of the rules it
//! proves: `## A taken card's slot is filled at once [SF-3] [DRAW-2]`. What stands outside these
//! fences is prose (also a fence marked `text`):
//!
//! - `setting`: `{"seats":2,"options":{…},"seed":"text","board":{…}}`, all optional but the seats;
//!   the board is written out or the name of a file beside the scenario.
//! - `position`: the game's position; `null` to begin at the set-up after all.
//! - `play`: what is done and what comes of it, line by line.
//!
//! A setting or position before the first heading counts for the whole file; one under a heading
//! is merged over it: objects merge, an object over a list patches its elements by index, anything
//! else replaces. Without a position the match begins at the set-up, and events before the first
//! action are the set-up's.
//!
//! | line | meaning |
//! | --- | --- |
//! | `0 {"type":"draw_deck"}` | seat 0 does this |
//! | `= {…}` | the next event of that action is exactly this |
//! | `~ {…}` | the next event has at least these fields |
//! | `...` | any number of events; without `...` the lines account for all events, and with no such line at all they are unchecked |
//! | `! code {…}` | the action is refused with this code and at least these facts; the state is untouched |
//! | `? state /pointer value` | in the position (a missing field is null) |
//! | `? view 1 /pointer value` | in the view of a seat; `-` is a spectator |
//! | `? seen 1 /pointer value` | in the list of those event views of the last action that reach the viewer |
//! | `? legal 0 [{…}]` | exactly these actions, in any order; or `has {…}`, `lacks {…}` (an action with at least these fields), `count 7` |
//! | `? preview 0 {…} /pointer value` | in the preview of a legal action |
//! | `? to_act [0]` | who may act |
//! | `? outcome /pointer value` | in the outcome; `? outcome null` while there is none |
//! | `? load code` | alone: the setting or position is refused, one fault has this code |
//! | `# …` | a comment |

mod events;
mod line;
mod parse;
mod play;
mod script;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use tabletop::Game;

use crate::complaint::insist;
use crate::{Complaint, Coverage, files};
use parse::ScenarioFile;

/// Plays every scenario under the folder; panics with everything that failed. With `UPDATE=1` in
/// the environment, `=` lines whose event differs are rewritten instead of failing.
pub fn run<G: Game>(folder: impl AsRef<Path>) -> Coverage {
    insist("scenarios", check::<G>(folder.as_ref(), files::update_wanted()))
}

/// The same as a result; `update` says whether to rewrite differing `=` lines.
pub fn check<G: Game>(folder: &Path, update: bool) -> Result<Coverage, Vec<Complaint>> {
    let mut coverage = Coverage::default();
    let mut complaints = Vec::new();
    for path in files::under(folder, "md")? {
        match check_file::<G>(&path, update, &mut coverage) {
            Ok(()) => {}
            Err(mut more) => complaints.append(&mut more),
        }
    }
    if complaints.is_empty() { Ok(coverage) } else { Err(complaints) }
}

/// The file, line and text of every scenario's heading under the folder.
pub(crate) fn headings(folder: &Path) -> Result<Vec<(PathBuf, usize, String)>, Vec<Complaint>> {
    let mut headings = Vec::new();
    for path in files::under(folder, "md")? {
        let text = files::read(&path).map_err(|complaint| vec![complaint])?;
        for scenario in ScenarioFile::parse(&path, &text)?.scenarios {
            headings.push((path.clone(), scenario.line, scenario.heading));
        }
    }
    Ok(headings)
}

fn check_file<G: Game>(
    path: &Path,
    update: bool,
    coverage: &mut Coverage,
) -> Result<(), Vec<Complaint>> {
    let text = files::read(path).map_err(|complaint| vec![complaint])?;
    let file = ScenarioFile::parse(path, &text)?;
    let mut complaints = Vec::new();
    let mut rewritten = BTreeMap::new();
    for scenario in &file.scenarios {
        let played = play::play::<G>(&file.path, scenario, update, coverage);
        complaints.extend(played.complaints);
        rewritten.extend(played.rewritten);
    }
    if !rewritten.is_empty() {
        files::write(path, &rewrite(&text, &rewritten)).map_err(|complaint| vec![complaint])?;
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints) }
}

/// The text with some lines, counted from 1, replaced by none, one or several others.
fn rewrite(text: &str, lines: &BTreeMap<usize, Vec<String>>) -> String {
    let mut rewritten = String::new();
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        match lines.get(&number) {
            None => rewritten.push_str(line),
            Some(others) => others.iter().for_each(|other| {
                rewritten.push_str(other);
                rewritten.push('\n');
            }),
        }
    }
    rewritten
}
