//! Which city the bot builds to.

use std::cmp::Reverse;

use tabletop::{Dice, Log, insertion_sort_by_key};

use crate::MiniExpress;
use crate::board::{CityId, FAR};
use crate::company::Company;
use crate::event::{CityCandidate, CityDecider, Event};
use crate::state::State;
use crate::turn::Play;

/// The nearest to the target city; then with the shortest track; then with more companies in it;
/// then with the higher number.
type Rank = (u8, u8, Reverse<u8>, Reverse<u8>);

/// Chooses a city among those that the company can build to; there is at least one.
pub(super) fn choose<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    company: Company,
) -> CityId {
    let (game, state) = (step.game(), step.state());
    let chosen = (CityId::numbered())
        .filter(|&city| state.can_build(company, city))
        .min_by_key(|&city| rank(game, state, company, city))
        .expect("the bot builds only where it can");
    step.explain(|game, state| weighed(game, state, company, chosen));
    chosen
}

fn rank(game: &MiniExpress, state: &State, company: Company, city: CityId) -> Rank {
    let place = game.board.place(city);
    let distance = state.bot.target.map_or(FAR, |target| game.network.distance(place, target));
    let companies = state.companies_on(place).len() as u8;
    let trains = state.trains_to[company.index()][city.index()];
    (distance, trains, Reverse(companies), Reverse(city.number()))
}

fn weighed(game: &MiniExpress, state: &State, company: Company, chosen: CityId) -> Event {
    let cities = CityId::numbered().filter(|&city| state.can_build(company, city));
    let mut ranks: Vec<Rank> = cities.map(|city| rank(game, state, company, city)).collect();
    insertion_sort_by_key(&mut ranks, |&rank| rank);
    let candidates =
        ranks.iter().map(|&(distance, trains, Reverse(companies), Reverse(number))| {
            let distance = (distance != FAR).then_some(distance);
            CityCandidate { city: CityId(number - 1), number, distance, trains, companies }
        });
    Event::BotCitiesWeighed {
        target: state.bot.target,
        candidates: candidates.collect(),
        chosen,
        decided_by: decider(&ranks),
    }
}

/// What the best two differ in first.
fn decider(ranks: &[Rank]) -> CityDecider {
    let [best, second, ..] = ranks else { return CityDecider::OnlyCity };
    if best.0 != second.0 {
        CityDecider::Distance
    } else if best.1 != second.1 {
        CityDecider::TrackLength
    } else if best.2 != second.2 {
        CityDecider::Companies
    } else {
        CityDecider::Number
    }
}
