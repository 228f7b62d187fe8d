//! What must be true of every history. The judge reads the log, follows it through the same rules
//! to see what came of each entry, and compares that with what clients were told, what they really
//! sent, and where they really were.

mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalogue::{Seat, Viewer};
use tokio::time::Instant;

use super::client::Memory;
use super::disk::Written;
use super::world::World;
use super::{Cast, Report, player};
use crate::table::{Chooser, Entry, Late, Per, Proposal, Settings, Table};

/// Clocks of servers differ a little, and entries take a while to be written.
const DEADLINE_SLACK: Duration = Duration::from_secs(7);

/// Somebody who has been connected for so long, to a server that can write, is known to be there.
const PRESENCE_DELAY_MAX: Duration = Duration::from_secs(25);

/// A server may believe for so long that somebody is there whose connection was lost.
const HALF_OPEN_TIMEOUT: Duration = Duration::from_secs(70);

/// Somebody is gone after so long without a connection.
const ABSENCE_TIMEOUT: Duration = Duration::from_mins(1);

type Verdict<T> = Result<T, String>;

fn memory(of: &Arc<Mutex<Memory>>) -> MutexGuard<'_, Memory> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Checks a history that is over.
pub fn judge(world: &World, settings: &Settings, cast: &Cast) -> Verdict<Report> {
    let contents = world.disk.open();
    if contents.set_aside {
        return Err("the log doesn't follow the rules".to_owned());
    }
    let log = &contents.log;
    for (written, number) in log.iter().zip(1..) {
        if written.logged.number != number {
            return Err(format!("entry {} stands at {number}", written.logged.number));
        }
    }
    let lines: BTreeMap<&str, u64> =
        contents.lines.iter().map(|(line, key)| (key.as_str(), line.number)).collect();
    for (index, person) in cast.people.iter().enumerate() {
        told::heard_everything(log, &memory(person))?;
        told::heard_in_time(world, log, &memory(person))?;
        told::acknowledged_once(log, &lines, Seat(index as u8), &memory(person))?;
        if world.machines() == 1 {
            told::refused_truly(log, Seat(index as u8), &memory(person))?;
        }
    }
    told::heard_everything(log, &memory(&cast.spectator))?;
    told::heard_in_time(world, log, &memory(&cast.spectator))?;
    let stored = contents.table.as_ref().expect("it was laid");
    let mut judge = Judge::new(world, settings, cast, stored.blank());
    for written in log {
        judge.follow(written)?;
    }
    let acknowledged = cast.people.iter().map(|person| memory(person).acknowledged.len()).sum();
    let fingerprint = fingerprint(log);
    Ok(Report { entries: log.len(), acknowledged, fingerprint, ..judge.report })
}

fn fingerprint(log: &[Written]) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    for Written { logged, node, .. } in log {
        (logged.at_ms, &logged.command_id, node).hash(&mut hasher);
        serde_json::to_string(&logged.entry).expect("JSON").hash(&mut hasher);
    }
    hasher.finish()
}

/// A proposal, as the judge remembers it.
struct Open {
    proposal: Proposal,
    agreed: BTreeSet<Seat>,
    until_ms: u64,
}

struct Judge<'a> {
    world: &'a World,
    settings: &'a Settings,
    cast: &'a Cast,
    table: Table,
    open: Option<Open>,
    people: BTreeSet<Seat>,
    /// Who is gone, as the log says, and since when it does.
    gone: BTreeMap<Seat, Instant>,
    overdue: BTreeSet<Seat>,
    /// Seats of people that a bot may play.
    lent: BTreeSet<Seat>,
    /// Seats of people for which a bot makes the next move.
    late: BTreeSet<Seat>,
    /// For how long each seat has really been thinking about its present question.
    thought: BTreeMap<Seat, Duration>,
    /// For how long each seat has really been thinking in all.
    thought_in_all: BTreeMap<Seat, Duration>,
    running: BTreeSet<Seat>,
    before: Option<Instant>,
    report: Report,
}

impl<'a> Judge<'a> {
    fn new(world: &'a World, settings: &'a Settings, cast: &'a Cast, table: Table) -> Self {
        let (open, before, report) = (None, None, Report::default());
        Self {
            world,
            settings,
            cast,
            table,
            open,
            people: BTreeSet::new(),
            gone: BTreeMap::new(),
            overdue: BTreeSet::new(),
            lent: BTreeSet::new(),
            late: BTreeSet::new(),
            thought: BTreeMap::new(),
            thought_in_all: BTreeMap::new(),
            running: BTreeSet::new(),
            before,
            report,
        }
    }

