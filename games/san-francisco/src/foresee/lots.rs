//! Drawing tickets, the likelier the more often.

use tabletop::Dice;

use crate::tickets::TicketSet;

/// Sets of tickets to draw from, each with the weight of itself and all before it.
#[derive(Default)]
pub(super) struct Lots(Vec<(TicketSet, f32)>);

impl FromIterator<(TicketSet, f32)> for Lots {
    fn from_iter<I: IntoIterator<Item = (TicketSet, f32)>>(lots: I) -> Self {
        let mut sum = 0.0;
        let add = |(tickets, weight)| {
            sum += weight;
            (tickets, sum)
        };
        Self(lots.into_iter().map(add).collect())
    }
}

/// A rival at a table of several may be supposed to hold what another one was given; after so many draws
/// in vain anything is supposed.
const ATTEMPTS: u32 = 32;

impl Lots {
    /// One of those within the hidden ones; nothing if there is none, or hardly any.
    pub fn draw<D: Dice + ?Sized>(&self, hidden: TicketSet, dice: &mut D) -> Option<TicketSet> {
        let &(_, sum) = self.0.last()?;
        for _ in 0..ATTEMPTS {
            let drawn = dice.fraction() * sum;
            let at = self.0.partition_point(|&(_, up_to)| up_to <= drawn);
            let (tickets, _) = self.0[at.min(self.0.len() - 1)];
            if tickets.within(hidden) {
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

    /// Lots are drawn as often as they weigh, and never those that somebody else has.
    #[test]
    fn lots_are_drawn_by_weight() {
        let lot = |ticket: u8| TicketSet::only(TicketId(ticket));
        let lots: Lots = [(lot(0), 1.0), (lot(1), 3.0), (lot(2), 6.0)].into_iter().collect();
        let mut dice = QuickDice::new(1);
        let mut count = |hidden: TicketSet| {
            let mut counts = [0; 3];
            for _ in 0..10_000 {
                let drawn = lots.draw(hidden, &mut dice).expect("there are lots");
                counts[drawn.iter().next().expect("a ticket").index()] += 1;
            }
            counts
        };
        let [one, two, three] = count(TicketSet::first(3));
        assert!((900..1100).contains(&one) && (2850..3150).contains(&two), "{one} {two} {three}");
        let [one, two, three] = count(TicketSet::first(2));
        assert!((2350..2650).contains(&one) && three == 0, "{one} {two} {three}");
    }
}
