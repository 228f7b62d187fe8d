//! What can be written on the command line. What it means is told in every language: the texts of
//! the help are messages in `locales/`, found by the names used here (see [`crate::help`]).

use std::error::Error;
use std::ffi::OsStr;
use std::fmt::{self, Debug, Display, Formatter};
use std::path::PathBuf;

use catalogue::{Fault, TITLES, Title, engine::DEFAULT_SEED};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use contest::arena::ArenaError;
use serde_json::Value;
use server::ConfigOptions;
use words::{LANGUAGES, Language};

/// The whole command line.
#[derive(Parser)]
#[command(name = "roundhouse", bin_name = "roundhouse", version)]
pub struct Arguments {
    /// What to do; without it, serve.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// In which language; without it, the one of the environment.
    #[arg(long, global = true, display_order = 900, value_name = "LANGUAGE", value_parser = language())]
    pub lang: Option<&'static Language>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// `roundhouse serve`.
    Serve(Box<ConfigOptions>),
    /// `roundhouse simulate`.
    Simulate(Simulate),
    /// `roundhouse arena`.
    Arena(Arena),
    /// `roundhouse ladder`.
    Ladder(Ladder),
    /// `roundhouse engine`.
    Engine,
    /// `roundhouse replay`.
    Replay(Replay),
    /// `roundhouse analyse`.
    Analyse(Analyse),
    /// `roundhouse board`.
    Board {
        /// What to do with them.
        #[command(subcommand)]
        command: BoardCommand,
    },
    /// `roundhouse rules`.
    Rules(Rules),
}

impl Command {
    /// Will a program read the output?
    pub fn json(&self) -> bool {
        match self {
            Self::Simulate(simulate) => simulate.json,
            Self::Arena(arena) => arena.telling.json,
            Self::Ladder(ladder) => ladder.telling.json,
            Self::Replay(replay) => replay.json,
            Self::Analyse(analyse) => analyse.json,
            Self::Board { command: BoardCommand::Check(check) } => check.json,
            Self::Serve(_) | Self::Engine | Self::Rules(_) => false,
        }
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
    /// Any text.
    #[arg(long, default_value = DEFAULT_SEED)]
    pub seed: String,
    /// How many share the work; without it, one for each core.
    #[arg(long, value_name = "N", value_parser = within::<u16>(1, Some(1024)))]
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
    /// Who plays, in turns round the table.
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = bot())]
    pub bots: Vec<String>,
    /// How many matches to count.
    #[arg(long, value_name = "N", value_parser = within::<u64>(1, None))]
    pub games: Option<u64>,
    /// Tell one match?
    #[arg(long, conflicts_with = "json")]
    pub show: bool,
    /// Where the shown match is written to.
    #[arg(long, value_name = "FILE", requires = "show")]
    pub record: Option<PathBuf>,
    /// For a program to read?
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse arena`.
#[derive(Args)]
pub struct Arena {
    /// Where it is played.
    #[command(flatten)]
    pub table: Table,
    /// Who takes part; without anybody, every bot of the game.
    #[arg(long, value_delimiter = ',', value_parser = bot())]
    pub bots: Vec<String>,
    /// How many deals to play.
    #[arg(long, value_name = "N", default_value = "100",
          value_parser = within::<u64>(1, Some(1_000_000)))]
    pub blocks: u64,
    /// The two hypotheses of a sequential test.
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true, value_parser = bounds)]
    pub sprt: Option<[f64; 2]>,
    /// Where everything is kept while playing.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// How it is told.
    #[command(flatten)]
    pub telling: Telling,
}

/// How what was found out about bots is told.
#[derive(Args)]
pub struct Telling {
    /// Whose rating is 0; without it, the first bot's.
    #[arg(long, value_name = "BOT", value_parser = bot())]
    pub anchor: Option<String>,
    /// Where a page is written to.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// For a program to read?
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse ladder`.
#[derive(Args)]
pub struct Ladder {
    /// The arenas' files.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// How it is told.
    #[command(flatten)]
    pub telling: Telling,
}

/// `roundhouse replay`.
#[derive(Args)]
pub struct Replay {
    /// The record.
    pub file: PathBuf,
    /// Check the deal too?
    #[arg(long)]
    pub verify: bool,
    /// The promise that was shown at the table.
    #[arg(long, value_name = "SHA-256", requires = "verify")]
    pub commitment: Option<String>,
    /// Tell nothing but faults?
    #[arg(long, short, conflicts_with = "json")]
    pub quiet: bool,
    /// For a program to read?
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse analyse`.
#[derive(Args)]
pub struct Analyse {
    /// The record.
    pub file: PathBuf,
    /// How many futures are looked at for each decision.
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = within::<u32>(10, Some(1_000_000)))]
    pub nodes: u32,
    /// The only one to be judged.
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// For a program to read?
    #[arg(long)]
    pub json: bool,
}

/// `roundhouse board …`.
#[derive(Subcommand)]
pub enum BoardCommand {
    /// `roundhouse board check`.
    Check(Check),
}

/// `roundhouse board check`.
#[derive(Args)]
pub struct Check {
    /// The board file.
    pub file: PathBuf,
    /// The game that it is for; without it, the contents tell.
    #[arg(long, value_parser = game())]
    pub game: Option<&'static Title>,
    /// For a program to read?
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
    let mut names = Vec::new();
    for bot in TITLES.iter().flat_map(Title::bots) {
        if !names.contains(&bot.name) {
            names.push(bot.name);
        }
    }
    BotName(PossibleValuesParser::new(names))
}

/// How the names of bots begin whose effort is said with them.
const EFFORTS: [&str; 2] = ["search:", "flat:"];

/// One of the listed bots, or `search:` or `flat:` with an effort, which the game will read.
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
            Some(name) if EFFORTS.iter().any(|bot| name.starts_with(bot)) => Ok(name.to_owned()),
            _ => self.0.parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let efforts = EFFORTS.iter().map(|bot| PossibleValue::new(format!("{bot}800")));
        Some(Box::new(self.0.possible_values()?.chain(efforts)))
    }
}

/// A whole number is too low or too high.
#[derive(Debug)]
pub struct OutOfRange {
    /// The lowest.
    pub low: u32,
    /// The highest, if there is one.
    pub high: Option<u32>,
}

impl Error for OutOfRange {}

impl Display for OutOfRange {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        write!(formatter, "{self:?}")
    }
}

/// A whole number from `low`.
fn within<N>(low: u32, high: Option<u32>) -> impl TypedValueParser<Value = N>
where
    N: TryFrom<i128, Error: Debug> + Clone + Send + Sync + 'static,
{
    move |text: &str| -> Result<N, Box<dyn Error + Send + Sync>> {
        let number = match text.parse::<i64>() {
            Ok(number) => i128::from(number),
            Err(_) => text.parse::<u64>()?.into(),
        };
        if number < low.into() || high.is_some_and(|high| number > high.into()) {
            return Err(OutOfRange { low, high }.into());
        }
        Ok(number.try_into().expect("the range is the type's, or within it"))
    }
}

fn json(text: &str) -> Result<Value, Fault> {
    catalogue::from_text(text)
}

fn bounds(text: &str) -> Result<[f64; 2], Fault> {
    // Who is stronger by more than that wins everything, and no number of games tells how much it
    // is.
    const ELO_MAX: f64 = 1000.0;
    let numbers: Result<Vec<f64>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok(&[low, high]) if -ELO_MAX <= low && low < high && high <= ELO_MAX => Ok([low, high]),
        _ => Err(ArenaError::OddBounds.into()),
    }
}
