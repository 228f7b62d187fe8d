//! Which of the shortest tracks the bot builds.

use tabletop::{Dice, Log, insertion_sort_by_key};

use super::clockwise::leftmost;
use crate::MiniExpress;
use crate::action::Path;
use crate::board::{CityId, HexId};
use crate::company::Company;
use crate::event::{Event, TrackCandidate, TrackDecider};
use crate::state::State;
use crate::tracks;
use crate::turn::Play;

/// Starts from the hex that comes first in the bot's order, then keeps to the left.
pub(super) fn choose<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    company: Company,
    city: CityId,
) -> Path {
    let (game, state) = (step.game(), step.state());
    let start = tracks::firsts(game, state, company, city)
        .flat_map(|first| starts_beside(game, state, company, first))
        .min()
        .expect("a track begins beside the company's trains");
    let trains = state.trains_to[company.index()][city.index()];
    let chosen = leftmost(game, start, city, trains);
    step.explain(|game, state| weighed(game, state, company, city, start, chosen));
    chosen
}

/// The hexes of the company's track that a first new hex can branch off.
fn starts_beside(
    game: &MiniExpress,
    state: &State,
    company: Company,
    first: HexId,
) -> impl Iterator<Item = HexId> + use<> {
    game.board.beside(first).intersection(&state.tracks[company.index()]).iter()
}

fn weighed(
    game: &MiniExpress,
    state: &State,
    company: Company,
    city: CityId,
    start: HexId,
    chosen: Path,
) -> Event {
    let mut candidates = Vec::new();
    tracks::each(game, state, company, city, |path| {
        let starts = starts_beside(game, state, company, path.hexes()[0]);
        candidates.extend(starts.map(|start| TrackCandidate { start, path: *path }));
    });
    insertion_sort_by_key(&mut candidates, |track| (track.start, track.path));
    let mut starts: Vec<HexId> = candidates.iter().map(|track| track.start).collect();
    starts.dedup();
    let from_start = candidates.iter().filter(|track| track.start == start).count();
    let decided_by = match (candidates.len(), from_start) {
        (1, _) => TrackDecider::OnlyTrack,
        (_, 1) => TrackDecider::StartHex,
        _ => TrackDecider::ClockwiseRule,
    };
    Event::BotTracksWeighed { starts, start, tracks: candidates, chosen, decided_by }
}
