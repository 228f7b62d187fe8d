//! A position in the draft: the picks say how many shares everybody holds, and nothing else was
//! done. The bot draws for its shares after the last pick, and must find them.

use tabletop::Seat;

use super::error::PositionError;
use super::restore::Restoring;
use crate::company::{COMPANIES, Company};
use crate::options::Mode;
use crate::turn::draft_share;

impl Restoring<'_> {
    pub(super) fn draft(&mut self, picks: u8) {
        if picks >= draft_share::last_pick(self.game) {
            return self.faults.push(PositionError::TooManyPicks);
        }
        let fits = match self.game.options.mode {
            Mode::Expert => self.is_expert_draft(picks),
            Mode::Standard | Mode::Solo | Mode::Duo => self.is_usual_draft(picks),
        };
        if !fits {
            self.faults.push(PositionError::DraftedShares { picks });
        }
        for company in Company::ALL {
            let index = company.index();
            let held: u8 = self.state.shares.iter().map(|own| own[index]).sum();
            let count = self.game.options.mode.set_aside(self.game.people);
            if fits && held + self.state.set_aside[index] != count {
                self.faults.push(PositionError::SetAsideShares { count });
            }
        }
    }

    /// One share for each pick, two different ones, and no two players the same two.
    fn is_usual_draft(&self, picks: u8) -> bool {
        let seats = usize::from(self.game.seat_count());
        let shares = &self.state.shares[..seats];
        let drafters: Vec<Seat> =
            (0..picks).map(|pick| draft_share::drafter(self.game, pick)).collect();
        (0..seats).all(|seat| {
            let own = shares[seat];
            let made = drafters.iter().filter(|drafter| drafter.index() == seat).count();
            let alone = shares[..seat].iter().all(|other| *other != own);
            sum(own) == made && own.iter().all(|&held| held <= 1) && (made < 2 || alone)
        })
    }

    /// Two of one company for the start player, then one each of another.
    fn is_expert_draft(&self, picks: u8) -> bool {
        let [one, other] = [self.state.shares[0], self.state.shares[1]];
        let sums = (sum(one), sum(other));
        let has_two = one.contains(&2);
        let alike = (one.iter().zip(other)).all(|(&one, other)| other == 0 || one == other);
        match picks {
            0 => sums == (0, 0),
            1 => sums == (2, 0) && has_two,
            _ => sums == (3, 1) && has_two && alike,
        }
    }
}

fn sum(shares: [u8; COMPANIES]) -> usize {
    shares.iter().map(|&held| usize::from(held)).sum()
}
