//! How long people may think. Pure arithmetic on the times that the log has.

use catalogue::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::error::SettingsError;
use super::shown::ClocksNow;

/// What the time is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// For each action again.
    Move,
    /// For the whole match, with an increment after each action.
    Player,
}

/// What happens to a player who runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Late {
    /// A bot makes this one move.
    BotMoves,
    /// A bot plays on, and the seat can't win any more.
    SeatLost,
}

/// The rule of a table's clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// What the time is for.
    pub per: Per,
    /// The time.
    pub seconds: u32,
    /// What is added after each action, with a clock per player.
    #[serde(default)]
    pub increment_seconds: u32,
    /// What happens when it is over.
    pub late: Late,
}

impl ClockRule {
    /// A week for a move is enough for everybody.
    const SECONDS_MAX: u32 = 7 * 24 * 3600;

    /// Is it a sensible rule?
    pub fn check(&self) -> Result<(), SettingsError> {
        let most = Self::SECONDS_MAX;
        if (1..=most).contains(&self.seconds) && self.increment_seconds <= most {
            return Ok(());
        }
        Err(SettingsError::Clock { most })
    }

    fn whole_ms(&self) -> u64 {
        u64::from(self.seconds) * 1000
    }
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    rule: ClockRule,
    left_ms: Vec<u64>,
    running: SeatSet,
    at_ms: u64,
}

impl Clocks {
    /// Clocks that stand.
    pub fn new(rule: ClockRule, seats: usize) -> Self {
        Self { rule, left_ms: vec![rule.whole_ms(); seats], running: SeatSet::NONE, at_ms: 0 }
    }

    /// Time passes until `at_ms`.
    pub fn pass(&mut self, at_ms: u64) {
        let elapsed = at_ms.saturating_sub(self.at_ms);
        for seat in self.running.iter() {
            let left = &mut self.left_ms[seat.index()];
            *left = left.saturating_sub(elapsed);
        }
        self.at_ms = self.at_ms.max(at_ms);
    }

    /// From now on these seats think.
    pub fn run(&mut self, seats: SeatSet) {
        self.running = seats;
    }

    /// The seat acted: it gets its increment.
    pub fn acted(&mut self, seat: Seat) {
        if self.rule.per == Per::Player {
            self.left_ms[seat.index()] += u64::from(self.rule.increment_seconds) * 1000;
        }
    }

    /// The seat is asked for its next move: it gets the time for that.
    pub fn asked(&mut self, seat: Seat) {
        if self.rule.per == Per::Move {
            self.left_ms[seat.index()] = self.rule.whole_ms();
        }
    }

    /// What happens to a player who runs out of time.
    pub fn late(&self) -> Late {
        self.rule.late
    }

    /// When the first of the seats that think runs out of time.
    pub fn deadline_ms(&self) -> Option<u64> {
        self.running.iter().map(|seat| self.at_ms + self.left_ms[seat.index()]).min()
    }

    /// Everybody who has run out of time.
    pub fn late_seats(&self, now_ms: u64) -> SeatSet {
        self.running.iter().filter(|&seat| self.is_late(seat, now_ms)).collect()
    }

    /// Has the seat run out of time?
    pub fn is_late(&self, seat: Seat, now_ms: u64) -> bool {
        self.running.contains(seat) && now_ms >= self.at_ms + self.left_ms[seat.index()]
    }

    /// What everybody may see: who thinks, and how much was left at the time of the last entry.
    pub fn show(&self) -> ClocksNow {
        let Self { left_ms, running, at_ms, .. } = self;
        ClocksNow { left_ms: left_ms.clone(), running: *running, at_ms: *at_ms }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(per: Per) -> Clocks {
        let rule = ClockRule { per, seconds: 10, increment_seconds: 2, late: Late::BotMoves };
        Clocks::new(rule, 2)
    }

    #[test]
    fn time_passes_only_for_who_thinks() {
        let mut clocks = clocks(Per::Player);
        clocks.pass(1_000);
        clocks.run(SeatSet::only(Seat(1)));
        assert_eq!(clocks.deadline_ms(), Some(11_000));
        clocks.pass(4_000);
        clocks.acted(Seat(1));
        clocks.run(SeatSet::only(Seat(0)));
        assert_eq!(clocks.left_ms, [10_000, 9_000]);
        assert!(!clocks.is_late(Seat(0), 13_999) && clocks.is_late(Seat(0), 14_000));
        assert!(!clocks.is_late(Seat(1), 99_999));
    }

    #[test]
    fn a_clock_per_move_starts_anew_and_a_stopped_one_stands() {
        let mut clocks = clocks(Per::Move);
        clocks.run(SeatSet::everybody(2));
        clocks.pass(3_000);
        clocks.run(SeatSet::NONE);
        clocks.pass(90_000);
        assert_eq!((clocks.left_ms.as_slice(), clocks.deadline_ms()), (&[7_000, 7_000][..], None));
        clocks.asked(Seat(0));
        assert_eq!(clocks.left_ms, [10_000, 7_000]);
    }

    #[test]
    fn everybody_who_is_late_is_named_at_once() {
        let mut clocks = clocks(Per::Player);
        clocks.run(SeatSet::only(Seat(1)));
        clocks.pass(4_000);
        clocks.run(SeatSet::everybody(2));
        let late = |now_ms| clocks.late_seats(now_ms);
        assert_eq!((clocks.deadline_ms(), late(9_999)), (Some(10_000), SeatSet::NONE));
        assert_eq!(late(10_000), SeatSet::only(Seat(1)));
        assert_eq!(late(13_999), SeatSet::only(Seat(1)));
        assert_eq!(late(14_000), SeatSet::everybody(2));
    }

    #[test]
    fn an_increment_is_for_a_clock_per_player_and_a_fresh_start_for_one_per_move() {
        for (per, acted, asked) in [(Per::Player, 9_000, 9_000), (Per::Move, 7_000, 10_000)] {
            let mut clocks = clocks(per);
            clocks.run(SeatSet::only(Seat(0)));
            clocks.pass(3_000);
            clocks.acted(Seat(0));
            assert_eq!(clocks.left_ms[0], acted, "{per:?}");
            clocks.asked(Seat(0));
            assert_eq!(clocks.left_ms[0], asked, "{per:?}");
        }
    }

    #[test]
    fn a_clock_has_a_second_to_a_week_and_an_increment_of_at_most_a_week() {
        let check = |seconds, increment_seconds| {
            let (per, late) = (Per::Player, Late::SeatLost);
            let rule = ClockRule { per, seconds, increment_seconds, late };
            rule.check()
        };
        let week = 604_800;
        for good in [(1, 0), (week, 0), (1, week), (week, week)] {
            assert_eq!(check(good.0, good.1), Ok(()), "{good:?}");
        }
        for bad in [(0, 0), (week + 1, 0), (1, week + 1), (0, week + 1)] {
            assert_eq!(check(bad.0, bad.1), Err(SettingsError::Clock { most: week }), "{bad:?}");
        }
    }

    #[test]
    fn a_clock_that_goes_backwards_takes_nothing_and_gives_nothing() {
        let mut clocks = clocks(Per::Player);
        clocks.run(SeatSet::only(Seat(0)));
        clocks.pass(5_000);
        clocks.pass(1_000);
        assert_eq!((clocks.left_ms[0], clocks.at_ms), (5_000, 5_000));
    }
}
