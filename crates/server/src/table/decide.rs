//! What would happen, or why not. Changes nothing.

use catalogue::{Fairness, Fault, Seat, SeatSet};
use serde_json::json;

use super::names;
use super::seats::{Sitter, Standing};
use super::settings::check_bot;
use super::{Chooser, Command, Entry, Phase, Proposal, Table};

/// With so many entries in its log, a table takes nothing any more but what brings the match to its
/// end. A long match has some hundreds.
const FULL: u64 = 4_000;

impl Table {
    /// What comes of a player's command. Whether an action is legal, the game says when it is
    /// enacted. `fresh` is a table for a rematch, should one be asked for.
    pub fn decide(
        &self,
        player: &str,
        command: Command,
        now_ms: u64,
        fresh: &str,
    ) -> Result<Entry, Fault> {
        if let Command::Sit { seat, name, randomness } = command {
            return self.sit(player, seat, &name, randomness);
        }
        let seat = self.seat_of(player).ok_or_else(not_seated)?;
        if !matches!(command, Command::Act { .. } | Command::Resign {} | Command::Start {}) {
            self.not_full()?;
        }
        match command {
            Command::Sit { .. } | Command::Say { .. } => {
                unreachable!("a seat was answered above, and chat is not in the log")
            }
            Command::Leave {} => self.waiting().map(|()| Entry::Left { seat }),
            Command::SeatBot { seat: free, bot } => {
                self.hosts(seat)?;
                self.seat_bot(free, bot)
            }
            Command::Remove { seat: other } => {
                self.hosts(seat)?;
                self.remove(other)
            }
            Command::Start {} => {
                self.hosts(seat)?;
                self.start()
            }
            Command::Act { seen, action } => {
                self.may_act(seat, seen, now_ms)?;
                Ok(Entry::Played { seat, by: Chooser::Person, action, events: Vec::new() })
            }
            Command::Propose { proposal } => self.propose(seat, proposal),
            Command::Agree {} => self.answerer(seat).map(|()| Entry::Agreed { seat }),
            Command::Decline {} => self.answerer(seat).map(|()| Entry::Declined { seat }),
            Command::Return {} => self.come_back(seat),
            Command::Resign {} => {
                self.playing()?;
                self.still_in(seat).map(|()| Entry::Resigned { seat })
            }
            Command::Mute { seat: other, muted } => {
                self.exists(other).map(|_| Entry::Muted { seat, other, muted })
            }
            Command::Rematch {} => self.rematch(seat, fresh),
        }
    }

    /// Where the player sits, and what they may say to everybody.
    pub fn decide_line(&self, player: &str, text: &str) -> Result<(Seat, String), Fault> {
        let seat = self.seat_of(player).ok_or_else(not_seated)?;
        Ok((seat, names::spoken(text)?))
    }

    /// What has to happen by itself by now, if anything: somebody is out of time, or silence
    /// counts.
    pub fn decide_due(&self, now_ms: u64) -> Option<Entry> {
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
    ) -> Result<Entry, Fault> {
        self.waiting()?;
        self.not_full()?;
        let name = names::nickname(name)?;
        if !Fairness::admits(&randomness) {
            let message = "randomness is at most 64 letters and digits";
            return Err(Fault::new("table/odd-randomness", message).at("randomness"));
        }
        if self.seat_of(player).is_some() {
            return Err(Fault::new("table/already-seated", "you have a seat at this table"));
        }
        if self.is_taken(&name)? {
            let message = "somebody at this table is called that already";
            return Err(Fault::new("table/name-taken", message).at("name"));
        }
        let Some(seat) = seat.or_else(|| self.seat_for(player)) else {
            return Err(Fault::new("table/full", "every seat is taken"));
        };
        self.free(seat)?;
        if !self.seats[seat.index()].welcomes(player) {
            let message = "this seat is kept for somebody else";
            return Err(Fault::new("table/seat-kept", message).at("seat"));
        }
        Ok(Entry::Sat { seat, player: player.to_owned(), name, randomness })
    }

