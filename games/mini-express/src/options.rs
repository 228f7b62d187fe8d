//! Modes, levels and variants, and which of them go together.

use serde::{Deserialize, Serialize};
use tabletop::{Fault, Faults, coded_error};

use crate::board::{Board, CityId};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Three to five players.
    Standard,
    /// One player against the rulebook's bot.
    Solo,
    /// Two players and the rulebook's bot.
    Duo,
    /// Two expert players.
    Expert,
}

/// How hard the bot of a solo game is; each level adds to the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The rules as they are.
    #[default]
    Passenger,
    /// Smaller refills, less compensation, an end at city 32.
    Tourist,
    /// More shares for the bot; low influence is worth nothing.
    Railfan,
    /// Influence for the bot's shares; less influence than the bot is worth nothing.
    Conductor,
    /// A head start for the bot.
    Railwayman,
}

/// The options of a match, every one decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How it is played.
    pub mode: Mode,
    /// How hard the bot is; `Passenger` in every mode but solo.
    pub level: Level,
    /// USA: the Golden Spike, between these two cities.
    pub golden_spike: Option<SpikeCities>,
    /// Europe: Ports.
    pub ports: bool,
    /// Every city holds two companies.
    pub first_game: bool,
}

/// The options in force as they are shown, every one spelled out.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Options"))]
pub struct OptionsJson<'a> {
    /// The map's id.
    map: &'a str,
    mode: Mode,
    /// How hard the bot of a solo game is; `null` in every other mode.
    level: Option<Level>,
    golden_spike: bool,
    ports: bool,
    first_game: bool,
}

coded_error! {
    /// Why options can't be had.
    pub enum OptionsError {
        #[error("this mode is for {} people, not {seats}", range(*least, *most))]
        Seats { seats: u8, least: u8, most: u8 } = "options/seats" at "seats",
        LevelWithoutSolo
            = "options/level-without-solo" at "options.level": "levels are for solo only",
        NoGoldenSpike
            = "options/no-golden-spike" at "options.golden_spike":
                "the Golden Spike needs a map with Omaha and San Francisco",
        NoPorts = "options/no-ports" at "options.ports": "this map has no ports",
        TwoVariants
            = "options/two-variants" at "options":
                "the Golden Spike and Ports belong to different maps",
        OtherMap { found: String, map: String }
            = "options/other-map" at "options.map":
                "the board file is the map {found:?}, not {map:?}",
        UnknownMap { map: String }
            = "options/unknown-map" at "options.map":
                "there is no map {map:?}: take usa, europe or a board file",
    }
}

fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// The ends of the transcontinental line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpikeCities {
    /// Omaha: the first build to it starts the event.
    pub east: CityId,
    /// San Francisco: a further starting location.
    pub west: CityId,
}

/// Options as a table asks for them; what it doesn't name is decided for it.
#[derive(Deserialize, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct OptionsRequest {
    pub(crate) map: Option<String>,
    mode: Option<Mode>,
    level: Option<Level>,
    golden_spike: bool,
    ports: bool,
    first_game: bool,
}

impl Mode {
    /// How many people it is for.
    const fn people(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Self::Standard => 3..=5,
            Self::Solo => 1..=1,
            Self::Duo | Self::Expert => 2..=2,
        }
    }

    /// Does the rulebook's bot play?
    pub const fn has_bot(self) -> bool {
        matches!(self, Self::Solo | Self::Duo)
    }

    /// Shares of each company on offer at the beginning.
    pub const fn offered(self) -> u8 {
        match self {
            Self::Standard | Self::Duo => 6,
            Self::Solo | Self::Expert => 5,
        }
    }

    /// Shares of each company that are set aside for the draft.
    pub const fn set_aside(self, people: u8) -> u8 {
        if matches!(self, Self::Standard) && people > 3 { 3 } else { 2 }
    }

    /// What a people's number plays when no mode is named.
    const fn usual(people: u8) -> Self {
        match people {
            1 => Self::Solo,
            2 => Self::Duo,
            _ => Self::Standard,
        }
    }
}

impl Options {
    /// Decides every option, or names each that can't be had.
    pub(crate) fn decide(
        request: &OptionsRequest,
        people: u8,
        board: &Board,
    ) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let mode = request.mode.unwrap_or_else(|| Mode::usual(people));
        if !mode.people().contains(&people) {
            let (least, most) = (*mode.people().start(), *mode.people().end());
            faults.push(OptionsError::Seats { seats: people, least, most });
        }
        if request.level.is_some() && mode != Mode::Solo {
            faults.push(OptionsError::LevelWithoutSolo);
        }
        let spike_cities = board.city("omaha").zip(board.city("san-francisco"));
        if request.golden_spike && spike_cities.is_none() {
            faults.push(OptionsError::NoGoldenSpike);
        }
        if request.ports && board.ports().is_empty() {
            faults.push(OptionsError::NoPorts);
        }
        if request.ports && request.golden_spike {
            faults.push(OptionsError::TwoVariants);
        }
        faults.into_result()?;
        let golden_spike = if request.golden_spike { spike_cities } else { None };
        Ok(Self {
            mode,
            level: request.level.unwrap_or_default(),
            golden_spike: golden_spike.map(|(east, west)| SpikeCities { east, west }),
            ports: request.ports,
            first_game: request.first_game,
        })
    }

    /// The options in force, every one spelled out.
    pub(crate) fn spelled_out(self, board: &Board) -> OptionsJson<'_> {
        OptionsJson {
            map: board.id(),
            mode: self.mode,
            level: (self.mode == Mode::Solo).then_some(self.level),
            golden_spike: self.golden_spike.is_some(),
            ports: self.ports,
            first_game: self.first_game,
        }
    }

    /// Does the bot play at this level or a harder one?
    #[inline]
    pub fn at_least(&self, level: Level) -> bool {
        self.level >= level
    }
}
