//! The queue before the writers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;

use super::job::{Job, Outcome, Waiting, Written};
use super::{WRITERS, Writer, unknown_table};
use crate::bus::Bus;
use crate::store::sql::Timeouts;
use crate::store::sql::pool::Pool;
use crate::store::{Kind, StoreError};

/// As many entries as go into one transaction.
const BATCH_MAX: usize = 256;

/// As many entries as wait; more wait outside.
const QUEUE_MAX: usize = 4096;

/// How long a table that another transaction holds is left alone.
const RETRY_DELAY: Duration = Duration::from_millis(10);

/// After a failure a writer waits for so long, rather than fail as fast as it can.
const FAILURE_DELAY: Duration = Duration::from_millis(50);

/// The way to the writers.
#[derive(Clone)]
pub struct Queue(mpsc::Sender<Waiting>);

impl Queue {
    /// Waits until a job is written.
    pub async fn write(&self, job: Job) -> Result<Outcome, StoreError> {
        let (answer, answered) = oneshot::channel();
        let gone = || StoreError::new("the writer has stopped");
        let waiting = Waiting { job, answer, locked: None };
        self.0.send(waiting).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

/// Starts the writers; they end with the last clone of the queue.
pub fn start(kind: Kind, pool: Pool, bus: &Bus, timeouts: Timeouts) -> Queue {
    let (queue, jobs) = mpsc::channel(QUEUE_MAX);
    let writer = Writer { kind, pool, notifies: matches!(bus, Bus::Postgres(_)), timeouts };
    let jobs = Arc::new(Mutex::new(jobs));
    let writers = if kind == Kind::Sqlite { 1 } else { WRITERS };
    for _ in 0..writers {
        tokio::spawn(serve(writer.clone(), Arc::clone(&jobs), queue.downgrade()));
    }
    Queue(queue)
}

async fn serve(
    writer: Writer,
    jobs: Arc<Mutex<mpsc::Receiver<Waiting>>>,
    queue: mpsc::WeakSender<Waiting>,
) {
    let mut batch = Vec::with_capacity(BATCH_MAX);
    while jobs.lock().await.recv_many(&mut batch, BATCH_MAX).await > 0 {
        // Whoever doesn't wait any more has been told that nobody knows: it need not happen.
        batch.retain(|waiting| !waiting.answer.is_closed());
        // What is for one table comes together, and keeps its order.
        batch.sort_by(|one, other| one.job.table().cmp(&other.job.table()));
        let written = writer.write(&batch).await;
        let failed = written.iter().any(Result::is_err);
        let mut locked = Vec::new();
        for (waiting, written) in batch.drain(..).zip(written) {
            let answer = match written {
                Ok(Written::Done(outcome)) => Ok(outcome),
                Ok(Written::Unknown) => Err(unknown_table()),
                Ok(Written::Locked) => {
                    locked.push(waiting);
                    continue;
                }
                Err(error) => Err(error),
            };
            // Whoever doesn't wait any more will find it in the log.
            let _ = waiting.answer.send(answer);
        }
        try_again(locked, &queue, writer.timeouts.locked_table);
        if failed {
            tokio::time::sleep(FAILURE_DELAY).await;
        }
    }
}

/// Puts back what another transaction holds, unless it has done so for too long.
fn try_again(locked: Vec<Waiting>, queue: &mpsc::WeakSender<Waiting>, limit: Duration) {
    for mut waiting in locked {
        let since = *waiting.locked.get_or_insert_with(Instant::now);
        let queue = queue.upgrade();
        let Some(queue) = queue.filter(|_| since.elapsed() < limit) else {
            let error = StoreError::new("another transaction holds the table");
            // Whoever doesn't wait any more has been told that nobody knows.
            let _ = waiting.answer.send(Err(error));
            continue;
        };
        tokio::spawn(async move {
            tokio::time::sleep(RETRY_DELAY).await;
            // Without writers, whoever waits hears that there are none.
            let _ = queue.send(waiting).await;
        });
    }
}
