//! The file of an arena: everything that was asked for, found out and played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fault, MAX_SEATS, from_text};

use super::{Played, Report, Spec};

/// What the `format` of every arena's file says.
pub const FORMAT: &str = "roundhouse-arena-1";

/// The file of an arena.
#[derive(Serialize)]
pub struct ArenaFile<'a> {
    /// [`FORMAT`].
    pub format: &'static str,
    /// What was asked for.
    pub spec: &'a Spec,
    /// What was found out.
    pub report: &'a Report,
    /// What was played, in the order of the schedule.
    pub games: &'a [Played],
}

impl ArenaFile<'_> {
    /// The file's text: a line for each game, so that it can be read, compared and searched.
    pub fn text(&self) -> String {
        let empty = ArenaFile { games: &[], ..*self };
        let text = serde_json::to_string_pretty(&empty).expect("an arena is plain JSON");
        let head = text.trim_end().trim_end_matches("[]\n}").to_owned();
        let line = |game| serde_json::to_string(game).expect("a game is plain JSON");
        let lines: Vec<String> = self.games.iter().map(line).collect();
        let separator = if lines.is_empty() { "" } else { "\n    " };
        format!("{head}[{separator}{}\n  ]\n}}\n", lines.join(",\n    "))
    }
}

/// What is read of a file. Its report is not: it is made anew from the games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    format: String,
    spec: Spec,
    #[serde(rename = "report")]
    _report: Value,
    games: Vec<Played>,
}

/// The games in a file, if they are the beginning of what the spec asks for.
pub fn read(text: &str, spec: &Spec) -> Result<Vec<Played>, Vec<Fault>> {
    let written: Written = from_text(text).map_err(|fault| vec![fault])?;
    if written.format != FORMAT {
        let message = format!("this is not a {FORMAT:?} file");
        return Err(vec![Fault::new("arena/other-format", message).at("format")]);
    }
    check_spec(&written.spec, spec)?;
    check_games(&written.games, spec)?;
    Ok(written.games)
}

/// All but the number of blocks has to be the same.
fn check_spec(written: &Spec, spec: &Spec) -> Result<(), Vec<Fault>> {
    let json = |spec| serde_json::to_value(spec).expect("a spec is plain JSON");
    let (written, spec) = (json(written), json(spec));
    let fields = spec.as_object().into_iter().flatten();
    let faults: Vec<Fault> = fields
        .filter(|(name, asked)| *name != "blocks" && written[name.as_str()] != **asked)
        .map(|(name, asked)| {
            let found = &written[name.as_str()];
            let message = format!("the file is of another arena: it has {found}, not {asked}");
            Fault::new("arena/other-spec", message).at(format!("spec.{name}"))
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Every game has to be the one that the schedule has in its place.
fn check_games(games: &[Played], spec: &Spec) -> Result<(), Vec<Fault>> {
    if games.len() as u64 > spec.games() {
        let message = format!(
            "the file has {} games, more than the {} of {} blocks; ask for more blocks",
            games.len(),
            spec.games(),
            spec.blocks
        );
        return Err(vec![Fault::new("arena/fewer-blocks", message).at("games")]);
    }
    let schedule = spec.schedule();
    for (index, game) in games.iter().enumerate() {
        let fixture = schedule.fixture(index as u64);
        let bots: Vec<&str> = fixture.bots.iter().map(|&bot| spec.bots[bot].as_str()).collect();
        let wrong = |field: &str, message: String| {
            let place = format!("games[{index}].{field}");
            Err(vec![Fault::new("arena/other-games", message).at(place)])
        };
        if game.block != fixture.block {
            return wrong("block", format!("block {} is played here", fixture.block));
        }
        if game.bots != bots {
            return wrong("bots", format!("{} play here", bots.join(", ")));
        }
        if !(bots.len()..=MAX_SEATS).contains(&game.points.len()) {
            return wrong("points", format!("{} seats have points", bots.len()));
        }
        if game.winners.is_empty()
            || game.winners.iter().any(|seat| seat.index() >= game.points.len())
        {
            return wrong("winners", "somebody at the table wins".to_owned());
        }
    }
    Ok(())
}
