//! What the operating system refused.

use std::io::{Error, ErrorKind};

use serde::Serialize;
use tabletop::coded_error;

/// An error of the operating system: its own sentence, and its kind, since the sentence is in a
/// language of the system's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{reason}")]
pub struct SystemError {
    which: SystemErrorKind,
    reason: String,
}

/// What kind of error it is; each has a message `reason-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum SystemErrorKind {
    NotFound,
    NotAllowed,
    Exists,
    Folder,
    NoFolder,
    NotText,
    Full,
    ReadOnly,
    AddressInUse,
    AddressNotHere,
    Other,
}

impl From<Error> for SystemError {
    fn from(error: Error) -> Self {
        let which = match error.kind() {
            ErrorKind::NotFound => SystemErrorKind::NotFound,
            ErrorKind::PermissionDenied => SystemErrorKind::NotAllowed,
            ErrorKind::AlreadyExists => SystemErrorKind::Exists,
            ErrorKind::IsADirectory => SystemErrorKind::Folder,
            ErrorKind::NotADirectory => SystemErrorKind::NoFolder,
            ErrorKind::InvalidData => SystemErrorKind::NotText,
            ErrorKind::StorageFull => SystemErrorKind::Full,
            ErrorKind::ReadOnlyFilesystem => SystemErrorKind::ReadOnly,
            ErrorKind::AddrInUse => SystemErrorKind::AddressInUse,
            ErrorKind::AddrNotAvailable => SystemErrorKind::AddressNotHere,
            _ => SystemErrorKind::Other,
        };
        Self { which, reason: error.to_string() }
    }
}

coded_error! {
    /// Why a file can't be used. Its place is the path.
    pub enum FileError {
        Unreadable(SystemError) = "file/unreadable": "can't be read: {0}",
        Unwritable(SystemError) = "file/unwritable": "can't be written: {0}",
        NotText = "file/not-text": "is not a text in UTF-8",
    }
}
