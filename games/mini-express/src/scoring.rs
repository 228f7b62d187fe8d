//! What shares are worth, and who wins.

use std::cmp::Reverse;

use strum::{IntoStaticStr, VariantNames};
use tabletop::{MAX_SEATS, Outcome, QuickDice, Seat, SeatSet, Step, Unlogged};

use crate::MiniExpress;
use crate::action::Action;
use crate::company::{COMPANIES, Company};
use crate::options::{Level, Mode};
use crate::state::{Ending, MOST_SEATS, State};
use crate::turn::{perform_alone, to_act};

/// What decided between the best.
#[derive(Clone, Copy, VariantNames, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Decider {
    /// Most points.
    Points,
    /// Tied in points; fewer shares.
    FewerShares,
    /// Still tied; nearer to the start player.
    TurnOrder,
    /// Tied in a solo game.
    BotWinsTies,
}

/// In a solo game from Railfan on, influence up to this is worth nothing to the player.
const LOW_INFLUENCE: u8 = 3;

/// The column of the share value table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    First,
    Second,
    Other,
    Worthless,
}

/// What one share of each company is worth to each seat, if the game ended now.
#[inline]
pub(crate) fn share_values(game: &MiniExpress, state: &State) -> [[u8; COMPANIES]; MOST_SEATS] {
    let values = &game.tables().share_values;
    let mut worth = [[0; COMPANIES]; MOST_SEATS];
    for (seat, own) in worth[..usize::from(game.seat_count())].iter_mut().enumerate() {
        for company in Company::ALL {
            let length = usize::from(state.length[company.index()]);
            own[company.index()] = match column(game, state, seat, company) {
                Column::First => values.first[length],
                Column::Second => values.second[length],
                Column::Other => values.other[length],
                Column::Worthless => 0,
            };
        }
    }
    worth
}

/// The column by the rank of a seat's influence in the company.
fn column(game: &MiniExpress, state: &State, seat: usize, company: Company) -> Column {
    let influence = |seat: usize| state.influence[seat][company.index()];
    let own = influence(seat);
    let seats = 0..usize::from(game.seat_count());
    let above = seats.clone().filter(|&other| influence(other) > own).count();
    if own == 0 || (game.options.mode == Mode::Solo && is_worthless(game, seat, own, above)) {
        return Column::Worthless;
    }
    // With two rivals the first column is not used: whoever is ahead counts as second. Otherwise,
    // if several are tied for first, at least two are above the next, and nobody is second.
    let two_rivals = matches!(game.options.mode, Mode::Solo | Mode::Expert);
    match above + usize::from(two_rivals) {
        0 => Column::First,
        1 => Column::Second,
        _ => Column::Other,
    }
}

/// The player's handicap at the harder levels.
fn is_worthless(game: &MiniExpress, seat: usize, own: u8, above: usize) -> bool {
    let is_player = seat == 0;
    let too_low = game.options.at_least(Level::Railfan) && own <= LOW_INFLUENCE;
    let outdone = game.options.at_least(Level::Conductor) && above > 0;
    is_player && (too_low || outdone)
}

/// Everyone's points, if the game ended now.
#[inline]
pub(crate) fn points(game: &MiniExpress, state: &State) -> [i16; MAX_SEATS] {
    let worth = share_values(game, state);
    let mut points = [0; MAX_SEATS];
    for seat in 0..usize::from(game.seat_count()) {
        points[seat] = (state.shares[seat].iter().zip(worth[seat]))
            .map(|(&shares, value)| i16::from(shares) * i16::from(value))
            .sum();
    }
    points
}

/// Most points win; tied, fewer shares; still tied, nearer to the start player. A solo game's tie
/// goes to the bot.
pub(crate) fn outcome(game: &MiniExpress, state: &State, ending: Ending) -> Outcome {
    let points = points(game, state);
    let most = *points[..usize::from(game.seat_count())].iter().max().expect("somebody plays");
    let best = Seat::all(game.seat_count()).filter(|seat| points[seat.index()] == most);
    let shares = |seat: &Seat| state.shares[seat.index()].iter().sum::<u8>();
    let fewest = best.clone().map(|seat| shares(&seat)).min().expect("somebody is best");
    let (winner, decided_by) = if best.clone().count() == 1 {
        (best.clone().next(), Decider::Points)
    } else if game.options.mode == Mode::Solo {
        (game.bot_seat(), Decider::BotWinsTies)
    } else {
        let mut fewest_shares = best.filter(|seat| shares(seat) == fewest);
        let winner = fewest_shares.next();
        let tied = fewest_shares.next().is_some();
        (winner, if tied { Decider::TurnOrder } else { Decider::FewerShares })
    };
    Outcome {
        seats: game.seat_count(),
        points,
        winners: SeatSet::only(winner.expect("somebody wins")),
        ending: ending.into(),
        decided_by: decided_by.into(),
    }
}

/// How good an action looks: the value of what it leads to, before anybody else acts.
pub(crate) fn appraise_action(game: &MiniExpress, state: &State, action: Action) -> i32 {
    let Some(seat) = to_act(game, state).first() else { return 0 };
    let mut after = state.clone();
    let mut dice = QuickDice::new(0);
    perform_alone(&mut Step::new(game, &mut after, &mut dice, &mut Unlogged), seat, action);
    appraise(game, &after, seat)
}

/// A rough value of a state to a seat: its points against the best rival's, the points that are
/// still to be had from its shares, and its influence.
fn appraise(game: &MiniExpress, state: &State, seat: Seat) -> i32 {
    let points = points(game, state);
    let rival = (Seat::all(game.seat_count()).filter(|&other| other != seat))
        .map(|other| (points[other.index()], Reverse(other)))
        .max()
        .map_or(0, |(points, _)| points);
    let shares = &state.shares[seat.index()];
    let influence = &state.influence[seat.index()];
    let promise: i32 = (0..COMPANIES)
        .map(|company| 2 * i32::from(shares[company]) + i32::from(influence[company].min(6)))
        .sum();
    10 * i32::from(points[seat.index()]) - 4 * i32::from(rival) + 3 * promise
}
