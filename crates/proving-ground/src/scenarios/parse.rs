//! A scenario file, read: headings, fences, and the fences' JSON laid over each other.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::line::{self, Line};
use super::script::{Script, script};
use crate::{Complaint, json};

/// A Markdown file of scenarios.
pub(super) struct ScenarioFile {
    pub path: PathBuf,
    pub scenarios: Vec<Scenario>,
}

/// One heading and what stands under it.
pub(super) struct Scenario {
    pub heading: String,
    pub line: usize,
    pub setting: Fenced,
    /// Where it begins, if not at the set-up.
    pub position: Option<Fenced>,
    pub script: Script,
}

/// The JSON of a fence, merged over the file's own, and the line to blame for it.
#[derive(Clone, Default)]
pub(super) struct Fenced {
    pub line: usize,
    pub value: Value,
}

/// A piece of Markdown that matters here.
enum Block<'a> {
    Heading { line: usize, text: &'a str },
    Fence { line: usize, info: &'a str, body: Vec<&'a str> },
}

/// What was gathered for one heading, or for the file before its first one.
#[derive(Default)]
struct Section {
    heading: Option<(usize, String)>,
    setting: Option<Fenced>,
    position: Option<Fenced>,
    play: Option<Vec<(usize, Line)>>,
    /// Some line can't be read: there is no use in complaining about what is missing without it.
    spoiled: bool,
}

impl ScenarioFile {
    /// Reads a file, or says everything that is wrong with it.
    pub fn parse(path: &Path, text: &str) -> Result<Self, Vec<Complaint>> {
        let mut reader = Reader { path, complaints: Vec::new() };
        let mut sections = vec![Section::default()];
        for block in reader.blocks(text) {
            match block {
                Block::Heading { line, text } => sections
                    .push(Section { heading: Some((line, text.to_owned())), ..Section::default() }),
                Block::Fence { line, info, body } => {
                    let section = sections.last_mut().expect("it begins with one");
                    reader.fence(section, line, info, &body);
                }
            }
        }
        let mut sections = sections.into_iter();
        let whole_file = sections.next().expect("it begins with one");
        let scenarios: Vec<Scenario> =
            sections.filter_map(|section| reader.scenario(&whole_file, section)).collect();
        if scenarios.is_empty() && reader.complaints.is_empty() {
            reader.complain(1, "there is no scenario (a `## ` heading) in this file");
        }
        if reader.complaints.is_empty() {
            Ok(Self { path: path.to_owned(), scenarios })
        } else {
            Err(reader.complaints)
        }
    }
}

struct Reader<'a> {
    path: &'a Path,
    complaints: Vec<Complaint>,
}

impl Reader<'_> {
    fn complain(&mut self, line: usize, message: impl Into<String>) {
        self.complaints.push(Complaint::new(self.path, line, message));
    }

    fn blocks<'t>(&mut self, text: &'t str) -> Vec<Block<'t>> {
        let mut blocks = Vec::new();
        let mut lines = text.lines().zip(1..);
        while let Some((content, line)) = lines.next() {
            if let Some(text) = content.strip_prefix("## ") {
                blocks.push(Block::Heading { line, text: text.trim() });
            } else if let Some(info) = content.strip_prefix("```") {
                let mut closed = false;
                let body = lines
                    .by_ref()
                    .map(|(content, _)| content)
                    .take_while(|content| {
                        closed = content.trim_end() == "```";
                        !closed
                    })
                    .collect();
                if !closed {
                    self.complain(line, "this fence is never closed");
                }
                let info = info.split_whitespace().next().unwrap_or("");
                blocks.push(Block::Fence { line, info, body });
            }
        }
        blocks
    }

    fn fence(&mut self, section: &mut Section, line: usize, info: &str, body: &[&str]) {
        match info {
            "setting" | "position" => {
                let value = self.json(line, body);
                let slot =
                    if info == "setting" { &mut section.setting } else { &mut section.position };
                if slot.replace(Fenced { line, value }).is_some() {
                    self.complain(line, format!("a second `{info}` under one heading"));
                }
            }
            "play" if section.heading.is_none() => {
                self.complain(line, "`play` belongs under a `## ` heading");
            }
            "play" => {
                let numbered = body.iter().zip(line + 1..);
                for (content, number) in numbered {
                    match line::parse(content) {
                        Ok(Some(parsed)) => {
                            section.play.get_or_insert_default().push((number, parsed));
                        }
                        Ok(None) => {}
                        Err(message) => {
                            section.spoiled = true;
                            self.complain(number, message);
                        }
                    }
                }
                section.play.get_or_insert_default();
            }
            "" | "text" => {}
            other => self.complain(
                line,
                format!(
                    "no such fence: `{other}`; there are `setting`, `position`, `play`, `text`"
                ),
            ),
        }
    }

    fn json(&mut self, line: usize, body: &[&str]) -> Value {
        serde_json::from_str(&body.join("\n")).unwrap_or_else(|error| {
            self.complain(line + error.line(), format!("this is not JSON: {error}"));
            Value::Null
        })
    }

    fn scenario(&mut self, whole_file: &Section, section: Section) -> Option<Scenario> {
        let (line, heading) = section.heading.expect("only the file itself has none");
        if section.spoiled {
            return None;
        }
        let setting = self.merged(whole_file.setting.as_ref(), section.setting);
        let position = self.merged(whole_file.position.as_ref(), section.position);
        let Some(play) = section.play else {
            self.complain(line, "this scenario plays nothing: it has no `play` fence");
            return None;
        };
        let Some(setting) = setting else {
            self.complain(line, "this scenario has no `setting`, and the file has none either");
            return None;
        };
        match script(line, play) {
            Ok(script) => {
                let position = position.filter(|position| !position.value.is_null());
                Some(Scenario { heading, line, setting, position, script })
            }
            Err((line, message)) => {
                self.complain(line, message);
                None
            }
        }
    }

    fn merged(&mut self, base: Option<&Fenced>, over: Option<Fenced>) -> Option<Fenced> {
        let Some(over) = over else { return base.cloned() };
        let mut value = base.map_or(Value::Null, |base| base.value.clone());
        if let Err(message) = json::merge(&mut value, &over.value) {
            self.complain(over.line, message);
        }
        Some(Fenced { line: over.line, value })
    }
}
