//! The rulebook's bot (Mašinfíra): a seat that nobody occupies, played by the rules themselves.
//!
//! Its turn is told as a chain of events with the whole reasoning. Where nobody keeps events, the
//! reasoning is not computed; what it leads to is the same.

mod choices;
mod clockwise;
mod draw;
mod weigh_cities;
mod weigh_tracks;

use tabletop::{Dice, Log, Seat};

pub(crate) use self::choices::{choose_branch, choose_port};
use self::draw::{draw, move_company_marker, move_target_marker};
use crate::board::CityId;
use crate::company::Company;
use crate::event::{BotAction, Event};
use crate::options::{Level, Mode};
use crate::state::{Ending, State};
use crate::turn::{Play, build_track, end_turn, give_influence, take_share};

/// With fewer trains in reserve than this the bot takes a share, otherwise it builds.
const ENOUGH_TO_BUILD: u8 = 3;
/// Set-aside shares that the bot draws for in a solo game.
const SOLO_DRAWS: u8 = 2;

/// Solo set-up, steps III to V: the bot draws for its first shares, then the refresh tokens go
/// into the bag.
pub(crate) fn draft<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let game = step.game();
    let seat = game.bot_seat().expect("a solo game has a bot");
    let each = if game.options.at_least(Level::Railfan) { 2 } else { 1 };
    for _ in 0..SOLO_DRAWS {
        loop {
            let moves = draw(step);
            let company = move_company_marker(step, moves.company);
            // With fewer left it takes those; with none, another token is drawn (ME-5, ME-20).
            let shares = step.state().set_aside[company.index()].min(each);
            if shares > 0 {
                step.emit(Event::ShareDrafted { seat, company, shares });
                break;
            }
        }
    }
    step.emit(Event::BotRefreshTokensAdded);
}

/// Two players with the bot: it gets every set-aside share left, and the refresh tokens go into
/// the bag (ME-19).
pub(crate) fn take_leftovers<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>) {
    let seat = step.game().bot_seat().expect("this mode has a bot");
    for company in Company::ALL {
        let shares = step.state().set_aside[company.index()];
        if shares > 0 {
            step.emit(Event::ShareDrafted { seat, company, shares });
        }
    }
    step.emit(Event::BotRefreshTokensAdded);
}

/// A turn of the bot, and what follows it.
pub(crate) fn take_turn<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat) {
    let moves = draw(step);
    let mut company = move_company_marker(step, moves.company);
    move_target_marker(step, moves.city);
    if ends_at_last_city(step) {
        step.emit(Event::MatchEnded { ending: Ending::TargetAtLastCity });
        return;
    }
    if !Company::ALL.into_iter().any(|company| can_act_for(step.state(), company)) {
        // It draws no more (ME-21).
        step.explain(|_, _| Event::BotStuck);
        step.emit(Event::Passed { seat });
        return end_turn(step, seat);
    }
    loop {
        let action = action_for(step.state(), company);
        let reserve = step.state().reserve[company.index()];
        step.explain(|_, _| Event::BotActionChosen { company, reserve, action });
        if can_act_for(step.state(), company) {
            match action {
                BotAction::TakeShare => take_free_share(step, seat, company),
                BotAction::BuildTrack => build(step, seat, company),
            }
            return end_turn(step, seat);
        }
        step.explain(|_, _| Event::BotActionImpossible { company, action });
        let moves = draw(step);
        company = move_company_marker(step, moves.company);
    }
}

/// Tourist and harder: the game ends at once when the target marker is on the last city (ME-18).
fn ends_at_last_city<D: Dice, L: Log<Event>>(step: &Play<'_, D, L>) -> bool {
    step.game().options.mode == Mode::Solo
        && step.game().options.at_least(Level::Tourist)
        && step.state().bot.target == CityId::numbered().next_back()
}

fn action_for(state: &State, company: Company) -> BotAction {
    if state.reserve[company.index()] < ENOUGH_TO_BUILD {
        BotAction::TakeShare
    } else {
        BotAction::BuildTrack
    }
}

fn can_act_for(state: &State, company: Company) -> bool {
    match action_for(state, company) {
        BotAction::TakeShare => state.offer[company.index()] > 0,
        BotAction::BuildTrack => state.can_build_anywhere(company),
    }
}

/// The bot pays nothing. From Tourist on the reserve is filled to 3 instead of by 3, and from
/// Conductor on the share brings influence.
fn take_free_share<D: Dice, L: Log<Event>>(
    step: &mut Play<'_, D, L>,
    seat: Seat,
    company: Company,
) {
    let options = &step.game().options;
    let refill = if options.at_least(Level::Tourist) {
        ENOUGH_TO_BUILD - step.state().reserve[company.index()]
    } else {
        take_share::REFILL
    };
    take_share::take(step, seat, company, 0, refill);
    if options.at_least(Level::Conductor) {
        give_influence(step, seat, company, 1);
    }
}

fn build<D: Dice, L: Log<Event>>(step: &mut Play<'_, D, L>, seat: Seat, company: Company) {
    let city = weigh_cities::choose(step, company);
    let path = weigh_tracks::choose(step, company, city);
    build_track::perform(step, seat, company, city, path);
}
