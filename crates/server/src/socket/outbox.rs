//! What waits to be sent to a client, bounded in number and in bytes.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How many messages may wait for a client that doesn't read.
const OUTBOX_MESSAGES_MAX: usize = 64;

/// How many bytes may wait. A message that is alone may be longer.
const OUTBOX_BYTES_MAX: usize = 2 << 20;

/// An empty outbox, and where what is put there comes out.
pub fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(OUTBOX_MESSAGES_MAX);
    let load = Arc::<Load>::default();
    let outbox = Outbox { queue: sender, load: Arc::clone(&load) };
    (outbox, Inbox { queue: receiver, load, pages: VecDeque::new(), sent: 0 })
}

/// Where to put messages for a socket.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<VecDeque<Utf8Bytes>>,
    load: Arc<Load>,
}

#[derive(Default)]
struct Load {
    bytes: AtomicUsize,
    overflowed: AtomicBool,
}

impl Outbox {
    /// Puts a message there; `false` if the client doesn't read, or is gone.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        self.send_pages([text])
    }

    /// Puts a message of several pages there, which are sent one after the other; `false` if the
    /// client doesn't read, or is gone. Pages are shared between all who get them, so only the
    /// longest counts.
    pub fn send_pages(&self, pages: impl IntoIterator<Item = Utf8Bytes>) -> bool {
        let pages: VecDeque<Utf8Bytes> = pages.into_iter().collect();
        let length = weight(&pages);
        let before = self.load.bytes.fetch_add(length, Ordering::Relaxed);
        let sent = if before > 0 && before + length > OUTBOX_BYTES_MAX {
            Err(true)
        } else {
            let sent = self.queue.try_send(pages);
            sent.map_err(|error| matches!(error, mpsc::error::TrySendError::Full(_)))
        };
        if let Err(overflowed) = sent {
            self.load.bytes.fetch_sub(length, Ordering::Relaxed);
            self.load.overflowed.fetch_or(overflowed, Ordering::Relaxed);
        }
        sent.is_ok()
    }
}

fn weight(pages: &VecDeque<Utf8Bytes>) -> usize {
    pages.iter().map(|page| page.len()).max().unwrap_or_default()
}

/// What was put into an outbox.
pub struct Inbox {
    queue: mpsc::Receiver<VecDeque<Utf8Bytes>>,
    load: Arc<Load>,
    pages: VecDeque<Utf8Bytes>,
    /// How much of the load goes once the pages are sent.
    sent: usize,
}

impl Inbox {
    /// The next message, once the last one is sent; `None` if there will be no more. Nothing is
    /// lost if nobody waits for the answer.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if self.has_overflowed() {
                return None;
            }
            if let Some(page) = self.pages.pop_front() {
                return Some(page);
            }
            self.load.bytes.fetch_sub(std::mem::take(&mut self.sent), Ordering::Relaxed);
            self.pages = self.queue.recv().await?;
            self.sent = weight(&self.pages);
        }
    }

    /// Did the client read too slowly?
    pub fn has_overflowed(&self) -> bool {
        self.load.overflowed.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_holds_so_many_messages() {
        let (outbox, mut inbox) = outbox();
        for _ in 0..OUTBOX_MESSAGES_MAX {
            assert!(outbox.send("a".into()));
        }
        assert!(!outbox.send("a".into()) && inbox.has_overflowed());
        assert_eq!(inbox.next().await, None, "whoever doesn't read is let go at once");
    }

    #[tokio::test]
    async fn it_holds_so_many_bytes_and_any_message_that_is_alone() {
        let (outbox, mut inbox) = outbox();
        let long: Utf8Bytes = "a".repeat(OUTBOX_BYTES_MAX + 1).into();
        for _ in 0..3 {
            assert!(outbox.send(long.clone()));
            assert_eq!(inbox.next().await.map(|text| text.len()), Some(OUTBOX_BYTES_MAX + 1));
            // It counts until the next one is asked for, since it is sent until then.
            let nothing = tokio::time::timeout(std::time::Duration::ZERO, inbox.next()).await;
            assert!(nothing.is_err() && !inbox.has_overflowed());
        }
        assert!(outbox.send(long) && !outbox.send("a".into()) && inbox.has_overflowed());
    }

    #[tokio::test]
    async fn pages_come_in_order_and_a_client_that_is_gone_is_not_slow() {
        let (outbox, mut inbox) = outbox();
        let pages = (0..100).map(|page| Utf8Bytes::from(format!("{page:040000}")));
        assert!(outbox.send_pages(pages) && outbox.send("end".into()));
        for page in 0..100 {
            assert_eq!(inbox.next().await, Some(format!("{page:040000}").into()));
        }
        assert_eq!(inbox.next().await, Some("end".into()));
        inbox.queue.close();
        assert!(!outbox.send("late".into()) && !inbox.has_overflowed());
    }
}
