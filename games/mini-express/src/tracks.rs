//! The shortest tracks from a company's trains to a city, counted and listed exactly: a track is
//! its new hexes, however many hexes it could branch off.

use crate::MiniExpress;
use crate::action::Path;
use crate::board::{CityId, HexId};
use crate::company::Company;
use crate::state::State;

/// The first hexes of the shortest tracks, lowest id first.
#[inline]
pub(crate) fn firsts<'a>(
    game: &'a MiniExpress,
    state: &'a State,
    company: Company,
    city: CityId,
) -> impl Iterator<Item = HexId> + 'a {
    let trains = state.trains_to[company.index()][city.index()];
    let track = &state.tracks[company.index()];
    let firsts = game.network.firsts(city, trains);
    firsts.iter().filter(move |&hex| game.board.beside(hex).meets(track))
}

/// Shows every shortest track to `show`, in order. The company must be able to build there.
pub(crate) fn each(
    game: &MiniExpress,
    state: &State,
    company: Company,
    city: CityId,
    mut show: impl FnMut(&Path),
) {
    let trains = state.trains_to[company.index()][city.index()];
    let mut path = Path::EMPTY;
    for first in firsts(game, state, company, city) {
        extend(game, city, &mut path, first, trains, &mut show);
    }
}

fn extend(
    game: &MiniExpress,
    city: CityId,
    path: &mut Path,
    hex: HexId,
    trains: u8,
    show: &mut impl FnMut(&Path),
) {
    path.push(hex);
    if trains == 1 {
        show(path);
    } else {
        for next in game.network.onward(&game.board, hex, city, trains) {
            extend(game, city, path, next, trains - 1, show);
        }
    }
    path.pop();
}

/// The `n`th shortest track in that order, counted from 0, without listing the others.
#[inline]
pub(crate) fn nth(
    game: &MiniExpress,
    state: &State,
    company: Company,
    city: CityId,
    n: u32,
) -> Path {
    let network = &game.network;
    let mut left = n;
    let mut skip = |hex: &HexId| {
        let ways = u32::from(network.ways_from(*hex, city));
        let found = left < ways;
        left -= if found { 0 } else { ways };
        found
    };
    let mut path = Path::EMPTY;
    let mut hex = firsts(game, state, company, city).find(&mut skip).expect("tracks were counted");
    path.push(hex);
    for trains in (2..=state.trains_to[company.index()][city.index()]).rev() {
        hex = network.onward(&game.board, hex, city, trains).find(&mut skip).expect("counted");
        path.push(hex);
    }
    path
}
