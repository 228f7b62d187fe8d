//! Who sits at a table.

use catalogue::SeatSet;
use serde::Serialize;

use super::settings::SeatPlan;

/// How a seat stands in the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It plays.
    Playing,
    /// Its player gave up.
    Resigned,
    /// Its player ran out of time, and by the table's rule lost the seat.
    LostOnTime,
}

/// A seat and who is in it.
#[derive(Clone, Debug)]
pub struct Sitter {
    /// The player in it; nobody yet, or a bot's from the beginning.
    pub player: Option<String>,
    /// For whom the seat is kept, and what they are called.
    pub kept_for: Option<(String, String)>,
    /// What they are called.
    pub name: String,
    /// What they added to the seed.
    pub randomness: String,
    /// The bot that sits here, or plays for somebody who is missing.
    pub seated_bot: Option<String>,
    /// How it stands in the match.
    pub standing: Standing,
    /// Must a bot make the next move, since the time is over?
    pub late: bool,
    /// Has the player run out of time, and done nothing since?
    pub overdue: bool,
    /// Has the player had no connection for a minute?
    pub gone: bool,
    /// Whom the player doesn't hear.
    pub muted: SeatSet,
}

impl Sitter {
    /// A seat as it was planned.
    pub fn new(plan: &SeatPlan) -> Self {
        let (seated_bot, kept_for) = match plan {
            SeatPlan::Person => (None, None),
            SeatPlan::Bot { bot } => (Some(bot.clone()), None),
            SeatPlan::Kept { player, name } => (None, Some((player.clone(), name.clone()))),
        };
        Self {
            player: None,
            kept_for,
            name: String::new(),
            randomness: String::new(),
            seated_bot,
            standing: Standing::Playing,
            late: false,
            overdue: false,
            gone: false,
            muted: SeatSet::NONE,
        }
    }

    /// May somebody sit down here?
    pub fn is_free(&self) -> bool {
        self.player.is_none() && self.seated_bot.is_none()
    }

    /// May this player sit down here, as far as seats are kept?
    pub fn welcomes(&self, player: &str) -> bool {
        self.kept_for.as_ref().is_none_or(|(kept_for, _)| kept_for == player)
    }

    /// Is this the seat of a person who still plays, though a bot may do it for them at the moment?
    /// They are asked when something is proposed.
    pub fn is_person(&self) -> bool {
        self.player.is_some() && self.standing == Standing::Playing
    }

    /// Is it the seat of somebody who is gone, or out of time?
    pub fn is_missing(&self) -> bool {
        self.gone || self.overdue
    }

    /// The bot that plays here now, if one does.
    pub fn bot<'a>(&'a self, substitute: &'a str) -> Option<&'a str> {
        let substituted = self.late || self.standing != Standing::Playing;
        self.seated_bot.as_deref().or(substituted.then_some(substitute))
    }
}
