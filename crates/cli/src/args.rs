//! What can be written on the command line.

use std::ffi::OsStr;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use catalogue::{TITLES, Title, engine::DEFAULT_SEED};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use serde_json::Value;
use words::{LANGUAGES, Language};

/// The open table for rail games.
///
/// Plays railway board games by their complete rules: in the browser, against bots or around one
/// screen (that is what it does without a command); simulates thousands of matches a second,
/// talks to programs in JSON, replays recorded matches, checks boards, explains the rules.
#[derive(Parser)]
#[command(name = "roundhouse", version, after_help = EXAMPLES)]
pub struct Arguments {
    /// What to do; without it, serve the web app.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// In which language; without it, what `LC_ALL`, `LC_MESSAGES` or `LANG` say, else English.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language())]
    pub lang: Option<&'static Language>,
}

const EXAMPLES: &str = "\
Examples:
  roundhouse                                       the table in your browser
  roundhouse simulate san-francisco --show         one whole match in words
  roundhouse simulate san-francisco --seats 4 --games 100000
  roundhouse arena san-francisco --blocks 200      which bot is the strongest?
  roundhouse rules san-francisco --lang cs | less
  echo '{\"cmd\":\"help\"}' | roundhouse engine

Exit codes: 0 all went well, 1 a fault in the input, 2 wrong usage.";

const SIMULATE_EXAMPLES: &str = "\
Examples:
  roundhouse simulate san-francisco --games 100000
      how fast it is, and what random play leads to
  roundhouse simulate san-francisco --seats 3 --bots greedy,random,random --json
      is greedy better than random? for a program to read
  roundhouse simulate san-francisco --show --record match.json
      one match in words, kept in a file for `roundhouse replay`";

const ARENA_EXAMPLES: &str = "\
Examples:
  roundhouse arena san-francisco --blocks 400 --out bots.json --html bots.html
      every bot against every other; interrupt it and run it again to go on
  roundhouse arena san-francisco --bots planner,racer --blocks 5000 --sprt 0,20
      is planner stronger than racer? stops when that is clear
  roundhouse arena mini-express --seats 3 --bots greedy,builder,investor --anchor greedy
      three at a table
How to read it: docs/arena.md.";

const ANALYSE_EXAMPLES: &str = "\
Every decision is judged from what its player could know then: neither what others held nor what
was drawn later counts.
Examples:
  roundhouse simulate san-francisco --bots driver,greedy --show --record match.json
  roundhouse analyse match.json --seat 1";

