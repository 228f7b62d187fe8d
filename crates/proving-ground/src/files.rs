//! Files of proof, and whether to rewrite them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tabletop::Setting;

use crate::Complaint;

/// Should expectations be rewritten (`UPDATE=1`)?
pub fn update_wanted() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value == "1")
}

/// Every file under the folder with this extension, sorted by path. None at all is a complaint: a
/// proof that reads nothing proves nothing.
pub(crate) fn under(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Vec<Complaint>> {
    let mut found = Vec::new();
    gather(folder, extension, &mut found).map_err(|complaint| vec![complaint])?;
    if found.is_empty() {
        return Err(vec![Complaint::new(folder, 0, format!("no .{extension} file here"))]);
    }
    found.sort();
    Ok(found)
}

fn gather(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<(), Complaint> {
    let unreadable = |error: std::io::Error| Complaint::new(folder, 0, error.to_string());
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            gather(&path, extension, found)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    Ok(())
}

pub(crate) fn read(path: &Path) -> Result<String, Complaint> {
    fs::read_to_string(path).map_err(|error| Complaint::new(path, 0, error.to_string()))
}

pub(crate) fn write(path: &Path, text: &str) -> Result<(), Complaint> {
    fs::write(path, text).map_err(|error| Complaint::new(path, 0, error.to_string()))
}

/// A setting whose board is written out, or the name of a file beside the file that names it.
pub(crate) fn setting(
    seats: u8,
    options: Value,
    board: Option<&Value>,
    named_in: &Path,
) -> Result<Setting, String> {
    let board = match board {
        None | Some(Value::Null) => None,
        Some(Value::String(name)) => {
            let path = named_in.parent().unwrap_or(Path::new("")).join(name);
            Some(read(&path).map_err(|complaint| complaint.to_string())?)
        }
        Some(board) => Some(board.to_string()),
    };
    Ok(Setting { seats, options, board })
}
