//! What a simulation counts: whole numbers only, so that the order of adding up doesn't matter.

use tabletop::{Game, MAX_SEATS, Outcome, Playout, Seat};

/// A win is this many parts, so that a win shared by up to six is still a whole number of them.
pub const PARTS_OF_A_WIN: u64 = 60;

/// The counts of one seat.
#[derive(Clone, Copy, Default)]
pub struct SeatTally {
    /// Wins, in 60ths.
    pub win_parts: u64,
    /// The sum of the points.
    pub points: i64,
    /// The sum of the points' squares.
    pub squares: u64,
}

/// The counts of some matches.
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub shortest: u32,
    pub longest: u32,
    pub seats: [SeatTally; MAX_SEATS],
    /// By the place in [`Game::ENDINGS`].
    pub endings: Vec<u64>,
    /// By the place in [`Game::DECIDERS`].
    pub deciders: Vec<u64>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn empty<G: Game>() -> Self {
        Self {
            games: 0,
            decisions: 0,
            shortest: u32::MAX,
            longest: 0,
            seats: [SeatTally::default(); MAX_SEATS],
            endings: vec![0; G::ENDINGS.len()],
            deciders: vec![0; G::DECIDERS.len()],
        }
    }

    /// Counts a match.
    pub fn count<G: Game>(&mut self, playout: &Playout) {
        let outcome = &playout.outcome;
        self.games += 1;
        self.decisions += u64::from(playout.decisions);
        self.shortest = self.shortest.min(playout.decisions);
        self.longest = self.longest.max(playout.decisions);
        self.endings[place(G::ENDINGS, outcome.ending)] += 1;
        self.deciders[place(G::DECIDERS, outcome.decided_by)] += 1;
        for seat in Seat::all(outcome.seats) {
            self.seats[seat.index()].count(outcome, seat);
        }
    }

    /// Adds the counts of other matches.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.win_parts += theirs.win_parts;
            mine.points += theirs.points;
            mine.squares += theirs.squares;
        }
        add_each(&mut self.endings, &other.endings);
        add_each(&mut self.deciders, &other.deciders);
    }
}

impl SeatTally {
    fn count(&mut self, outcome: &Outcome, seat: Seat) {
        let points = i64::from(outcome.points[seat.index()]);
        self.points += points;
        self.squares += points.unsigned_abs().pow(2);
        if outcome.winners.contains(seat) {
            self.win_parts += PARTS_OF_A_WIN / u64::from(outcome.winners.len());
        }
    }
}

fn add_each(mine: &mut [u64], theirs: &[u64]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

fn place(names: &[&str], name: &str) -> usize {
    names.iter().position(|known| *known == name).expect("a game lists all its endings, deciders")
}
