//! House rules for what is written about the code, as ordinary tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tidy::{root, texts};

const COLUMNS_MAX: usize = 100;
/// A decision is read on one screen.
const DECISION_LINES_MAX: usize = 40;

/// Markdown that is prose: rules have a line for each rule, scenarios are data.
fn documents() -> Vec<(PathBuf, String)> {
    let data = |path: &Path| {
        let parts = ["rules", "scenarios", "lessons"];
        path.components().any(|part| parts.iter().any(|name| part.as_os_str() == *name))
    };
    let markdown = |path: &Path| path.extension().is_some_and(|extension| extension == "md");
    let documents: Vec<_> =
        texts().into_iter().filter(|(path, _)| markdown(path) && !data(path)).collect();
    assert!(documents.len() > 20, "hardly any document was found");
    documents
}

/// The numbered lines of a document outside blocks of code.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        (!code && !fence).then_some((index + 1, line))
    })
}

fn too_wide(line: &str) -> bool {
    line.chars().count() > COLUMNS_MAX
}

fn demand_none(found: &[String]) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// rustfmt sees to the code. A row of a table can't be broken.
#[test]
fn comments_keep_within_the_columns() {
    let mut found = Vec::new();
    for (path, text) in texts() {
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        for (index, line) in text.lines().enumerate().filter(|(_, line)| too_wide(line)) {
            let comment = line.trim_start().strip_prefix("//");
            let comment = comment.map(|text| text.trim_start_matches(['/', '!']).trim_start());
            if comment.is_some_and(|text| !text.starts_with('|')) {
                found.push(format!("{}:{}: {line}", path.display(), index + 1));
            }
        }
    }
    demand_none(&found);
}

/// Tables, pictures and headings can't be broken.
#[test]
fn documents_keep_within_the_columns() {
    let whole = ["|", "!", "<", "#"];
    let mut found = Vec::new();
    for (path, text) in documents() {
        let wide = prose(&text).filter(|(_, line)| {
            too_wide(line) && !whole.iter().any(|start| line.trim_start().starts_with(start))
        });
        found.extend(wide.map(|(number, line)| format!("{}:{number}: {line}", path.display())));
    }
    demand_none(&found);
}

/// Where the links of a line lead.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(link, _)| link))
}

#[test]
fn every_link_leads_somewhere() {
    let (mut found, mut followed) = (Vec::new(), 0);
    for (path, text) in documents() {
        let folder = path.parent().expect("a file is in a folder");
        for (number, line) in prose(&text) {
            for link in links(line).filter(|link| !link.contains("://")) {
                let file = link.split_once('#').map_or(link, |(file, _)| file);
                followed += 1;
                if !file.is_empty() && !folder.join(file).exists() {
                    found.push(format!("{}:{number}: {link}", path.display()));
                }
            }
        }
    }
    demand_none(&found);
    assert!(followed > 100, "only {followed} links were followed");
}

#[test]
fn every_document_is_in_the_index() {
    let docs = root().join("docs");
    let index = fs::read_to_string(docs.join("README.md")).expect("the index");
    let linked: Vec<PathBuf> = index.lines().flat_map(links).map(|link| docs.join(link)).collect();
    let missing: Vec<String> = documents()
        .into_iter()
        .map(|(path, _)| path)
        .filter(|path| path.starts_with(&docs) && !path.ends_with("docs/README.md"))
        .filter(|path| !linked.contains(path))
        .map(|path| format!("not in docs/README.md: {}", path.display()))
        .collect();
    demand_none(&missing);
}

#[test]
fn a_decision_fits_a_screen() {
    let folder = root().join("docs/decisions");
    let decisions = documents().into_iter().filter(|(path, _)| path.starts_with(&folder));
    let mut found = Vec::new();
    for (path, text) in decisions {
        let parts = ["**Context.**", "**Decision.**", "**Consequences.**"];
        let lines = text.lines().count();
        if lines > DECISION_LINES_MAX || !parts.iter().all(|part| text.contains(part)) {
            found.push(format!("{}: {lines} lines, or a part is missing", path.display()));
        }
    }
    demand_none(&found);
}

/// The last column of the glossary has the names in the code.
#[test]
fn the_glossary_names_what_there_is() {
    let glossary = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let sources: Vec<(PathBuf, String)> = texts()
        .into_iter()
        .filter(|(path, _)| path.extension().is_some_and(|end| end == "rs" || end == "ts"))
        .collect();
    let is_there = |name: &str| {
        if Path::new(name).extension().is_some() {
            return sources.iter().any(|(path, _)| path.ends_with(name));
        }
        let last = name.rsplit("::").next().unwrap_or(name);
        sources.iter().any(|(_, text)| {
            text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                .any(|word| word == last)
        })
    };
    let (mut found, mut looked_up) = (Vec::new(), 0);
    for line in glossary.lines().filter(|line| line.starts_with('|')) {
        let cell = line.trim_end_matches('|').rsplit(" | ").next().unwrap_or_default();
        // Every second piece is between backticks.
        for name in cell.split('`').skip(1).step_by(2) {
            looked_up += 1;
            if !is_there(name) {
                found.push(format!("docs/glossary.md names `{name}`, which isn't there"));
            }
        }
    }
    demand_none(&found);
    assert!(looked_up > 80, "only {looked_up} names were looked up");
}