    fn follow(&mut self, written: &Written) -> Verdict<()> {
        let number = written.logged.number;
        let at = |problem: String| format!("entry {number}: {problem}");
        self.was_really_sent(written).map_err(at)?;
        self.think(written);
        let was = Position::of(&self.table);
        self.table.replay(&written.logged).map_err(|refused| at(refused.code().to_owned()))?;
        let is = Position::of(&self.table);
        self.judge_clock(&was, written).map_err(at)?;
        self.remember(written).map_err(at)?;
        self.judge_change(&was, &is, written).map_err(at)?;
        self.judge_absence(written).map_err(at)?;
        self.ask_anew(&was, &is, written);
        Ok(())
    }

    /// What stands in the log as somebody's own was sent by them.
    fn was_really_sent(&self, written: &Written) -> Verdict<()> {
        let (seat, kind) = match &written.logged.entry {
            Entry::Played { seat, by: Chooser::Person, .. } => (seat, "act"),
            Entry::Proposed { seat, .. } => (seat, "propose"),
            Entry::Agreed { seat } => (seat, "agree"),
            Entry::Declined { seat } => (seat, "decline"),
            Entry::Returned { seat } => (seat, "return"),
            _ => return Ok(()),
        };
        let command_id = written.logged.command_id.as_deref().unwrap_or_default();
        let own = command_id.strip_prefix(&format!("{} ", player(*seat)));
        let memory = memory(&self.cast.people[seat.index()]);
        match own.and_then(|own| memory.sent.get(own)) {
            Some(command) if command["type"] == kind => Ok(()),
            _ => Err(format!("{seat} never sent {kind} as {command_id:?}")),
        }
    }