    /// Would others take somebody of this name for somebody else, or for a bot or the server?
    fn is_taken(&self, name: &str) -> Result<bool, Fault> {
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

    fn seat_bot(&self, seat: Seat, bot: String) -> Result<Entry, Fault> {
        self.waiting()?;
        self.free(seat)?;
        check_bot(self.settings.title()?, &bot).map_err(|fault| fault.at("bot"))?;
        Ok(Entry::BotSat { seat, bot })
    }

    /// Frees a seat that somebody took, or that a bot was put into.
    fn remove(&self, seat: Seat) -> Result<Entry, Fault> {
        self.waiting()?;
        if self.exists(seat)?.is_free() {
            return Err(Fault::new("table/seat-free", "nobody sits there").at("seat"));
        }
        Ok(Entry::Removed { seat })
    }

    fn start(&self) -> Result<Entry, Fault> {
        self.waiting()?;
        if self.seats.iter().any(Sitter::is_free) {
            return Err(Fault::new("table/seats-free", "not every seat is taken yet"));
        }
        Ok(Entry::Started { events: Vec::new() })
    }

    fn may_act(&self, seat: Seat, seen: u64, now_ms: u64) -> Result<(), Fault> {
        self.playing()?;
        if self.stands_still() {
            return Err(Fault::new("table/paused", "the match is paused"));
        }
        self.still_in(seat)?;
        if self.bot_of(seat).is_some() {
            return Err(Fault::new("table/bot-plays", "a bot plays for you now"));
        }
        // What others did at the same time doesn't matter; what was asked of this seat since does.
        if seen > self.number() || self.asked.get(&seat).is_some_and(|&asked| seen < asked) {
            let message = "the table has changed since: look at it again";
            return Err(Fault::new("table/stale", message).at("seen"));
        }
        if self.clocks.as_ref().is_some_and(|clocks| clocks.is_late(seat, now_ms)) {
            return Err(Fault::new("table/too-late", "your time is over"));
        }
        Ok(())
    }

    fn propose(&self, seat: Seat, proposal: Proposal) -> Result<Entry, Fault> {
        self.playing()?;
        self.still_in(seat)?;
        if self.pending.is_some() {
            let message = "something else is proposed already";
            return Err(Fault::new("table/already-proposed", message));
        }
        match &proposal {
            Proposal::Undo if self.last_action(seat).is_none() => {
                return Err(Fault::new("table/nothing-to-undo", "you have not acted yet"));
            }
            Proposal::Pause if self.paused => {
                return Err(Fault::new("table/paused", "the match is paused"));
            }
            Proposal::Resume if !self.paused => {
                return Err(Fault::new("table/not-paused", "the match is not paused"));
            }
            Proposal::TakeOver { seat: missing, bot } => {
                let sitter = self.exists(*missing)?;
                check_bot(self.settings.title()?, bot).map_err(|fault| fault.at("proposal.bot"))?;
                if *missing == seat || !sitter.is_person() || sitter.seated_bot.is_some() {
                    let message = "a bot can only take over from another person who plays";
                    return Err(Fault::new("table/no-take-over", message).at("proposal.seat"));
                }
            }
            Proposal::Undo | Proposal::Pause | Proposal::Resume => {}
        }
        Ok(Entry::Proposed { seat, proposal })
    }

    fn answerer(&self, seat: Seat) -> Result<(), Fault> {
        let Some(pending) = &self.pending else {
            return Err(Fault::new("table/nothing-proposed", "nothing is proposed"));
        };
        if self.people().playing.contains(seat) && !pending.agreed.contains(seat) {
            return Ok(());
        }
        Err(Fault::new("table/not-asked", "you are not asked about this"))
    }

    fn come_back(&self, seat: Seat) -> Result<Entry, Fault> {
        self.playing()?;
        self.still_in(seat)?;
        if self.seats[seat.index()].seated_bot.is_none() {
            return Err(Fault::new("table/no-bot", "no bot plays for you"));
        }
        Ok(Entry::Returned { seat })
    }

    fn rematch(&self, seat: Seat, fresh: &str) -> Result<Entry, Fault> {
        if !matches!(self.phase, Phase::Ended(_)) {
            return Err(Fault::new("table/not-over", "this match is not over"));
        }
        if self.rematch.is_some() {
            return Err(Fault::new("table/rematch-open", "there is a table for it already"));
        }
        Ok(Entry::RematchOpened { seat, table: fresh.to_owned() })
    }

    /// The match's step before the seat's last action.
    pub(super) fn last_action(&self, seat: Seat) -> Option<u64> {
        self.kept.iter().rev().find_map(|(_, kept)| match kept {
            super::Kept::Step { seat: Some(by), step, .. } if *by == seat => Some(step - 1),
            _ => None,
        })
    }

    fn exists(&self, seat: Seat) -> Result<&Sitter, Fault> {
        self.seats.get(seat.index()).ok_or_else(|| {
            let message = format!("there is no seat {seat}");
            let facts = json!({ "seat": seat, "last": self.seats.len() - 1 });
            Fault::new("table/no-such-seat", message).with(facts).at("seat")
        })
    }

    fn free(&self, seat: Seat) -> Result<(), Fault> {
        if self.exists(seat)?.is_free() {
            return Ok(());
        }
        Err(Fault::new("table/seat-taken", "this seat is taken").at("seat"))
    }

    fn still_in(&self, seat: Seat) -> Result<(), Fault> {
        if self.seats[seat.index()].standing == Standing::Playing {
            return Ok(());
        }
        Err(Fault::new("table/out", "you are not in this match any more"))
    }

    fn hosts(&self, seat: Seat) -> Result<(), Fault> {
        if self.phase != Phase::Waiting || self.host() == Some(seat) {
            return Ok(());
        }
        Err(Fault::new("table/not-host", "only the host may do this"))
    }

    fn not_full(&self) -> Result<(), Fault> {
        if self.number() < FULL {
            return Ok(());
        }
        let message = "too much has happened at this table: only the match itself goes on";
        Err(Fault::new("table/log-full", message))
    }

    fn waiting(&self) -> Result<(), Fault> {
        if self.phase == Phase::Waiting {
            return Ok(());
        }
        Err(Fault::new("table/begun", "the match has begun"))
    }

    fn playing(&self) -> Result<(), Fault> {
        match self.phase {
            Phase::Waiting => Err(Fault::new("table/not-begun", "the match has not begun")),
            Phase::Playing => Ok(()),
            Phase::Ended(_) => Err(Fault::new("table/over", "the match is over")),
        }
    }
}

/// What a spectator hears who wants to take part.
pub fn not_seated() -> Fault {
    Fault::new("table/not-seated", "who watches can't take part: take a seat first")
}
