//! The binary `roundhouse`: serve the web app, simulate, compare bots, speak the engine protocol,
//! replay records, check boards, read rules.
//!
//! Every command works with every game of the catalogue, and knows none of them.

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
mod words;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use args::{Arguments, BoardCommand, Command};
use failure::Failure;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let command = arguments.command.unwrap_or_else(|| Command::Serve(Box::default()));
    let json = command.json();
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(json),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Serve(wishes) => serve::run(*wishes),
        Command::Simulate(simulate) => simulate::run(&simulate),
        Command::Arena(arena) => arena::run(&arena),
        Command::Engine => Ok(catalogue::engine::serve(io::stdin().lock(), io::stdout().lock())?),
        Command::Replay(replay) => replay::run(&replay),
        Command::Board { command: BoardCommand::Check(check) } => board::check(&check),
        Command::Rules(rules) => rules::run(&rules),
    }
}
