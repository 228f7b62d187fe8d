//! Connections that are used again. A connection goes back only after an operation that succeeded
//! on it: one that failed, or wasn't done in time, may be in any state, or dead, and is closed.

use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::connect::Database;
use crate::store::StoreError;

/// A connection that has been idle for longer than this is asked whether it is still there.
const CONNECTION_CHECK_AGE: Duration = Duration::from_secs(1);

/// Connections to one database, at most this many at once.
#[derive(Clone)]
pub struct Pool(Arc<Inner>);

struct Inner {
    database: Database,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Idle>>,
}

struct Idle {
    connection: AnyConnection,
    since: Instant,
}

/// A connection in use. Dropped without [`give_back`](Self::give_back), it is closed.
pub struct Lease {
    connection: Option<AnyConnection>,
    pool: Pool,
    _place: OwnedSemaphorePermit,
}

impl Pool {
    /// No connection yet.
    pub fn new(database: Database, most: usize) -> Self {
        let (places, idle) = (Arc::new(Semaphore::new(most)), Mutex::default());
        Self(Arc::new(Inner { database, places, idle }))
    }

    /// A connection that works, as far as anybody can know. Whoever asks limits the time.
    pub async fn take(&self) -> Result<Lease, StoreError> {
        let place = Arc::clone(&self.0.places).acquire_owned().await;
        let place = place.map_err(|_| StoreError::new("the store is closed"))?;
        let connection = match self.idle_one().await {
            Some(connection) => connection,
            None => self.0.database.connect().await?,
        };
        Ok(Lease { connection: Some(connection), pool: self.clone(), _place: place })
    }

    /// An operation on a connection of this pool, for at most so long.
    pub async fn within<T, E: From<StoreError>>(
        &self,
        limit: Duration,
        operation: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        timeout(limit, operation).await.unwrap_or_else(|_| {
            // What was lost with this connection may have been lost with all.
            self.close_idle();
            Err(StoreError::new(format!("the database doesn't answer within {limit:?}")).into())
        })
    }

    /// One that was used before and still answers; if it doesn't, none of the others is trusted
    /// either.
    async fn idle_one(&self) -> Option<AnyConnection> {
        let Idle { mut connection, since } = self.idle().pop()?;
        if since.elapsed() < CONNECTION_CHECK_AGE {
            return Some(connection);
        }
        let pinged = timeout(self.0.database.timeouts().ping, connection.ping()).await;
        if matches!(pinged, Ok(Ok(()))) {
            return Some(connection);
        }
        self.close_idle();
        None
    }

    fn close_idle(&self) {
        // In memory, the connection is the database.
        if !self.0.database.is_in_memory() {
            self.idle().clear();
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Idle>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lease {
    /// The operation succeeded: the connection may be used again.
    pub fn give_back(mut self) {
        if let Some(connection) = self.connection.take() {
            self.pool.idle().push(Idle { connection, since: Instant::now() });
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // In memory, the connection is the database.
        if self.pool.0.database.is_in_memory()
            && let Some(connection) = self.connection.take()
        {
            self.pool.idle().push(Idle { connection, since: Instant::now() });
        }
    }
}

impl Deref for Lease {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect("it is there until it is given back")
    }
}

impl DerefMut for Lease {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("it is there until it is given back")
    }
}
