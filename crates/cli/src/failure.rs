//! Why a command did not do what it was asked for, and how that is told.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use catalogue::{Fault, FileError, Refusal};
use serde_json::json;
use words::Words;

use crate::usage;

/// Why a command stopped.
pub enum Failure {
    /// Something is wrong with what it was given.
    Refused(Refusal),
    /// It was called in a way that makes no sense, told in the language of whoever did.
    Usage(String),
    /// The output could not be written.
    Output(io::Error),
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Refused(fault.into())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Failure {
    /// Tells it, to a person or to a program, and gives the exit code.
    pub fn tell(self, json: bool, words: &Words) -> ExitCode {
        match self {
            // Whoever reads us has read enough (`| head`).
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => {
                let fault = FileError::Unwritable(error.into()).into();
                complain(&[in_words(&fault, words)], words)
            }
            Self::Usage(message) => usage::refuse(&message, words),
            Self::Refused(refusal) if json => {
                // If nobody reads the answer, there is nobody left to tell.
                let _ = writeln!(io::stdout(), "{}", json!({ "error": refusal }));
                ExitCode::FAILURE
            }
            Self::Refused(refusal) => {
                complain(refusal.map(|fault| in_words(&fault, words)).faults(), words)
            }
        }
    }
}

fn in_words(fault: &Fault, words: &Words) -> Fault {
    let place = fault.place.as_deref().map(|place| words.place(place));
    Fault { message: words.fault(fault), place, ..fault.clone() }
}

fn complain(faults: &[Fault], words: &Words) -> ExitCode {
    let red = Style::new().fg_color(Some(AnsiColor::Red.into())).bold();
    let error = words.say("binary-error");
    for fault in faults {
        // If standard error is closed, the exit code must do.
        let _ = writeln!(anstream::stderr(), "{red}{error}{red:#}: {fault}");
    }
    ExitCode::FAILURE
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let place = path.display().to_string();
    let at_place = |error: FileError| Fault::from(error).at(&place);
    let bytes =
        std::fs::read(path).map_err(|error| at_place(FileError::Unreadable(error.into())))?;
    Ok(String::from_utf8(bytes).map_err(|_| at_place(FileError::NotText))?)
}

/// Writes a file as a whole: beside its place first, then into it, so that nobody ever finds half
/// of it there.
pub fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = if path.metadata().is_ok_and(|there| !there.is_file()) {
        // A pipe or a device can't be replaced.
        std::fs::write(path, text)
    } else {
        std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path))
    };
    written.map_err(|error| {
        let fault = Fault::from(FileError::Unwritable(error.into()));
        fault.at(path.display().to_string()).into()
    })
}
