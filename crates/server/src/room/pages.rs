//! The log in pages, so that no message is too long for a client, however long the log is. Pages
//! that are full never change, so everybody who sees the same shares them.

use std::collections::HashMap;

use catalogue::Viewer;

use crate::protocol::ServerMessage;
use crate::socket::Utf8Bytes;
use crate::table::{EntryShown, Now, Table};

/// The longest message that a server sends, in bytes.
pub const MESSAGE_BYTES_MAX: usize = 256 * 1024;

/// Entries fill a page up to here, in bytes; the rest is for what stands around them.
const PAGE_BYTES: usize = 128 * 1024;

/// A page that is full.
struct Full {
    /// The number of its last entry.
    last: u64,
    text: Utf8Bytes,
}

/// The full pages of the log, for each way to look at it.
#[derive(Default)]
pub struct Pages(HashMap<Viewer, Vec<Full>>);

impl Pages {
    /// All that happened after an entry, in messages; the last of them has the table as it is now.
    pub fn since(
        &mut self,
        table: &Table,
        seen: u64,
        viewer: Viewer,
        with_match: bool,
    ) -> Vec<Utf8Bytes> {
        let now = table.show_now(viewer, with_match);
        let entries = table.show_between(seen, table.number(), viewer);
        let whole = text(&entries, Some(&now));
        if whole.len() <= PAGE_BYTES {
            return vec![whole];
        }
        let full = self.0.entry(viewer).or_default();
        fill(full, table, viewer);
        let mut messages = Vec::new();
        let (mut seen, mut begins) = (seen, 0);
        for page in full.iter() {
            if page.last > seen {
                messages.push(if begins == seen {
                    page.text.clone()
                } else {
                    text(&table.show_between(seen, page.last, viewer), None)
                });
                seen = page.last;
            }
            begins = page.last;
        }
        let rest = table.show_between(seen, table.number(), viewer);
        messages.extend(last_page(&rest, &now));
        messages
    }
}

/// How long an entry is in a page, with its comma.
fn entry_length(entry: &EntryShown) -> usize {
    serde_json::to_string(entry).expect("an entry has only string keys and finite numbers").len()
        + 1
}

/// Adds every page that has become full.
fn fill(full: &mut Vec<Full>, table: &Table, viewer: Viewer) {
    let after = full.last().map_or(0, |page| page.last);
    let mut page = Vec::new();
    let mut bytes = 0;
    let entries = table.show_between(after, table.number(), viewer);
    for (entry, number) in entries.into_iter().zip(after + 1..) {
        let length = entry_length(&entry);
        if bytes + length > PAGE_BYTES && !page.is_empty() {
            full.push(Full { last: number - 1, text: text(&page, None) });
            page.clear();
            bytes = 0;
        }
        bytes += length;
        page.push(entry);
    }
}

/// The entries that fill no page yet, and the present; in two messages if one would be too long.
fn last_page(entries: &[EntryShown], now: &Now) -> Vec<Utf8Bytes> {
    let whole = text(entries, Some(now));
    if whole.len() <= MESSAGE_BYTES_MAX || entries.is_empty() {
        return vec![whole];
    }
    vec![text(entries, None), text(&[], Some(now))]
}

fn text(entries: &[EntryShown], now: Option<&Now>) -> Utf8Bytes {
    ServerMessage::Entries { entries, now }.to_text().into()
}
