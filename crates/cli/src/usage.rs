//! Reads the command line; what makes no sense in it is told in the language of whoever wrote it.

mod reason;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use clap::builder::StyledStr;
use clap::builder::styling::{Style, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, FromArgMatches};
use words::{Facts, Words};

use crate::args::Arguments;
use crate::help;

/// What is asked for, or the exit code after help was shown or a refusal told.
pub fn read(words: &Words) -> Result<Arguments, ExitCode> {
    let mut command = help::command(words);
    let read = command
        .try_get_matches_from_mut(std::env::args_os())
        .and_then(|matches| Arguments::from_arg_matches(&matches))
        .map_err(|error| error.format(&mut command));
    read.map_err(|error| tell(&error, &command, words))
}

/// Tells that a command line can be read, and yet makes no sense.
pub fn refuse(message: &str, words: &Words) -> ExitCode {
    let refusal = Refusal { styles: Styles::styled(), words };
    complain(&format!("{}{}", refusal.opening(message), refusal.closing()))
}

fn tell(error: &Error, command: &Command, words: &Words) -> ExitCode {
    let refusal = Refusal { styles: command.get_styles().clone(), words };
    if let Some(told) = refusal.told(error) {
        return complain(&told);
    }
    // Whoever reads us may have read enough.
    let _ = error.print();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => ExitCode::SUCCESS,
        _ => WRONG_USAGE.into(),
    }
}

/// The exit code of a command line that makes no sense.
const WRONG_USAGE: u8 = 2;

fn complain(text: &str) -> ExitCode {
    // If standard error is closed, the exit code must do.
    let _ = write!(anstream::stderr(), "{text}");
    WRONG_USAGE.into()
}

/// Tells a refusal as clap does, in another language.
struct Refusal<'a> {
    styles: Styles,
    words: &'a Words,
}

impl Refusal<'_> {
    /// The whole text; nothing for what has no message, such as help, which clap prints itself.
    fn told(&self, error: &Error) -> Option<String> {
        let mut told = self.opening(&self.sentence(error)?);
        for tip in self.tips(error) {
            let valid = self.styles.get_valid();
            let heading = self.words.say("usage-tip");
            write!(told, "\n\n  {valid}{heading}:{valid:#} {tip}").expect("a text takes any text");
        }
        if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
            told = format!("{told}\n\n{}", help::usage(usage, &self.styles, self.words));
        }
        Some(told + &self.closing())
    }

    fn opening(&self, sentence: &str) -> String {
        let style = self.styles.get_error();
        format!("{style}{}:{style:#} {sentence}", self.words.say("binary-error"))
    }

    fn closing(&self) -> String {
        let facts = Facts::new().with("flag", styled("--help", *self.styles.get_literal()));
        format!("\n\n{}\n", self.words.say_with("usage-help", &facts))
    }

    /// What is wrong.
    fn sentence(&self, error: &Error) -> Option<String> {
        let [argument, value, command, other] = [
            ContextKind::InvalidArg,
            ContextKind::InvalidValue,
            ContextKind::InvalidSubcommand,
            ContextKind::PriorArg,
        ]
        .map(|kind| texts(error, kind));
        let id = match error.kind() {
            ErrorKind::UnknownArgument => "usage-unknown-argument",
            ErrorKind::InvalidSubcommand => "usage-unknown-command",
            ErrorKind::MissingSubcommand => "usage-missing-command",
            ErrorKind::MissingRequiredArgument => "usage-missing-arguments",
            ErrorKind::InvalidValue if value.concat().is_empty() => "usage-missing-value",
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-wrong-value",
            ErrorKind::TooManyValues => "usage-too-many-values",
            ErrorKind::ArgumentConflict if argument == other => "usage-twice",
            ErrorKind::ArgumentConflict => "usage-conflict",
            ErrorKind::InvalidUtf8 => "usage-not-text",
            _ => return None,
        };
        let wrong = *self.styles.get_invalid();
        let facts = Facts::new()
            .with("argument", styled(&argument.join(", "), *self.styles.get_literal()))
            .with("value", styled(&value.concat(), wrong))
            .with("command", styled(&command.concat(), wrong))
            .with("other", styled(&other.join(", "), wrong));
        Some(self.words.say_with(id, &facts) + &self.details(error))
    }

    /// What would be right, as far as that is known.
    fn details(&self, error: &Error) -> String {
        let valid = *self.styles.get_valid();
        let list = |id, kind| match texts(error, kind) {
            none if none.is_empty() => String::new(),
            some => {
                let values: Vec<_> = some.iter().map(|value| styled(value, valid)).collect();
                let facts = Facts::new().with("values", values.join(", "));
                format!("\n  {}", self.words.say_with(id, &facts))
            }
        };
        match error.kind() {
            ErrorKind::InvalidValue => list("help-note-possible", ContextKind::ValidValue),
            ErrorKind::MissingSubcommand => list("usage-commands", ContextKind::ValidSubcommand),
            ErrorKind::MissingRequiredArgument => {
                let missing = texts(error, ContextKind::InvalidArg);
                let missing: Vec<_> = missing.iter().map(|one| styled(one, valid)).collect();
                format!("\n  {}", missing.join("\n  "))
            }
            ErrorKind::ValueValidation => reason::told(error, self.words)
                .map_or_else(String::new, |reason| format!(": {reason}")),
            _ => String::new(),
        }
    }

    /// What may have been meant.
    fn tips(&self, error: &Error) -> Vec<String> {
        let similar = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ]
        .into_iter()
        .flat_map(|kind| texts(error, kind))
        .map(|this| self.similar(&this));
        let Some(ContextValue::StyledStrs(others)) = error.get(ContextKind::Suggested) else {
            return similar.collect();
        };
        let others = others.iter().filter_map(|tip| self.other_tip(tip, error));
        similar.chain(others).collect()
    }

    fn similar(&self, this: &str) -> String {
        let facts = Facts::new().with("this", styled(this, *self.styles.get_valid()));
        self.words.say_with("usage-similar", &facts)
    }

    /// A tip that clap has only as a sentence: in the style of what is valid stands what should be
    /// typed.
    fn other_tip(&self, tip: &StyledStr, error: &Error) -> Option<String> {
        let valid = *self.styles.get_valid();
        let tip = tip.ansi().to_string();
        let after = tip.split_once(&valid.render().to_string())?.1;
        let typed = after.split_once(&valid.render_reset().to_string())?.0;
        if !typed.contains("-- ") {
            return Some(self.similar(typed));
        }
        let argument = texts(error, ContextKind::InvalidArg).concat();
        let facts = Facts::new().with("value", argument).with("this", styled(typed, valid));
        Some(self.words.say_with("usage-as-value", &facts))
    }
}

/// What clap knows of an error: one text or several.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}
