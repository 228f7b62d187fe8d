//! What a seat may do: all of it, whether there is any, or one at random.

use tabletop::{Dice, Seat};

use crate::MiniExpress;
use crate::action::Action;
use crate::board::{CITIES, CityId};
use crate::company::{COMPANIES, Company};
use crate::state::{Built, Part, Phase, State};
use crate::tracks;
use crate::turn::{build_track, draft_share, gain_influence, take_share, to_act};
use crate::variants::ports;

/// Lists the legal actions, sorted.
pub(crate) fn list(game: &MiniExpress, state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if !to_act(game, state).contains(seat) {
        return;
    }
    match state.phase {
        Phase::Draft { picks } => actions.extend(
            (Company::ALL.into_iter())
                .filter(|&company| draft_share::judge(game, state, picks, company).is_ok())
                .map(|company| Action::DraftShare { company }),
        ),
        Phase::Turn { part, .. } => list_turn(game, state, seat, part, actions),
        Phase::GainInfluence { built, .. } => actions.extend(
            (Company::ALL.into_iter())
                .filter(|&company| gain_influence::judge(state, built.city, company).is_ok())
                .map(|company| Action::GainInfluence { company }),
        ),
        Phase::ChoosePort { .. } => {
            actions.extend(ports::free(game, state).iter().map(|port| Action::ChoosePort { port }));
        }
        Phase::ChooseWesternBranch { candidates, .. } => {
            let choose = |company| Action::ChooseWesternBranch { company };
            actions.extend(candidates.iter().map(choose));
        }
        Phase::Over { .. } => {}
    }
}

fn list_turn(game: &MiniExpress, state: &State, seat: Seat, part: Part, actions: &mut Vec<Action>) {
    actions.extend(
        (Company::ALL.into_iter())
            .filter(|&company| take_share::judge(game, state, seat, part, company).is_ok())
            .map(|company| Action::TakeShare { company }),
    );
    each_build(game, state, seat, part, |build| actions.push(build));
    if actions.is_empty() {
        actions.push(Action::Pass);
    }
}

/// Shows every legal build, in order.
fn each_build(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    part: Part,
    mut show: impl FnMut(Action),
) {
    let first = match part {
        Part::Second { company, city } => Some((company, city)),
        Part::Only | Part::First => None,
    };
    for company in
        Company::ALL.into_iter().filter(|&other| first.is_none_or(|(company, _)| company != other))
    {
        for city in CityId::numbered().filter(|&city| state.can_build(company, city)) {
            if first.is_some_and(|(_, first_city)| first_city == Some(city)) {
                continue;
            }
            tracks::each(game, state, company, city, |&path| {
                let built = Built { company, city, path };
                if build_track::exhausted_by(game, state, seat, part, built).is_none() {
                    show(Action::BuildTrack { company, city, path });
                }
            });
        }
    }
}

/// Is there anything to do but pass?
pub(crate) fn can_act(game: &MiniExpress, state: &State, seat: Seat, part: Part) -> bool {
    let mut company = Company::ALL.into_iter();
    if company.any(|company| take_share::judge(game, state, seat, part, company).is_ok()) {
        return true;
    }
    if !matches!(part, Part::Second { .. }) {
        return Company::ALL.into_iter().any(|company| state.can_build_anywhere(company));
    }
    let mut found = false;
    each_build(game, state, seat, part, |_| found = true);
    found
}

/// One of the legal actions, each equally likely. In an ordinary turn they are counted, not listed.
#[inline]
pub(crate) fn pick<D: Dice>(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    dice: &mut D,
    buffer: &mut Vec<Action>,
) -> Action {
    if let Phase::Turn { part: Part::Only | Part::First, .. } = state.phase {
        return pick_in_turn(game, state, seat, dice);
    }
    list(game, state, seat, buffer);
    buffer[dice.below(buffer.len() as u32) as usize]
}

#[inline]
fn pick_in_turn<D: Dice>(game: &MiniExpress, state: &State, seat: Seat, dice: &mut D) -> Action {
    let influence = &state.influence[seat.index()];
    let on_offer =
        |company: usize| state.offer[company] > 0 && influence[company] >= state.reserve[company];
    let shares: [u32; COMPANIES] = std::array::from_fn(|company| u32::from(on_offer(company)));
    let builds: [u32; COMPANIES] = std::array::from_fn(|company| count_builds(state, company));
    let all = shares.iter().sum::<u32>() + builds.iter().sum::<u32>();
    if all == 0 {
        return Action::Pass;
    }
    let mut left = dice.below(all);
    for company in Company::ALL {
        if left < shares[company.index()] {
            return Action::TakeShare { company };
        }
        left -= shares[company.index()];
    }
    for company in Company::ALL {
        if left < builds[company.index()] {
            return nth_build(game, state, company, left);
        }
        left -= builds[company.index()];
    }
    unreachable!("one of those that were counted")
}

/// The ways to all cities in reach. In two passes over copies, so that the compiler does sixteen
/// cities at once.
#[inline]
fn count_builds(state: &State, company: usize) -> u32 {
    let trains = state.trains_to[company];
    let mut ways = state.ways_to[company];
    let reserve = state.reserve[company];
    for city in 0..CITIES {
        let beyond = trains[city].wrapping_sub(1);
        // The greater of the two is the beyond only if it is not in reach.
        ways[city] = if beyond.max(reserve) == beyond { 0 } else { ways[city] };
    }
    ways.iter().map(|&ways| u32::from(ways)).sum()
}

#[inline]
fn nth_build(game: &MiniExpress, state: &State, company: Company, n: u32) -> Action {
    let mut left = n;
    for city in CityId::numbered() {
        if state.can_build(company, city) {
            let ways = u32::from(state.ways_to[company.index()][city.index()]);
            if left < ways {
                let path = tracks::nth(game, state, company, city, left);
                return Action::BuildTrack { company, city, path };
            }
            left -= ways;
        }
    }
    unreachable!("one of those that were counted")
}
