//! Learned numbers: files that also say where the numbers come from.
//!
//! A game's build script makes constants of `data/learned/NAME.toml`, so that nothing is read while
//! a game is played and a name that is missing, misspelt or given twice doesn't compile.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use crate::write_output;

/// What a file of learned numbers says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// What the numbers are.
    pub what: String,
    /// How they were found.
    pub provenance: Provenance,
    /// The numbers by name.
    pub numbers: Table,
}

/// How numbers were found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The algorithm, with a reference.
    pub method: String,
    /// The command that found them, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// The matches or positions, and their seeds.
    pub data: String,
    /// The commit whose bots played, and its date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// What was measured of them.
    pub figures: Vec<String>,
    /// What else has to be known to find them again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

impl Learned {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, String> {
        let told = |error: &dyn ToString| format!("{}: {}", path.display(), error.to_string());
        let text = fs::read_to_string(path).map_err(|error| told(&error))?;
        let learned: Self = toml::from_str(&text).map_err(|error| told(&error))?;
        let odd = learned.numbers.iter().find(|(_, number)| literal(number).is_none());
        odd.map_or(Ok(()), |(name, _)| Err(told(&format!("{name} is not a number"))))?;
        Ok(learned)
    }

    /// Writes a file.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let text = toml::to_string_pretty(self).map_err(|error| error.to_string())?;
        fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The numbers as Rust, each by its name.
    fn to_rust(&self, before: &str, write: impl Fn(&str, &str) -> String, after: &str) -> String {
        let literals =
            self.numbers.iter().filter_map(|(name, number)| Some(write(name, &literal(number)?)));
        format!("{before}{}{after}\n", literals.collect::<Vec<_>>().join(", "))
    }
}

/// The number as Rust writes it: the shortest text that means the same, with a point unless it is
/// whole in the file.
fn literal(number: &Value) -> Option<String> {
    match number {
        Value::Integer(whole) => Some(whole.to_string()),
        Value::Float(number) if number.is_finite() => Some(format!("{number:?}")),
        _ => None,
    }
}

/// For a game's build script: writes the numbers of `data/learned/<name>.toml` for `include!`, as a
/// list of pairs: a variant of this enum, and its number.
///
/// # Panics
///
/// Stops the build if the file can't be read.
pub fn write_variants(name: &str, type_name: &str) {
    let pair = |name: &str, number: &str| format!("({type_name}::{name}, {number})");
    write_output(&format!("{name}.rs"), &for_build(name).to_rust("[", pair, "]"));
}

/// The same as a value of a struct.
///
/// # Panics
///
/// Stops the build if the file can't be read.
pub fn write_fields(name: &str, type_name: &str) {
    let before = format!("{type_name} {{ ");
    let field = |name: &str, number: &str| format!("{name}: {number}");
    write_output(&format!("{name}.rs"), &for_build(name).to_rust(&before, field, " }"));
}

fn for_build(name: &str) -> Learned {
    let path = format!("data/learned/{name}.toml");
    println!("cargo::rerun-if-changed={path}");
    Learned::read(Path::new(&path)).unwrap_or_else(|error| panic!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "what = 'prices'\n\
        [provenance]\nmethod = 'by hand'\ndata = 'none'\nfigures = []\n\
        [numbers]\nspace = 10\nPoint = -2.50\n";

    fn read(text: &str) -> Result<Learned, String> {
        let file = tempfile::NamedTempFile::new().expect("a temporary file");
        fs::write(file.path(), text).expect("a file takes text");
        Learned::read(file.path())
    }

    #[test]
    fn numbers_become_rust_in_the_order_of_the_file() {
        let learned = read(FILE).expect("a good file");
        let rust = learned.to_rust("{ ", |name, number| format!("{name}: {number}"), " }");
        assert_eq!(rust, "{ space: 10, Point: -2.5 }\n");
    }

    #[test]
    fn what_is_written_is_what_is_read() {
        let file = tempfile::NamedTempFile::new().expect("a temporary file");
        let learned = read(FILE).expect("a good file");
        learned.write(file.path()).expect("a file takes text");
        assert_eq!(Learned::read(file.path()), Ok(learned));
    }

    #[test]
    fn a_file_without_provenance_or_with_other_than_numbers_is_refused() {
        let error = read("what = 'prices'\n[numbers]\n").expect_err("no provenance");
        assert!(error.contains("provenance"), "{error}");
        let error = read(&FILE.replace("10", "'ten'")).expect_err("no number");
        assert!(error.ends_with("space is not a number"), "{error}");
    }
}
