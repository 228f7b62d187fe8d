//! The binary `roundhouse`: serve the web app, simulate, compare bots, speak the engine protocol,
//! replay records, check boards, read rules.
//!
//! Every command works with every game of the catalogue, and knows none of them.

mod analyse;
mod arena;
mod args;
mod board;
mod failure;
mod help;
mod language;
mod narrator;
mod progress;
mod replay;
mod report;
mod rules;
mod seating;
mod serve;
mod simulate;
mod usage;

use std::io;
use std::process::ExitCode;

use words::Words;

use args::{BoardCommand, Command};
use failure::Failure;

fn main() -> ExitCode {
    let words = Words::new(language::preferred());
    let arguments = match usage::read(&words) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    let words = match arguments.lang {
        Some(language) if language != words.language => Words::new(language),
        _ => words,
    };
    let command = arguments.command.unwrap_or_else(|| Command::Serve(Box::default()));
    let json = command.json();
    match run(command, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(json, &words),
    }
}

fn run(command: Command, words: &Words) -> Result<(), Failure> {
    match command {
        Command::Serve(options) => serve::run(*options, words),
        Command::Simulate(simulate) => simulate::run(&simulate, words),
        Command::Arena(arena) => arena::run(&arena, words),
        Command::Ladder(ladder) => arena::ladder(&ladder, words),
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
