//! A transcript's header, its actions, and its body as the rules give it.

use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Dice, Game, Match, QuickDice, Seat, Seed, Tell, from_json, to_json};

use crate::{Complaint, files};

/// More actions than any match has; a game that never ends must not fill the disk.
const LONGEST: u64 = 100_000;

/// What stands at the top of a transcript.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    game: String,
    seats: u8,
    #[serde(default)]
    options: Value,
    pub seed: Seed,
    pub bot: Option<String>,
    board: Option<String>,
}

/// Where the actions come from.
pub(super) enum Script {
    /// From the file: the line, the seat, the action.
    Written(Vec<(usize, Seat, Value)>),
    /// Uniformly random ones, from dice made of the seed.
    Random,
}

impl Header {
    /// The header, its text, and the text after it.
    pub fn parse<'t, G: Game>(
        path: &Path,
        text: &'t str,
    ) -> Result<(Self, &'t str, &'t str), Complaint> {
        let mut values = serde_json::Deserializer::from_str(text).into_iter::<Self>();
        let header = match values.next() {
            Some(Ok(header)) => header,
            Some(Err(error)) => {
                let message = format!("the header is wrong: {error}");
                return Err(Complaint::new(path, error.line().max(1), message));
            }
            None => return Err(Complaint::new(path, 1, "there is no header")),
        };
        let (head, rest) = text.split_at(values.byte_offset());
        if header.game != G::SLUG {
            let message = format!("this is not a match of {:?} but of {:?}", G::SLUG, header.game);
            return Err(Complaint::new(path, 1, message));
        }
        match header.bot.as_deref() {
            None | Some("random") => Ok((header, head, rest)),
            Some(bot) => Err(Complaint::new(path, 1, format!("no such bot here: {bot:?}"))),
        }
    }

    /// The game that is played.
    pub fn lay_out<G: Game>(&self, path: &Path) -> Result<G, Complaint> {
        let board = self.board.clone().map(Value::String);
        let setting = files::setting(self.seats, self.options.clone(), board.as_ref(), path)
            .map_err(|message| Complaint::new(path, 1, message))?;
        G::lay_out(&setting).map_err(|faults| {
            let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Complaint::new(path, 1, list.join("\n"))
        })
    }
}

/// The actions in a body that begins after `head_lines` lines.
pub(super) fn written_actions(
    path: &Path,
    head_lines: usize,
    body: &str,
) -> Result<Vec<(usize, Seat, Value)>, Complaint> {
    // The body begins with the rest of the header's last line.
    let numbered = (head_lines..).zip(body.lines());
    numbered
        .filter(|(_, line)| line.starts_with('#'))
        .map(|(number, line)| {
            let mut words = line.splitn(4, ' ').skip(1);
            let parsed = match (words.next(), words.next(), words.next()) {
                (Some("seat"), Some(seat), Some(action)) => {
                    seat.parse().ok().zip(serde_json::from_str(action).ok())
                }
                _ => None,
            };
            let (seat, action) = parsed.ok_or_else(|| {
                Complaint::new(path, number, format!("not `#<step> seat <seat> <action>`: {line}"))
            })?;
            Ok((number, Seat(seat), action))
        })
        .collect()
}

/// Plays the match; also gives its body, line by line.
pub(super) fn play<G: Tell>(
    path: &Path,
    game: G,
    seed: &Seed,
    script: Script,
) -> Result<(Match<G>, Vec<String>), Complaint> {
    let mut transcript = Transcript::new(Match::new(game, seed.clone()));
    match script {
        Script::Written(actions) => {
            for (line, seat, action) in actions {
                let refused = |message: String| Complaint::new(path, line, message);
                if seat.0 >= transcript.game_match.game().people() {
                    return Err(refused(format!("nobody sits at seat {seat}")));
                }
                let action = from_json(transcript.game_match.game(), &action)
                    .map_err(|fault| refused(fault.to_string()))?;
                transcript.act(seat, &action).map_err(refused)?;
            }
        }
        Script::Random => {
            let mut dice = QuickDice::new(seed.number(0));
            while let Some((seat, action)) = transcript.random_action(&mut dice) {
                let steps = transcript.game_match.step();
                let result = if steps < LONGEST {
                    transcript.act(seat, &action)
                } else {
                    Err(format!("the match goes on after {LONGEST} actions"))
                };
                result.map_err(|message| Complaint::new(path, 1, message))?;
            }
        }
    }
    let outcome = to_json(transcript.game_match.game(), &transcript.game_match.outcome());
    transcript.lines.push(format!("outcome {outcome}"));
    Ok((transcript.game_match, transcript.lines))
}

/// A match that is written down while it is played.
struct Transcript<G: Game> {
    game_match: Match<G>,
    lines: Vec<String>,
}

impl<G: Game> Transcript<G> {
    fn new(game_match: Match<G>) -> Self {
        let mut lines = Vec::new();
        write_events(&game_match, game_match.opening(), &mut lines);
        Self { game_match, lines }
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), String> {
        let written = to_json(self.game_match.game(), action);
        self.lines.push(format!("#{} seat {seat} {written}", self.game_match.step() + 1));
        self.game_match
            .act(seat, action)
            .map_err(|illegal| format!("the action is refused: {illegal}"))?;
        let played = self.game_match.played().last().expect("just played");
        write_events(&self.game_match, &played.events, &mut self.lines);
        Ok(())
    }

    fn random_action(&self, dice: &mut QuickDice) -> Option<(Seat, G::Action)> {
        let to_act = self.game_match.to_act();
        if to_act.is_empty() {
            return None;
        }
        let seat = to_act.iter().nth(dice.below(to_act.len()) as usize)?;
        let (game, state) = (self.game_match.game(), self.game_match.state());
        Some((seat, game.pick(state, seat, dice, &mut Vec::new())))
    }
}

fn write_events<G: Game>(game_match: &Match<G>, events: &[G::Event], lines: &mut Vec<String>) {
    lines.extend(events.iter().map(|event| format!("  {}", to_json(game_match.game(), event))));
    lines.push(format!("= {}", game_match.hash()));
}
