//! What a client may write.

use catalogue::{Fault, fault, from_text, unreadable};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::PROTOCOL;
use crate::table::Command;

/// The longest id of a submission.
const ID_LENGTH: usize = 64;

/// The longest action, in bytes of JSON.
const ACTION_LENGTH: usize = 2048;

/// The greeting.
pub struct Hello {
    /// The number of the last entry that the client has.
    pub seen: u64,
    /// The number of the last line of chat that the client has.
    pub heard: u64,
}

/// What the client calls what it sent, so that the answer can be told to be one.
pub enum Named {
    /// A preview, by its id if that can be read.
    Preview(Option<String>),
    /// A command, by its submission.
    Want(String),
    /// Nothing that can be read.
    Nothing,
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
    pub fn name(&self) -> Named {
        match self {
            Self::Preview { id, .. } => Named::Preview(Some(id.clone())),
            Self::Want { submission, .. } => Named::Want(submission.clone()),
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
    #[serde(default)]
    heard: u64,
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
    let Greeting { seen, heard, .. } = read(Value::Object(fields))?;
    Ok(Hello { seen, heard })
}

/// Reads anything else; if it is wrong, says what the client calls it, as far as that can be read.
pub fn request(text: &str) -> Result<Request, (Named, Fault)> {
    let mut fields = object(text).map_err(|fault| (Named::Nothing, fault))?;
    if fields.get("type") == Some(&"preview".into()) {
        fields.shift_remove("type");
        let id = fields.get("id").and_then(Value::as_str).filter(|id| is_plain(id));
        let named = Named::Preview(id.map(str::to_owned));
        return preview(fields).map_err(|fault| (named, fault));
    }
    let Some(Value::String(submission)) = fields.shift_remove("submission") else {
        let message =
            "every wish has the id of its submission, to be told apart from a repeated one";
        let fault = Fault::new("protocol/no-submission", message).at("submission");
        return Err((Named::Nothing, fault));
    };
    check_id("submission", &submission).map_err(|fault| (Named::Nothing, fault))?;
    match command(fields) {
        Ok(command) => Ok(Request::Want { submission, command }),
        Err(fault) => Err((Named::Want(submission), fault)),
    }
}

fn preview(fields: Map<String, Value>) -> Result<Request, Fault> {
    let Preview { id, action } = read(Value::Object(fields))?;
    check_id("id", &id)?;
    check_action(&action)?;
    Ok(Request::Preview { id, action })
}

fn command(fields: Map<String, Value>) -> Result<Command, Fault> {
    let command = read(Value::Object(fields))?;
    match &command {
        // Seats are taken by people who have a session, before they come in.
        Command::Sit { .. } => {
            let message = "seats are taken by POST /api/tables/ID/seats";
            Err(Fault::new("protocol/not-here", message).at("type"))
        }
        Command::Act { action, .. } => check_action(action).map(|()| command),
        _ => Ok(command),
    }
}

/// What a player hears who doesn't wait for answers.
pub fn busy() -> Fault {
    Fault::new("server/busy", "wait for the answers to what you asked for before")
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

/// An action waits in memory until its turn comes, where it may take ten times as much as in
/// writing.
fn check_action(action: &Value) -> Result<(), Fault> {
    if action.to_string().len() <= ACTION_LENGTH {
        return Ok(());
    }
    let fault =
        fault!("protocol/too-long", "an action has at most {most} bytes", most = ACTION_LENGTH,);
    Err(fault.at("action"))
}

fn is_plain(id: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    (1..=ID_LENGTH).contains(&id.len()) && id.bytes().all(plain)
}

fn check_id(place: &str, id: &str) -> Result<(), Fault> {
    if is_plain(id) {
        return Ok(());
    }
    let fault = fault!(
        "protocol/odd-id",
        "an id has 1 to {most} letters, digits, - and _",
        most = ID_LENGTH,
    );
    Err(fault.at(place))
}
