//! One server a SQLite file. The lock is the operating system's and dies with the process, so a
//! lock file that was left behind doesn't matter.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::store::StoreError;

/// How often the lock is tried while another server lets go of it.
const LOCK_RETRY_DELAY: Duration = Duration::from_millis(50);

/// Held as long as this value is there and not released.
pub struct FileLock(Mutex<Option<File>>);

impl FileLock {
    /// Locks a database, waiting for so long if another server is about to stop.
    pub async fn take(database: &Path, patience: Duration) -> Result<Self, StoreError> {
        let path = beside(database);
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let cannot = |error: &dyn std::fmt::Display| {
            StoreError::new(format!("{} can't be locked: {error}", path.display()))
        };
        let file = opened.map_err(|error| cannot(&error))?;
        let until = Instant::now() + patience;
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self(Mutex::new(Some(file)))),
                Err(TryLockError::Error(error)) => return Err(cannot(&error)),
                Err(TryLockError::WouldBlock) if Instant::now() < until => {
                    sleep(LOCK_RETRY_DELAY).await;
                }
                Err(TryLockError::WouldBlock) => {
                    let message = "another server uses this file: with SQLite there is one a file";
                    return Err(StoreError::new(message));
                }
            }
        }
    }

    /// Lets another server have the file.
    pub fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

fn beside(database: &Path) -> PathBuf {
    let mut path = OsString::from(database);
    path.push(".lock");
    path.into()
}
