//! Weighted sampling of the tickets that a rival may hold, with rejection of those held elsewhere.

use tabletop::Dice;

use crate::tickets::TicketSet;

/// Sets of tickets to draw from, each with the weight of itself and all before it.
#[derive(Default)]
pub(super) struct TicketSampler(Vec<(TicketSet, f32)>);

impl FromIterator<(TicketSet, f32)> for TicketSampler {
    fn from_iter<I: IntoIterator<Item = (TicketSet, f32)>>(sets: I) -> Self {
        let mut sum = 0.0;
        let add = |(tickets, weight)| {
            sum += weight;
            (tickets, sum)
        };
        Self(sets.into_iter().map(add).collect())
    }
}

/// With several rivals, a sample may hold a ticket that another rival was given already. After this
/// many rejected samples the caller falls back to any ticket.
const ATTEMPTS: u32 = 32;

impl TicketSampler {
    /// One of those within the hidden ones; nothing if there is none, or hardly any.
    pub fn draw<D: Dice + ?Sized>(&self, hidden: TicketSet, dice: &mut D) -> Option<TicketSet> {
        let &(_, sum) = self.0.last()?;
        for _ in 0..ATTEMPTS {
            let drawn = dice.fraction() * sum;
            let at = self.0.partition_point(|&(_, up_to)| up_to <= drawn);
            let (tickets, _) = self.0[at.min(self.0.len() - 1)];
            if tickets.is_subset(hidden) {
                return Some(tickets);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use tabletop::QuickDice;

    use super::*;
    use crate::tickets::TicketId;

    /// Sets are sampled in proportion to their weights, and only from the hidden tickets.
    #[test]
    fn sets_are_sampled_by_weight() {
        let only = |ticket: u8| TicketSet::only(TicketId(ticket));
        let sampler: TicketSampler =
            [(only(0), 1.0), (only(1), 3.0), (only(2), 6.0)].into_iter().collect();
        let mut dice = QuickDice::new(1);
        let mut count = |hidden: TicketSet| {
            let mut counts = [0; 3];
            for _ in 0..10_000 {
                let drawn = sampler.draw(hidden, &mut dice).expect("the sets have weights");
                counts[drawn.iter().next().expect("a ticket").index()] += 1;
            }
            counts
        };
        let [one, two, three] = count(TicketSet::lowest(3));
        assert!((900..1100).contains(&one) && (2850..3150).contains(&two), "{one} {two} {three}");
        let [one, two, three] = count(TicketSet::lowest(2));
        assert!((2350..2650).contains(&one) && three == 0, "{one} {two} {three}");
    }
}
