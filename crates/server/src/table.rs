//! One online table: the sum of its log. Pure: no clock, no socket, no database.
//!
//! The verbs are the games' own. A client sends a [`Command`]; [`Table::judge`] says what is to
//! happen ([`Intent`]), or why not; [`Table::perform`] carries it out in the match and makes the
//! [`Entry`] for the log; `evolve` changes the table by it. [`Table::replay`] does the same with an
//! entry that the log already has. What leaves for a person goes through [`Table::show_between`]
//! and [`Table::show_now`] alone.

mod clock;
mod command;
mod consent;
mod entry;
mod error;
mod evolve;
mod export;
mod intent;
mod judge;
mod names;
mod perform;
mod seats;
mod settings;
mod show;
mod shown;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use catalogue::{AnyMatch, Fairness, Phrase, Seat, SeatSet, Seed, Viewer};
use serde_json::Value;

pub use clock::{ClockRule, Clocks, Late, Per};
pub use command::Command;
use consent::{Pending, People};
pub use entry::{Chooser, Entry, Logged, Proposal};
pub use error::{SettingsError, TableError};
pub use export::export;
pub use intent::Intent;
use seats::Sitter;
pub use settings::{SeatPlan, Settings};
#[cfg(feature = "schema")]
pub use shown::Summary;
pub use shown::{Ending, EntryShown, Happening, Now, Settled, TableFacts, TableShown};

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

/// An entry as it is shown again.
enum HistoryItem {
    /// A step of the match: its events are in the match.
    Step { seat: Option<Seat>, by: Chooser, step: u64, revealed: bool },
    /// A step that was taken back: what each viewer saw of it, seats first, spectators last.
    Undone { seat: Option<Seat>, by: Chooser, seen: Vec<StepSeen>, revealed: bool },
    /// Words, for all but those who muted the seat at that time.
    Words { seat: Seat, text: String, deaf: SeatSet },
    /// Who hears whom is for nobody but the seat.
    Muted { seat: Seat, other: Seat, muted: bool },
    /// The table of the next match, for those who sat at this one.
    Rematch { seat: Seat, table: String },
    /// For everybody, with what came of a proposal.
    Open(Happening, Settled),
}

/// The events of a step as a viewer sees them, and what is told of each.
type StepSeen = (Vec<Value>, Vec<Option<Phrase>>);

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
    /// Who sat down, in this order; the first of them is the host.
    arrivals: Vec<Seat>,
    rematch: Option<String>,
    /// When each entry happened, and how it is shown.
    history: Vec<(u64, HistoryItem)>,
    command_ids: HashMap<String, u64>,
    /// The entry that put the present question to each seat.
    asked: BTreeMap<Seat, u64>,
}

impl Table {
    /// A table at which nothing has happened yet. A match may begin at a position; only the
    /// server's own tests do that, since who wrote the position knows its secrets.
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
            arrivals: Vec::new(),
            rematch: None,
            history: Vec::new(),
            command_ids: HashMap::new(),
            asked: BTreeMap::new(),
        }
    }

    /// What was agreed on.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How much happened.
    pub fn number(&self) -> u64 {
        self.history.len() as u64
    }

    /// When the last of it happened.
    pub fn at_ms(&self) -> u64 {
        self.history.last().map_or(0, |(at_ms, _)| *at_ms)
    }

    /// Where it is in its life.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Is nobody to move, by agreement or because the server stops?
    pub fn stands_still(&self) -> bool {
        self.paused || self.stopped || self.phase != Phase::Playing
    }

    /// Is the match paused by agreement?
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Did the server stop its clocks?
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Does time matter here now: does a clock run, or does a proposal wait for answers?
    pub fn is_timed(&self) -> bool {
        self.deadline_ms().is_some()
    }

    /// Who opened the table, or whoever has sat at it for the longest time.
    pub fn host(&self) -> Option<Seat> {
        self.arrivals.first().copied()
    }

    /// The seats of all people, whether they play on or not, and whether the log says that they are
    /// gone.
    pub fn people_gone(&self) -> impl Iterator<Item = (Seat, bool)> {
        let people = self.seats.iter().enumerate().filter(|(_, sitter)| sitter.is_person());
        people.map(|(index, sitter)| (Seat(index as u8), sitter.gone))
    }

    /// Who is asked when something is proposed, and who of them is missing.
    fn people(&self) -> People {
        let seats = |suits: &dyn Fn(&Sitter) -> bool| {
            let all = self.seats.iter().enumerate();
            all.filter(|(_, sitter)| suits(sitter)).map(|(index, _)| Seat(index as u8)).collect()
        };
        People { playing: seats(&Sitter::is_person), missing: seats(&Sitter::is_missing) }
    }

    /// When the first of those who think runs out of time.
    pub fn late_at(&self) -> Option<u64> {
        self.clocks.as_ref().and_then(Clocks::deadline_ms)
    }

    /// When the silence of those who were asked something counts.
    pub fn lapses_at(&self) -> Option<u64> {
        let pending = self.pending.as_ref().filter(|_| !self.stopped);
        pending.map(|pending| pending.until_ms)
    }

    /// When something happens here by itself, bots apart.
    pub fn deadline_ms(&self) -> Option<u64> {
        self.late_at().into_iter().chain(self.lapses_at()).min()
    }

    /// The match, once it began.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The match, for a bot to think about. As long as somebody holds it, nothing may change the
    /// match.
    pub fn share_game(&self) -> Option<Arc<dyn AnyMatch>> {
        self.game.clone()
    }

    /// Were only words said since this entry?
    pub fn only_words_since(&self, seen: u64) -> bool {
        let rest = self.history.get(seen as usize..).unwrap_or_default();
        rest.iter()
            .all(|(_, item)| matches!(item, HistoryItem::Words { .. } | HistoryItem::Muted { .. }))
    }

    /// The entry that came of this command, if it was taken.
    pub fn entry_of(&self, command_id: &str) -> Option<u64> {
        self.command_ids.get(command_id).copied()
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

    /// The bot that has to move now. Bots wait until no person may act: so nobody ever waits for a
    /// bot that thinks while they could act themselves.
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        let to_act = self.to_act();
        if self.stands_still() || to_act.iter().any(|seat| self.bot_of(seat).is_none()) {
            return None;
        }
        let seat = to_act.first()?;
        Some((seat, self.bot_of(seat)?.to_owned()))
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
    pub fn record(&self) -> Result<Value, TableError> {
        let (Phase::Ended(_), Some(game)) = (&self.phase, &self.game) else {
            return Err(TableError::RecordNotOpen);
        };
        let mut record = game.record();
        record.fairness = Some(self.fairness());
        Ok(serde_json::to_value(record).expect("a record has only string keys and finite numbers"))
    }
}
