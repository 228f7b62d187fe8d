//! The file of an arena: everything that was asked for, found out and played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Fault, MAX_SEATS, from_text};

use super::error::ArenaError;
use super::{Played, Report, Spec};

/// What the `format` of every arena's file says.
pub const FORMAT: &str = "roundhouse-arena-1";

/// This many bots, and names so long, are in no arena that a person waited for.
const MOST_BOTS: usize = 64;
const LONGEST_NAME: usize = 40;

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

/// What is read of a file. Its report is not: it is computed from the games.
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
    let (written, games) = parse(text)?;
    check_spec(&written, spec, &["blocks"])?;
    check_games(&games, spec)?;
    Ok(games)
}

/// What a file asks for and what it has of it, whatever arena it is of.
pub(super) fn open(text: &str) -> Result<(Spec, Vec<Played>), Vec<Fault>> {
    let (spec, games) = parse(text)?;
    if let Some(place) = impossible(&spec) {
        return Err(vec![Fault::from(ArenaError::Impossible).at(place)]);
    }
    check_games(&games, &spec)?;
    Ok((spec, games))
}

/// Where the spec of a file is none of any arena. It was checked when the arena began, but whose
/// file is it?
fn impossible(spec: &Spec) -> Option<String> {
    if !(2..=MAX_SEATS).contains(&spec.seats.into()) {
        return Some("spec.seats".to_owned());
    }
    if !(2..=MOST_BOTS).contains(&spec.bots.len()) {
        return Some("spec.bots".to_owned());
    }
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == ':' || letter == '-';
    let odd = spec.bots.iter().enumerate().position(|(index, bot)| {
        !(1..=LONGEST_NAME).contains(&bot.len())
            || !bot.chars().all(plain)
            || spec.bots[..index].contains(bot)
    });
    odd.map(|index| format!("spec.bots[{index}]"))
}

fn parse(text: &str) -> Result<(Spec, Vec<Played>), Vec<Fault>> {
    let written: Written = from_text(text).map_err(|fault| vec![fault])?;
    if written.format != FORMAT {
        return Err(vec![ArenaError::OtherFormat { expected: FORMAT }.into()]);
    }
    Ok((written.spec, written.games))
}

/// Everything has to be the same but what may differ.
pub(super) fn check_spec(
    written: &Spec,
    spec: &Spec,
    may_differ: &[&str],
) -> Result<(), Vec<Fault>> {
    let json = |spec| serde_json::to_value(spec).expect("a spec is plain JSON");
    let (written, spec) = (json(written), json(spec));
    let fields = spec.as_object().into_iter().flatten();
    let faults: Vec<Fault> = fields
        .filter(|(name, asked)| {
            !may_differ.contains(&name.as_str()) && written[name.as_str()] != **asked
        })
        .map(|(name, asked)| {
            let (found, asked) = (written[name.as_str()].to_string(), asked.to_string());
            Fault::from(ArenaError::OtherSpec { found, asked }).at(format!("spec.{name}"))
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Every game has to be the one that the schedule has in its place.
fn check_games(games: &[Played], spec: &Spec) -> Result<(), Vec<Fault>> {
    if games.len() as u64 > spec.games() {
        let (found, asked, blocks) = (games.len(), spec.games(), spec.blocks);
        return Err(vec![ArenaError::FewerBlocks { found, asked, blocks }.into()]);
    }
    let schedule = spec.schedule();
    for (index, game) in games.iter().enumerate() {
        let fixture = schedule.fixture(index as u64);
        let bots: Vec<&str> = fixture.bots.iter().map(|&bot| spec.bots[bot].as_str()).collect();
        let wrong = |field: &str, error: ArenaError| {
            Err(vec![Fault::from(error).at(format!("games[{index}].{field}"))])
        };
        if game.block != fixture.block {
            return wrong("block", ArenaError::OtherBlock { expected: fixture.block.to_string() });
        }
        if game.bots != bots {
            return wrong("bots", ArenaError::OtherBots { expected: bots.join(", ") });
        }
        if !(bots.len()..=MAX_SEATS).contains(&game.points.len()) {
            return wrong("points", ArenaError::OtherPoints { expected: bots.len().to_string() });
        }
        if game.winners.is_empty()
            || game.winners.iter().any(|seat| seat.index() >= game.points.len())
        {
            return wrong("winners", ArenaError::OtherWinners { expected: String::new() });
        }
    }
    Ok(())
}
