//! What a simulation found out.

use serde::{Serialize, Serializer};
use tabletop::Game;

use crate::tally::{PARTS_OF_A_WIN, SeatTally, Tally};

/// The report of a simulation. It depends on the plan alone, never on the number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Matches played to the end.
    pub games: u64,
    /// Actions chosen in all of them.
    pub decisions: u64,
    /// Seat by seat.
    pub seats: Vec<SeatReport>,
    /// How many decisions a match took.
    pub lengths: Lengths,
    /// How often each way of ending came up.
    #[serde(serialize_with = "as_map")]
    pub endings: Vec<Count>,
    /// How often each decider decided.
    #[serde(serialize_with = "as_map")]
    pub deciders: Vec<Count>,
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Who sat there.
    pub bot: String,
    /// Matches won; a shared win counts as its fraction.
    pub wins: f64,
    /// Wins by match.
    pub win_rate: f64,
    /// The 95 % interval of the win rate (Wilson's).
    pub win_rate_interval: [f64; 2],
    /// The mean of the final points.
    pub mean_points: f64,
    /// Their standard deviation.
    pub standard_deviation: f64,
}

/// How many decisions a match took.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lengths {
    /// On average.
    pub mean: f64,
    /// In the shortest match.
    pub min: u32,
    /// In the longest match.
    pub max: u32,
}

/// How often something came up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// What.
    pub name: &'static str,
    /// How often.
    pub games: u64,
}

impl Report {
    /// What the counts mean.
    pub(crate) fn of<G: Game>(tally: &Tally, bots: Vec<String>) -> Self {
        let seats = bots.into_iter().zip(&tally.seats);
        Self {
            games: tally.games,
            decisions: tally.decisions,
            seats: seats.map(|(bot, seat)| SeatReport::of(bot, seat, tally.games)).collect(),
            lengths: Lengths {
                mean: ratio(tally.decisions as f64, tally.games as f64),
                min: if tally.games == 0 { 0 } else { tally.shortest },
                max: tally.longest,
            },
            endings: counts(G::ENDINGS, &tally.endings),
            deciders: counts(G::DECIDERS, &tally.deciders),
        }
    }
}

impl SeatReport {
    fn of(bot: String, seat: &SeatTally, games: u64) -> Self {
        let games = games as f64;
        let wins = seat.win_parts as f64 / PARTS_OF_A_WIN as f64;
        let mean_points = ratio(seat.points as f64, games);
        let variance = ratio(seat.squares as f64, games) - mean_points * mean_points;
        Self {
            bot,
            wins,
            win_rate: ratio(wins, games),
            win_rate_interval: wilson(wins, games),
            mean_points,
            standard_deviation: variance.max(0.0).sqrt(),
        }
    }
}

fn counts(names: &[&'static str], counts: &[u64]) -> Vec<Count> {
    names.iter().zip(counts).map(|(&name, &games)| Count { name, games }).collect()
}

fn as_map<S: Serializer>(counts: &[Count], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().map(|count| (count.name, count.games)))
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole == 0.0 { 0.0 } else { part / whole }
}

/// Wilson's 95 % interval: unlike the plain one it stays between 0 and 1, and is honest when a bot
/// won all or nothing.
pub(crate) fn wilson(wins: f64, games: f64) -> [f64; 2] {
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let z = 1.959_964;
    let rate = wins / games;
    let centre = rate + z * z / (2.0 * games);
    let reach = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    [((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn wilsons_interval_has_the_values_of_the_textbook() {
        fn check(wins: f64, games: f64, low: f64, high: f64) {
            let [found_low, found_high] = wilson(wins, games);
            assert!((found_low - low).abs() < 5e-5, "{wins} of {games}: {found_low}");
            assert!((found_high - high).abs() < 5e-5, "{wins} of {games}: {found_high}");
        }
        check(50.0, 100.0, 0.4038, 0.5962);
        check(0.0, 10.0, 0.0, 0.2775);
        check(10.0, 10.0, 0.7225, 1.0);
        check(0.0, 0.0, 0.0, 1.0);
    }
}
