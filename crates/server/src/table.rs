//! One online table: the sum of its log. Pure: no clock, no socket, no database.
//!
//! Somebody wants something ([`Command`]); [`Table::decide`] says what would happen ([`Entry`]), or why
//! not; [`Table::enact`] lets it happen, and [`Table::follow`] does the same with what the log already has.
//! What leaves for a person goes through [`Table::show_entry`] and [`Table::show_now`] alone.

mod clock;
mod command;
mod decide;
mod enact;
mod entry;
mod seats;
mod settings;
mod show;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use catalogue::{AnyMatch, Fairness, Fault, Outcome, Seat, SeatSet, Seed, Viewer};
use serde::Serialize;
use serde_json::Value;

pub use clock::{ClockRule, Clocks, Late, Per};
pub use command::Command;
pub use entry::{Chooser, Entry, Logged, Proposal};
use seats::Sitter;
pub use settings::{SeatPlan, Settings};

/// How a match at a table ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ending {
    /// `finished` by the rules, or `resigned`: nobody is left to play against.
    pub reason: &'static str,
    /// Who won; who gave up can't.
    pub winners: SeatSet,
    /// The result by the rules, if the match came to its end.
    pub outcome: Option<Outcome>,
}

/// Where a table is in its life.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// They play.
    Playing,
    /// It is over.
    Ended(Ending),
}

/// What is proposed, and who agreed.
#[derive(Clone, PartialEq, Debug)]
struct Pending {
    proposal: Proposal,
    by: Seat,
    agreed: SeatSet,
}

/// What is kept of an entry, to show it again.
enum Kept {
    /// A step of the match: its events are in the match.
    Step { seat: Option<Seat>, by: Chooser, step: u64 },
    /// A step that was taken back: what each viewer saw of it, seats first, spectators last.
    Undone { seat: Option<Seat>, by: Chooser, seen: Vec<Vec<Value>> },
    /// Words, for all but those who muted the seat at that time.
    Words { seat: Seat, text: String, deaf: SeatSet },
    /// For nobody but the seat.
    Private { seat: Seat, shown: Value },
    /// For everybody.
    Open(Value),
}

/// What the server has to do by itself, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// A bot has to move, now.
    Bot(Seat, String),
    /// A seat runs out of time, then.
    TimeOut(Seat, u64),
}

/// A table.
pub struct Table {
    settings: Settings,
    secret: String,
    position: Option<Value>,
    seats: Vec<Sitter>,
    phase: Phase,
    paused: bool,
    stopped: bool,
    game: Option<Arc<dyn AnyMatch>>,
    clocks: Option<Clocks>,
    pending: Option<Pending>,
    rematch: Option<String>,
    kept: Vec<(u64, Kept)>,
    submissions: HashMap<String, u64>,
    /// The entry that put the present question to each seat.
    asked: BTreeMap<Seat, u64>,
}

impl Table {
    /// A table at which nothing has happened yet. A match may begin at a position; only the server's own
    /// tests do that, since who wrote the position knows its secrets.
    pub fn new(settings: Settings, secret: String, position: Option<Value>) -> Self {
        let seats = settings.seats.iter().map(Sitter::new).collect();
        let clocks = settings.clock.map(|rule| Clocks::new(rule, settings.seats.len()));
        Self {
            settings,
            secret,
            position,
            seats,
            phase: Phase::Waiting,
            paused: false,
            stopped: false,
            game: None,
            clocks,
            pending: None,
            rematch: None,
            kept: Vec::new(),
            submissions: HashMap::new(),
            asked: BTreeMap::new(),
        }
    }

    /// What was agreed on.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How much happened.
    pub fn number(&self) -> u64 {
        self.kept.len() as u64
    }

    /// When the last of it happened.
    pub fn at_ms(&self) -> u64 {
        self.kept.last().map_or(0, |(at_ms, _)| *at_ms)
    }

