//! What follows of an entry. The only code that changes a table; the match itself changes in
//! `perform`.

use catalogue::{Outcome, Seat, SeatSet, Viewer};

use super::consent::{Pending, Verdict};
use super::perform::for_change;
use super::seats::{Sitter, Standing};
use super::shown::{EndReason, Ending, Happening, Settled};
use super::{Chooser, Entry, HistoryItem, Late, Logged, Phase, Proposal, StepSeen, Table};

impl Table {
    /// Changes the table by an entry whose match part is done.
    pub(super) fn evolve(&mut self, logged: &Logged) {
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(logged.at_ms);
        }
        if let Some(command_id) = &logged.command_id {
            self.command_ids.insert(command_id.clone(), logged.number);
        }
        self.history.push((logged.at_ms, self.history_item(&logged.entry)));
        self.apply(&logged.entry, logged.at_ms);
        self.settle_proposal(logged.entry == Entry::Lapsed);
        self.run_clocks();
    }

    fn history_item(&self, entry: &Entry) -> HistoryItem {
        let step = self.game.as_ref().map_or(0, |game| game.step());
        let step_of = |seat, by| {
            let revealed = self.game.as_ref().and_then(|game| game.revealed(step).pop());
            HistoryItem::Step { seat, by, step, revealed: revealed.unwrap_or(true) }
        };
        let open = |happening| HistoryItem::Open(happening, Settled::default());
        match entry {
            Entry::Started { .. } => step_of(None, Chooser::Person),
            Entry::Played { seat, by, .. } => step_of(Some(*seat), *by),
            Entry::Said { seat, text } => {
                let deaf = (self.seats.iter().enumerate())
                    .filter(|(_, sitter)| sitter.muted.contains(*seat))
                    .map(|(index, _)| Seat(index as u8))
                    .collect();
                HistoryItem::Words { seat: *seat, text: text.clone(), deaf }
            }
            Entry::Muted { seat, other, muted } => {
                HistoryItem::Muted { seat: *seat, other: *other, muted: *muted }
            }
            Entry::RematchOpened { seat, table } => {
                HistoryItem::Rematch { seat: *seat, table: table.clone() }
            }
            Entry::Sat { seat, name, randomness, .. } => open(Happening::Sat {
                seat: *seat,
                name: name.clone(),
                randomness: randomness.clone(),
            }),
            Entry::BotSat { seat, bot } => {
                open(Happening::BotSat { seat: *seat, bot: bot.clone() })
            }
            Entry::Proposed { seat, proposal } => {
                open(Happening::Proposed { seat: *seat, proposal: proposal.clone() })
            }
            Entry::Left { seat } => open(Happening::Left { seat: *seat }),
            Entry::Removed { seat } => open(Happening::Removed { seat: *seat }),
            Entry::Agreed { seat } => open(Happening::Agreed { seat: *seat }),
            Entry::Declined { seat } => open(Happening::Declined { seat: *seat }),
            Entry::Returned { seat } => open(Happening::Returned { seat: *seat }),
            Entry::Resigned { seat } => open(Happening::Resigned { seat: *seat }),
            Entry::TimedOut { seats } => open(Happening::TimedOut { seats: *seats }),
            Entry::Gone { seat } => open(Happening::Gone { seat: *seat }),
            Entry::Here { seat } => open(Happening::Here { seat: *seat }),
            Entry::Lapsed => open(Happening::Lapsed),
            Entry::ClocksStopped => open(Happening::ClocksStopped),
            Entry::ClocksStarted => open(Happening::ClocksStarted),
        }
    }

    fn apply(&mut self, entry: &Entry, at_ms: u64) {
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
                // Nobody could answer meanwhile: the time for it begins again.
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
        // A player who acts doesn't want to go back.
        self.pending.take_if(|pending| pending.proposal == Proposal::Undo);
        let still: SeatSet = self.asked.keys().copied().filter(|&asked| asked != seat).collect();
        self.ask(still);
        self.end_if_over();
    }

    /// Puts a question to those who are to act, except to those who have had theirs `still` before
    /// them.
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
            self.phase =
                Phase::Ended(Ending { reason: EndReason::Resigned, winners, outcome: None });
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
            self.phase = Phase::Ended(Ending { reason: EndReason::Finished, winners, outcome });
        }
    }

    /// Carries out what everybody agreed to, or drops it.
    fn settle_proposal(&mut self, lapsed: bool) {
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
            self.remark(|settled| settled.done = Some(verdict == Verdict::Done));
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
    fn remark(&mut self, settle: impl FnOnce(&mut Settled)) {
        if let Some((_, HistoryItem::Open(_, settled))) = self.history.last_mut() {
            settle(settled);
        }
    }

    fn undo(&mut self, by: Seat) {
        let (Some(to), Some(game)) = (self.last_action(by), &self.game) else { return };
        let seen: Vec<Vec<StepSeen>> = Viewer::all(game.people())
            .map(|viewer| self.seen_steps(to + 1, viewer).collect())
            .collect();
        for (_, item) in &mut self.history {
            if let HistoryItem::Step { seat, by, step, revealed } = *item
                && step > to
            {
                let index = (step - to - 1) as usize;
                let seen = seen.iter().map(|steps| steps[index].clone()).collect();
                *item = HistoryItem::Undone { seat, by, seen, revealed };
            }
        }
        let Some(game) = &mut self.game else { return };
        for_change(game)
            .rewind(to)
            .expect("an action of this seat was found at a step that was played");
        // Who reads the log later has to know how far it went.
        self.remark(|settled| settled.back_to = Some(to));
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
