//! Why a value can't be taken.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use catalogue::Fault;
use clap::error::Error;
use words::{Facts, Words};

/// The reason in words, if it is one that is known.
pub fn told(error: &Error, words: &Words) -> Option<String> {
    let source = error.source()?;
    if let Some(fault) = source.downcast_ref::<Fault>() {
        return Some(words.fault(fault));
    }
    if let Some(error) = source.downcast_ref::<ParseIntError>() {
        return Some(words.say(match error.kind() {
            IntErrorKind::PosOverflow => "usage-reason-too-large",
            _ => "usage-reason-whole-number",
        }));
    }
    if source.is::<AddrParseError>() {
        return Some(words.say("usage-reason-address"));
    }
    range(&source.to_string(), words)
}

/// clap says “0 is not in 1..=1024”, or “1..” and the largest number that there is.
fn range(told: &str, words: &Words) -> Option<String> {
    let (low, high) = told.split_once(" is not in ")?.1.split_once("..")?;
    let high = high.trim_start_matches('=');
    let facts = Facts::new().with("low", low.to_owned());
    if high == u64::MAX.to_string() {
        return Some(words.say_with("usage-reason-from", &facts));
    }
    Some(words.say_with("usage-reason-range", &facts.with("high", high.to_owned())))
}
