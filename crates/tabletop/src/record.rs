//! A match as one JSON file.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fairness, Fault, Game, Match, Seat, Seed, Setting, Start, fault, from_json, to_json};

/// What the `format` of every record says.
const FORMAT: &str = "roundhouse-record-1";

/// An action and who played it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedAction {
    /// Who.
    pub seat: Seat,
    /// What, as on the wire.
    pub action: Value,
}

/// A whole match: all that is needed to play it again, and all that came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Which kind of file this is.
    pub format: String,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many people sit at the table.
    pub seats: u8,
    /// Who sat where, as whoever wrote the record likes to remember it. Nothing depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Value>,
    /// The game's options, every one spelled out.
    pub options: Value,
    /// The whole board file.
    pub board: Value,
    /// Where the randomness comes from.
    pub seed: Seed,
    /// How the seed came about, where players had to trust somebody who dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// Where the match began, if not at the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Everything that was done.
    pub actions: Vec<RecordedAction>,
    /// Everything that happened: first the set-up's events, then a list for each action.
    pub events: Vec<Vec<Value>>,
    /// The fingerprint of the last state.
    pub hash: String,
    /// The result, or `null` while the match goes on.
    pub outcome: Value,
}

/// A step of a record that was checked.
pub struct Replayed<'a, G: Game> {
    /// The match after the step.
    pub game_match: &'a Match<G>,
    /// The action, or `None` for the set-up.
    pub action: Option<&'a RecordedAction>,
    /// What the record says came of it.
    pub events: &'a [Value],
}

impl Record {
    /// Writes a match down.
    pub fn of<G: Game>(game_match: &Match<G>) -> Self {
        let game = game_match.game();
        let json = |events: &[G::Event]| events.iter().map(|event| to_json(game, event)).collect();
        Self {
            format: FORMAT.to_owned(),
            game: G::SLUG.to_owned(),
            rules_version: G::RULES_VERSION,
            seats: game.people(),
            players: None,
            options: game.options(),
            board: game.board().clone(),
            seed: game_match.seed().clone(),
            fairness: None,
            position: match game_match.start() {
                Start::SetUp => None,
                Start::Position(position) => Some(to_json(game, position)),
            },
            actions: (game_match.played().iter())
                .map(|played| RecordedAction {
                    seat: played.seat,
                    action: to_json(game, &played.action),
                })
                .collect(),
            events: std::iter::once(json(game_match.opening()))
                .chain(game_match.played().iter().map(|played| json(&played.events)))
                .collect(),
            hash: game_match.hash(),
            outcome: serde_json::to_value(game_match.outcome()).expect("an outcome is plain JSON"),
        }
    }

    /// Plays the record again, checks that every step gives the recorded events, and shows each to
    /// `watch`. The match that comes back can be continued.
    pub fn replay<G: Game>(
        &self,
        mut watch: impl FnMut(Replayed<'_, G>),
    ) -> Result<Match<G>, Vec<Fault>> {
        self.check_header::<G>()?;
        self.fairness.as_ref().map_or(Ok(()), |fairness| fairness.check(&self.seed))?;
        let setting = Setting {
            seats: self.seats,
            options: self.options.clone(),
            board: Some(self.board.to_string()),
        };
        let game = G::lay_out(&setting)?;
        let mut game_match = match &self.position {
            None => Match::new(game, self.seed.clone()),
            Some(position) => {
                let position = from_json(&game, position).map_err(|fault| vec![fault])?;
                Match::from_position(game, self.seed.clone(), position)?
            }
        };
        self.check_events(0, &game_match, game_match.opening())?;
        watch(Replayed { game_match: &game_match, action: None, events: &self.events[0] });
        for (index, recorded) in self.actions.iter().enumerate() {
            let place = format!("actions[{index}]");
            let action: G::Action = from_json(game_match.game(), &recorded.action)
                .map_err(|fault| vec![inside(&place, fault)])?;
            if let Err(illegal) = game_match.act(recorded.seat, &action) {
                let facts = to_json(game_match.game(), &illegal);
                let code = crate::Named::name(&illegal);
                return Err(vec![Fault::new(code, illegal.to_string()).at(place).with(facts)]);
            }
            let events = &game_match.played()[index].events;
            self.check_events(index + 1, &game_match, events)?;
            let events = &self.events[index + 1];
            watch(Replayed { game_match: &game_match, action: Some(recorded), events });
        }
        self.check_end(&game_match)?;
        Ok(game_match)
    }

    fn check_header<G: Game>(&self) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        let mut expect = |field: &str, fits: bool, fault: &dyn Fn() -> Fault| {
            if !fits {
                faults.push(fault().fact("which", field).at(field));
            }
        };
        expect("format", self.format == FORMAT, &|| {
            fault!("record/unfit", "this is not a {expected:?} file", expected = FORMAT)
        });
        expect("game", self.game == G::SLUG, &|| {
            fault!("record/unfit", "this is not a match of {expected:?}", expected = G::SLUG)
        });
        expect("rules_version", self.rules_version == G::RULES_VERSION, &|| {
            fault!(
                "record/unfit",
                "it was played by rules {found}; these are {expected}",
                found = self.rules_version,
                expected = G::RULES_VERSION,
            )
        });
        let steps = self.actions.len() + 1;
        expect("events", self.events.len() == steps, &|| {
            fault!(
                "record/unfit",
                "{expected} steps need {expected} lists of events, not {found}",
                expected = steps,
                found = self.events.len(),
            )
        });
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn check_events<G: Game>(
        &self,
        step: usize,
        game_match: &Match<G>,
        happened: &[G::Event],
    ) -> Result<(), Vec<Fault>> {
        let recorded = &self.events[step];
        let happened: Vec<Value> =
            happened.iter().map(|event| to_json(game_match.game(), event)).collect();
        let differs = (0..recorded.len().max(happened.len()))
            .find(|&index| recorded.get(index) != happened.get(index));
        let Some(index) = differs else { return Ok(()) };
        let say = |event: Option<&Value>| event.map_or("nothing".to_owned(), Value::to_string);
        let message = format!(
            "the record says {}, but the rules give {}",
            say(recorded.get(index)),
            say(happened.get(index))
        );
        Err(vec![Fault::new("record/other-events", message).at(format!("events[{step}][{index}]"))])
    }

    fn check_end<G: Game>(&self, game_match: &Match<G>) -> Result<(), Vec<Fault>> {
        let mut faults = Vec::new();
        let outcome = serde_json::to_value(game_match.outcome()).expect("an outcome is plain JSON");
        if self.outcome != outcome {
            let message = format!("the record says {}, but it is {outcome}", self.outcome);
            faults.push(Fault::new("record/other-outcome", message).at("outcome"));
        }
        let hash = game_match.hash();
        if self.hash != hash {
            let message = format!("the record says {:?}, but it is {hash:?}", self.hash);
            faults.push(Fault::new("record/other-hash", message).at("hash"));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

fn inside(place: &str, fault: Fault) -> Fault {
    let deeper = fault.place.as_deref().map(|inner| format!(".{inner}")).unwrap_or_default();
    fault.at(format!("{place}.action{deeper}"))
}
