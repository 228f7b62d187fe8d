//! What a client may write.

use catalogue::{from_text, from_value};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::protocol::{PROTOCOL, ServerMessage};
use crate::refused::{ProtocolError, Refused};
use crate::room::{Question, QuestionKind};
use crate::table::Command;

/// The longest id of a command.
const ID_LETTERS_MAX: usize = 64;

/// The longest action, in bytes of JSON.
const ACTION_BYTES_MAX: usize = 2048;

/// The greeting.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Greeting {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        #[allow(dead_code, reason = "it is read before the other fields: see `hello`")]
        protocol: u32,
        /// The number of the last entry that the client has.
        #[serde(default)]
        seen: u64,
        /// The number of the last line of chat that the client has.
        #[serde(default)]
        heard: u64,
    },
}

/// What the client calls what it sent, so that the answer can be told to be one.
pub enum Named {
    /// A question, by its kind, and by its id if that can be read.
    Question(QuestionKind, Option<String>),
    /// A command, by its id.
    Command(String),
    /// Nothing that can be read.
    Nothing,
}

impl Named {
    /// Says why it is not done, in the kind of message that the client waits for.
    pub fn refuse(&self, error: Refused) -> ServerMessage<'_> {
        match self {
            Self::Question(kind, id) => kind.refuse(id.as_deref(), error),
            Self::Command(submission) => {
                ServerMessage::Refused { submission: Some(submission), error }
            }
            Self::Nothing => ServerMessage::Refused { submission: None, error },
        }
    }
}

/// Everything after the greeting.
pub enum Request {
    /// Tell me this.
    Ask(Question),
    /// Let this happen.
    Command { command_id: String, command: Command },
}

impl Request {
    /// May somebody send it who only watches?
    pub fn is_for_spectators(&self) -> bool {
        matches!(self, Self::Ask(question) if question.is_for_spectators())
    }

    /// What the client calls it.
    pub fn name(&self) -> Named {
        match self {
            Self::Ask(question) => Named::Question(question.into(), Some(question.id().to_owned())),
            Self::Command { command_id, .. } => Named::Command(command_id.clone()),
        }
    }
}

/// Reads the greeting.
pub fn hello(text: &str) -> Result<Greeting, Refused> {
    let fields = object(text)?;
    if fields.get("type") != Some(&"hello".into()) {
        return Err(ProtocolError::NoHello.into());
    }
    // The version first: another one may have other fields.
    if fields.get("protocol").is_some_and(|protocol| *protocol != PROTOCOL) {
        return Err(ProtocolError::UnknownVersion { protocol: PROTOCOL }.into());
    }
    read(fields)
}

/// Reads anything else; if it is wrong, says what the client calls it, as far as that can be read.
pub fn request(text: &str) -> Result<Request, (Named, Refused)> {
    let mut fields = object(text).map_err(|refused| (Named::Nothing, refused))?;
    let kind = fields.get("type").and_then(Value::as_str);
    if let Some(kind) = kind.and_then(|kind| kind.parse::<QuestionKind>().ok()) {
        let id = fields.get("id").and_then(Value::as_str).filter(|id| is_plain(id));
        let named = Named::Question(kind, id.map(str::to_owned));
        return question(fields).map_err(|refused| (named, refused));
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

fn question(fields: Map<String, Value>) -> Result<Request, Refused> {
    let question: Question = read(fields)?;
    match &question {
        Question::Preview { action, .. } | Question::Explain { action, .. } => check_action(action),
        Question::Distances { from: Some(from), .. } => check_action(from),
        // As long as a message may be: it is answered at once.
        Question::Distances { from: None, .. } | Question::Tell { .. } => Ok(()),
    }?;
    if !is_plain(question.id()) {
        return Err(ProtocolError::OddQuestionId { most: ID_LETTERS_MAX }.into());
    }
    Ok(Request::Ask(question))
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
