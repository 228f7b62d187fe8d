//! `docs/bots.md` says of every arena that it links to what its file says, and the files are of the
//! current bots.
//!
//! With `UPDATE=1` the page's figures and the reports in the files are rewritten. A bot that
//! changed has to be measured again: the command is in the page, and the file tells everything that
//! it needs.

mod ladder;

use std::fs;
use std::path::{Path, PathBuf};

use proving_ground::update_wanted;
use serde_json::Value;
use tempfile::TempDir;

use crate::table::roundhouse;

/// Bots that play a game again within a second or two, so that it is seen in every test run that
/// they play as they did.
const QUICK: &[&str] = &[
    "random",
    "greedy",
    "racer",
    "planner",
    "blocker",
    "builder",
    "investor",
    "trainee",
    "guard",
    "fireman",
    "driver",
    "search:200",
    "search:800",
];

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// An arena that the page links to.
struct Arena {
    /// Where its file is, from the page.
    link: String,
    text: String,
    spec: Value,
    games: Vec<Value>,
}

impl Arena {
    fn read(link: &str) -> Self {
        let text = fs::read_to_string(docs().join(link))
            .unwrap_or_else(|error| panic!("docs/{link}: {error}"));
        let mut file: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("docs/{link}: {error}"));
        let spec = file["spec"].take();
        let games = serde_json::from_value(file["games"].take()).expect("games");
        Self { link: link.to_owned(), text, spec, games }
    }

    fn bots(&self) -> Vec<&str> {
        let bots = self.spec["bots"].as_array().expect("bots");
        bots.iter().map(|bot| bot.as_str().expect("a name")).collect()
    }

    /// What the command that made the file prints, with this many blocks; games that are in the
    /// file aren't played again.
    fn command(&self, blocks: u64, file: &str) -> Value {
        let text = |field: &str| self.spec[field].as_str().expect("text").to_owned();
        let ran = roundhouse(&[
            "arena",
            &text("game"),
            "--seats",
            &self.spec["seats"].to_string(),
            "--options",
            &self.spec["options"].to_string(),
            "--bots",
            &self.bots().join(","),
            "--seed",
            &text("seed"),
            "--blocks",
            &blocks.to_string(),
            "--out",
            file,
            "--json",
        ]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "docs/{}", self.link);
        ran.json()
    }

    /// The cells of its row: games, wins with their interval, Elo.
    fn figures(&self) -> String {
        let folder = TempDir::new().expect("a folder");
        let copy = folder.path().join("arena.json").to_str().expect("a plain name").to_owned();
        fs::write(&copy, &self.text).expect("a copy");
        let blocks = self.spec["blocks"].as_u64().expect("blocks");
        let report = self.command(blocks, &copy)["report"].take();
        let told = fs::read_to_string(&copy).expect("the copy");
        if update_wanted() {
            fs::write(docs().join(&self.link), &told).expect("the file can be written");
        } else {
            // Its own report is what its games come to.
            assert!(told == self.text, "docs/{} says something else about its games", self.link);
        }
        assert_eq!(report["blocks"], self.spec["blocks"], "docs/{} isn't at its end", self.link);

        let bots = self.bots();
        let rating = |bot: &str| {
            let standings = report["standings"].as_array().expect("standings");
            let standing = standings.iter().find(|standing| standing["bot"] == bot);
            standing.and_then(|standing| standing["rating"].as_f64()).expect("a rating")
        };
        let cell = &report["matrix"][0][1];
        let percent = |value: &Value| 100.0 * value.as_f64().expect("a part");
        format!(
            "{} | {:.1} % ({:.0} to {:.0}) | {:+.0}",
            cell["games"],
            percent(&cell["wins"]),
            percent(&cell["wins_interval"][0]),
            percent(&cell["wins_interval"][1]),
            rating(bots[0]) - rating(bots[1]),
        )
    }
}

/// The row up to its figures, and the file that it links to.
fn row(line: &str) -> Option<(&str, &str)> {
    let (label, _) = line.strip_prefix("| [")?.split_once(" | ")?;
    let file = label.split_once("](")?.1.split_once(')')?.0;
    file.starts_with("arena/").then_some((label, file))
}

fn page() -> String {
    fs::read_to_string(docs().join("bots.md")).expect("the page")
}

#[test]
fn the_page_says_what_the_arenas_say() {
    let page = page();
    let told = page.lines().map(|line| match row(line) {
        Some((label, link)) => format!("| [{label} | {} |", Arena::read(link).figures()),
        None => line.to_owned(),
    });
    let told = ladder::told(&told.collect::<Vec<_>>().join("\n"));
    if update_wanted() {
        fs::write(docs().join("bots.md"), told).expect("the page can be written");
        return;
    }
    for (written, told) in page.lines().zip(told.lines()) {
        assert_eq!(written, told);
    }
    assert_eq!(page.lines().count(), told.lines().count());
}

#[test]
fn every_arena_is_on_the_page() {
    let page = page();
    let mut linked: Vec<&str> = page.lines().filter_map(row).map(|(_, link)| link).collect();
    linked.sort_unstable();
    let files = fs::read_dir(docs().join("arena")).expect("the arenas");
    let mut files: Vec<String> = files
        .map(|file| format!("arena/{}", file.expect("a file").file_name().to_string_lossy()))
        .collect();
    files.sort_unstable();
    assert_eq!(linked, files);
}

#[test]
fn the_arenas_are_of_the_bots_of_now() {
    let page = page();
    let arenas = page.lines().filter_map(row).map(|(_, link)| Arena::read(link));
    let mut replayed = 0;
    for arena in arenas.filter(|arena| arena.bots().iter().all(|bot| QUICK.contains(bot))) {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("again.json").to_str().expect("a plain name").to_owned();
        arena.command(1, &path);
        let again: Value =
            serde_json::from_str(&fs::read_to_string(path).expect("played")).expect("JSON");
        let again = again["games"].as_array().expect("games");
        assert_eq!(
            again[..],
            arena.games[..again.len()],
            "the bots play otherwise than when docs/{} was made: measure anew",
            arena.link,
        );
        replayed += again.len();
    }
    assert!(replayed > 0, "no arena was played again");
}
