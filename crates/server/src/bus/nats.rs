//! NATS: plain messages, heard by whoever listens at that moment.

pub use async_nats::Client;
use async_nats::connection::State;
use async_nats::{ConnectOptions, Event};
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::Notice;
use crate::store::StoreError;

/// What everything is sent under.
const SUBJECT: &str = "roundhouse";

/// Connects and listens forever. A lost connection is made again, and then everything may have been
/// missed.
pub async fn connect(url: &str, heard: mpsc::Sender<Notice>) -> Result<Client, StoreError> {
    let unreachable = |error: &dyn std::fmt::Display| StoreError::new(format!("the bus: {error}"));
    let again = heard.clone();
    let options = ConnectOptions::new().event_callback(move |event| {
        let again = again.clone();
        async move {
            match event {
                // Nobody may be listening any more.
                Event::Connected => drop(again.send(Notice::Missed).await),
                other => tracing::warn!(event = %other, "the bus"),
            }
        }
    });
    let client = options.connect(url).await.map_err(|error| unreachable(&error))?;
    let mut messages = client.subscribe(SUBJECT).await.map_err(|error| unreachable(&error))?;
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            if let Ok(notice) = serde_json::from_slice(&message.payload)
                && heard.send(notice).await.is_err()
            {
                return;
            }
        }
    });
    Ok(client)
}

/// Tells everybody who listens.
pub async fn publish(client: &Client, notice: &Notice) -> Result<(), StoreError> {
    let published = client.publish(SUBJECT, notice.to_string().into()).await;
    published.map_err(|error| StoreError::new(format!("the bus: {error}")))
}

/// Is there a connection? The client itself asks whether it lives.
pub fn is_listening(client: &Client) -> bool {
    client.connection_state() == State::Connected
}
