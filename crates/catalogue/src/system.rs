//! What the system refused.

use std::io::{Error, ErrorKind};

use tabletop::Fault;

/// The fault with the system's reason, and with its kind, since the system tells it in a language of its own.
#[must_use]
pub fn refused_by_system(fault: Fault, error: &Error) -> Fault {
    let which = match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "not-allowed",
        ErrorKind::AlreadyExists => "exists",
        ErrorKind::IsADirectory => "folder",
        ErrorKind::NotADirectory => "no-folder",
        ErrorKind::InvalidData => "not-text",
        ErrorKind::StorageFull => "full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::AddrInUse => "address-in-use",
        ErrorKind::AddrNotAvailable => "address-not-here",
        _ => "other",
    };
    fault.fact("which", which).fact("reason", error.to_string())
}
