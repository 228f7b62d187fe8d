//! Why a value can't be taken.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseIntError};

use catalogue::Fault;
use clap::error::Error;
use words::{Facts, Words};

use crate::args::OutOfRange;

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
    let OutOfRange { low, high } = source.downcast_ref()?;
    let facts = Facts::new().with("low", low.to_string());
    Some(match high {
        None => words.say_with("usage-reason-from", &facts),
        Some(high) => words.say_with("usage-reason-range", &facts.with("high", high.to_string())),
    })
}
