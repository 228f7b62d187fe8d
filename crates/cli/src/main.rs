//! The binary `roundhouse`: serve the web app, simulate, compare bots, speak the engine protocol,
//! replay records, check boards, read rules.
//!
//! Every command works with every game of the catalogue, and knows none of them.

mod analyse;
mod arena;
mod args;
mod board;
mod failure;
mod narrator;
mod progress;
mod replay;
mod report;
mod rules;
mod seating;
mod serve;
mod simulate;

use std::env;
use std::io;
use std::process::ExitCode;

use clap::Parser;
use words::{Language, Words};

use args::{Arguments, BoardCommand, Command, Serve};
use failure::Failure;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let command = arguments.command.unwrap_or_else(|| Command::Serve(Serve::default()));
    let json = command.json();
    let words = Words::new(arguments.lang.unwrap_or_else(wished_language));
    match run(command, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(json, &words),
    }
}

/// The language of the environment: the first of these that says anything decides.
fn wished_language() -> &'static Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    Language::first_known(said.iter().map(String::as_str).find(|locale| !locale.is_empty()))
}

fn run(command: Command, words: &Words) -> Result<(), Failure> {
    match command {
        Command::Serve(serve) => serve::run(&serve, words),
        Command::Simulate(simulate) => simulate::run(&simulate, words),
        Command::Arena(arena) => arena::run(&arena, words),
        Command::Engine => Ok(catalogue::engine::serve(
            seating::all_means(),
            io::stdin().lock(),
            io::stdout().lock(),
        )?),
        Command::Analyse(analyse) => analyse::run(&analyse, words),
        Command::Replay(replay) => replay::run(&replay, words),
        Command::Board { command: BoardCommand::Check(check) } => board::check(&check, words),
        Command::Rules(rules) => rules::run(&rules, words),
    }
}