const ENGINE_EXAMPLES: &str = "\
One request a line on standard input, one answer a line on standard output:
  {\"cmd\":\"new\",\"game\":\"san-francisco\",\"seats\":2,\"seed\":\"any text\"}
  {\"cmd\":\"legal\",\"seat\":0}
  {\"cmd\":\"quit\"}
Answers are {\"ok\":{...}} or {\"error\":{\"code\":...,\"message\":...}}; {\"cmd\":\"help\"} lists all commands.
Everything is described in docs/engine-protocol.md.";

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the web app: play in a browser. The default.
    Serve(Serve),
    /// Let bots play many matches, and report scores, win rates and speed.
    #[command(after_help = SIMULATE_EXAMPLES)]
    Simulate(Simulate),
    /// Find out which bots are stronger, and how sure that is.
    #[command(after_help = ARENA_EXAMPLES)]
    Arena(Arena),
    /// Play matches by JSON lines on standard input and output.
    #[command(after_help = ENGINE_EXAMPLES)]
    Engine,
    /// Check a recorded match step by step, and print it.
    Replay(Replay),
    /// Judge a recorded match: winning chances action by action, and the costliest mistakes.
    #[command(after_help = ANALYSE_EXAMPLES)]
    Analyse(Analyse),
    /// Work with board files.
    Board {
        /// What to do with them.
        #[command(subcommand)]
        command: BoardCommand,
    },
    /// Print the rules of a game.
    Rules(Rules),
}

impl Command {
    /// Will a program read the output?
    pub fn json(&self) -> bool {
        match self {
            Self::Simulate(simulate) => simulate.json,
            Self::Arena(arena) => arena.json,
            Self::Replay(replay) => replay.json,
            Self::Analyse(analyse) => analyse.json,
            Self::Board { command: BoardCommand::Check(check) } => check.json,
            Self::Serve(_) | Self::Engine | Self::Rules(_) => false,
        }
    }
}

/// `roundhouse serve`.
#[derive(Args)]
pub struct Serve {
    /// The address to listen at; 0.0.0.0 lets other machines in.
    #[arg(long, default_value_t = Serve::default().address)]
    pub address: IpAddr,
    /// The port to listen at; 0 takes any that is free.
    #[arg(long, default_value_t = Serve::default().port)]
    pub port: u16,
}

impl Default for Serve {
    fn default() -> Self {
        Self { address: Ipv4Addr::LOCALHOST.into(), port: 8080 }
    }
}

/// What every command that plays has to know about the table.
#[derive(Args)]
pub struct Table {
    /// Which game.
    #[arg(value_parser = game())]
    pub game: &'static Title,
    /// How many play; without it, as few as possible.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Any text; the same seed gives the same matches and the same report.
    #[arg(long, default_value = DEFAULT_SEED)]
    pub seed: String,
    /// How many threads share the work; without it, one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// The game's options, as JSON.
    #[arg(long, value_name = "JSON", value_parser = json)]
    pub options: Option<Value>,
    /// Play on the board in this file.
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
}

/// `roundhouse simulate`.
#[derive(Args)]
pub struct Simulate {
    /// Where it is played.
    #[command(flatten)]
    pub table: Table,
    /// Who plays: one bot for all seats, or one for each, separated by commas; two at four seats
    /// take turns.
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = bot())]
    pub bots: Vec<String>,
    /// How many matches to count; without it, 1000, or none beside a match that is shown.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    /// Show one whole match with this seed, turn by turn.
    #[arg(long, conflicts_with = "json")]
    pub show: bool,
    /// Write the shown match to this file.
    #[arg(long, value_name = "FILE", requires = "show")]
    pub record: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse arena`.
#[derive(Args)]
pub struct Arena {
    /// Where it is played.
    #[command(flatten)]
    pub table: Table,
    /// Who takes part, separated by commas; without it, every bot of the game.
    #[arg(long, value_delimiter = ',', value_parser = bot())]
    pub bots: Vec<String>,
    /// How many deals to play, each by every line-up in all seat rotations.
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub blocks: u64,
    /// Two bots at two seats: stop as soon as it is clear whether the first is stronger than the
    /// second by LOW or by HIGH Elo, each error at most 5 % likely.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = bounds)]
    pub sprt: Option<[f64; 2]>,
    /// Whose rating is 0; without it, the first bot's.
    #[arg(long, value_name = "BOT", value_parser = bot())]
    pub anchor: Option<String>,
    /// Keep everything in this file while playing; if it is there already, go on with it.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write a page with tables and plots to this file.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse replay`.
#[derive(Args)]
pub struct Replay {
    /// A record, as written by `simulate --record` or the engine's `record` command.
    pub file: PathBuf,
    /// Print nothing but faults.
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    /// Print the result of the check as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse analyse`.
#[derive(Args)]
pub struct Analyse {
    /// A record, as written by `simulate --record` or the engine's `record` command.
    pub file: PathBuf,
    /// How many futures are looked at for each decision; more is surer and slower.
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub nodes: u32,
    /// Judge this seat alone.
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Print everything as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse board …`.
#[derive(Subcommand)]
pub enum BoardCommand {
    /// Check a board file: list each fault with its place, or sum the board up.
    Check(Check),
}

/// `roundhouse board check`.
#[derive(Args)]
pub struct Check {
    /// The board file.
    pub file: PathBuf,
    /// The game that it is for; without it, the file's contents tell.
    #[arg(long, value_parser = game())]
    pub game: Option<&'static Title>,
    /// Print the result as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse rules`.
#[derive(Args)]
pub struct Rules {
    /// Which game.
    #[arg(value_parser = game())]
    pub game: &'static Title,
}

fn game() -> impl TypedValueParser<Value = &'static Title> {
    let slugs = TITLES.iter().map(|title| PossibleValue::new(title.slug).help(title.name));
    PossibleValuesParser::new(slugs)
        .map(|slug| catalogue::title(&slug).expect("only the slugs of titles are possible"))
}

fn language() -> impl TypedValueParser<Value = &'static Language> {
    let codes = LANGUAGES.iter().map(|one| PossibleValue::new(one.code).help(one.name));
    PossibleValuesParser::new(codes)
        .map(|code| Language::of(&code).expect("only the codes of languages are possible"))
}

fn bot() -> impl TypedValueParser<Value = String> {
    let mut bots: Vec<_> = TITLES.iter().flat_map(Title::bots).collect();
    bots.dedup();
    let known = bots.iter().map(|bot| PossibleValue::new(bot.name).help(bot.description));
    BotName(PossibleValuesParser::new(known))
}

/// One of the listed bots, or `search:` with an effort, which the game will read.
#[derive(Clone)]
struct BotName(PossibleValuesParser);

impl TypedValueParser for BotName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        match value.to_str() {
            Some(name) if name.starts_with("search:") => Ok(name.to_owned()),
            _ => self.0.parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let search = PossibleValue::new("search:800").help(
            "looks at 800 futures for each decision and sees everything; any number, or a time: \
             search:1000ms",
        );
        Some(Box::new(self.0.possible_values()?.chain([search])))
    }
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn bounds(text: &str) -> Result<[f64; 2], String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok(&[low, high]) if low < high && low.is_finite() && high.is_finite() => Ok([low, high]),
        _ => Err("two Elo differences, the lower first, such as 0,20".to_owned()),
    }
}
