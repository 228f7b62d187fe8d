//! The ladders of the page: the table below a command `roundhouse ladder` says what the command
//! says.

use std::fs;

use serde_json::Value;

use super::docs;
use crate::table::roundhouse;

const COMMAND: &str = "roundhouse ladder ";
const HEADING: &str = "| bot | Elo | 95 % | games |";

/// The page with every ladder's table as it is now.
pub fn told(page: &str) -> String {
    let mut told = Vec::new();
    let mut lines = page.lines();
    let mut command = None;
    while let Some(line) = lines.next() {
        told.push(line.to_owned());
        command = line.strip_prefix(COMMAND).or(command);
        if line == HEADING {
            told.push(lines.next().expect("the line below the heading").to_owned());
            told.extend(rows(command.take().expect("a command above the table")));
            // What the table said before.
            let after = lines.find(|line| !line.starts_with('|'));
            told.extend(after.map(str::to_owned));
        }
    }
    told.join("\n") + "\n"
}

/// The rows of the table that the command makes.
fn rows(command: &str) -> Vec<String> {
    let words = command.split_whitespace();
    let arguments: Vec<String> = words
        .flat_map(|word| match word.split_once('*') {
            Some((before, after)) => files(before, after),
            None => vec![word.to_owned()],
        })
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let ran = roundhouse(&[&["ladder", "--json"], arguments.as_slice()].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command}");
    let report = ran.json()["report"].take();
    let standings = report["standings"].as_array().expect("standings").iter();
    standings.map(|standing| row(standing, report["anchor"] == standing["bot"])).collect()
}

fn row(standing: &Value, anchor: bool) -> String {
    let elo = |value: &Value| match value.as_f64().expect("a rating") {
        elo if elo.abs() < 0.5 => "0".to_owned(),
        elo => format!("{elo:+.0}"),
    };
    let interval = match &standing["rating_interval"] {
        _ if anchor => "anchor".to_owned(),
        Value::Null => String::new(),
        bounds => format!("{} to {}", elo(&bounds[0]), elo(&bounds[1])),
    };
    format!(
        "| `{}` | {} | {interval} | {} |",
        standing["bot"].as_str().expect("a name"),
        elo(&standing["rating"]),
        standing["played"],
    )
}

/// What a shell makes of a pattern, which is written as seen from the folder of the project.
fn files(before: &str, after: &str) -> Vec<String> {
    let project = docs().join("..");
    let (folder, begins) = before.rsplit_once('/').expect("a folder");
    let names = fs::read_dir(project.join(folder)).expect("the folder");
    let names = names.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter(|name| name.starts_with(begins) && name.ends_with(after)).collect();
    names.sort_unstable();
    let path = |name: String| project.join(folder).join(name).to_string_lossy().into_owned();
    names.into_iter().map(path).collect()
}
