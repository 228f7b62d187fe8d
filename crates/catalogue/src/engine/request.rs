//! The fields of every command. Unknown ones are refused, so that a misspelt one is noticed.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use tabletop::{Fault, Record, Seat, Viewer, at_path, read_at, unreadable};

use crate::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub seats: u8,
    #[serde(default)]
    pub options: Value,
    pub seed: Option<String>,
    #[serde(default)]
    pub board: Value,
    #[serde(default, deserialize_with = "viewer")]
    pub viewer: Option<Viewer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub game: String,
    pub seats: Option<u8>,
    #[serde(default)]
    pub options: Value,
    pub seed: Option<String>,
    #[serde(default)]
    pub board: Value,
    pub state: Value,
}

impl Load {
    /// The number of people; if it isn't said, then the number of seats that the position lists.
    pub fn seats(&self) -> Result<u8, Refusal> {
        let listed = || u8::try_from(self.state.get("seats")?.as_array()?.len()).ok();
        self.seats.or_else(listed).ok_or_else(|| {
            let message = "say how many people play: the position doesn't list its seats";
            Fault::new("input/malformed", message).fact("which", "no-seats").at("seats").into()
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continue {
    pub record: Record,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legal {
    pub seat: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seat: Seat,
    pub action: Value,
    #[serde(default, deserialize_with = "viewer")]
    pub viewer: Option<Viewer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    pub seat: Seat,
    pub action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    pub seat: Seat,
    pub bot: Option<String>,
    pub seed: Option<String>,
    pub budget_ms: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Think {
    pub seat: Seat,
    pub nodes: Option<u32>,
    pub seed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    pub seat: Seat,
    pub action: Value,
    pub nodes: Option<u32>,
    pub seed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    #[serde(default)]
    pub since: u64,
    #[serde(default, deserialize_with = "viewer")]
    pub viewer: Option<Viewer>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewind {
    pub step: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub game: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Reads the fields of a command. By reference, as games read theirs: a second way to read would be as much code
/// again for a browser to load.
pub fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refusal> {
    read_at(&Value::Object(fields))
        .map_err(|(path, error)| at_path(path, unreadable(&error.to_string())).into())
}

/// A viewer that isn't named sees everything; `null` is a spectator.
fn viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
    let seat = Option::<Seat>::deserialize(deserializer)?;
    Ok(Some(seat.map_or(Viewer::Spectator, Viewer::Seat)))
}
