//! Build track for a company to a new, open city in reach.

use tabletop::{Dice, Log, QuickDice, Seat, Step, Unlogged};

use super::{Play, Progress, check_supply, give_influence, raise_length};
use crate::MiniExpress;
use crate::action::{Illegal, Path};
use crate::board::{CityId, Ground, HexId};
use crate::company::Company;
use crate::event::Event;
use crate::options::Level;
use crate::state::{Built, Part, Phase, State};
use crate::variants::{golden_spike, ports};

/// Is this a build that the rules allow?
pub(crate) fn judge(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    part: Part,
    company: Company,
    city: CityId,
    path: Path,
) -> Result<(), Illegal> {
    judge_expert(part, company, city)?;
    judge_city(game, state, company, city)?;
    judge_path(game, state, company, city, path)?;
    match exhausted_by(game, state, seat, part, Built { company, city, path }) {
        Some(company) => Err(Illegal::WouldExhaust { company }),
        None => Ok(()),
    }
}

/// The two actions of an expert turn are for two companies, and two builds for two cities (ME-15).
fn judge_expert(part: Part, company: Company, city: CityId) -> Result<(), Illegal> {
    let Part::Second { company: first, city: first_city } = part else { return Ok(()) };
    if first == company {
        return Err(Illegal::SameCompany { company });
    }
    if first_city == Some(city) {
        return Err(Illegal::SameCity { city });
    }
    Ok(())
}

/// The city must be new, open and in reach.
fn judge_city(
    game: &MiniExpress,
    state: &State,
    company: Company,
    city: CityId,
) -> Result<(), Illegal> {
    let place = game.board.place(city);
    if state.has_train(company, place) {
        return Err(Illegal::NotNew { city });
    }
    // Starting locations never had a token, and San Francisco's may have left (ME-1).
    if !city.is_numbered() || state.demand[city.index()].is_none() {
        let full = city.is_numbered() && is_full(game, state, city);
        return Err(if full {
            Illegal::CityFull { city, capacity: game.capacity(city) }
        } else {
            Illegal::NoDemandToken { city }
        });
    }
    if !state.can_build(company, city) {
        return Err(Illegal::OutOfReach { city, reserve: state.reserve[company.index()] });
    }
    Ok(())
}

/// The path must be a shortest one from beside the company's track, over landscape, to the city.
pub(crate) fn judge_path(
    game: &MiniExpress,
    state: &State,
    company: Company,
    city: CityId,
    path: Path,
) -> Result<(), Illegal> {
    let board = &game.board;
    let Some((&last, before)) = path.hexes().split_last() else {
        return Err(Illegal::BrokenPath { city });
    };
    let first = path.hexes()[0];
    let unbroken = path.hexes().windows(2).all(|pair| board.beside(pair[0]).contains(pair[1]));
    if last != board.place(city) || !unbroken {
        return Err(Illegal::BrokenPath { city });
    }
    if !board.beside(first).meets(&state.tracks[company.index()]) {
        return Err(Illegal::NotBesideTrack { hex: first });
    }
    let blocked = |hex: HexId| match board.ground(hex) {
        Ground::Landscape => false,
        Ground::City(_) => true,
        Ground::Port => game.options.ports,
    };
    if let Some(&hex) = before.iter().find(|&&hex| blocked(hex)) {
        return Err(Illegal::ThroughCity { hex });
    }
    let (shortest, trains) = (state.trains_to[company.index()][city.index()], path.trains());
    if trains != shortest {
        return Err(Illegal::NotShortest { shortest, trains });
    }
    Ok(())
}

/// As the second action of an expert turn a build must not exhaust an offer, whatever is chosen
/// on the way (ME-4, ME-24). It is tried out on a copy, so that no rule is told twice.
pub(crate) fn exhausted_by(
    game: &MiniExpress,
    state: &State,
    seat: Seat,
    part: Part,
    built: Built,
) -> Option<Company> {
    if !matches!(part, Part::Second { .. }) || leaves_supplies(game, state, built) {
        return None;
    }
    let mut after = state.clone();
    let mut dice = QuickDice::new(0);
    let mut log = Unlogged;
    let mut step = Step::new(game, &mut after, &mut dice, &mut log);
    step.emit(Event::TurnBegan { seat, part });
    let Built { company, city, path } = built;
    perform(&mut step, seat, company, city, path);
    if let Phase::GainingInfluence { .. } = step.state().phase {
        finish(&mut step, seat, part, built);
    }
    match step.state().phase {
        Phase::ChoosingPort { company, .. } => {
            let free = ports::free(game, step.state());
            let hex = free.iter().next().expect("a choice has two ports");
            ports::open(&mut step, company, hex);
        }
        Phase::ChoosingWesternBranch { candidates, .. } => {
            let harmless = |company: &Company| step.state().supply[company.index()] != 1;
            let company = candidates.iter().find(harmless).or(candidates.iter().next());
            golden_spike::run_western_branch(&mut step, seat, company);
        }
        _ => {}
    }
    Company::ALL.into_iter().find(|company| after.offer[company.index()] == 0)
}

