//! Modes, levels and variants, and which of them go together.

use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::Fault;

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

    /// This many people can't play it.
    fn wrong_number(self, people: u8) -> Fault {
        let (least, most) = (*self.people().start(), *self.people().end());
        let wanted = if least == most { format!("{least}") } else { format!("{least} to {most}") };
        let message = format!("this mode is for {wanted} people, not {people}");
        let facts = json!({"seats": people, "least": least, "most": most});
        Fault::new("options/seats", message).with(facts)
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
        let mut faults = Vec::new();
        let mode = request.mode.unwrap_or_else(|| Mode::usual(people));
        if !mode.people().contains(&people) {
            faults.push(mode.wrong_number(people).at("seats"));
        }
        let mut refuse = |code: &str, place: &str, message: &str| {
            faults.push(Fault::new(code, message).at(place));
        };
        if request.level.is_some() && mode != Mode::Solo {
            refuse("options/level-without-solo", "options.level", "levels are for solo only");
        }
        let spike_cities = board.city("omaha").zip(board.city("san-francisco"));
        if request.golden_spike && spike_cities.is_none() {
            let message = "the Golden Spike needs a map with Omaha and San Francisco";
            refuse("options/no-golden-spike", "options.golden_spike", message);
        }
        if request.ports && board.ports().is_empty() {
            refuse("options/no-ports", "options.ports", "this map has no ports");
        }
        if request.ports && request.golden_spike {
            let message = "the Golden Spike and Ports belong to different maps";
            refuse("options/two-variants", "options", message);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
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
