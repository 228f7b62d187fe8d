//! Counts the frames of a WebSocket as they come in, of every kind: a reader of messages would
//! swallow any number of pings, and of pieces that are put together, without a word.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::bucket::Bucket;

/// Why nothing more is read: too many frames came.
#[derive(Debug)]
pub struct Flood;

impl std::fmt::Display for Flood {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str("too many frames")
    }
}

impl std::error::Error for Flood {}

/// A stream whose frames are counted.
pub struct Meter<S> {
    stream: S,
    bucket: Bucket,
    place: Place,
    flooded: bool,
}

/// Where in a frame the stream is.
#[derive(Clone, Copy)]
enum Place {
    /// Before the first byte, which says what kind it is.
    Start,
    /// Before the byte with the length.
    Length,
    /// Within a longer length: this many bytes of it are missing, and this is known.
    LongLength { missing: u8, known: u64, mask: u64 },
    /// This many bytes before the end.
    Content(u64),
}

impl Place {
    /// The place after this byte.
    fn after(self, byte: u8) -> Self {
        let next = match self {
            Self::Start => return Self::Length,
            Self::Length => {
                let mask = if byte & 0x80 == 0 { 0 } else { 4 };
                match byte & 0x7f {
                    126 => return Self::LongLength { missing: 2, known: 0, mask },
                    127 => return Self::LongLength { missing: 8, known: 0, mask },
                    length => u64::from(length) + mask,
                }
            }
            Self::LongLength { missing, known, mask } => {
                let known = known << 8 | u64::from(byte);
                if missing > 1 {
                    return Self::LongLength { missing: missing - 1, known, mask };
                }
                known.saturating_add(mask)
            }
            Self::Content(left) => left - 1,
        };
        if next == 0 { Self::Start } else { Self::Content(next) }
    }
}

impl<S> Meter<S> {
    /// Counts from the beginning of a frame.
    pub fn new(stream: S, bucket: Bucket) -> Self {
        Self { stream, bucket, place: Place::Start, flooded: false }
    }

    /// How many of these bytes may pass: up to a frame for which it is too early.
    fn pass(&mut self, bytes: &[u8]) -> usize {
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            if let Place::Content(left) = self.place {
                let skipped = left.min((bytes.len() - at) as u64);
                at += skipped as usize;
                let left = left - skipped;
                self.place = if left == 0 { Place::Start } else { Place::Content(left) };
                continue;
            }
            if matches!(self.place, Place::Start) && self.bucket.take().is_err() {
                self.flooded = true;
                break;
            }
            self.place = self.place.after(byte);
            at += 1;
        }
        at
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Meter<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        space: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = space.filled().len();
        if !self.flooded {
            ready!(Pin::new(&mut self.stream).poll_read(context, space))?;
            let passed = self.pass(&space.filled()[before..]);
            space.set_filled(before + passed);
        }
        if self.flooded && space.filled().len() == before {
            return Poll::Ready(Err(io::Error::other(Flood)));
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Meter<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meter(most: f64) -> Meter<()> {
        Meter::new((), Bucket::new(f64::MIN_POSITIVE, most))
    }

    /// A frame of a client, of this many bytes.
    fn frame(length: usize) -> Vec<u8> {
        let mut frame = vec![0x81];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..65536 => {
                frame.push(0xfe);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0xff);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend([7; 4]);
        frame.extend(vec![0; length]);
        frame
    }

    #[test]
    fn frames_are_counted_however_they_are_cut() {
        let lengths = [0, 1, 125, 126, 300, 65535, 65536, 0];
        let frames: Vec<Vec<u8>> = lengths.iter().map(|&length| frame(length)).collect();
        let bytes = frames.concat();
        let last = bytes.len() - frame(0).len();
        for size in [1, 2, 7, 4096, bytes.len()] {
            let mut meter = meter(lengths.len() as f64 - 1.0);
            let mut passed = 0;
            for piece in bytes.chunks(size) {
                passed += meter.pass(piece);
                if meter.flooded {
                    break;
                }
            }
            assert_eq!((passed, meter.flooded), (last, true), "in pieces of {size}");
        }
    }

    #[test]
    fn nonsense_is_counted_too_and_overflows_nothing() {
        let mut meter = meter(3.0);
        assert_eq!(meter.pass(&[0xff; 100]), 100);
        assert!(matches!(meter.place, Place::Content(_)) && !meter.flooded);
    }
}
