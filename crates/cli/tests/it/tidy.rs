//! House rules, as ordinary tests.

use std::fs;
use std::path::{Path, PathBuf};

const TOO_LONG: usize = 500;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// Every file of the workspace that is a text, apart from what is built or fetched.
fn texts() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, texts: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["target", "node_modules", "dist", "test-results", ".git"]
                    .contains(&name.as_str())
                {
                    walk(&path, texts);
                }
            } else if name != ".git"
                && let Ok(text) = fs::read_to_string(&path)
            {
                texts.push((path, text));
            }
        }
    }
    let mut texts = Vec::new();
    walk(&root(), &mut texts);
    assert!(texts.len() > 20, "the walk found hardly anything");
    texts
}

/// Lists every line of a Rust file, or of any file, that the rule forbids.
fn forbid(only_rust: bool, forbidden: impl Fn(&str) -> bool) {
    let mut found = Vec::new();
    for (path, text) in texts() {
        if only_rust && path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        for (number, line) in text.lines().enumerate().filter(|(_, line)| forbidden(line)) {
            found.push(format!("{}:{}: {line}", path.display(), number + 1));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn nothing_tells_on_whose_machine_it_was_written() {
    // Written in two halves, so that this file passes.
    let paths = [["/wo", "rk/"], ["/ro", "ot/"], ["/tmp", "/rh"], ["/ho", "me/"]]
        .map(|halves| halves.concat());
    forbid(false, |line| {
        paths.iter().any(|path| {
            line.match_indices(path.as_str()).any(|(at, _)| {
                !line[..at]
                    .ends_with(|letter: char| letter.is_alphanumeric() || ".-_".contains(letter))
            })
        })
    });
}

#[test]
fn nothing_is_left_undone() {
    let marks = [
        ["to", "do!"],
        ["unimple", "mented!"],
        ["#[ig", "nore"],
        ["db", "g!("],
        ["TO", "DO"],
        ["FIX", "ME"],
    ]
    .map(|halves| halves.concat());
    forbid(true, |line| marks.iter().any(|mark| line.contains(mark)));
}

#[test]
fn no_source_file_grows_too_long() {
    let long: Vec<_> = texts()
        .into_iter()
        .filter(|(path, _)| path.extension().is_some_and(|extension| extension == "rs"))
        .filter(|(path, _)| path.components().any(|part| part.as_os_str() == "src"))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > TOO_LONG)
        .collect();
    assert!(long.is_empty(), "over {TOO_LONG} lines: {long:?}");
}

#[test]
fn every_crate_obeys_the_lints_of_the_workspace() {
    for parent in ["crates", "games"] {
        for entry in fs::read_dir(root().join(parent)).expect("a folder of crates") {
            let manifest = entry.expect("an entry").path().join("Cargo.toml");
            let Ok(text) = fs::read_to_string(&manifest) else { continue };
            // An export to JavaScript counts as unsafe code: there it is denied, export by export.
            let own = manifest.ends_with("crates/wasm/Cargo.toml")
                && text.contains("[lints.rust]\nunsafe_code = \"deny\"");
            let common = text.contains("[lints]\nworkspace = true");
            assert!(common || own, "{}", manifest.display());
        }
    }
}
