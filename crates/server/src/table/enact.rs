//! What happens when something happens. The only code that changes a table.

use std::sync::Arc;

use catalogue::{AnyMatch, Fault, Outcome, Seat, SeatSet, Viewer, fault};
use serde_json::{Value, json};

use super::consent::{Pending, Verdict};
use super::seats::{Sitter, Standing};
use super::{Chooser, Ending, Entry, Kept, Late, Logged, Phase, Proposal, Table};

impl Table {
    /// Lets something new happen, and gives it its place in the log. If the game refuses it,
    /// nothing has changed.
    pub fn enact(
        &mut self,
        mut entry: Entry,
        at_ms: u64,
        submission: Option<String>,
    ) -> Result<Logged, Fault> {
        let at_ms = at_ms.max(self.at_ms());
        let events = self.play(&entry)?;
        if let Entry::Started { events: told } | Entry::Played { events: told, .. } = &mut entry {
            *told = events;
        }
        let logged = Logged { number: self.number() + 1, at_ms, submission, entry };
        self.note(&logged);
        Ok(logged)
    }

    /// Lets happen what the log has next. It fails only if the log is not one of these rules.
    pub fn follow(&mut self, logged: &Logged) -> Result<(), Fault> {
        if logged.number != self.number() + 1 {
            return Err(fault!(
                "log/gap",
                "entry {entry} comes after {last}",
                entry = logged.number,
                last = self.number(),
            ));
        }
        let events = self.play(&logged.entry)?;
        if let Entry::Started { events: told } | Entry::Played { events: told, .. } = &logged.entry
            && *told != events
        {
            return Err(fault!(
                "log/other-events",
                "entry {entry} tells of other events",
                entry = logged.number,
            ));
        }
        self.note(logged);
        Ok(())
    }

    /// Plays in the match what has to be played there, and gives its events.
    fn play(&mut self, entry: &Entry) -> Result<Vec<Value>, Fault> {
        match entry {
            Entry::Started { .. } => {
                let title = self.settings.title()?;
                let (setting, seed) = (self.settings.setting(), self.fairness().seed());
                let opened = match &self.position {
                    None => title.open(&setting, seed),
                    Some(position) => title.restore(&setting, seed, position),
                };
                let opened = opened.map_err(|refusal| refusal.faults()[0].clone())?;
                self.game = Some(Arc::from(opened));
            }
            Entry::Played { seat, action, .. } => match &mut self.game {
                Some(game) => alone(game).act(*seat, action)?,
                None => return Err(Fault::new("table/not-begun", "the match has not begun")),
            },
            _ => return Ok(Vec::new()),
        }
        let game = self.game.as_ref().expect("it has begun");
        Ok(game.events(game.step()).pop().unwrap_or_default())
    }

