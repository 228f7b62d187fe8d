//! A queue in which nobody gets ahead by asking more often.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

use super::Patron;

/// Jobs in the order in which they came, and how many jobs of each patron are under way.
pub struct FairQueue<T> {
    waiting: VecDeque<(Patron, T)>,
    under_way: BTreeMap<Patron, usize>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), under_way: BTreeMap::new() }
    }
}

impl<T> FairQueue<T> {
    /// A job waits.
    pub fn push(&mut self, patron: Patron, job: T) {
        self.waiting.push_back((patron, job));
    }

    /// The next job: of the address with the fewest jobs under way, there of the player with the
    /// fewest, and of those the one that came first.
    pub fn next(&mut self) -> Option<(Patron, T)> {
        let load = |patron: &Patron| (self.of_address(patron.address), self.of(patron));
        let (first, _) = (self.waiting.iter().enumerate())
            .min_by_key(|(index, (patron, _))| (load(patron), *index))?;
        let (patron, job) = self.waiting.remove(first)?;
        *self.under_way.entry(patron.clone()).or_default() += 1;
        Some((patron, job))
    }

    /// A job of the patron has ended.
    pub fn done(&mut self, patron: &Patron) {
        if let Some(count) = self.under_way.get_mut(patron) {
            *count -= 1;
            if *count == 0 {
                self.under_way.remove(patron);
            }
        }
    }

    fn of(&self, patron: &Patron) -> usize {
        self.under_way.get(patron).copied().unwrap_or_default()
    }

    fn of_address(&self, address: IpAddr) -> usize {
        let own = self.under_way.iter().filter(|(patron, _)| patron.address == address);
        own.map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patron(last: u8, player: &str) -> Patron {
        Patron { address: [10, 0, 0, last].into(), player: player.to_owned() }
    }

    /// Takes jobs one after the other, each under way until the end.
    fn order(queue: &mut FairQueue<u32>) -> Vec<u32> {
        std::iter::from_fn(|| queue.next().map(|(_, job)| job)).collect()
    }

    #[test]
    fn an_address_with_less_under_way_goes_first_however_many_jobs_another_has() {
        let mut queue = FairQueue::default();
        for job in 0..30 {
            queue.push(patron(1, "stranger"), job);
        }
        assert_eq!(queue.next().map(|(_, job)| job), Some(0));
        queue.push(patron(2, "ada"), 100);
        assert_eq!(queue.next().map(|(_, job)| job), Some(100), "the other address is next");
        assert_eq!(queue.next().map(|(_, job)| job), Some(1), "then they are alike again");
    }

    #[test]
    fn players_of_one_address_share_it_and_a_players_own_jobs_stay_in_order() {
        let mut queue = FairQueue::default();
        for (player, job) in [("ada", 1), ("ada", 2), ("ada", 3), ("bela", 4), ("bela", 5)] {
            queue.push(patron(1, player), job);
        }
        assert_eq!(order(&mut queue), [1, 4, 2, 5, 3]);
    }

    #[test]
    fn what_has_ended_is_not_under_way_any_more() {
        let mut queue = FairQueue::default();
        let (ada, bela) = (patron(1, "ada"), patron(2, "bela"));
        queue.push(ada.clone(), 1);
        queue.push(ada.clone(), 2);
        queue.next();
        queue.next();
        assert_eq!((queue.of(&ada), queue.of_address(ada.address)), (2, 2));
        queue.done(&ada);
        queue.push(bela.clone(), 3);
        queue.push(ada.clone(), 4);
        queue.done(&ada);
        assert_eq!((queue.of(&ada), queue.of_address(ada.address)), (0, 0));
        queue.done(&bela);
        assert_eq!(order(&mut queue), [3, 4], "both have nothing under way: who came first");
    }
}
