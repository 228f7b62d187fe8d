//! The messages of the online protocol.

use std::path::Path;

use server::schema::{
    ClientMessage, Command, OneTable, OpenTable, ServerMessage, TableList, TakeSeat,
};

use crate::File;
use crate::engine;
use crate::schemas::{Shared, Types};

/// The files of the online protocol. Its TypeScript takes what it can from the engine's.
pub fn files() -> Vec<File> {
    let mut types = Types::default();
    types.written::<ServerMessage<'static>>("online-server-message");
    types.written::<OneTable>("online-table");
    types.written::<TableList>("online-tables");
    types.read::<ClientMessage>("online-client-message");
    types.read::<Command>("online-command");
    types.read::<OpenTable>("online-open-table");
    types.read::<TakeSeat>("online-take-seat");
    let shared =
        Shared { definitions: engine::types().definitions(), module: "../engine/generated" };
    let (schemas, online) = (Path::new("docs/schemas"), Path::new("web/src/online/generated.ts"));
    types.files_with(schemas, online, &shared)
}
