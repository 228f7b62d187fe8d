//! The help, in every language to the last word.

use assert_cmd::Command;
use catalogue::{TITLES, Title};
use words::{LANGUAGES, Words};

use crate::table::{Ran, plain_messages, roundhouse, roundhouse_in};

const COMMANDS: [&[&str]; 11] = [
    &[],
    &["serve"],
    &["simulate"],
    &["arena"],
    &["ladder"],
    &["engine"],
    &["replay"],
    &["analyse"],
    &["board"],
    &["board", "check"],
    &["rules"],
];

/// The help of a command on a terminal of this many columns.
fn help(command: &[&str], flag: &str, language: &str, columns: &str) -> String {
    let mut roundhouse = Command::cargo_bin("roundhouse").expect("the binary");
    roundhouse.env("COLUMNS", columns).args(command).args([flag, "--lang", language]);
    let ran = Ran::from(roundhouse.output().expect("it runs"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command:?} {flag} in {language}");
    ran.out
}

/// All that the help says, each sentence on a line.
fn everything(language: &str) -> String {
    COMMANDS.map(|command| help(command, "--help", language, "1000")).concat()
}

#[test]
fn every_command_is_listed_and_explained() {
    let listed = |command: &[&str]| -> Vec<String> {
        let help = help(command, "--help", "en", "1000");
        let Some((_, list)) = help.split_once("Commands:\n") else { return Vec::new() };
        let lines = list.lines().take_while(|line| !line.is_empty());
        lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    for command in COMMANDS {
        let known = COMMANDS.iter().filter(|other| other.len() == command.len() + 1);
        let known =
            known.filter(|other| other.starts_with(command)).filter_map(|other| other.last());
        let mut expected: Vec<_> = known.map(|&name| name.to_owned()).collect();
        if !expected.is_empty() {
            expected.push("help".to_owned());
        }
        assert_eq!(listed(command), expected, "{command:?}");
    }
}

#[test]
fn every_command_and_every_argument_has_words_in_every_language() {
    for language in LANGUAGES {
        for (command, flag) in
            COMMANDS.iter().flat_map(|command| [(command, "-h"), (command, "--help")])
        {
            let help = help(command, flag, language.code, "80");
            // A message that is missing shows its name.
            for name in ["help-", "usage-", "-about"] {
                assert!(!help.contains(name), "{command:?} in {}: {help}", language.code);
            }
            let wide = help.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{command:?} in {}", language.code);
        }
    }
}

#[test]
fn every_message_of_the_help_is_shown_and_none_in_english_to_others() {
    let english = plain_messages("en", "help.ftl");
    assert!(english.len() > 80, "{english:?}");
    for language in LANGUAGES {
        let everything = everything(language.code);
        let own = plain_messages(language.code, "help.ftl");
        for ((id, text), (own_id, own_text)) in english.iter().zip(&own) {
            assert_eq!(id, own_id, "the same order in {}", language.code);
            if !id.starts_with("help-") {
                continue;
            }
            assert!(everything.contains(own_text), "{id} in {}: {own_text}", language.code);
            let sentence = text.contains(' ') && text != own_text;
            assert!(!sentence || !everything.contains(text), "{text} in {}", language.code);
        }
        for clap in ["Usage", "Options:", "[OPTIONS]", "[default", "[env:", "ossible values"] {
            let english = language.code == "en" && clap != "[env:";
            assert_eq!(everything.contains(clap), english, "{clap} in {}", language.code);
        }
    }
}

#[test]
fn what_the_bots_do_is_told_in_every_language() {
    for language in LANGUAGES {
        let help = help(&["simulate"], "--help", language.code, "1000");
        // Long lines are broken, with the names of the bots at the left.
        let parts = help.split([' ', '\n']).filter(|part| !part.is_empty());
        let help = parts.collect::<Vec<_>>().join(" ");
        let words = Words::new(language);
        for bot in TITLES.iter().flat_map(Title::bots) {
            let about = words.say(&format!("bot-{}-about", bot.name));
            let told = format!("- {}: {about} ", bot.name);
            assert_eq!(help.matches(&told).count(), 1, "{told}: {help}");
        }
        assert!(help.contains(&words.say("bot-search-about")), "{help}");
    }
}

#[test]
fn the_environment_names_the_language_of_the_help_and_a_flag_overrules_it() {
    let wished = roundhouse_in("nl_NL.UTF-8", &["simulate", "--help"]);
    assert!(wished.out.contains("Gebruik: roundhouse simulate [OPTIES] <SPEL>"), "{}", wished.out);
    assert_eq!(roundhouse_in("nl_NL.UTF-8", &["help", "simulate"]).out, wished.out);
    let overruled = roundhouse_in("nl_NL.UTF-8", &["--lang=pl", "simulate", "-h"]);
    assert!(overruled.out.contains("Użycie: roundhouse simulate"), "{}", overruled.out);
    let version = roundhouse(&["--version", "--lang", "cs"]);
    assert_eq!((version.code, version.out.starts_with("roundhouse ")), (0, true));
}
