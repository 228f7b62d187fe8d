//! Which bots sit where in which game.

/// The fixed order of all games: block by block, in a block line-up by line-up, in a line-up
/// rotation by rotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    seats: usize,
    line_ups: Vec<Vec<usize>>,
}

/// One game of the schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Which deal.
    pub block: u64,
    /// By seat, the place in the line-up of whoever sits there.
    pub places: Vec<usize>,
    /// By seat, the bot that sits there.
    pub bots: Vec<usize>,
}

impl Schedule {
    /// At two seats every pair of bots meets. At more, as many bots as seats all sit down together;
    /// otherwise each bot alone meets a table of each other bot.
    pub fn new(bots: usize, seats: usize) -> Self {
        let line_ups = if seats == bots && seats > 2 {
            vec![(0..bots).collect()]
        } else {
            let pairs = (0..bots).flat_map(|one| (0..bots).map(move |other| (one, other)));
            pairs
                .filter(|&(one, other)| if seats == 2 { one < other } else { one != other })
                .map(|(one, other)| [vec![one], vec![other; seats - 1]].concat())
                .collect()
        };
        Self { seats, line_ups }
    }

    /// The line-ups: bots by their places, before any rotation.
    pub fn line_ups(&self) -> &[Vec<usize>] {
        &self.line_ups
    }

    /// How many games a block has.
    pub fn games_in_a_block(&self) -> usize {
        self.line_ups.len() * self.seats
    }

    /// The game of this number.
    pub fn fixture(&self, game: u64) -> Fixture {
        let in_block = (game % self.games_in_a_block() as u64) as usize;
        let (line_up, rotation) = (in_block / self.seats, in_block % self.seats);
        let places: Vec<usize> =
            (0..self.seats).map(|seat| (seat + self.seats - rotation) % self.seats).collect();
        let bots = places.iter().map(|&place| self.line_ups[line_up][place]).collect();
        Fixture { block: game / self.games_in_a_block() as u64, places, bots }
    }
}

#[cfg(test)]
mod tests {
    use super::Schedule;

    #[test]
    fn line_ups_follow_from_the_numbers_of_bots_and_seats() {
        fn check(bots: usize, seats: usize, line_ups: &[&[usize]]) {
            assert_eq!(Schedule::new(bots, seats).line_ups(), line_ups, "{bots} at {seats}");
        }
        check(2, 2, &[&[0, 1]]);
        check(3, 2, &[&[0, 1], &[0, 2], &[1, 2]]);
        check(3, 3, &[&[0, 1, 2]]);
        check(2, 3, &[&[0, 1, 1], &[1, 0, 0]]);
        check(2, 4, &[&[0, 1, 1, 1], &[1, 0, 0, 0]]);
    }

    #[test]
    fn in_a_block_everybody_sits_in_every_seat_equally_often() {
        for (bots, seats) in [(2, 2), (5, 2), (3, 3), (4, 3), (2, 4)] {
            let schedule = Schedule::new(bots, seats);
            let mut sat = vec![vec![0; bots]; seats];
            for game in 0..schedule.games_in_a_block() as u64 {
                let fixture = schedule.fixture(game);
                assert_eq!(fixture.block, 0);
                for (seat, &bot) in fixture.bots.iter().enumerate() {
                    sat[seat][bot] += 1;
                }
            }
            assert!(sat.iter().flatten().all(|&times| times == sat[0][0]), "{sat:?}");
        }
        assert_eq!(Schedule::new(2, 2).fixture(5).block, 2);
    }
}
