//! The list of games: every folder of `games` with a `game.toml` is one. Cargo can't find a
//! dependency by itself, so the crate `titles`, which depends on all of them, is written by this.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use game_file::GameFile;

/// One game: its folder's name and what its file says.
struct Game {
    slug: String,
    file: GameFile,
}

impl Game {
    /// The folder as Rust names its crate.
    fn module(&self) -> String {
        self.slug.replace('-', "_")
    }

    /// The type that implements the contract: by convention, the slug in camel case.
    fn type_name(&self) -> String {
        let capitalized = self.slug.split('-').map(|word| {
            let (first, rest) = word.split_at(word.len().min(1));
            first.to_uppercase() + rest
        });
        capitalized.collect()
    }
}

/// Writes the crate `titles`, and takes new games into the lock file. Files that are right already
/// keep their time of change, so that nothing is built again.
pub fn write(workspace: &Path) -> Result<(), String> {
    let mut changed = false;
    for (path, text) in files(workspace)? {
        if fs::read_to_string(&path).is_ok_and(|present| present == text) {
            continue;
        }
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        changed = true;
    }
    if changed { lock(workspace) } else { Ok(()) }
}

/// Takes the workspace's own crates into `Cargo.lock`; no other version changes.
fn lock(workspace: &Path) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut update = Command::new(cargo);
    update.args(["update", "--workspace", "--quiet"]).current_dir(workspace);
    match update.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cargo update failed: {status}")),
        Err(error) => Err(format!("cargo update failed: {error}")),
    }
}

/// The files of the crate `titles`, as the folders of games want them.
fn files(workspace: &Path) -> Result<[(PathBuf, String); 2], String> {
    let games = find(&workspace.join("games"))?;
    let titles = workspace.join("crates/titles");
    Ok([
        (titles.join("Cargo.toml"), manifest(&games)),
        (titles.join("src/lib.rs"), library(&games)),
    ])
}

/// The games, in the order in which people are shown them.
fn find(folder: &Path) -> Result<Vec<Game>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut games = Vec::new();
    for entry in entries {
        let folder = entry.map_err(|error| error.to_string())?.path();
        if !folder.join("game.toml").exists() {
            continue;
        }
        let file = game_file::read(&folder)?;
        let slug = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        games.push(Game { slug, file });
    }
    games.sort_by(|one, other| (one.file.order, &one.slug).cmp(&(other.file.order, &other.slug)));
    Ok(games)
}

const GENERATED: &str = "Written by `make games` from the folders of `games`: don't edit it.";

fn manifest(games: &[Game]) -> String {
    let mut slugs: Vec<&str> = games.iter().map(|game| game.slug.as_str()).collect();
    slugs.sort_unstable();
    let mut text = format!(
        "# {GENERATED}\n[package]\nname = \"titles\"\ndescription = \"The list of games\"\n"
    );
    for field in ["version", "edition", "rust-version", "license", "publish"] {
        let _ = writeln!(text, "{field}.workspace = true");
    }
    let features: Vec<String> = slugs.iter().map(|slug| format!("\"{slug}/schema\"")).collect();
    text += "\n[features]\n# JSON Schemas of everything on the wire, for `make types`.\n";
    let _ = writeln!(text, "schema = [{}]", features.join(", "));
    text += "\n[dependencies]\n";
    for slug in slugs {
        let _ = writeln!(text, "{slug} = {{ path = \"../../games/{slug}\" }}");
    }
    text + "\n[lints]\nworkspace = true\n"
}

fn library(games: &[Game]) -> String {
    let mut modules: Vec<String> = games.iter().map(Game::module).collect();
    modules.sort_unstable();
    let mut text = format!("//! The list of games. {GENERATED}\n\n");
    for module in modules {
        let _ = writeln!(text, "pub use {module};");
    }
    text += "\n/// Calls a macro with every game: its type and its name for people.\n";
    text += "#[macro_export]\nmacro_rules! for_each_title {\n    ($callback:ident) => {\n";
    text += "        $callback! {\n";
    for game in games {
        let (module, type_name) = (game.module(), game.type_name());
        let _ = writeln!(text, "            $crate::{module}::{type_name}, {:?};", game.file.name);
    }
    text + "        }\n    };\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_that_of_the_folders() {
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (path, text) in files(&workspace).expect("every game.toml is right") {
            let present = fs::read_to_string(&path).expect("it was written");
            assert_eq!(present, text, "{}: run `make games`", path.display());
        }
    }

    #[test]
    fn a_new_folder_is_in_its_place_in_the_list() {
        let workspace = tempfile::tempdir().expect("a temporary folder");
        let add = |slug: &str, text: &str| {
            let folder = workspace.path().join("games").join(slug);
            fs::create_dir_all(&folder).expect("an empty folder takes another");
            fs::write(folder.join("game.toml"), text).expect("an empty folder takes a file");
        };
        add("b-game", "name = \"B\"\norder = 1");
        add("a-game", "name = \"A\"\norder = 2");
        add("c-game", "name = \"C\"\norder = 1");
        let [(_, manifest), (_, library)] = files(workspace.path()).expect("three games");
        assert!(manifest.contains("a-game = { path = \"../../games/a-game\" }\nb-game"));
        let listed = library.lines().filter(|line| line.contains("$crate::"));
        let listed: Vec<&str> = listed.map(str::trim).collect();
        assert_eq!(
            listed,
            [
                "$crate::b_game::BGame, \"B\";",
                "$crate::c_game::CGame, \"C\";",
                "$crate::a_game::AGame, \"A\";",
            ]
        );
    }

    #[test]
    fn a_broken_file_is_named() {
        let workspace = tempfile::tempdir().expect("a temporary folder");
        let folder = workspace.path().join("games/odd");
        fs::create_dir_all(&folder).expect("an empty folder takes another");
        fs::write(folder.join("game.toml"), "name = 3").expect("an empty folder takes a file");
        let error = files(workspace.path()).expect_err("3 is not a name");
        assert!(error.contains("odd"), "{error}");
    }
}
