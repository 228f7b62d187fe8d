//! What a client may write.

use catalogue::{from_text, from_value};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::PROTOCOL;
use crate::refused::{ProtocolError, Refused};
use crate::room::Question;
use crate::table::Command;

/// The longest id of a command.
const ID_LETTERS_MAX: usize = 64;

/// The longest action, in bytes of JSON.
const ACTION_BYTES_MAX: usize = 2048;

/// The greeting.
pub struct Hello {
    /// The number of the last entry that the client has.
    pub seen: u64,
    /// The number of the last line of chat that the client has.
    pub heard: u64,
}

/// What the client calls what it sent, so that the answer can be told to be one.
pub enum Named {
    /// A question, by its kind, and by its id if that can be read.
    Question(&'static str, Option<String>),
    /// A command, by its id.
    Command(String),
    /// Nothing that can be read.
    Nothing,
}

/// Everything after the greeting.
pub enum Request {
    /// Tell me this.
    Ask { id: String, question: Question },
    /// Let this happen.
    Command { command_id: String, command: Command },
}

impl Request {
    /// May somebody send it who only watches?
    pub fn is_for_spectators(&self) -> bool {
        matches!(self, Self::Ask { question, .. } if question.is_for_spectators())
    }

    /// What the client calls it.
    pub fn name(&self) -> Named {
        match self {
            Self::Ask { id, question } => Named::Question(question.kind(), Some(id.clone())),
            Self::Command { command_id, .. } => Named::Command(command_id.clone()),
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
struct AboutAction {
    id: String,
    action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AboutPlace {
    id: String,
    from: Option<Value>,
}

/// The kinds of questions.
const QUESTIONS: [&str; 3] = ["preview", "explain", "distances"];

/// Reads the greeting.
pub fn hello(text: &str) -> Result<Hello, Refused> {
    let mut fields = object(text)?;
    if fields.shift_remove("type") != Some("hello".into()) {
        return Err(ProtocolError::NoHello.into());
    }
    // The version first: another one may have other fields.
    if fields.get("protocol").is_some_and(|protocol| *protocol != PROTOCOL) {
        return Err(ProtocolError::UnknownVersion { protocol: PROTOCOL }.into());
    }
    let Greeting { seen, heard, .. } = read(fields)?;
    Ok(Hello { seen, heard })
}

/// Reads anything else; if it is wrong, says what the client calls it, as far as that can be read.
pub fn request(text: &str) -> Result<Request, (Named, Refused)> {
    let mut fields = object(text).map_err(|refused| (Named::Nothing, refused))?;
    let asked = fields.get("type").and_then(Value::as_str);
    if let Some(kind) = QUESTIONS.into_iter().find(|&kind| asked == Some(kind)) {
        fields.shift_remove("type");
        let id = fields.get("id").and_then(Value::as_str).filter(|id| is_plain(id));
        let named = Named::Question(kind, id.map(str::to_owned));
        return question(kind, fields).map_err(|refused| (named, refused));
    }
    let Some(Value::String(command_id)) = fields.shift_remove("submission") else {
        return Err((Named::Nothing, ProtocolError::NoCommandId.into()));
    };
    if !is_plain(&command_id) {
        return Err((Named::Nothing, ProtocolError::OddCommandId { most: ID_LETTERS_MAX }.into()));
    }
    match command(fields) {
        Ok(command) => Ok(Request::Command { command_id, command }),
        Err(refused) => Err((Named::Command(command_id), refused)),
    }
}

fn question(kind: &str, fields: Map<String, Value>) -> Result<Request, Refused> {
    let (id, question) = if kind == "distances" {
        let AboutPlace { id, from } = read(fields)?;
        from.as_ref().map_or(Ok(()), check_action)?;
        (id, Question::Distances { from })
    } else {
        let AboutAction { id, action } = read(fields)?;
        check_action(&action)?;
        let is_preview = kind == "preview";
        (id, if is_preview { Question::Preview { action } } else { Question::Explain { action } })
    };
    if !is_plain(&id) {
        return Err(ProtocolError::OddQuestionId { most: ID_LETTERS_MAX }.into());
    }
    Ok(Request::Ask { id, question })
}

fn command(fields: Map<String, Value>) -> Result<Command, Refused> {
    let command = read(fields)?;
    match &command {
        // Seats are taken by people who have a session, before they come in.
        Command::Sit { .. } => Err(ProtocolError::NotHere.into()),
        Command::Act { action, .. } => check_action(action).map(|()| command),
        _ => Ok(command),
    }
}

fn object(text: &str) -> Result<Map<String, Value>, Refused> {
    match from_text(text).map_err(Refused::Input)? {
        Value::Object(fields) => Ok(fields),
        _ => Err(ProtocolError::NotAnObject.into()),
    }
}

fn read<T: serde::de::DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Refused> {
    from_value(&Value::Object(fields)).map_err(Refused::Input)
}

/// An action waits in memory until its turn comes, where it may take ten times as much as in
/// writing.
fn check_action(action: &Value) -> Result<(), Refused> {
    if action.to_string().len() <= ACTION_BYTES_MAX {
        return Ok(());
    }
    Err(ProtocolError::ActionTooLong { most: ACTION_BYTES_MAX }.into())
}

fn is_plain(id: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    (1..=ID_LETTERS_MAX).contains(&id.len()) && id.bytes().all(plain)
}
