//! LISTEN and NOTIFY of the database that keeps the logs.
//!
//! A connection that was lost in silence hears nothing, and nothing tells it from one where nothing
//! is said. So each node says something from time to time, and hears it itself, or makes its
//! connection again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sqlx::postgres::PgListener;
use sqlx::query::Query;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Notice;
use crate::random;
use crate::store::{POSTGRES_SETTINGS, SqlStore, StoreError, Timeouts, postgres_settings};

/// How long a lost connection is left alone before it is made again.
const RECONNECT_DELAY: Duration = Duration::from_millis(200);

/// The listener of a node, and how it does. Its tasks end when nobody takes its notices any more.
#[derive(Clone)]
pub struct Listener(Arc<Inner>);

struct Inner {
    name: String,
    heard: mpsc::Sender<Notice>,
    last: Mutex<Instant>,
    timeouts: Timeouts,
}

impl Listener {
    /// Listens forever. A lost connection is made again, and then everything may have been missed.
    pub fn start(url: String, heard: mpsc::Sender<Notice>, timeouts: Timeouts) -> Self {
        let (name, last) = (random::word(8), Mutex::new(Instant::now()));
        let listener = Self(Arc::new(Inner { name, heard, last, timeouts }));
        let listening = listener.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = listening.listen(&url) => {}
                () = listening.0.heard.closed() => {}
            }
        });
        listener
    }

    /// Was anything heard lately? If not, this node may not know what the others do.
    pub fn is_listening(&self) -> bool {
        let last = self.0.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.elapsed() < self.0.timeouts.deaf
    }

    /// Says something from time to time, through the store's connections.
    pub fn start_beats(&self, store: SqlStore) {
        let listener = self.clone();
        tokio::spawn(async move {
            loop {
                let node = listener.0.name.clone();
                let at_ms = SystemTime::now().duration_since(UNIX_EPOCH);
                let at_ms = at_ms.map_or(0, |since| since.as_millis() as u64);
                if let Err(error) = store.publish(&Notice::Beat { node, at_ms }).await {
                    tracing::warn!(%error, "listener check failed");
                }
                tokio::select! {
                    () = tokio::time::sleep(listener.0.timeouts.beat) => {}
                    () = listener.0.heard.closed() => return,
                }
            }
        });
    }

    async fn listen(&self, url: &str) {
        loop {
            if let Err(error) = self.receive(url).await {
                tracing::warn!(%error, "listen disconnected");
            }
            tokio::time::sleep(RECONNECT_DELAY).await;
        }
    }

    /// Receives over one connection, until it is lost.
    async fn receive(&self, url: &str) -> Result<(), StoreError> {
        let limit = self.0.timeouts.connect;
        let connected = timeout(limit, connect(url, &self.0.timeouts)).await;
        let late = || StoreError::new(format!("the database lets nobody in within {limit:?}"));
        let mut listener = connected.map_err(|_| late())??;
        self.pass_on(Notice::Missed).await;
        let silence = self.0.timeouts.silence;
        loop {
            let heard = timeout(silence, listener.try_recv()).await;
            let silent = || StoreError::new(format!("nothing was heard for {silence:?}"));
            // `None` is a connection that was lost.
            let Some(notification) = heard.map_err(|_| silent())?? else { return Ok(()) };
            match serde_json::from_str(notification.payload()) {
                Ok(Notice::Beat { .. }) | Err(_) => self.mark_alive(),
                Ok(notice) => self.pass_on(notice).await,
            }
        }
    }

    async fn pass_on(&self, notice: Notice) {
        self.mark_alive();
        // If nobody takes it any more, this task ends.
        let _ = self.0.heard.send(notice).await;
    }

    fn mark_alive(&self) {
        *self.0.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }
}

async fn connect(url: &str, timeouts: &Timeouts) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    // Whoever lost a connection has to be told so: it is made again above.
    listener.eager_reconnect(false);
    let settings = sqlx::query(POSTGRES_SETTINGS);
    let settings = postgres_settings(timeouts).into_iter().fold(settings, Query::bind);
    settings.execute(&mut listener).await?;
    listener.listen("roundhouse").await?;
    Ok(listener)
}
