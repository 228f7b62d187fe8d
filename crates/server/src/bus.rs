//! How servers on one database tell each other where to look. What they say is never the truth, only a
//! hint: the log is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

/// What servers tell each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Notice {
    /// A log has grown.
    Grew { node: String, table: String },
    /// Who is at a table, on the server that says so.
    Present { node: String, table: String, seats: Vec<u8>, spectators: u32 },
    /// Notices may have been missed: look everywhere.
    Missed,
}

impl Notice {
    /// The log of a table has grown.
    pub fn grew(node: &str, table: &str) -> Self {
        Self::Grew { node: node.to_owned(), table: table.to_owned() }
    }
}

impl std::fmt::Display for Notice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = serde_json::to_string(self).expect("a notice is plain JSON");
        text.fmt(f)
    }
}

/// Listens to what the other servers say, for ever. A lost connection is made again, and then everything
/// may have been missed.
pub fn listen(url: String) -> mpsc::Receiver<Notice> {
    let (heard, notices) = mpsc::channel(1024);
    tokio::spawn(async move {
        while !heard.is_closed() {
            if let Err(error) = hear(&url, &heard).await {
                tracing::warn!(%error, "other servers can't be heard");
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    notices
}

async fn hear(url: &str, heard: &mpsc::Sender<Notice>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen("roundhouse").await?;
    if heard.send(Notice::Missed).await.is_err() {
        return Ok(());
    }
    loop {
        // `None` is a connection that was lost and made again.
        let notice = match listener.try_recv().await? {
            Some(notification) => serde_json::from_str(notification.payload()).ok(),
            None => Some(Notice::Missed),
        };
        if let Some(notice) = notice
            && heard.send(notice).await.is_err()
        {
            return Ok(());
        }
    }
}
