//! The bag and the two markers.

use tabletop::{Dice, Log};

use crate::board::{BotToken, BotTokenId, CITIES, CityId};
use crate::company::Company;
use crate::event::Event;
use crate::state::State;
use crate::turn::Play;

/// The numbers of a drawn token.
#[derive(Clone, Copy)]
pub(super) struct Moves {
    pub city: u8,
    pub company: u8,
}

/// Draws a token with numbers. A refresh token puts itself and all drawn tokens back first.
pub(super) fn draw<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) -> Moves {
    loop {
        let bag = step.state().bot.bag;
        let place = step.dice.below(bag.count_ones());
        let token = BotTokenId(nth_one(bag, place));
        step.emit(Event::BotTokenDrawn { token });
        match step.game().tables().bot_tokens[token.index()] {
            BotToken::Moves { city, company } => return Moves { city, company },
            BotToken::Refresh => step.emit(Event::BotBagRefilled { token }),
        }
    }
}

/// The place of the `n`th one, counted from 0.
fn nth_one(mut bits: u16, n: u32) -> u8 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as u8
}

/// Moves the company marker round the four; where it stops is the chosen company.
pub(super) fn move_company_marker<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    steps: u8,
) -> Company {
    let from = step.state().bot.company;
    let to = from.after(steps);
    step.emit(Event::BotCompanyMarkerMoved { from, to, steps });
    to
}

/// Moves the target marker from city to city, passing over those without a demand token. Once on
/// the last city it stays there.
pub(super) fn move_target_marker<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, steps: u8) {
    let from = step.state().bot.target;
    let last = CityId(CITIES as u8 - 1);
    if from == Some(last) {
        return;
    }
    let mut to = from;
    for _ in 0..steps {
        to = Some(next_target(step.state(), to).unwrap_or(last));
    }
    let to = to.unwrap_or(last);
    let passed = if L::KEEPS { passed_over(step.state(), from, to) } else { Vec::new() };
    step.emit(Event::BotTargetMarkerMoved { from, to, steps, passed });
}

/// The cities after the marker, in numbered order.
fn after(target: Option<CityId>) -> impl Iterator<Item = CityId> {
    let next = target.map_or(0, |city| city.0 + 1);
    (next..CITIES as u8).map(CityId)
}

/// The next city with a demand token (ME-16); none if the marker would pass the last one (ME-14).
fn next_target(state: &State, target: Option<CityId>) -> Option<CityId> {
    after(target).find(|city| state.demand[city.index()].is_some())
}

fn passed_over(state: &State, from: Option<CityId>, to: CityId) -> Vec<CityId> {
    after(from)
        .take_while(|&city| city < to)
        .filter(|city| state.demand[city.index()].is_none())
        .collect()
}
