//! A connection that is closed so that the last word arrives.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long a connection that is closed still listens.
const LINGER_TIMEOUT: Duration = Duration::from_secs(1);

/// How much it still takes, in bytes.
const LINGER_BYTES_MAX: usize = 256 * 1024;

/// If a connection is dropped while something that the client sent is unread, the system resets it,
/// and the client loses what it hadn't read yet: the answer, or the reason why it is closed. So
/// closing means to say that nothing more will come, and then to listen for a moment without
/// listening.
pub struct Lingering {
    stream: TcpStream,
    closing: Option<Closing>,
}

struct Closing {
    until: Pin<Box<Sleep>>,
    bytes_left: usize,
}

impl Lingering {
    /// A connection that isn't closed yet.
    pub fn new(stream: TcpStream) -> Self {
        Self { stream, closing: None }
    }
}

impl Closing {
    /// Reads and forgets, until the client has closed too, or time or patience are over.
    fn poll(&mut self, stream: &mut TcpStream, context: &mut Context<'_>) -> Poll<()> {
        let mut space = [0; 4096];
        while self.bytes_left > 0 && self.until.as_mut().poll(context).is_pending() {
            let mut read = ReadBuf::new(&mut space);
            let ended = ready!(Pin::new(&mut *stream).poll_read(context, &mut read)).is_err();
            if ended || read.filled().is_empty() {
                break;
            }
            self.bytes_left = self.bytes_left.saturating_sub(read.filled().len());
        }
        Poll::Ready(())
    }
}

impl AsyncRead for Lingering {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        space: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, space)
    }
}

impl AsyncWrite for Lingering {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Self { stream, closing } = &mut *self;
        if closing.is_none() {
            ready!(Pin::new(&mut *stream).poll_shutdown(context))?;
        }
        let begin =
            || Closing { until: Box::pin(sleep(LINGER_TIMEOUT)), bytes_left: LINGER_BYTES_MAX };
        closing.get_or_insert_with(begin).poll(stream, context).map(Ok)
    }
}
