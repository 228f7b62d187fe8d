//! Reads a game's `game.toml`: what the table needs to know about the game besides its rules; and
//! its learned numbers ([`Learned`]).
//!
//! Nothing of it is read while a game is played: `make games` writes the list of games from it, a
//! game's build script the sizes of its levels ([`write_levels`]), and the benchmark compares with
//! its budgets.

mod learned;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde::Deserialize;

pub use learned::{Learned, Provenance, write_fields, write_variants};

/// What a `game.toml` says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The game's name for people.
    pub name: String,
    /// Its place in the list of games; the smaller comes first.
    pub order: u32,
    /// How the levels search, the weakest first. Without them, the usual sizes.
    #[serde(default)]
    pub levels: Vec<LevelSize>,
    /// What the simulator may cost. Without them, nothing is measured.
    pub budgets: Option<Budgets>,
}

/// How a level searches.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelSize {
    /// Nodes for each decision.
    pub nodes: u32,
    /// Decisions that a rollout plays before points are counted; without it, to the end.
    pub rollout_depth: Option<u32>,
    /// Are the game's priors used?
    pub priors: bool,
    /// Are determinizations drawn by a belief?
    pub belief: bool,
}

/// What random matches may cost at most.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Budgets {
    /// The size of a state.
    pub state_bytes: usize,
    /// Machine instructions for each decision, by the number of seats.
    pub instructions: BTreeMap<String, u32>,
}

/// Reads the file of the game in this folder.
pub fn read(folder: &Path) -> Result<GameFile, String> {
    let path = folder.join("game.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// For a game's build script: writes its levels, as an expression that `include!` takes.
///
/// # Panics
///
/// Stops the build if the file can't be read, or has other than five levels.
pub fn write_levels() {
    println!("cargo::rerun-if-changed=game.toml");
    // A build script runs in the folder of its crate.
    let game = read(Path::new("")).unwrap_or_else(|error| panic!("{error}"));
    write_output("levels.rs", &levels(&game.levels));
}

/// Writes a file for `include!`.
fn write_output(name: &str, text: &str) {
    let folder = std::env::var("OUT_DIR").expect("cargo says where a build script writes");
    fs::write(Path::new(&folder).join(name), text).expect("a build script may write its output");
}

fn levels(levels: &[LevelSize]) -> String {
    assert_eq!(levels.len(), 5, "a game has five levels, or none of its own");
    let mut text = "[\n".to_owned();
    for LevelSize { nodes, rollout_depth, priors, belief } in levels {
        let rollout_depth = rollout_depth.map_or("u32::MAX".to_owned(), |depth| depth.to_string());
        let _ = writeln!(
            text,
            "::tabletop::Level {{ nodes: {nodes}, settings: ::tabletop::SearchSettings {{ \
             rollout_depth: {rollout_depth}, priors: {priors}, belief: {belief} }} }},"
        );
    }
    text + "]\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> Result<GameFile, String> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("game.toml"), text).expect("a folder takes a file");
        read(folder.path())
    }

    #[test]
    fn a_name_and_an_order_are_enough() {
        let game = file("name = \"Nim\"\norder = 3").expect("a good file");
        assert_eq!((game.name.as_str(), game.order), ("Nim", 3));
        assert_eq!((game.levels, game.budgets), (Vec::new(), None));
    }

    #[test]
    fn what_is_misspelt_is_named() {
        let error = file("name = \"Nim\"\norder = 3\nbudget = 1").expect_err("no such field");
        assert!(error.contains("budget") && error.contains("game.toml"), "{error}");
    }

    #[test]
    fn levels_become_rust() {
        let level = LevelSize { nodes: 7, rollout_depth: None, priors: true, belief: false };
        let text = levels(&vec![level; 5]);
        let expected = "nodes: 7, settings: ::tabletop::SearchSettings { \
                        rollout_depth: u32::MAX, priors: true, belief: false }";
        assert_eq!(text.matches(expected).count(), 5, "{text}");
    }
}
