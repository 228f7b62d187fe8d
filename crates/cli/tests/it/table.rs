//! What the tests of all commands share.

use std::path::PathBuf;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// What came of running the binary.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The output as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("not JSON ({error}): {}{}", self.out, self.err))
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().expect("it ended by itself"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

/// Runs `roundhouse` with these arguments.
pub fn roundhouse(arguments: &[&str]) -> Ran {
    roundhouse_fed(arguments, "")
}

/// The same, with something on standard input.
pub fn roundhouse_fed(arguments: &[&str], input: impl Into<Vec<u8>>) -> Ran {
    let mut command = Command::cargo_bin("roundhouse").expect("the binary");
    // What the tests read is English, wherever they run.
    command.env("LC_ALL", "C").args(arguments).write_stdin(input).output().expect("it runs").into()
}

/// The same in a language that the environment asks for.
pub fn roundhouse_in(locale: &str, arguments: &[&str]) -> Ran {
    let mut command = Command::cargo_bin("roundhouse").expect("the binary");
    command.env("LC_ALL", locale).args(arguments).output().expect("it runs").into()
}

/// The messages without variables in a file of this language, by their names.
pub fn plain_messages(language: &str, file: &str) -> Vec<(String, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("locales").join(language).join(file);
    let text = std::fs::read_to_string(path).expect("messages");
    let named = text.lines().filter_map(|line| line.split_once(" = "));
    let plain = named.filter(|(name, text)| !name.starts_with(' ') && !text.contains('{'));
    plain.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// A folder with one file.
pub fn file(contents: impl AsRef<[u8]>) -> (TempDir, String) {
    let folder = TempDir::new().expect("a folder");
    let path: PathBuf = folder.path().join("file.json");
    std::fs::write(&path, contents).expect("a file");
    let path = path.to_str().expect("a plain name").to_owned();
    (folder, path)
}

/// The board of San Francisco, to be spoilt.
pub fn board() -> Value {
    let answer = roundhouse_fed(&["engine"], "{\"cmd\":\"board\",\"game\":\"san-francisco\"}\n");
    answer.json()["ok"]["board"].clone()
}

/// A record of a whole match, to be spoilt.
pub fn record() -> Value {
    let (_folder, path) = file("");
    let ran = roundhouse(&[
        "simulate",
        "san-francisco",
        "--bots",
        "greedy",
        "--games",
        "1",
        "--show",
        "--record",
        &path,
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(path).expect("the record");
    serde_json::from_str(&text).expect("a record is JSON")
}