    /// Keeps its own account of who agreed to what, and what may follow from it.
    fn remember(&mut self, written: &Written) -> Verdict<()> {
        match &written.logged.entry {
            Entry::Sat { seat, .. } => drop(self.people.insert(*seat)),
            Entry::Proposed { seat, proposal } => {
                self.overdue.remove(seat);
                let until_ms =
                    written.logged.at_ms + u64::from(self.settings.answer_seconds) * 1000;
                let (proposal, agreed) = (proposal.clone(), BTreeSet::from([*seat]));
                self.open = Some(Open { proposal, agreed, until_ms });
            }
            Entry::Agreed { seat } => {
                self.overdue.remove(seat);
                if let Some(open) = &mut self.open {
                    open.agreed.insert(*seat);
                }
            }
            Entry::Declined { seat } => {
                self.overdue.remove(seat);
                self.open = None;
            }
            Entry::Returned { seat } => {
                self.overdue.remove(seat);
                self.lent.remove(seat);
            }
            Entry::Gone { seat } => {
                if self.was_connected(*seat, written.at) {
                    return Err(format!("{seat} was called gone at once"));
                }
                self.gone.insert(*seat, written.at);
            }
            Entry::Here { seat } => {
                self.gone.remove(seat);
                self.cancel(*seat);
            }
            Entry::TimedOut { seats } => {
                for seat in seats.iter() {
                    self.report.timed_out += 1;
                    if self.settings.clock.is_some_and(|clock| clock.late == Late::SeatLost) {
                        self.people.remove(&seat);
                    } else {
                        self.overdue.insert(seat);
                        self.late.insert(seat);
                    }
                }
            }
            Entry::Played { seat, by, .. } => {
                self.played(*seat, *by, written)?;
            }
            Entry::ClocksStarted => {
                let until_ms =
                    written.logged.at_ms + u64::from(self.settings.answer_seconds) * 1000;
                if let Some(open) = &mut self.open {
                    open.until_ms = until_ms;
                }
            }
            Entry::Lapsed => {
                self.report.lapsed += 1;
                self.lapsed(written)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// A take-over of somebody ends when they show that they are there.
    fn cancel(&mut self, seat: Seat) {
        self.open.take_if(|open| {
            let about =
                matches!(open.proposal, Proposal::TakeOver { seat: target, .. } if target == seat);
            about && !open.agreed.contains(&seat)
        });
    }

    fn played(&mut self, seat: Seat, by: Chooser, written: &Written) -> Verdict<()> {
        if by == Chooser::Person {
            self.overdue.remove(&seat);
            self.late.remove(&seat);
            self.cancel(seat);
        } else {
            if !self.somebody_was_there(written.at) {
                return Err("a bot moved though nobody was there".to_owned());
            }
            if self.people.contains(&seat) {
                self.report.bots_for_people += 1;
                if !self.late.remove(&seat) && !self.lent.contains(&seat) {
                    return Err(format!("a bot moved for {seat}, who has not agreed to it"));
                }
            }
        }
        self.open.take_if(|open| open.proposal == Proposal::Undo);
        Ok(())
    }

    fn lapsed(&mut self, written: &Written) -> Verdict<()> {
        let Some(open) = self.open.take() else { return Err("nothing was proposed".to_owned()) };
        if written.logged.at_ms < open.until_ms {
            return Err("the time to answer was cut short".to_owned());
        }
        // After a crash nobody could answer for a while.
        let answer_time = Duration::from_secs(self.settings.answer_seconds.into());
        let up_since = self.world.up_since(&written.node);
        if up_since.is_none_or(|since| since + answer_time > written.at) {
            return Err("nobody could answer in time after a restart".to_owned());
        }
        let Proposal::TakeOver { seat, .. } = open.proposal else { return Ok(()) };
        let agreed = open.agreed.contains(&seat);
        let missing = self.gone.contains_key(&seat) || self.overdue.contains(&seat);
        if !agreed && !missing {
            return Ok(());
        }
        if !agreed && !self.overdue.contains(&seat) && self.was_surely_there(seat, written.at) {
            return Err(format!("{seat} was there all the time, and was called gone"));
        }
        self.lent.insert(seat);
        Ok(())
    }

    /// What changed without being an action must have been agreed to.
    fn judge_change(&mut self, was: &Position, is: &Position, written: &Written) -> Verdict<()> {
        let lapsed = matches!(written.logged.entry, Entry::Lapsed);
        let unanimous = self
            .open
            .as_ref()
            .is_some_and(|open| self.people.iter().all(|seat| open.agreed.contains(seat)));
        if is.step < was.step {
            self.report.undone += 1;
            let undo = self.open.as_ref().is_some_and(|open| open.proposal == Proposal::Undo);
            if !(undo && unanimous) {
                return Err("an action was undone without everybody's consent".to_owned());
            }
        }
        if is.paused && !was.paused && !unanimous {
            return Err("the match was paused without everybody's consent".to_owned());
        }
        if was.paused && !is.paused && !unanimous && !lapsed {
            return Err("the match went on without everybody's consent".to_owned());
        }
        if unanimous
            && let Some(Open { proposal: Proposal::TakeOver { seat, .. }, .. }) = &self.open
        {
            self.lent.insert(*seat);
        }
        for seat in is.bots.difference(&was.bots).filter(|seat| self.people.contains(seat)) {
            if !self.late.contains(seat) && !self.lent.contains(seat) {
                return Err(format!("a bot has the seat of {seat}, who has not agreed to it"));
            }
        }
        if unanimous {
            self.open = None;
        }
        Ok(())
    }

    /// Nobody is called gone for long who is there.
    fn judge_absence(&self, written: &Written) -> Verdict<()> {
        let called_gone =
            self.gone.iter().filter(|(_, since)| **since + ABSENCE_TIMEOUT <= written.at);
        let there =
            |seat: &Seat| self.people.contains(seat) && self.was_surely_there(*seat, written.at);
        match called_gone.map(|(seat, _)| seat).find(|seat| there(seat)) {
            Some(seat) if !self.table.is_stopped() => {
                Err(format!("{seat} is back, and called gone"))
            }
            _ => Ok(()),
        }
    }

    /// Counts the time that passes for those who think.
    fn think(&mut self, written: &Written) {
        let before = self.before.replace(written.at).unwrap_or(written.at);
        let passed = written.at - before;
        // While the servers were down as planned, nobody's time passed.
        let passed = passed.saturating_sub(self.world.planned_outage(before, written.at));
        for seat in &self.running {
            *self.thought.entry(*seat).or_default() += passed;
            *self.thought_in_all.entry(*seat).or_default() += passed;
        }
    }

    /// Nobody is out of time before their time is over, nobody acts after that, and all who are
    /// late are treated alike.
    fn judge_clock(&self, was: &Position, written: &Written) -> Verdict<()> {
        let Some(clock) = &self.settings.clock else { return Ok(()) };
        let is_late =
            |seat: &Seat| was.late_at.get(seat).is_some_and(|&at_ms| at_ms <= written.logged.at_ms);
        let seats = match &written.logged.entry {
            Entry::TimedOut { seats } => seats,
            Entry::Played { seat, by: Chooser::Person, .. } if is_late(seat) => {
                return Err(format!("{seat} acted after their time was over"));
            }
            _ => return Ok(()),
        };
        if let Some(seat) = was.late_at.keys().find(|seat| is_late(seat) && !seats.contains(**seat))
        {
            return Err(format!("{seat} was late as well"));
        }
        let limit = Duration::from_secs(clock.seconds.into());
        // A slow write takes some of it, with a clock per player more than once, and so does a
        // server that takes over from one whose clock is behind.
        let drift = self.world.drift(written.at);
        let (thought, slack) = match clock.per {
            Per::Move => (&self.thought, DEADLINE_SLACK + drift),
            Per::Player => (&self.thought_in_all, DEADLINE_SLACK * 2 + drift),
        };
        for seat in seats.iter() {
            let thought = thought.get(&seat).copied().unwrap_or_default();
            if thought + slack < limit {
                return Err(format!("{seat} had {thought:?} of {limit:?}"));
            }
        }
        Ok(())
    }

    /// Whoever is asked something new has all their time for it.
    fn ask_anew(&mut self, was: &Position, is: &Position, written: &Written) {
        self.running = is.running.clone();
        let acted = match written.logged.entry {
            Entry::Played { seat, .. } => Some(seat),
            _ => None,
        };
        for seat in &is.to_act {
            if acted == Some(*seat) || !was.to_act.contains(seat) || is.step < was.step {
                self.thought.insert(*seat, Duration::ZERO);
            }
        }
    }

    /// Had anybody a connection at that time, or so recently that a server could believe it?
    fn somebody_was_there(&self, at: Instant) -> bool {
        let all = self.cast.people.iter().chain([&self.cast.spectator]);
        all.into_iter().any(|person| {
            let visits = &memory(person).visits;
            visits
                .iter()
                .any(|(from, to)| *from <= at && to.is_none_or(|to| to + HALF_OPEN_TIMEOUT >= at))
        })
    }

    /// Had the person a connection within the last minute? Only certain where there is one server.
    fn was_connected(&self, seat: Seat, at: Instant) -> bool {
        let connections = &memory(&self.cast.people[seat.index()]).connections;
        self.world.machines() == 1
            && connections.iter().any(|(from, _, to)| {
                *from + DEADLINE_SLACK <= at && to.is_none_or(|to| to + ABSENCE_TIMEOUT > at)
            })
    }

    /// Was the person connected for long, to a server that could say so?
    fn was_surely_there(&self, seat: Seat, at: Instant) -> bool {
        let calm = self.world.was_calm(at - PRESENCE_DELAY_MAX * 2, at);
        let memory = memory(&self.cast.people[seat.index()]);
        calm && memory.connections.iter().any(|(from, node, to)| {
            let long = *from + PRESENCE_DELAY_MAX <= at && to.is_none_or(|to| to >= at);
            long && self.world.was_up(node, at)
        })
    }
}

/// What can be seen of a table.
struct Position {
    step: u64,
    paused: bool,
    to_act: BTreeSet<Seat>,
    running: BTreeSet<Seat>,
    bots: BTreeSet<Seat>,
    /// When each of those who think runs out of time.
    late_at: BTreeMap<Seat, u64>,
}

impl Position {
    fn of(table: &Table) -> Self {
        let now = table.show_now(Viewer::Spectator, false);
        let bots = now.seats.iter().zip(0..).filter(|(seat, _)| seat.bot.is_some());
        let running = now.clocks.iter().flat_map(|clocks| {
            clocks.running.iter().map(|seat| (seat, clocks.at_ms + clocks.left_ms[seat.index()]))
        });
        let late_at: BTreeMap<Seat, u64> = running.collect();
        Self {
            running: late_at.keys().copied().collect(),
            late_at,
            step: table.game().map_or(0, catalogue::AnyMatch::step),
            paused: table.is_paused(),
            to_act: table.to_act().iter().collect(),
            bots: bots.map(|(_, index)| Seat(index)).collect(),
        }
    }
}
