//! USA: the Golden Spike. Omaha reached, everybody else starts again from San Francisco; once the
//! two are joined, both branches gain length.

use tabletop::{Dice, Log, Seat};

use crate::MiniExpress;
use crate::board::{HexId, HexSet};
use crate::bot;
use crate::company::{COMPANIES, Company, CompanySet};
use crate::event::Event;
use crate::options::SpikeCities;
use crate::state::{Built, Part, Spike, State};
use crate::turn::{Play, Progress, check_supply, raise_length};

/// What the line's completion is worth to each branch.
const BONUS: u8 = 2;

/// After each build.
pub(crate) fn after_build<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    built: Built,
) -> Progress {
    let cities = step.game().options.golden_spike.expect("the variant is played");
    match step.state().spike {
        Spike::Waiting if built.city == cities.west => {
            step.emit(Event::SpikeTileRemoved);
            Progress::Finished
        }
        Spike::Waiting if built.city == cities.east => {
            begin_race(step, built.company, cities);
            let meeting = meeting_on_start(step.game(), step.state(), cities);
            join(step, seat, part, built, meeting)
        }
        Spike::Racing { .. } => {
            let meeting = meeting_hexes(step.game(), step.state(), built, cities);
            join(step, seat, part, built, meeting)
        }
        _ => Progress::Finished,
    }
}

/// The builder of Omaha's first track runs the eastern branch; everybody else gets a train on San
/// Francisco, whose demand token leaves the game. A company with no train in supply is skipped.
fn begin_race<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    company: Company,
    cities: SpikeCities,
) {
    let has_train = step.state().supply[company.index()] > 0;
    step.emit(Event::SpikeRaceBegan { eastern: has_train.then_some(company) });
    check_supply(step, company);
    let hex = step.game().board.place(cities.west);
    for other in Company::ALL.into_iter().filter(|&other| other != company) {
        if step.state().supply[other.index()] > 0 {
            step.emit(Event::WesternStartOpened { company: other, hex });
            check_supply(step, other);
        }
    }
    if step.state().demand[cities.west.index()].is_some() {
        step.emit(Event::DemandTokenRemoved { city: cities.west });
    }
}

/// The trains put on San Francisco may themselves complete the line; then that is where it met
/// (ME-27).
fn meeting_on_start(game: &MiniExpress, state: &State, cities: SpikeCities) -> HexSet {
    let west = game.board.place(cities.west);
    let pieces = Pieces::of(game, &state.tracks, cities);
    let joined = pieces.joined_to(game.board.place(cities.east));
    if joined.iter().any(|track| track.contains(west)) {
        [west].into_iter().collect()
    } else {
        HexSet::NONE
    }
}

/// The hexes just built on that join Omaha's side with San Francisco's, seen from the side that
/// the track was built from (ME-6, ME-29). None if the line is not complete.
fn meeting_hexes(game: &MiniExpress, state: &State, built: Built, cities: SpikeCities) -> HexSet {
    let mut before = state.tracks;
    let own = built.company.index();
    built.path.hexes().iter().for_each(|&hex| before[own].remove(hex));
    let pieces = Pieces::of(game, &before, cities);
    let east = pieces.joined_to(game.board.place(cities.east));
    let west = pieces.joined_to(game.board.place(cities.west));

    let first = built.path.hexes()[0];
    let beside = game.board.beside(first);
    let (from_east, from_west) = (beside.meets(&east[own]), beside.meets(&west[own]));

    let new_hexes: HexSet = built.path.hexes().iter().copied().collect();
    let met = |side: &[HexSet; COMPANIES]| -> HexSet {
        new_hexes.iter().filter(|&hex| side.iter().any(|track| track.contains(hex))).collect()
    };
    let (met_east, met_west) = (met(&east), met(&west));
    match (from_east, from_west) {
        (true, false) => met_west,
        (false, true) => met_east,
        (true, true) => [first].into_iter().chain(met_east.iter()).chain(met_west.iter()).collect(),
        (false, false) if met_east.is_empty() || met_west.is_empty() => HexSet::NONE,
        (false, false) => met_east.iter().chain(met_west.iter()).collect(),
    }
}

/// The companies' tracks in connected pieces: what is connected to San Francisco, and the rest,
/// which is connected to the starting location.
struct Pieces([(Company, HexSet); 2 * COMPANIES]);

