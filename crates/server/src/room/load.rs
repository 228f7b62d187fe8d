//! Fetching a table into memory, and what is said where that can't be done.

use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{CommandRequest, Message, ROOM_IDLE_TIMEOUT, Reply, short};
use crate::node::Node;
use crate::refused::Refused;
use crate::store::StoreError;
use crate::table::{Table, TableError};

/// The version of this program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What is found under an address.
pub enum Found {
    /// A table.
    Table(Box<Table>),
    /// A table that these rules can't replay, and why.
    SetAside(TableError),
    /// Nothing.
    Nothing,
}

/// Plays a table's log to its end. A log of other rules is set aside: nobody may play on by these.
pub async fn load(node: &Node, id: &str) -> Result<Found, StoreError> {
    let Some(stored) = node.store.table(id).await? else { return Ok(Found::Nothing) };
    let mut table = stored.blank();
    for logged in node.store.log(id, 0).await? {
        if let Err(refused) = table.replay(&logged) {
            // Only the code: what the rules have to say about an action may be somebody's secret.
            let reason = format!("{} at entry {}", refused.code(), logged.number);
            tracing::error!(reason, table = %short(id), "table set aside: log replay failed");
            node.metrics.tables_set_aside.inc();
            node.store.set_aside(id, VERSION, &reason).await?;
            return Ok(Found::SetAside(TableError::SetAside { reason }));
        }
    }
    Ok(Found::Table(Box::new(table)))
}

/// Tells everybody who asks why there is nothing to be had here, until nobody has asked for a
/// while.
pub async fn refuse(messages: &mut mpsc::UnboundedReceiver<Message>, refused: &Refused) {
    while let Ok(Some(message)) = timeout(ROOM_IDLE_TIMEOUT, messages.recv()).await {
        if let Message::Stop(_) = message {
            return;
        }
        refuse_one(message, refused);
    }
}

/// The same for those who have asked already.
pub fn refuse_waiting(messages: &mut mpsc::UnboundedReceiver<Message>, refused: &Refused) {
    while let Ok(message) = messages.try_recv() {
        refuse_one(message, refused);
    }
}

/// Whoever asked may be gone; sockets are let go by dropping their outbox.
fn refuse_one(message: Message, refused: &Refused) {
    match message {
        Message::Command(CommandRequest { reply: Reply::Once(answer), .. }) => {
            drop(answer.send(Err(refused.clone())));
        }
        Message::Describe { answer, .. } => drop(answer.send(Err(refused.clone()))),
        Message::Record(answer) => drop(answer.send(Err(refused.clone()))),
        _ => {}
    }
}
