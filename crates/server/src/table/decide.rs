//! What would happen, or why not. Changes nothing.

use catalogue::{Fairness, Fault, Seat, SeatSet, fault};
use serde_json::json;

use super::seats::{Sitter, Standing};
use super::settings::check_bot;
use super::{Chooser, Command, Entry, Phase, Proposal, Table};

/// The longest name and the longest message, in characters.
const NAME_LENGTH: usize = 24;
const TEXT_LENGTH: usize = 300;

impl Table {
    /// What comes of a player's command. Whether an action is legal, the game says when it is enacted.
    /// `fresh` is a table for a rematch, should one be asked for.
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
        let Some(seat) = self.seat_of(player) else {
            let message = "who watches can't take part: take a seat first";
            return Err(Fault::new("table/not-seated", message));
        };
        match command {
            Command::Sit { .. } => unreachable!("answered above"),
            Command::Leave {} => self.waiting().map(|()| Entry::Left { seat }),
            Command::SeatBot { seat: free, bot } => self.seat_bot(free, bot),
            Command::Start {} => self.start(),
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
            Command::Say { text } => {
                Ok(Entry::Said { seat, text: tidy("text", &text, TEXT_LENGTH)? })
            }
            Command::Mute { seat: other, muted } => {
                self.exists(other).map(|_| Entry::Muted { seat, other, muted })
            }
            Command::Rematch {} => self.rematch(seat, fresh),
        }
    }

    fn sit(
        &self,
        player: &str,
        seat: Option<Seat>,
        name: &str,
        randomness: String,
    ) -> Result<Entry, Fault> {
        self.waiting()?;
        let name = tidy("name", name, NAME_LENGTH)?;
        if !Fairness::admits(&randomness) {
            let message = "randomness is at most 64 letters and digits";
            return Err(Fault::new("table/odd-randomness", message).at("randomness"));
        }
        if self.seat_of(player).is_some() {
            return Err(Fault::new("table/already-seated", "you have a seat at this table"));
        }
        if self.seats.iter().any(|sitter| sitter.name == name) {
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
                if *missing == seat || !sitter.has_say() {
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
        if self.asked_about(&pending.proposal).contains(seat) && !pending.agreed.contains(seat) {
            return Ok(());
        }
        Err(Fault::new("table/not-asked", "you are not asked about this"))
    }

    /// Who has to agree.
    pub(super) fn asked_about(&self, proposal: &Proposal) -> SeatSet {
        let mut asked: SeatSet = (self.seats.iter().enumerate())
            .filter(|(_, sitter)| sitter.has_say())
            .map(|(index, _)| Seat(index as u8))
            .collect();
        if let Proposal::TakeOver { seat, .. } = proposal {
            asked = asked.without(*seat);
        }
        asked
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

/// A text that somebody wrote, without anything that could disturb others.
fn tidy(place: &str, text: &str, most: usize) -> Result<String, Fault> {
    let text = text.trim();
    let length = text.chars().count();
    if (1..=most).contains(&length) && !text.chars().any(char::is_control) {
        return Ok(text.to_owned());
    }
    let fault = fault!("table/odd-text", "1 to {most} characters on one line", most = most);
    Err(fault.at(place))
}
