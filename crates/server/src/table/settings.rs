//! What is agreed on before a table opens, and never changes.

use catalogue::{BotError, Fault, Refusal, Setting, Title};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::clock::ClockRule;
use super::error::SettingsError;

/// Who a seat is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever takes it.
    Person,
    /// A bot of this name.
    Bot {
        /// One of the game's bots.
        bot: String,
    },
    /// Somebody who sat at the table before this one; only a rematch keeps seats.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Kept {
        /// The player, as the server knows them.
        player: String,
        /// What they were called.
        name: String,
    },
}

impl SeatPlan {
    /// Is it for whoever takes it?
    #[cfg(test)]
    pub fn is_person(&self) -> bool {
        *self == Self::Person
    }
}

/// What a table plays, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game's slug.
    pub game: String,
    /// Its options.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "catalogue::schema::Options"))]
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// Is it on the list of tables? Otherwise only those who know its address find it.
    #[serde(default)]
    pub public: bool,
    /// How long people may think; without it, as long as they like.
    #[serde(default)]
    pub clock: Option<ClockRule>,
    /// The bot that plays for those who resigned or ran out of time.
    #[serde(default = "substitute")]
    pub substitute: String,
    /// How long people have to answer a proposal; after that, silence counts.
    #[serde(default = "answer_seconds")]
    pub answer_seconds: u32,
}

/// How long people have to answer at least, and at most: half a minute, a week.
const ANSWER_SECONDS: std::ops::RangeInclusive<u32> = 30..=7 * 24 * 3600;

/// How long people have to answer where nobody chose a time.
fn answer_seconds() -> u32 {
    60
}

/// The bot that takes over where nobody chose one.
fn substitute() -> String {
    "greedy".to_owned()
}

impl Settings {
    /// The game.
    pub fn title(&self) -> Result<&'static Title, Refusal> {
        Ok(catalogue::title(&self.game).map_err(|fault| fault.at("game"))?)
    }

    /// The options as people see them: none is an empty object.
    pub fn options(&self) -> Value {
        if self.options.is_null() { Value::Object(Map::new()) } else { self.options.clone() }
    }

    /// What the game is told.
    pub fn setting(&self) -> Setting {
        Setting { seats: self.seats.len() as u8, options: self.options.clone(), board: None }
    }

    /// Can this be played? Everything that is wrong with it.
    pub fn check(&self) -> Result<(), Refusal> {
        let title = self.title()?;
        let mut faults = Vec::new();
        if let Err(refusal) = title.lay_out(&self.setting()) {
            faults.extend_from_slice(refusal.faults());
        }
        let bots = self.seats.iter().enumerate().filter_map(|(seat, plan)| match plan {
            SeatPlan::Person | SeatPlan::Kept { .. } => None,
            SeatPlan::Bot { bot } => Some((format!("seats[{seat}].bot"), bot)),
        });
        for (place, bot) in bots.chain([("substitute".to_owned(), &self.substitute)]) {
            if let Err(refusal) = check_bot(title, bot, &place) {
                faults.extend_from_slice(refusal.faults());
            }
        }
        let clock = self.clock.as_ref().and_then(|clock| clock.check().err());
        faults.extend(clock.map(Fault::from));
        if !ANSWER_SECONDS.contains(&self.answer_seconds) {
            let (least, most) = (*ANSWER_SECONDS.start(), *ANSWER_SECONDS.end());
            faults.push(SettingsError::AnswerTime { least, most }.into());
        }
        if self.seats.iter().any(|plan| matches!(plan, SeatPlan::Kept { .. })) {
            faults.push(SettingsError::SeatKept.into());
        }
        if !self.seats.contains(&SeatPlan::Person) {
            faults.push(SettingsError::Nobody.into());
        }
        if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
    }
}

/// Does the game have this bot, which is named at this place?
pub fn check_bot(title: &Title, bot: &str, place: &str) -> Result<(), Refusal> {
    let bots = title.bots();
    if bots.iter().any(|known| known.name == bot) {
        return Ok(());
    }
    let known: Vec<&str> = bots.iter().map(|known| known.name).collect();
    let unknown = BotError::Unknown { name: bot.to_owned(), known: known.join(", ") };
    Err(Fault::from(unknown).at(place).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_to_answer_is_half_a_minute_to_a_week() {
        let settings = |seconds: u32| -> Settings {
            let text = format!(
                r#"{{"game":"san-francisco","seats":[{{"type":"person"}},{{"type":"person"}}],
                    "answer_seconds":{seconds}}}"#
            );
            serde_json::from_str(&text).expect("settings")
        };
        for (seconds, fits) in
            [(29, false), (30, true), (604_800, true), (604_801, false), (0, false)]
        {
            assert_eq!(settings(seconds).check().is_ok(), fits, "{seconds}");
        }
    }
}
