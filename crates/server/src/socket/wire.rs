//! What a client may write.

use catalogue::{Fault, fault, from_text, unreadable};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::PROTOCOL;
use crate::table::Command;

/// The longest id of a submission.
const ID_LENGTH: usize = 64;

/// The greeting.
pub struct Hello {
    /// The number of the last entry that the client has.
    pub seen: u64,
}

/// Everything after the greeting.
pub enum Request {
    /// What would this action change, or why can't it be?
    Preview { id: String, action: Value },
    /// Let this happen.
    Want { submission: String, command: Command },
}

impl Request {
    /// What the client calls it.
    pub fn name(&self) -> &str {
        match self {
            Self::Preview { id, .. } => id,
            Self::Want { submission, .. } => submission,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Greeting {
    #[serde(rename = "protocol")]
    _protocol: u32,
    #[serde(default)]
    seen: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Preview {
    id: String,
    action: Value,
}

/// Reads the greeting.
pub fn hello(text: &str) -> Result<Hello, Fault> {
    let mut fields = object(text)?;
    if fields.shift_remove("type") != Some("hello".into()) {
        let message = "a conversation begins with hello";
        return Err(Fault::new("protocol/no-hello", message).at("type"));
    }
    // The version first: another one may have other fields.
    if fields.get("protocol").is_some_and(|protocol| *protocol != PROTOCOL) {
        let fault = fault!(
            "protocol/unknown",
            "this server speaks protocol {protocol}",
            protocol = PROTOCOL,
        );
        return Err(fault.at("protocol"));
    }
    let Greeting { seen, .. } = read(Value::Object(fields))?;
    Ok(Hello { seen })
}

/// Reads anything else; if it is wrong, says what the client calls it, as far as that can be read.
pub fn request(text: &str) -> Result<Request, (Option<String>, Fault)> {
    let mut fields = object(text).map_err(|fault| (None, fault))?;
    if fields.get("type") == Some(&"preview".into()) {
        fields.shift_remove("type");
        let named = fields.get("id").and_then(Value::as_str).map(str::to_owned);
        let Preview { id, action } =
            read(Value::Object(fields)).map_err(|fault| (named.clone(), fault))?;
        check_id("id", &id).map_err(|fault| (None, fault))?;
        return Ok(Request::Preview { id, action });
    }
    let Some(Value::String(submission)) = fields.shift_remove("submission") else {
        let message =
            "every wish has the id of its submission, to be told apart from a repeated one";
        return Err((None, Fault::new("protocol/no-submission", message).at("submission")));
    };
    check_id("submission", &submission).map_err(|fault| (None, fault))?;
    match read(Value::Object(fields)) {
        // Seats are taken by people who have a session, before they come in.
        Ok(Command::Sit { .. }) => {
            let message = "seats are taken by POST /api/tables/ID/seats";
            Err((Some(submission), Fault::new("protocol/not-here", message).at("type")))
        }
        Ok(command) => Ok(Request::Want { submission, command }),
        Err(fault) => Err((Some(submission), fault)),
    }
}

/// What a spectator hears who wants to take part.
pub fn not_seated() -> Fault {
    Fault::new("table/not-seated", "who watches can't take part: take a seat first")
}

fn object(text: &str) -> Result<Map<String, Value>, Fault> {
    match from_text(text)? {
        Value::Object(fields) => Ok(fields),
        _ => Err(Fault::new("protocol/not-an-object", "a message is a JSON object")),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, Fault> {
    serde_json::from_value(value).map_err(|error| unreadable(&error.to_string()))
}

fn check_id(place: &str, id: &str) -> Result<(), Fault> {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    if (1..=ID_LENGTH).contains(&id.len()) && id.bytes().all(plain) {
        return Ok(());
    }
    let fault = fault!(
        "protocol/odd-id",
        "an id has 1 to {most} letters, digits, - and _",
        most = ID_LENGTH,
    );
    Err(fault.at(place))
}