    /// Where it is in its life.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Is nobody to move, by agreement or because the server stops?
    pub fn stands_still(&self) -> bool {
        self.paused || self.stopped || self.phase != Phase::Playing
    }

    /// Did the server stop its clocks?
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Is a clock running?
    pub fn has_running_clock(&self) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.deadline_ms().is_some())
    }

    /// The match, once it began.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The match, for a bot to think about. As long as somebody holds it, nothing may change the match.
    pub fn share_game(&self) -> Option<Arc<dyn AnyMatch>> {
        self.game.clone()
    }

    /// Were only words said since this entry?
    pub fn only_words_since(&self, seen: u64) -> bool {
        let rest = self.kept.get(seen as usize..).unwrap_or_default();
        rest.iter().all(|(_, kept)| matches!(kept, Kept::Words { .. } | Kept::Private { .. }))
    }

    /// The entry that came of this submission, if it was taken.
    pub fn submission(&self, submission: &str) -> Option<u64> {
        self.submissions.get(submission).copied()
    }

    /// Where the player sits.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        let found = self.seats.iter().position(|sitter| sitter.player.as_deref() == Some(player));
        found.map(|index| Seat(index as u8))
    }

    /// How the player looks at the table.
    pub fn viewer(&self, player: Option<&str>) -> Viewer {
        player.and_then(|player| self.seat_of(player)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who may act in the match now.
    pub fn to_act(&self) -> SeatSet {
        self.game.as_ref().map_or(SeatSet::NONE, |game| game.to_act())
    }

    /// The next thing that the server has to do by itself. Bots wait until no person may act: so nobody
    /// ever waits for a bot that thinks while they could act themselves.
    pub fn duty(&self) -> Option<Duty> {
        if self.stands_still() {
            return None;
        }
        let to_act = self.to_act();
        let people: SeatSet = to_act.iter().filter(|&seat| self.bot_of(seat).is_none()).collect();
        if people.is_empty() {
            let seat = to_act.first()?;
            return Some(Duty::Bot(seat, self.bot_of(seat)?.to_owned()));
        }
        let (at_ms, seat) = self.clocks.as_ref()?.deadline_ms()?;
        Some(Duty::TimeOut(seat, at_ms))
    }

    /// The bot that plays for the seat now, if one does.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        self.seats[seat.index()].bot(&self.settings.substitute)
    }

    /// Where a bot's own randomness comes from: the same on every server, and known to nobody else.
    pub fn bot_seed(&self, seat: Seat) -> Seed {
        Seed(format!("{}/bot {seat}", self.fairness().seed().0))
    }

    /// How the seed came about. Holds the secret: nobody may see it before the end.
    fn fairness(&self) -> Fairness {
        let added = self.seats.iter().map(|sitter| sitter.randomness.clone()).collect();
        Fairness::of(self.secret.clone(), added)
    }

    /// The promise that everybody may see from the beginning.
    pub fn commitment(&self) -> String {
        Fairness::commit(&self.secret)
    }

    /// Who sits where if the same people play again.
    pub fn seats_for_rematch(&self) -> Vec<SeatPlan> {
        let plan = |(sitter, plan): (&Sitter, &SeatPlan)| match &sitter.player {
            Some(player) => SeatPlan::Kept { player: player.clone(), name: sitter.name.clone() },
            None => match &sitter.seated_bot {
                Some(bot) => SeatPlan::Bot { bot: bot.clone() },
                None => plan.clone(),
            },
        };
        self.seats.iter().zip(&self.settings.seats).map(plan).collect()
    }

    /// The match as a file, with its secrets: only when it is over.
    pub fn record(&self) -> Result<Value, Fault> {
        let (Phase::Ended(_), Some(game)) = (&self.phase, &self.game) else {
            let message = "the record is open to everybody once the match is over";
            return Err(Fault::new("table/not-over", message));
        };
        let mut record = game.record();
        record.fairness = Some(self.fairness());
        Ok(serde_json::to_value(record).expect("a record is plain JSON"))
    }
}
