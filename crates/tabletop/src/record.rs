//! A match as one JSON file.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Fairness, Fault, Faults, Game, Match, Seat, Seed, Setting, Start, Tell, from_json, refusal,
    to_json,
};

/// What the `format` of every record says.
const FORMAT: &str = "roundhouse-record-1";

/// An action and who played it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordedAction {
    /// Who.
    pub seat: Seat,
    /// What, as on the wire.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Action"))]
    pub action: Value,
}

/// A whole match: all that is needed to play it again, and all that came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MatchRecord"))]
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
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Options"))]
    pub options: Value,
    /// The whole board file.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Board"))]
    pub board: Value,
    /// Where the randomness comes from.
    pub seed: Seed,
    /// How the seed came about, where players had to trust somebody who dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// Where the match began, if not at the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Position>"))]
    pub position: Option<Value>,
    /// Everything that was done.
    pub actions: Vec<RecordedAction>,
    /// Everything that happened: first the set-up's events, then a list for each action.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<crate::schema::Event>>"))]
    pub events: Vec<Vec<Value>>,
    /// The fingerprint of the last state.
    pub hash: String,
    /// The result, or `null` while the match goes on.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Nullable<crate::Outcome>"))]
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
    pub fn replay<G: Tell>(
        &self,
        mut watch: impl FnMut(Replayed<'_, G>),
    ) -> Result<Match<G>, Vec<Fault>> {
        self.check_header::<G>()?;
        if let Some(Err(errors)) = self.fairness.as_ref().map(|fairness| fairness.check(&self.seed))
        {
            return Err(errors.into_iter().map(Fault::from).collect());
        }
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
                return Err(vec![refusal(game_match.game(), &illegal).at(place)]);
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
        let (steps, found) = (self.actions.len() + 1, self.events.len());
        let (played, rules) = (self.rules_version, G::RULES_VERSION);
        let mut faults = Faults::default();
        if self.format != FORMAT {
            faults.push(RecordError::OtherFormat { expected: FORMAT });
        }
        if self.game != G::SLUG {
            faults.push(RecordError::OtherGame { expected: G::SLUG });
        }
        if played != rules {
            faults.push(RecordError::OtherRules { found: played, expected: rules });
        }
        if found != steps {
            faults.push(RecordError::EventCount { found, expected: steps });
        }
        faults.into_result()
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
        let (found, expected) = (say(recorded.get(index)), say(happened.get(index)));
        let fault = Fault::from(RecordError::OtherEvents { found, expected });
        Err(vec![fault.at(format!("events[{step}][{index}]"))])
    }

    fn check_end<G: Game>(&self, game_match: &Match<G>) -> Result<(), Vec<Fault>> {
        let mut faults = Faults::default();
        let outcome = serde_json::to_value(game_match.outcome()).expect("an outcome is plain JSON");
        if self.outcome != outcome {
            let found = self.outcome.to_string();
            faults.push(RecordError::OtherOutcome { found, expected: outcome.to_string() });
        }
        let hash = game_match.hash();
        if self.hash != hash {
            let found = self.hash.clone();
            faults.push(RecordError::OtherHash { found, expected: hash });
        }
        faults.into_result()
    }
}

crate::coded_error! {
    /// Why a record can't be replayed.
    pub enum RecordError {
        OtherFormat { expected: &'static str }
            = "record/unfit" at "format" which "format": "this is not a {expected:?} file",
        OtherGame { expected: &'static str }
            = "record/unfit" at "game" which "game": "this is not a match of {expected:?}",
        OtherRules { found: u32, expected: u32 }
            = "record/unfit" at "rules_version" which "rules_version":
                "it was played by rules {found}; these are {expected}",
        EventCount { found: usize, expected: usize }
            = "record/unfit" at "events" which "events":
                "{expected} steps need {expected} lists of events, not {found}",
        OtherEvents { #[serde(skip)] found: String, #[serde(skip)] expected: String }
            = "record/other-events": "the record says {found}, but the rules give {expected}",
        OtherOutcome { #[serde(skip)] found: String, #[serde(skip)] expected: String }
            = "record/other-outcome" at "outcome": "the record says {found}, but it is {expected}",
        OtherHash { #[serde(skip)] found: String, #[serde(skip)] expected: String }
            = "record/other-hash" at "hash": "the record says {found:?}, but it is {expected:?}",
    }
}

fn inside(place: &str, fault: Fault) -> Fault {
    let deeper = fault.place.as_deref().map(|inner| format!(".{inner}")).unwrap_or_default();
    fault.at(format!("{place}.action{deeper}"))
}
