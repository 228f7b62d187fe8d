//! The help, in the language of whoever asks: the texts of every command and argument are messages,
//! named after the place where they are shown (`help-simulate-games`).

mod below;
mod notes;

use std::fmt::Write;

use clap::builder::styling::Styles;
use clap::builder::{Str, StyledStr};
use clap::{Arg, Command, CommandFactory};
use words::Words;

use crate::args::Arguments;

/// The command line with its help in this language.
pub fn command(words: &Words) -> Command {
    let mut command = Arguments::command();
    // What clap adds by itself must be there before it is told in another language.
    command.build();
    told(command, "help", words)
}

/// A command with everything below it; `place` begins the names of its messages.
fn told(command: Command, place: &str, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    // The command `help` has a copy of every command below it: they are told as the commands
    // themselves.
    let about = if name == "help" { "help-help" } else { place };
    let mut command = command
        .about(words.say(&format!("{about}-about")))
        .long_about(long_about(about, words))
        .subcommand_value_name(value_name("COMMAND", words))
        .mut_args(|argument| argument_told(argument, place, words))
        .mut_subcommands(|below| {
            let place = match below.get_name() {
                "help" => place.to_owned(),
                name => format!("{place}-{name}"),
            };
            told(below, &place, words)
        });
    if name != "help"
        && let Some(below) = below::told(place, command.get_styles(), words)
    {
        command = command.after_help(below);
    }
    let template = template(&mut command, words);
    command.help_template(template)
}

/// More than the first line, where there is more to say.
fn long_about(about: &str, words: &Words) -> String {
    let more = format!("{about}-about-long");
    let about = words.say(&format!("{about}-about"));
    if words.has(&more) { format!("{about}\n\n{}", words.say(&more)) } else { about }
}

fn argument_told(argument: Arg, place: &str, words: &Words) -> Arg {
    let name = argument.get_id().as_str().replace('_', "-");
    let own = format!("{place}-{name}");
    // What several commands share is told once.
    let id = if words.has(&own) { own } else { format!("help-{name}") };
    let text = words.say(&id);
    let short = [vec![text.clone()], notes::short(&argument, words)].concat().join(" ");
    let long = [vec![text], notes::long(&argument, words)].concat().join("\n\n");
    let values = argument.get_value_names().unwrap_or_default().iter();
    let values: Vec<Str> = values.map(|name| value_name(name, words).into()).collect();
    let argument = argument.help(short).long_help(long);
    // What clap would add to the help is English.
    let argument = argument.hide_env(true).hide_default_value(true).hide_possible_values(true);
    if values.is_empty() { argument } else { argument.value_names(values) }
}

/// What stands for a value: `FILE`. Names that are the same everywhere, such as `URL`, have no
/// message.
fn value_name(name: &str, words: &Words) -> String {
    let id = format!("help-value-{}", name.to_lowercase().replace(',', "-"));
    if words.has(&id) { words.say(&id) } else { name.to_owned() }
}

/// What stands where, with headings that clap has only in English.
fn template(command: &mut Command, words: &Words) -> String {
    let usage = usage(&command.render_usage(), command.get_styles(), words);
    let parts = [
        ("commands", "{subcommands}", command.has_subcommands()),
        ("arguments", "{positionals}", command.get_positionals().next().is_some()),
        ("options", "{options}", command.get_opts().next().is_some()),
    ];
    let header = command.get_styles().get_header();
    let mut template = format!("{{about-with-newline}}\n{usage}");
    for (heading, part, _) in parts.into_iter().filter(|(_, _, there)| *there) {
        let heading = words.say(&format!("help-heading-{heading}"));
        write!(template, "\n\n{header}{heading}:{header:#}\n{part}")
            .expect("a text takes any text");
    }
    template + "{after-help}"
}

/// A line of usage in this language, in the styles of clap, which has a heading first.
pub fn usage(rendered: &StyledStr, styles: &Styles, words: &Words) -> String {
    let style = styles.get_usage();
    let heading = words.say("help-heading-usage");
    let options = format!("[{}]", value_name("OPTIONS", words));
    let rendered = rendered.ansi().to_string();
    let (_, line) = rendered.split_once(&style.render_reset().to_string()).unwrap_or_default();
    format!("{style}{heading}:{style:#}{}", line.replace("[OPTIONS]", &options))
}
