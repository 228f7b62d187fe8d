//! What the schemas of the online protocol are made from.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};

pub use crate::http::{OpenTable, TakeSeat};
pub use crate::protocol::ServerMessage;
use crate::room::Question;
use crate::socket::Greeting;
pub use crate::table::Command;
use crate::table::{Summary, TableShown};

/// Everything that a client may send over a socket.
#[derive(JsonSchema)]
#[schemars(untagged)]
pub enum ClientMessage {
    /// The first message.
    Hello(Greeting),
    /// Tell me this.
    Question(Question),
    /// Let this happen.
    Command(CommandMessage),
}

/// A command with its id.
pub struct CommandMessage;

impl JsonSchema for CommandMessage {
    fn schema_name() -> Cow<'static, str> {
        "CommandMessage".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = Command::json_schema(generator);
        let variants = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        for variant in variants.expect("a command is one of several") {
            variant["properties"]["submission"] = json!({
                "description": "The client's own id of the command.",
                "type": "string",
            });
            variant["required"].as_array_mut().expect("it has a type").push("submission".into());
        }
        schema.insert("description".to_owned(), "A command with its id.".into());
        schema
    }
}

/// The answer to every request about one table.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is needed: the server writes it as it goes")]
pub struct OneTable {
    /// The table.
    table: TableShown,
}

/// The public tables.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is needed: the server writes it as it goes")]
pub struct TableList {
    /// The liveliest first.
    tables: Vec<TableLine>,
}

/// A table on the list.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its schema is needed: what is stored is sent as it is")]
pub struct TableLine {
    /// Its address.
    id: String,
    /// What is stored of it.
    #[schemars(flatten)]
    summary: Summary,
}
