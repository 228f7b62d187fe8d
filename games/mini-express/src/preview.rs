//! What an action will change, without playing it: the action itself, not the turns after it.

use serde::Serialize;
use tabletop::{QuickDice, Seat, Step};

use crate::MiniExpress;
use crate::action::Action;
use crate::company::{COMPANIES, Company, PerCompany};
use crate::event::Event;
use crate::scoring;
use crate::state::State;
use crate::turn::{self, Progress};

/// A number before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// As it is.
    pub before: i16,
    /// As it will be.
    pub after: i16,
}

/// What an action will change.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preview {
    /// Trains that are laid on the map from the reserve.
    pub trains_placed: u8,
    /// Trains that each company gets in compensation.
    pub compensation: PerCompany<u8>,
    /// Trains in each reserve.
    pub reserves: PerCompany<Change>,
    /// Trains in each supply.
    pub supplies: PerCompany<Change>,
    /// Track lengths.
    pub lengths: PerCompany<Change>,
    /// Shares on offer.
    pub offers: PerCompany<Change>,
    /// Influence, by seat.
    pub influence: Vec<PerCompany<Change>>,
    /// What one share is worth, by seat.
    pub share_values: Vec<PerCompany<Change>>,
    /// Everyone's points if the game ended now.
    pub points: Vec<Change>,
    /// Does a choice follow before the action is complete?
    pub choice_follows: bool,
}

/// Plays the action on a copy, and compares.
pub(crate) fn of(game: &MiniExpress, state: &State, seat: Seat, action: Action) -> Preview {
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    let mut dice = QuickDice::new(0);
    let progress =
        turn::perform_alone(&mut Step::new(game, &mut after, &mut dice, &mut events), seat, action);
    let mut compensation = [0; COMPANIES];
    let mut trains_placed = 0;
    for event in &events {
        match event {
            Event::CompensationPaid { company, .. } => compensation[company.index()] += 1,
            Event::TrackBuilt { path, .. } => trains_placed = path.trains(),
            _ => {}
        }
    }
    let seats = usize::from(game.seat_count());
    let (values, values_after) =
        (scoring::share_values(game, state), scoring::share_values(game, &after));
    let (points, points_after) = (scoring::points(game, state), scoring::points(game, &after));
    Preview {
        trains_placed,
        compensation: PerCompany::from_array(compensation),
        reserves: changes(state.reserve, after.reserve),
        supplies: changes(state.supply, after.supply),
        lengths: changes(state.length, after.length),
        offers: changes(state.offer, after.offer),
        influence: by_seat(&state.influence[..seats], &after.influence),
        share_values: by_seat(&values[..seats], &values_after),
        points: (points[..seats].iter().zip(points_after))
            .map(|(&before, after)| Change { before, after })
            .collect(),
        choice_follows: progress == Progress::Waiting,
    }
}

fn changes(before: [u8; COMPANIES], after: [u8; COMPANIES]) -> PerCompany<Change> {
    PerCompany::of(|company: Company| Change {
        before: before[company.index()].into(),
        after: after[company.index()].into(),
    })
}

fn by_seat(before: &[[u8; COMPANIES]], after: &[[u8; COMPANIES]]) -> Vec<PerCompany<Change>> {
    before.iter().zip(after).map(|(&before, &after)| changes(before, after)).collect()
}