/// Is a build sure to leave a train in every supply? It takes at most one for each hex that a
/// company stands on, and two more for the events of a variant.
fn leaves_supplies(game: &MiniExpress, state: &State, built: Built) -> bool {
    let by_events = if game.options.golden_spike.is_some() || game.options.ports { 2 } else { 0 };
    Company::ALL.into_iter().all(|company| {
        let hexes = built.path.hexes().iter().filter(|&&hex| state.has_train(company, hex)).count();
        usize::from(state.supply[company.index()]) > hexes + by_events
    })
}

/// The steps of a build, in the rulebook's order (ME-12).
#[inline]
pub(crate) fn perform<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
    city: CityId,
    path: Path,
) -> Progress {
    let part = part_of(step.state());
    let built = Built { company, city, path };
    step.emit(Event::TrackBuilt { seat, company, city, path });
    compensate(step, seat, built);
    raise_length(step, company, path.trains() - 1);
    if meet_demand(step, seat, part, built) == Progress::Waiting {
        return Progress::Waiting;
    }
    finish(step, seat, part, built)
}

/// Which action of a turn the match is in.
fn part_of(state: &State) -> Part {
    match state.phase {
        Phase::Turn { part, .. }
        | Phase::GainingInfluence { part, .. }
        | Phase::ChoosingPort { part, .. }
        | Phase::ChoosingWesternBranch { part, .. } => part,
        Phase::Draft { .. } | Phase::Over { .. } => Part::Only,
    }
}

/// Each company that already had a train on a new hex gets one from its supply, hex by hex in the
/// order of the path (ME-9); from a Tourist's bot only with fewer than 2 in reserve (ME-17).
#[inline]
fn compensate<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat, built: Built) {
    let game = step.game();
    let stingy = game.bot_seat() == Some(seat) && game.options.at_least(Level::Tourist);
    let enough = if stingy { 2 } else { game.tables().full_reserve };
    for &hex in built.path.hexes() {
        for company in Company::ALL {
            if company != built.company
                && step.state().has_train(company, hex)
                && step.state().reserve[company.index()] < enough
                && step.state().supply[company.index()] > 0
            {
                step.emit(Event::CompensationPaid { company, hex });
                check_supply(step, company);
            }
        }
    }
}

/// Influence by the city's demand token.
#[inline]
fn meet_demand<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    built: Built,
) -> Progress {
    let token = step.state().demand[built.city.index()].expect("only open cities are built to");
    let company = token.company();
    match token.second().company() {
        Some(second) if second == company => give_influence(step, seat, company, 2),
        Some(second) => {
            give_influence(step, seat, company, 1);
            give_influence(step, seat, second, 1);
        }
        None if step.game().bot_seat() == Some(seat) => {
            for company in Company::ALL {
                give_influence(step, seat, company, 1);
            }
        }
        None => {
            give_influence(step, seat, company, 1);
            step.emit(Event::WildPointOpened { seat, part, built });
            return Progress::Waiting;
        }
    }
    Progress::Finished
}

/// After the influence: the token of a full city leaves the game, then the variants' events.
#[inline]
pub(crate) fn finish<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    built: Built,
) -> Progress {
    let game = step.game();
    let token = step.state().demand[built.city.index()].expect("it leaves only now");
    if is_full(game, step.state(), built.city) {
        step.emit(Event::DemandTokenRemoved { city: built.city });
    }
    if game.options.ports && token.is_wild() {
        return ports::after_build(step, seat, part, built, token.company());
    }
    if game.options.golden_spike.is_some() {
        return golden_spike::after_build(step, seat, part, built);
    }
    Progress::Finished
}

/// Does the city hold as many companies as it can?
#[inline]
pub(crate) fn is_full(game: &MiniExpress, state: &State, city: CityId) -> bool {
    state.companies_on(game.board.place(city)).len() >= u32::from(game.capacity(city))
}
