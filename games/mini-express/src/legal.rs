//! What a seat may do: all of it, whether there is any, or one at random.

use tabletop::{Dice, Seat};

use crate::MiniExpress;
use crate::action::Action;
use crate::board::{CITIES, CityId, LONGEST_TRACK};
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
        Phase::GainingInfluence { built, .. } => actions.extend(
            (Company::ALL.into_iter())
                .filter(|&company| gain_influence::judge(state, built.city, company).is_ok())
                .map(|company| Action::GainInfluence { company }),
        ),
        Phase::ChoosingPort { .. } => {
            actions.extend(ports::free(game, state).iter().map(|port| Action::ChoosePort { port }));
        }
        Phase::ChoosingWesternBranch { candidates, .. } => {
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
        actions.push(Action::Pass {});
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
    let first = first_action(part);
    for company in Company::ALL.into_iter().filter(|&company| may_act_for(first, company)) {
        let cities = CityId::numbered().filter(|&city| may_build_to(first, city));
        for city in cities.filter(|&city| state.can_build(company, city)) {
            tracks::each(game, state, company, city, |&path| {
                let built = Built { company, city, path };
                if build_track::exhausted_by(game, state, seat, part, built).is_none() {
                    show(Action::BuildTrack { company, city, path });
                }
            });
        }
    }
}

/// The company and city of an expert's first action, if this is the second.
type First = Option<(Company, Option<CityId>)>;

fn first_action(part: Part) -> First {
    match part {
        Part::Second { company, city } => Some((company, city)),
        Part::Only | Part::First => None,
    }
}

/// The two actions of a turn are for two companies.
fn may_act_for(first: First, company: Company) -> bool {
    first.is_none_or(|(other, _)| other != company)
}

/// Two builds of a turn go to two cities (ME-15).
fn may_build_to(first: First, city: CityId) -> bool {
    first.and_then(|(_, other)| other) != Some(city)
}

/// Is there anything to do but pass?
pub(crate) fn can_act(game: &MiniExpress, state: &State, seat: Seat, part: Part) -> bool {
    let mut company = Company::ALL.into_iter();
    if company.any(|company| take_share::judge(game, state, seat, part, company).is_ok()) {
        return true;
    }
    let mut found = false;
    if may_be_counted(state, part) {
        let first = first_action(part);
        for company in Company::ALL.into_iter().filter(|&company| may_act_for(first, company)) {
            let mut cities = CityId::numbered().filter(|&city| may_build_to(first, city));
            found |= cities.any(|city| state.can_build(company, city));
        }
    } else {
        each_build(game, state, seat, part, |_| found = true);
    }
    found
}

/// Is every build in reach legal, so that tracks can be counted instead of listed? Only the second
/// action of an expert turn must not exhaust an offer: and it can't while there are enough shares
/// and trains. A build takes at most one train for each hex of its path and two for a variant's
/// events.
fn may_be_counted(state: &State, part: Part) -> bool {
    !matches!(part, Part::Second { .. })
        || state.offer.iter().all(|&shares| shares > 1)
            && state.supply.iter().all(|&trains| usize::from(trains) > LONGEST_TRACK + 2)
}

/// One of the legal actions, each equally likely. In an ordinary turn they are counted, not listed.
#[inline(always)]
pub(crate) fn pick<D: Dice>(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    dice: &mut D,
    buffer: &mut Vec<Action>,
) -> Action {
    match state.phase {
        Phase::Turn { part, .. } if may_be_counted(state, part) => {
            pick_in_turn(game, state, seat, first_action(part), dice)
        }
        _ => {
            list(game, state, seat, buffer);
            buffer[dice.below(buffer.len() as u32) as usize]
        }
    }
}

#[inline(always)]
fn pick_in_turn<D: Dice>(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    first: First,
    dice: &mut D,
) -> Action {
    let first_city = first.and_then(|(_, city)| city);
    let on_offer = |company: Company| {
        may_act_for(first, company) && take_share::is_within_means(state, seat, company)
    };
    let in_reach = |company: Company| {
        if may_act_for(first, company) { count_builds(state, company, first_city) } else { 0 }
    };
    let shares: [u32; COMPANIES] = Company::ALL.map(|company| u32::from(on_offer(company)));
    let builds: [u32; COMPANIES] = Company::ALL.map(in_reach);
    let all = shares.iter().sum::<u32>() + builds.iter().sum::<u32>();
    if all == 0 {
        return Action::Pass {};
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
            return nth_build(game, state, company, first_city, left);
        }
        left -= builds[company.index()];
    }
    unreachable!("one of those that were counted")
}

/// The ways to all cities in reach `but` one. In two passes over copies, so that the compiler does
/// sixteen cities at once.
#[inline]
fn count_builds(state: &State, company: Company, but: Option<CityId>) -> u32 {
    let trains = state.trains_to[company.index()];
    let mut ways = state.ways_to[company.index()];
    let reserve = state.reserve[company.index()];
    if let Some(city) = but {
        ways[city.index()] = 0;
    }
    for city in 0..CITIES {
        let beyond = trains[city].wrapping_sub(1);
        // In reach if `beyond` is less than the reserve; `max` says so without a branch.
        ways[city] = if beyond.max(reserve) == beyond { 0 } else { ways[city] };
    }
    ways.iter().map(|&ways| u32::from(ways)).sum()
}

#[inline]
fn nth_build(
    game: &MiniExpress,
    state: &State,
    company: Company,
    but: Option<CityId>,
    n: u32,
) -> Action {
    let mut left = n;
    for city in CityId::numbered() {
        if state.can_build(company, city) && but != Some(city) {
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
