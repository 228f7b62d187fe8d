//! What is known of an argument without being told: its default, its environment variable, its
//! possible values.

use std::env;

use clap::Arg;
use clap::builder::PossibleValue;
use clap::builder::styling::Style;
use words::{Facts, Words};

/// A line of possible values is broken here, which leaves room for the indentation on a terminal of
/// 80 columns.
const WIDTH: usize = 68;

/// Everything, in a line.
pub fn short(argument: &Arg, words: &Words) -> Vec<String> {
    let values: Vec<_> =
        possible_values(argument).iter().map(|value| value.get_name().to_owned()).collect();
    let possible = (!values.is_empty()).then(|| {
        words.say_with("help-note-possible", &Facts::new().with("values", values.join(", ")))
    });
    [environment(argument, words), default(argument, words), possible]
        .into_iter()
        .flatten()
        .collect()
}

/// Everything, paragraph by paragraph; possible values one below the other if they are explained.
pub fn long(argument: &Arg, words: &Words) -> Vec<String> {
    let values = possible_values(argument);
    if values.iter().all(|value| meaning(value, words).is_none()) {
        let notes = short(argument, words);
        return if notes.is_empty() { notes } else { vec![notes.join("\n")] };
    }
    let widest = values.iter().map(|value| value.get_name().len()).max().unwrap_or_default();
    let heading = format!("{}:", words.say("help-heading-possible"));
    let lines = values.iter().map(|value| {
        let told = meaning(value, words).unwrap_or_default();
        explained(value.get_name(), &told, widest)
    });
    let list = std::iter::once(heading).chain(lines).collect::<Vec<_>>().join("\n");
    std::iter::once(list).chain(default(argument, words)).collect()
}

fn possible_values(argument: &Arg) -> Vec<PossibleValue> {
    if argument.get_action().takes_values() { argument.get_possible_values() } else { Vec::new() }
}

fn environment(argument: &Arg, words: &Words) -> Option<String> {
    let name = argument.get_env()?.to_string_lossy().into_owned();
    let set = env::var(&name).ok().filter(|_| !argument.is_hide_env_values_set());
    let value = set.map_or_else(|| name.clone(), |value| format!("{name}={value}"));
    Some(words.say_with("help-note-environment", &Facts::new().with("value", value)))
}

fn default(argument: &Arg, words: &Words) -> Option<String> {
    if !argument.get_action().takes_values() {
        return None;
    }
    let value = argument.get_default_values().first()?.to_string_lossy().into_owned();
    Some(words.say_with("help-note-default", &Facts::new().with("value", value)))
}

/// What a value means: what a bot does, or a name that is the same in every language.
fn meaning(value: &PossibleValue, words: &Words) -> Option<String> {
    let bot = value.get_name().split(':').next().unwrap_or_default();
    let id = format!("bot-{bot}-about");
    if words.has(&id) { Some(words.say(&id)) } else { value.get_help().map(ToString::to_string) }
}

/// A value and its meaning, whose lines stand below each other.
fn explained(value: &str, meaning: &str, widest: usize) -> String {
    let bold = Style::new().bold();
    let indent = " ".repeat(widest + "- : ".len());
    let mut lines = vec![String::new()];
    for word in meaning.split(' ') {
        let line = lines.last_mut().expect("there is always one");
        if line.is_empty() {
            line.push_str(word);
        } else if indent.len() + line.chars().count() + 1 + word.chars().count() <= WIDTH {
            line.extend([" ", word]);
        } else {
            lines.push(word.to_owned());
        }
    }
    let gap = " ".repeat(widest - value.len());
    format!("- {bold}{value}{bold:#}: {gap}{}", lines.join(&format!("\n{indent}")))
}