    /// Everything else that follows.
    fn note(&mut self, logged: &Logged) {
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(logged.at_ms);
        }
        if let Some(submission) = &logged.submission {
            self.submissions.insert(submission.clone(), logged.number);
        }
        let kept = self.kept(&logged.entry);
        self.kept.push((logged.at_ms, kept));
        self.change(&logged.entry, logged.at_ms);
        self.settle(logged.entry == Entry::Lapsed);
        self.run_clocks();
    }

    fn kept(&self, entry: &Entry) -> Kept {
        let step = self.game.as_ref().map_or(0, |game| game.step());
        match entry {
            Entry::Started { .. } => Kept::Step { seat: None, by: Chooser::Person, step },
            Entry::Played { seat, by, .. } => Kept::Step { seat: Some(*seat), by: *by, step },
            Entry::Said { seat, text } => {
                let deaf = (self.seats.iter().enumerate())
                    .filter(|(_, sitter)| sitter.muted.contains(*seat))
                    .map(|(index, _)| Seat(index as u8))
                    .collect();
                Kept::Words { seat: *seat, text: text.clone(), deaf }
            }
            Entry::Muted { seat, other, muted } => {
                let shown = json!({ "type": "muted", "seat": other, "muted": muted });
                Kept::Private { seat: *seat, shown }
            }
            Entry::Sat { seat, name, randomness, .. } => Kept::Open(
                json!({ "type": "sat", "seat": seat, "name": name, "randomness": randomness }),
            ),
            Entry::RematchOpened { seat, table } => {
                Kept::Rematch { seat: *seat, table: table.clone() }
            }
            open => Kept::Open(serde_json::to_value(open).expect("an entry is plain JSON")),
        }
    }

    fn change(&mut self, entry: &Entry, at_ms: u64) {
        match entry {
            Entry::Sat { seat, player, name, randomness } => {
                let sitter = &mut self.seats[seat.index()];
                sitter.player = Some(player.clone());
                sitter.name.clone_from(name);
                sitter.randomness.clone_from(randomness);
                self.arrivals.push(*seat);
            }
            Entry::Left { seat } | Entry::Removed { seat } => self.vacate(*seat),
            Entry::BotSat { seat, bot } => {
                self.seats[seat.index()].seated_bot = Some(bot.clone());
            }
            Entry::Started { .. } => {
                self.phase = Phase::Playing;
                self.ask(SeatSet::NONE);
                self.end_if_over();
            }
            Entry::Played { seat, by, .. } => self.played(*seat, *by),
            Entry::Proposed { seat, proposal } => {
                self.answers(*seat);
                let until_ms = at_ms + self.answer_ms();
                self.pending = Some(Pending::new(proposal.clone(), *seat, until_ms));
            }
            Entry::Agreed { seat } => {
                self.answers(*seat);
                if let Some(pending) = &mut self.pending {
                    pending.agreed = pending.agreed.with(*seat);
                }
            }
            Entry::Declined { seat } => {
                self.answers(*seat);
                self.pending = None;
            }
            Entry::Returned { seat } => {
                self.answers(*seat);
                self.seats[seat.index()].seated_bot = None;
            }
            Entry::Resigned { seat } => self.lose(SeatSet::only(*seat), Standing::Resigned),
            Entry::TimedOut { seats } => self.time_out(*seats),
            Entry::Gone { seat } => self.seats[seat.index()].gone = true,
            Entry::Here { seat } => {
                self.seats[seat.index()].gone = false;
                self.pending.take_if(|pending| pending.is_cancelled_by(*seat));
            }
            Entry::ClocksStopped => self.stopped = true,
            Entry::ClocksStarted => {
                self.stopped = false;
                // Nobody could answer meanwhile: the time for it begins anew.
                let until_ms = at_ms + self.answer_ms();
                if let Some(pending) = &mut self.pending {
                    pending.until_ms = until_ms;
                }
            }
            Entry::Lapsed | Entry::Said { .. } => {}
            Entry::Muted { seat, other, muted } => {
                let heard = &mut self.seats[seat.index()].muted;
                *heard = if *muted { heard.with(*other) } else { heard.without(*other) };
            }
            Entry::RematchOpened { table, .. } => self.rematch = Some(table.clone()),
        }
    }

    /// Frees a seat. A bot that was planned for it can go as well as one that was added.
    fn vacate(&mut self, seat: Seat) {
        let plan = &self.settings.seats[seat.index()];
        self.seats[seat.index()] = Sitter { seated_bot: None, ..Sitter::new(plan) };
        self.arrivals.retain(|&arrived| arrived != seat);
    }

    fn answer_ms(&self) -> u64 {
        u64::from(self.settings.answer_seconds) * 1000
    }

    /// A person does something: they are not out of time any more.
    fn answers(&mut self, seat: Seat) {
        self.seats[seat.index()].overdue = false;
    }

    fn time_out(&mut self, seats: SeatSet) {
        if self.clocks.as_ref().map(super::Clocks::late) == Some(Late::SeatLost) {
            return self.lose(seats, Standing::LostOnTime);
        }
        for seat in seats.iter() {
            let sitter = &mut self.seats[seat.index()];
            (sitter.late, sitter.overdue) = (true, true);
        }
    }

    fn played(&mut self, seat: Seat, by: Chooser) {
        self.seats[seat.index()].late = false;
        if by == Chooser::Person {
            self.answers(seat);
            self.pending.take_if(|pending| pending.is_cancelled_by(seat));
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.acted(seat);
        }
        // Who goes on doesn't want to go back.
        self.pending.take_if(|pending| pending.proposal == Proposal::Undo);
        let still: SeatSet = self.asked.keys().copied().filter(|&asked| asked != seat).collect();
        self.ask(still);
        self.end_if_over();
    }

    /// Puts a question to who is to act, except to those who have had theirs `still` before them.
    fn ask(&mut self, still: SeatSet) {
        let (to_act, number) = (self.to_act(), self.number());
        self.asked.retain(|&seat, _| to_act.contains(seat) && still.contains(seat));
        for seat in to_act.iter().filter(|&seat| !still.contains(seat)) {
            self.asked.insert(seat, number);
            if let Some(clocks) = &mut self.clocks {
                clocks.asked(seat);
            }
        }
    }

    fn lose(&mut self, seats: SeatSet, standing: Standing) {
        for seat in seats.iter() {
            self.seats[seat.index()].standing = standing;
        }
        let left = self.seats_still_in();
        let people = left.iter().any(|seat| self.seats[seat.index()].player.is_some());
        if left.len() == 1 || !people {
            let winners = if people { left } else { SeatSet::NONE };
            self.phase = Phase::Ended(Ending { reason: "resigned", winners, outcome: None });
        }
    }

    fn seats_still_in(&self) -> SeatSet {
        (self.seats.iter().enumerate())
            .filter(|(_, sitter)| sitter.standing == Standing::Playing)
            .map(|(index, _)| Seat(index as u8))
            .collect()
    }

    fn end_if_over(&mut self) {
        if let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) {
            let winners = winners(&outcome, self.seats_still_in(), self.seats.len());
            let outcome = Some(outcome);
            self.phase = Phase::Ended(Ending { reason: "finished", winners, outcome });
        }
    }

    /// Carries out what everybody agreed to, or drops it.
    fn settle(&mut self, lapsed: bool) {
        if self.phase != Phase::Playing {
            self.pending = None;
        }
        let people = self.people();
        let Some(pending) = &self.pending else { return };
        let verdict = pending.verdict(people, lapsed);
        if verdict == Verdict::Open {
            return;
        }
        let Some(Pending { proposal, by, .. }) = self.pending.take() else { return };
        if lapsed {
            self.remark("done", (verdict == Verdict::Done).into());
        }
        if verdict == Verdict::Dropped {
            return;
        }
        match proposal {
            Proposal::Undo => self.undo(by),
            Proposal::Pause => self.paused = true,
            Proposal::Resume => self.paused = false,
            Proposal::TakeOver { seat, bot } => {
                self.seats[seat.index()].seated_bot = Some(bot);
            }
        }
    }

    /// Adds to the last entry what came of it, for everybody who reads the log.
    fn remark(&mut self, name: &str, value: Value) {
        if let Some((_, Kept::Open(shown))) = self.kept.last_mut() {
            shown[name] = value;
        }
    }

    fn undo(&mut self, by: Seat) {
        let (Some(to), Some(game)) = (self.last_action(by), &mut self.game) else { return };
        let viewers: Vec<Viewer> = Viewer::all(game.people()).collect();
        let seen: Vec<Vec<Vec<Value>>> = viewers
            .iter()
            .map(|&viewer| game.event_views(to + 1, viewer).expect("every viewer exists"))
            .collect();
        for (_, kept) in &mut self.kept {
            if let Kept::Step { seat, by, step } = *kept
                && step > to
            {
                let index = (step - to - 1) as usize;
                let seen = seen.iter().map(|steps| steps[index].clone()).collect();
                *kept = Kept::Undone { seat, by, seen };
            }
        }
        alone(game).rewind(to).expect("so much was played");
        // Who reads the log later has to know how far it went.
        self.remark("back_to", to.into());
        for sitter in &mut self.seats {
            sitter.late = false;
        }
        self.ask(SeatSet::NONE);
    }

    fn run_clocks(&mut self) {
        let thinking = if self.stands_still() {
            SeatSet::NONE
        } else {
            self.to_act().iter().filter(|&seat| self.bot_of(seat).is_none()).collect()
        };
        if let Some(clocks) = &mut self.clocks {
            clocks.run(thinking);
        }
    }
}

/// The match, to be changed. A bot that thinks about it holds it: nothing is changed meanwhile.
fn alone(game: &mut Arc<dyn AnyMatch>) -> &mut dyn AnyMatch {
    Arc::get_mut(game).expect("nothing changes while a bot thinks")
}

/// The winners among those who are still in: if none of the game's winners is, the best of the
/// others.
fn winners(outcome: &Outcome, still_in: SeatSet, people: usize) -> SeatSet {
    let won: SeatSet = outcome
        .winners
        .iter()
        .filter(|&seat| seat.index() >= people || still_in.contains(seat))
        .collect();
    if !won.is_empty() || still_in.len() as usize == people {
        return won;
    }
    let points = |seat: Seat| outcome.points().get(seat.index()).copied();
    let best = still_in.iter().filter_map(points).max();
    still_in.iter().filter(|&seat| points(seat) == best).collect()
}
