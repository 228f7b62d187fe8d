//! How far it is over land from a city: to the other cities, and to every company's track. For
//! people.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Fault, from_json, insertion_sort_by_key};

use crate::MiniExpress;
use crate::board::{CITIES, CityId, FAR, steps_from};
use crate::company::{COMPANIES, PerCompany};
use crate::view::View;

/// How far it is from a city, itself not counted; track runs over landscape only (BUILD-5).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Distances {
    /// The other cities that can be reached, the nearest first.
    pub cities: Vec<CityDistance>,
    /// The trains that each company needs to get there; 0 where it is already, `null` if there is
    /// no way.
    pub companies: PerCompany<Option<u8>>,
}

/// How far a city is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CityDistance {
    /// Which.
    pub city: CityId,
    /// How many steps.
    pub steps: u8,
}

impl Distances {
    pub(crate) fn of(
        game: &MiniExpress,
        view: &View,
        from: Option<&Value>,
    ) -> Result<Option<Self>, Fault> {
        let Some(from) = from else { return Ok(None) };
        let from: CityId = from_json(game, from)?;
        let board = &game.board;
        let steps = steps_from(board, game.options.ports, from);
        let mut cities: Vec<CityDistance> = ((0..(CITIES + COMPANIES) as u8).map(CityId))
            .map(|city| CityDistance { city, steps: steps[board.place(city).index()] })
            .filter(|distance| distance.city != from && distance.steps != FAR)
            .collect();
        insertion_sort_by_key(&mut cities, |distance| distance.steps);
        let nearest = |company: usize| {
            let trains = view.state.tracks[company].iter().map(|hex| steps[hex.index()]);
            trains.min().filter(|&steps| steps != FAR)
        };
        let companies = PerCompany::from_array(std::array::from_fn(nearest));
        Ok(Some(Self { cities, companies }))
    }
}
