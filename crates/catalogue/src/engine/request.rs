//! The fields of every command. Unknown ones are refused, so that a misspelt one is noticed.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use tabletop::{Fault, InputError, Record, Seat, Viewer, from_value};

use crate::Refusal;
#[cfg(feature = "schema")]
use crate::schema;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub seats: u8,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<schema::Options>"))]
    pub options: Value,
    pub seed: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<schema::Board>"))]
    pub board: Value,
    #[serde(default, deserialize_with = "viewer")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Seat>"))]
    pub viewer: Option<Viewer>,
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub game: String,
    pub seats: Option<u8>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<schema::Options>"))]
    pub options: Value,
    pub seed: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<schema::Board>"))]
    pub board: Value,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Position"))]
    pub state: Value,
}

impl Load {
    /// The number of people; if it isn't said, then the number of seats that the position lists.
    pub fn seats(&self) -> Result<u8, Refusal> {
        let listed = || u8::try_from(self.state.get("seats")?.as_array()?.len()).ok();
        self.seats.or_else(listed).ok_or_else(|| {
            let message = "say how many people play: the position doesn't list its seats";
            Fault::from(InputError::own("no-seats", message)).at("seats").into()
        })
    }
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Continue {
    pub record: Record,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Legal {
    pub seat: Seat,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
    #[serde(default, deserialize_with = "viewer")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Seat>"))]
    pub viewer: Option<Viewer>,
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Preview {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Explain {
    pub seat: Seat,
    /// Fields of it may be missing.
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
    #[serde(default)]
    #[allow(dead_code, reason = "only refusals have phrases, and the engine looks for itself")]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tell {
    pub seat: Seat,
    pub actions: Option<Vec<Value>>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Best {
    pub seat: Seat,
    pub bot: Option<String>,
    pub seed: Option<String>,
    pub budget_ms: Option<u32>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Think {
    pub seat: Seat,
    pub nodes: Option<u32>,
    pub seed: Option<String>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Review {
    pub seat: Seat,
    #[cfg_attr(feature = "schema", schemars(with = "schema::Action"))]
    pub action: Value,
    pub nodes: Option<u32>,
    pub seed: Option<String>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub seat: Option<Seat>,
    pub from: Option<Value>,
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Events {
    #[serde(default)]
    pub since: u64,
    #[serde(default, deserialize_with = "viewer")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Seat>"))]
    pub viewer: Option<Viewer>,
    #[serde(default)]
    pub views: bool,
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    pub step: u64,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub game: Option<String>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Games {
    #[serde(default)]
    pub phrases: bool,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Reads the fields of a command.
pub fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    Ok(from_value(&Value::Object(fields))?)
}

/// A viewer that isn't named sees everything; `null` is a spectator.
fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    let seat = Option::<Seat>::deserialize(deserializer)?;
    Ok(Some(seat.map_or(Viewer::Spectator, Viewer::Seat)))
}
