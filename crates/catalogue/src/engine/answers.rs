//! What every command is answered with.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use tabletop::{Outcome, Phrase, Record, Seat, SeatSet};

#[cfg(feature = "schema")]
use crate::schema;
use crate::{BotInfo, Description, Insight, Review, ToldAction};

/// How far a match is: the answer to everything that changes it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Progress {
    /// How many actions were played.
    pub step: u64,
    /// Who may act.
    pub to_act: SeatSet,
    /// The result, once it is over.
    pub outcome: Option<Outcome>,
}

/// A new match.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Begun {
    #[serde(flatten)]
    pub description: Description,
    /// What happened at the set-up, as the viewer may know it.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<schema::Event>"))]
    pub events: Vec<Value>,
    /// What is told of each event, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::Written<Vec<Option<Phrase>>>")
    )]
    pub phrases: Option<Vec<Option<Phrase>>>,
}

/// What came of an action.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Acted {
    #[serde(flatten)]
    pub progress: Progress,
    /// What happened, as the viewer may know it.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<schema::Event>"))]
    pub events: Vec<Value>,
    /// Did somebody learn something that an undo can't make them forget?
    pub revealed: bool,
    /// What is told of each event, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::Written<Vec<Option<Phrase>>>")
    )]
    pub phrases: Option<Vec<Option<Phrase>>>,
}

/// What a seat may do.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LegalActions {
    pub seat: Seat,
    /// Sorted.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<schema::Action>"))]
    pub actions: Vec<Value>,
}

/// What an action will change.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Previewed {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Preview"))]
    pub preview: Value,
    /// What is told of it, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Vec<Phrase>>"))]
    pub phrases: Option<Vec<Phrase>>,
}

/// Actions in phrases.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    pub seat: Seat,
    /// In the order in which they were asked for.
    pub actions: Vec<ToldAction>,
}

/// A legal action that completes an incomplete one.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
}

/// What a bot would do.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestAction {
    pub seat: Seat,
    /// Who was asked.
    pub bot: String,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
}

/// What a search found out.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thought {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "Insight<schema::Action>"))]
    pub insight: Insight<Value>,
}

/// What an action would be worth.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reviewed {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "Review<schema::Action>"))]
    pub review: Review<Value>,
}

/// What a viewer may know.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Viewed {
    /// Who looks; `null` is a spectator.
    pub seat: Option<Seat>,
    #[cfg_attr(feature = "schema", schemars(with = "schema::View"))]
    pub view: Value,
    /// How far things are, worked out from the view.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Distances"))]
    pub distances: Value,
    /// What the viewer is asked to do, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Phrase>"))]
    pub task: Option<Phrase>,
}

/// What happened, step by step. Step 0 is the set-up, step `n` the `n`th action.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Happened {
    /// The first step.
    pub since: u64,
    /// The events of each step, as the viewer may know them.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<schema::Event>>"))]
    pub steps: Vec<Vec<Value>>,
    /// Of each step: did somebody learn something that an undo can't make them forget?
    pub revealed: Vec<bool>,
    /// The viewer's view after each event, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::Written<Vec<Vec<schema::View>>>")
    )]
    pub views: Option<Vec<Vec<Value>>>,
    /// What is told of each event, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::Written<crate::EventPhrases>")
    )]
    pub phrases: Option<crate::EventPhrases>,
}

/// The whole state, secrets included.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WholeState {
    #[cfg_attr(feature = "schema", schemars(with = "schema::Position"))]
    pub state: Value,
    /// Its fingerprint.
    pub hash: String,
}

/// The match as a file.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recorded {
    pub record: Record,
}

/// The whole board.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WholeBoard {
    #[cfg_attr(feature = "schema", schemars(with = "schema::Board"))]
    pub board: Value,
}

/// The list of games.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Games {
    pub games: Vec<GameInfo>,
}

/// A game in the list.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its slug.
    pub game: &'static str,
    /// Its name for people.
    pub name: &'static str,
    pub rules_version: u32,
    /// The numbers of people that can play.
    pub seats: Vec<u8>,
    /// The weakest first.
    pub bots: Vec<BotInfo>,
    /// The languages of its rules.
    pub languages: &'static [&'static str],
    /// What its messages are about, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Vocabulary>"))]
    pub vocabulary: Option<Vocabulary>,
}

/// What can happen in a game, and what is told of it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vocabulary {
    /// The names of its events.
    pub events: &'static [&'static str],
    /// The codes of everything that its rules refuse.
    pub refusals: &'static [&'static str],
    /// The label of the rule behind each refusal.
    pub rules: BTreeMap<&'static str, &'static str>,
    /// Every way a match can end.
    pub endings: &'static [&'static str],
    /// Everything that can decide between the best at the end.
    pub deciders: &'static [&'static str],
}

/// The commands, and what each does.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Help {
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, String>"))]
    pub commands: super::commands::Fields,
}

/// Nothing more to say.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nothing {}
