//! What is to happen, or why not. Changes nothing.

use catalogue::{Fairness, Seat, SeatSet};

use super::names;
use super::seats::{Sitter, Standing};
use super::settings::check_bot;
use super::{Chooser, Command, Entry, HistoryItem, Intent, Phase, Proposal, Table, TableError};
use crate::refused::Refused;

/// With this many entries in its log, a table takes nothing any more but what brings the match to
/// its end. A long match has some hundreds.
const LOG_ENTRIES_MAX: u64 = 4_000;

impl Table {
    /// What comes of a player's command. Whether an action is legal, the game says when it is
    /// performed. `fresh` is a table for a rematch, should one be asked for.
    pub fn judge(
        &self,
        player: &str,
        command: Command,
        now_ms: u64,
        fresh: &str,
    ) -> Result<Intent, Refused> {
        if let Command::Sit { seat, name, randomness } = command {
            return self.sit(player, seat, &name, randomness).map(Intent::Record);
        }
        let seat = self.seat_of(player).ok_or(TableError::NotSeated)?;
        if !matches!(command, Command::Act { .. } | Command::Resign {} | Command::Start {}) {
            self.not_full()?;
        }
        let entry = match command {
            Command::Sit { .. } | Command::Say { .. } => {
                unreachable!("a seat was answered above, and chat is not in the log")
            }
            Command::Start {} => {
                self.hosts(seat)?;
                self.may_start()?;
                return Ok(Intent::Start);
            }
            Command::Act { seen, action } => {
                self.may_act(seat, seen, now_ms)?;
                return Ok(Intent::Act { seat, by: Chooser::Person, action });
            }
            Command::Leave {} => {
                self.waiting()?;
                Entry::Left { seat }
            }
            Command::SeatBot { seat: free, bot } => {
                self.hosts(seat)?;
                self.seat_bot(free, bot)?
            }
            Command::Remove { seat: other } => {
                self.hosts(seat)?;
                self.remove(other)?
            }
            Command::Propose { proposal } => self.propose(seat, proposal)?,
            Command::Agree {} => {
                self.may_answer(seat)?;
                Entry::Agreed { seat }
            }
            Command::Decline {} => {
                self.may_answer(seat)?;
                Entry::Declined { seat }
            }
            Command::Return {} => self.come_back(seat)?,
            Command::Resign {} => {
                self.playing()?;
                self.still_in(seat)?;
                Entry::Resigned { seat }
            }
            Command::Mute { seat: other, muted } => {
                self.exists(other)?;
                Entry::Muted { seat, other, muted }
            }
            Command::Rematch {} => self.rematch(seat, fresh)?,
        };
        Ok(Intent::Record(entry))
    }

    /// Where the player sits, and what they may say to everybody.
    pub fn judge_line(&self, player: &str, text: &str) -> Result<(Seat, String), TableError> {
        let seat = self.seat_of(player).ok_or(TableError::NotSeated)?;
        Ok((seat, names::spoken(text)?))
    }

    /// What has to happen by itself by now, if anything: somebody is out of time, or silence
    /// counts.
    pub fn due_entry(&self, now_ms: u64) -> Option<Entry> {
        let late = self.clocks.as_ref().map_or(SeatSet::NONE, |clocks| clocks.late_seats(now_ms));
        // Whoever is out of time is so before anything is decided about them.
        if !late.is_empty() {
            return Some(Entry::TimedOut { seats: late });
        }
        self.lapses_at().is_some_and(|at_ms| at_ms <= now_ms).then_some(Entry::Lapsed)
    }

    fn sit(
        &self,
        player: &str,
        seat: Option<Seat>,
        name: &str,
        randomness: String,
    ) -> Result<Entry, Refused> {
        self.waiting()?;
        self.not_full()?;
        let name = names::nickname(name)?;
        if !Fairness::admits(&randomness) {
            return Err(TableError::OddRandomness.into());
        }
        if self.seat_of(player).is_some() {
            return Err(TableError::AlreadySeated.into());
        }
        if self.is_taken(&name)? {
            return Err(TableError::NameTaken.into());
        }
        let Some(seat) = seat.or_else(|| self.seat_for(player)) else {
            return Err(TableError::Full.into());
        };
        self.free(seat)?;
        if !self.seats[seat.index()].welcomes(player) {
            return Err(TableError::SeatKept.into());
        }
        Ok(Entry::Sat { seat, player: player.to_owned(), name, randomness })
    }

    /// Would others take somebody of this name for somebody else, or for a bot or the server?
    fn is_taken(&self, name: &str) -> Result<bool, Refused> {
        let bots: Vec<&str> = self.settings.title()?.bots().iter().map(|bot| bot.name).collect();
        let taken = self.seats.iter().any(|sitter| names::same(&sitter.name, name));
        Ok(taken || names::is_reserved(name, &bots))
    }

    /// The seat that is kept for the player, else the first that is free for anybody.
    fn seat_for(&self, player: &str) -> Option<Seat> {
        let is_kept = |sitter: &Sitter| sitter.kept_for.is_some() && sitter.welcomes(player);
        let is_open = |sitter: &Sitter| sitter.kept_for.is_none();
        let first = |suits: &dyn Fn(&Sitter) -> bool| {
            self.seats.iter().position(|sitter| sitter.is_free() && suits(sitter))
        };
        first(&is_kept).or_else(|| first(&is_open)).map(|index| Seat(index as u8))
    }

