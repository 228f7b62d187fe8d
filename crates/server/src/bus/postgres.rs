//! LISTEN and NOTIFY of the database that keeps the logs.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::Notice;

/// Listens for ever. A lost connection is made again, and then everything may have been missed.
pub fn listen(url: String, heard: mpsc::Sender<Notice>) {
    tokio::spawn(async move {
        while !heard.is_closed() {
            if let Err(error) = hear(&url, &heard).await {
                tracing::warn!(%error, "other servers can't be heard");
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
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
