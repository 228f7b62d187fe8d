//! Finds what every game brings in words: `games/*/locales/<language>.ftl` and
//! `games/*/rules/<language>.md`. So a new game is a folder, and nothing here names it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says it"));
    let games = manifest.join("../../games").canonicalize()?;
    println!("cargo::rerun-if-changed={}", games.display());
    let mut folders: Vec<PathBuf> = entries(&games)?;
    folders.retain(|folder| folder.join("game.toml").exists());
    let mut list = String::from("&[\n");
    for folder in folders {
        let slug = name(&folder, "");
        let messages = texts(&folder.join("locales"), ".ftl")?;
        let rules = texts(&folder.join("rules"), ".md")?;
        let _ =
            writeln!(list, "GameTexts {{ slug: {slug:?}, messages: {messages}, rules: {rules} }},");
    }
    list += "]";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says it"));
    fs::write(out.join("games.rs"), list)
}

/// The texts of a folder, as a list of languages and what is written in each.
fn texts(folder: &Path, ending: &str) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::from("&[");
    for path in entries(folder)? {
        let language = name(&path, ending);
        let _ = write!(list, "({language:?}, include_str!({:?})), ", path.display().to_string());
    }
    Ok(list + "]")
}

/// What lies in a folder, in the order of the names.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path, ending: &str) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(ending).unwrap_or(&name).to_owned()
}
