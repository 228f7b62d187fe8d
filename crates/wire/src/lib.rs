//! JSON Schemas and TypeScript of everything on the wire, generated from the Rust types.
//!
//! A type derives `JsonSchema` once; [`schemars`] reads the same attributes as serde. The schemas
//! are checked in for people and other languages, and `typescript` turns them into the types of
//! the page. `make types` writes all files, and a test fails on a difference.

mod engine;
mod games;
mod online;
mod schemas;
mod typescript;

use std::fs;
use std::path::{Path, PathBuf};

/// A generated file: its path from the workspace's root, and what it holds.
pub type File = (PathBuf, String);

/// Every generated file.
pub fn files() -> Vec<File> {
    let mut files = games::files();
    files.extend(engine::files());
    files.extend(online::files());
    files
}

/// Writes every file, and removes schemas of types that are gone. A file that is right already
/// keeps its time of change, so that nothing is built again.
pub fn write(workspace: &Path) -> Result<(), String> {
    let files = files();
    for path in stale(workspace, &files) {
        fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    for (path, text) in files {
        let path = workspace.join(path);
        if fs::read_to_string(&path).is_ok_and(|present| present == text) {
            continue;
        }
        let folder = path.parent().expect("a file is in a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// What lies in the folders of generated schemas, but isn't generated any more.
pub fn stale(workspace: &Path, files: &[File]) -> Vec<PathBuf> {
    let mut stale = Vec::new();
    let generated: Vec<PathBuf> = files.iter().map(|(path, _)| workspace.join(path)).collect();
    let mut folders: Vec<&Path> = generated.iter().filter_map(|path| path.parent()).collect();
    folders.sort_unstable();
    folders.dedup();
    for folder in folders.into_iter().filter(|folder| folder.ends_with("schemas")) {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        stale.extend(entries.map(|entry| entry.path()).filter(|path| !generated.contains(path)));
    }
    stale
}