impl Pieces {
    fn of(game: &MiniExpress, tracks: &[HexSet; COMPANIES], cities: SpikeCities) -> Self {
        let west = game.board.place(cities.west);
        let mut pieces = [(Company::Wood, HexSet::NONE); 2 * COMPANIES];
        for company in Company::ALL {
            let track = &tracks[company.index()];
            let western = connected(game, track, west);
            pieces[2 * company.index()] = (company, western);
            pieces[2 * company.index() + 1] = (company, track.difference(&western));
        }
        Self(pieces)
    }

    /// All trains that are connected to a city: those of one company across neighbouring hexes,
    /// those of different companies where they stand on the same hex (ME-6).
    fn joined_to(&self, place: HexId) -> [HexSet; COMPANIES] {
        let mut joined = [HexSet::NONE; COMPANIES];
        let mut reached: HexSet = [place].into_iter().collect();
        let mut left = u8::MAX;
        loop {
            let before = left;
            for (index, (company, piece)) in self.0.iter().enumerate() {
                if left >> index & 1 != 0 && piece.meets(&reached) {
                    left &= !(1 << index);
                    reached = reached.union(piece);
                    joined[company.index()] = joined[company.index()].union(piece);
                }
            }
            if left == before {
                return joined;
            }
        }
    }
}

/// The part of a track that is connected to one of its hexes; nothing, if that is none of them.
fn connected(game: &MiniExpress, track: &HexSet, from: HexId) -> HexSet {
    let mut joined = HexSet::NONE;
    let mut wave = track.intersection(&[from].into_iter().collect());
    while !wave.is_empty() {
        joined = joined.union(&wave);
        let beside = wave.iter().fold(HexSet::NONE, |all, hex| all.union(game.board.beside(hex)));
        wave = beside.intersection(track).difference(&joined);
    }
    joined
}

/// If the line is complete, the builder picks a company that has a train where it met, not the
/// eastern branch's (ME-28). A choice between one is made without asking (ME-25).
fn join<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    part: Part,
    built: Built,
    meeting: HexSet,
) -> Progress {
    if meeting.is_empty() {
        return Progress::Finished;
    }
    let candidates = candidates(step.state(), meeting);
    step.explain(|_, _| Event::LineJoined { meeting: meeting.iter().collect(), candidates });
    let allowed = allowed(step.state(), part, candidates);
    if allowed.len() > 1 && step.game().bot_seat() != Some(seat) {
        step.emit(Event::WesternBranchOpened { seat, part, built, candidates: allowed });
        return Progress::Waiting;
    }
    let company = match allowed.len() {
        0 => None,
        1 => allowed.iter().next(),
        _ => Some(bot::choose_branch(step, seat, allowed)),
    };
    run_western_branch(step, seat, company);
    Progress::Finished
}

fn candidates(state: &State, meeting: HexSet) -> CompanySet {
    let met =
        meeting.iter().map(|hex| state.companies_on(hex)).fold(CompanySet::NONE, CompanySet::union);
    match state.spike {
        Spike::Racing { eastern: Some(eastern) } => met.without(eastern),
        _ => met,
    }
}

/// The second action of an expert turn must not take a supply's last train (ME-24). If there is
/// no other candidate, the build itself is illegal, and this is only asked to find that out.
fn allowed(state: &State, part: Part, candidates: CompanySet) -> CompanySet {
    if !matches!(part, Part::Second { .. }) {
        return candidates;
    }
    let harmless = candidates.iter().filter(|company| state.supply[company.index()] != 1).collect();
    if harmless == CompanySet::NONE { candidates } else { harmless }
}

/// The company runs the western branch, if it has a train in supply for the tile. Both branches'
/// markers move up; the eastern one's in any case (ME-28).
pub(crate) fn run_western_branch<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Option<Company>,
) {
    let train = company.is_some_and(|company| step.state().supply[company.index()] > 0);
    step.emit(Event::WesternBranchChosen { seat, company, train });
    if let Spike::Joined { eastern, western } = step.state().spike {
        for branch in [eastern, western].into_iter().flatten() {
            check_supply(step, branch);
            raise_length(step, branch, BONUS);
        }
    }
}