    fn seat_bot(&self, seat: Seat, bot: String) -> Result<Entry, Refused> {
        self.waiting()?;
        self.free(seat)?;
        check_bot(self.settings.title()?, &bot, "bot")?;
        Ok(Entry::BotSat { seat, bot })
    }

    /// Frees a seat that somebody took, or that a bot was put into.
    fn remove(&self, seat: Seat) -> Result<Entry, TableError> {
        self.waiting()?;
        if self.exists(seat)?.is_free() {
            return Err(TableError::SeatFree);
        }
        Ok(Entry::Removed { seat })
    }

    fn may_start(&self) -> Result<(), TableError> {
        self.waiting()?;
        if self.seats.iter().any(Sitter::is_free) {
            return Err(TableError::SeatsFree);
        }
        Ok(())
    }

    fn may_act(&self, seat: Seat, seen: u64, now_ms: u64) -> Result<(), TableError> {
        self.playing()?;
        if self.stands_still() {
            return Err(TableError::Paused);
        }
        self.still_in(seat)?;
        if self.bot_of(seat).is_some() {
            return Err(TableError::BotPlays);
        }
        // What others did at the same time doesn't matter; what was asked of this seat since does.
        if seen > self.number() || self.asked.get(&seat).is_some_and(|&asked| seen < asked) {
            return Err(TableError::Stale);
        }
        if self.clocks.as_ref().is_some_and(|clocks| clocks.is_late(seat, now_ms)) {
            return Err(TableError::TooLate);
        }
        Ok(())
    }

    fn propose(&self, seat: Seat, proposal: Proposal) -> Result<Entry, Refused> {
        self.playing()?;
        self.still_in(seat)?;
        if self.pending.is_some() {
            return Err(TableError::AlreadyProposed.into());
        }
        match &proposal {
            Proposal::Undo if self.last_action(seat).is_none() => {
                return Err(TableError::NothingToUndo.into());
            }
            Proposal::Pause if self.paused => {
                return Err(TableError::Paused.into());
            }
            Proposal::Resume if !self.paused => {
                return Err(TableError::NotPaused.into());
            }
            Proposal::TakeOver { seat: missing, bot } => {
                let sitter = self.exists(*missing)?;
                check_bot(self.settings.title()?, bot, "proposal.bot")?;
                if *missing == seat || !sitter.is_person() || sitter.seated_bot.is_some() {
                    return Err(TableError::NoTakeOver.into());
                }
            }
            Proposal::Undo | Proposal::Pause | Proposal::Resume => {}
        }
        Ok(Entry::Proposed { seat, proposal })
    }

    fn may_answer(&self, seat: Seat) -> Result<(), TableError> {
        let Some(pending) = &self.pending else {
            return Err(TableError::NothingProposed);
        };
        if self.people().playing.contains(seat) && !pending.agreed.contains(seat) {
            return Ok(());
        }
        Err(TableError::NotAsked)
    }

    fn come_back(&self, seat: Seat) -> Result<Entry, TableError> {
        self.playing()?;
        self.still_in(seat)?;
        if self.seats[seat.index()].seated_bot.is_none() {
            return Err(TableError::NoBot);
        }
        Ok(Entry::Returned { seat })
    }

    fn rematch(&self, seat: Seat, fresh: &str) -> Result<Entry, TableError> {
        if !matches!(self.phase, Phase::Ended(_)) {
            return Err(TableError::NotOver);
        }
        if self.rematch.is_some() {
            return Err(TableError::RematchOpen);
        }
        Ok(Entry::RematchOpened { seat, table: fresh.to_owned() })
    }

    /// The match's step before the seat's last action.
    pub(super) fn last_action(&self, seat: Seat) -> Option<u64> {
        self.history.iter().rev().find_map(|(_, item)| match item {
            HistoryItem::Step { seat: Some(by), step, .. } if *by == seat => Some(step - 1),
            _ => None,
        })
    }

    fn exists(&self, seat: Seat) -> Result<&Sitter, TableError> {
        self.seats.get(seat.index()).ok_or_else(|| {
            let last = self.seats.len() - 1;
            TableError::NoSuchSeat { seat, last }
        })
    }

    fn free(&self, seat: Seat) -> Result<(), TableError> {
        if self.exists(seat)?.is_free() {
            return Ok(());
        }
        Err(TableError::SeatTaken)
    }

    fn still_in(&self, seat: Seat) -> Result<(), TableError> {
        if self.seats[seat.index()].standing == Standing::Playing {
            return Ok(());
        }
        Err(TableError::Out)
    }

    fn hosts(&self, seat: Seat) -> Result<(), TableError> {
        if self.phase != Phase::Waiting || self.host() == Some(seat) {
            return Ok(());
        }
        Err(TableError::NotHost)
    }

    fn not_full(&self) -> Result<(), TableError> {
        if self.number() < LOG_ENTRIES_MAX {
            return Ok(());
        }
        Err(TableError::LogFull)
    }

    fn waiting(&self) -> Result<(), TableError> {
        if self.phase == Phase::Waiting {
            return Ok(());
        }
        Err(TableError::Begun)
    }

    fn playing(&self) -> Result<(), TableError> {
        match self.phase {
            Phase::Waiting => Err(TableError::NotBegun),
            Phase::Playing => Ok(()),
            Phase::Ended(_) => Err(TableError::Over),
        }
    }
}
