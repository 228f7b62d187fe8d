//! House rules, as ordinary tests.

use std::fs;
use std::path::{Path, PathBuf};

const TOO_LONG: usize = 500;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// Every file of the workspace that is a text, apart from what is built or fetched.
pub fn texts() -> Vec<(PathBuf, String)> {
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

/// Where a game may be named outside its folder, and why. The list may only shrink.
const NAMES_A_GAME: &[(&str, &str)] = &[
    ("ARCHITECTURE.md", "prose: examples for newcomers"),
    ("CHANGELOG.md", "prose"),
    ("CONTRIBUTING.md", "prose: how a slug becomes a type"),
    ("README.md", "prose"),
    ("docs/", "prose, kept arenas and pictures"),
    ("Cargo.lock", "written by cargo"),
    ("Cargo.toml", "where the crates are that the workshop and some tests take"),
    ("crates/titles/", "written by `make games`"),
    ("Makefile", "`make demo` shows one game"),
    ("crates/cli/src/help/", "examples to be typed"),
    ("crates/proving-ground/src/transcripts.rs", "the example of a transcript's first line"),
    ("crates/trial-run/", "the load is that of one game"),
    ("crates/catalogue/Cargo.toml", "for its tests"),
    ("crates/workshop/", "weights are learned for one game"),
    ("locales/", "faults of files that are refused before their game's face is loaded"),
    // Tests play the games that there are.
    ("crates/catalogue/tests/", "tests"),
    ("crates/cli/tests/", "tests"),
    ("crates/server/src/", "its unit tests and the simulation"),
    ("crates/server/tests/", "tests"),
    ("crates/words/tests/", "tests"),
    ("web/budgets/", "tests"),
    ("web/e2e/", "tests"),
    ("web/screenshots/", "tests"),
    ("web/tests/", "tests"),
];

/// Every way to name the game of a folder: its slug, as Rust and people write it, and the prefix
/// of its messages.
fn names_of(slug: &str) -> Vec<String> {
    let words: Vec<String> =
        slug.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let initials: String = slug.split('-').map(|word| &word[..1]).collect();
    let prefixes = ['\'', '"', '`'].map(|quote| format!("{quote}{initials}-"));
    [slug.to_owned(), slug.replace('-', "_"), words.concat(), words.join(" ")]
        .into_iter()
        .chain(prefixes)
        .collect()
}

#[test]
fn no_game_is_named_outside_its_folder() {
    let games = fs::read_dir(root().join("games")).expect("the games");
    let names: Vec<String> = games
        .map(|entry| entry.expect("an entry").path())
        .filter(|folder| folder.join("game.toml").exists())
        .flat_map(|folder| names_of(&folder.file_name().unwrap_or_default().to_string_lossy()))
        .collect();
    let naming: Vec<String> = texts()
        .into_iter()
        .filter(|(_, text)| names.iter().any(|name| text.contains(name.as_str())))
        .map(|(path, _)| path.strip_prefix(root()).expect("below it").display().to_string())
        .filter(|path| !path.starts_with("games/"))
        .collect();
    let unexpected: Vec<_> = naming
        .iter()
        .filter(|path| !NAMES_A_GAME.iter().any(|(allowed, _)| path.starts_with(allowed)))
        .collect();
    assert!(unexpected.is_empty(), "these name a game: {unexpected:#?}");
    // Whoever deletes a whole file needn't know this list.
    let stale: Vec<_> = NAMES_A_GAME
        .iter()
        .filter(|(allowed, _)| root().join(allowed).exists())
        .filter(|(allowed, _)| !naming.iter().any(|path| path.starts_with(allowed)))
        .collect();
    assert!(stale.is_empty(), "these name no game any more, take them off: {stale:#?}");
}

#[test]
fn a_game_is_known_by_any_of_its_names() {
    let names = names_of("night-train");
    let spelled = ["night-train", "night_train", "NightTrain", "Night Train", "'nt-"];
    for name in spelled {
        assert!(names.iter().any(|known| known == name), "{name} is not among {names:?}");
    }
}
