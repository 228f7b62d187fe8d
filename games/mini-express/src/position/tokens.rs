//! Demand tokens and the bot's tokens of a written position.

use tabletop::insertion_sort_by_key;

use super::error::PositionError;
use super::restore::Restoring;
use super::{BotPosition, tokens_elsewhere};
use crate::board::{BotTokenId, CityId};
use crate::company::DemandToken;
use crate::evolve::close_city;
use crate::state::{Phase, Spike};
use crate::turn::build_track;

impl Restoring<'_> {
    pub(super) fn demand(&mut self) {
        let given = self.position.demand.iter().filter_map(|(city, token)| Some((city, (*token)?)));
        let mut rest = self.game.tables().demand_tokens.to_vec();
        for (city, token) in given {
            if !city.is_numbered() {
                self.faults.push(PositionError::TokenOnStart);
                continue;
            }
            if let Some(place) = rest.iter().position(|&other| other == token) {
                rest.remove(place);
            } else {
                self.faults.push(PositionError::InventedDemandToken { token: show(token) });
            }
            self.state.demand[city.index()] = Some(token);
        }
        for city in CityId::numbered() {
            let full =
                build_track::is_full(self.game, &self.state, city) || self.is_closed_by_event(city);
            let written = self.position.demand.get(&city);
            if full && self.state.demand[city.index()].is_some() && !self.is_in_build(city) {
                self.faults.push(PositionError::TokenInFullCity { number: city.number() });
            }
            if written.is_none() && !full && !rest.is_empty() {
                self.state.demand[city.index()] = Some(rest.remove(0));
            }
            if self.state.demand[city.index()].is_none() {
                close_city(&mut self.state, city);
            }
        }
        self.removed_demand();
    }

    /// While the wild point is open, the city's token is still there, and no event has begun.
    pub(super) fn is_in_build(&self, city: CityId) -> bool {
        matches!(self.position.phase, Phase::GainingInfluence { built, .. } if built.city == city)
    }

    fn is_closed_by_event(&self, city: CityId) -> bool {
        let begun = matches!(self.state.spike, Spike::Racing { .. } | Spike::Joined { .. });
        begun && self.game.options.golden_spike.is_some_and(|cities| cities.west == city)
    }

    fn removed_demand(&mut self) {
        let Some(written) = &self.position.demand_removed else { return };
        let rest = tokens_elsewhere(self.game, self.state.demand.iter().flatten());
        let mut written = written.clone();
        insertion_sort_by_key(&mut written, |&token| token);
        if written.len() < rest.len() {
            let count = rest.len() - written.len();
            self.faults.push(PositionError::LostDemandToken { count });
        } else if written != rest {
            self.faults.push(PositionError::WronglyRemovedToken);
        }
    }

    pub(super) fn bot(&mut self) {
        if !self.game.options.mode.has_bot() {
            if self.position.bot.is_some() {
                self.faults.push(PositionError::NoBot);
            }
            return;
        }
        let written = self.position.bot.clone().unwrap_or_default();
        if written.target.is_some_and(|city| !city.is_numbered()) {
            self.faults.push(PositionError::BadTarget);
        }
        self.state.bot.target = written.target.filter(|city| city.is_numbered());
        self.state.bot.company = written.company;
        self.bag(&written);
    }

    fn bag(&mut self, written: &BotPosition) {
        let (all, moves) = self.game.bags;
        let drafting = matches!(self.position.phase, Phase::Draft { .. });
        let usual = if drafting { moves } else { all };
        let bits =
            |tokens: &[BotTokenId]| tokens.iter().fold(0u16, |bag, token| bag | 1 << token.0);
        let count = |tokens: &Option<Vec<BotTokenId>>| tokens.as_ref().map_or(0, Vec::len);
        let (bag, drawn) = match (&written.bag, &written.drawn) {
            (None, None) => (usual, all & !usual),
            (Some(bag), None) => (bits(bag), all & !bits(bag)),
            (None, Some(drawn)) => (all & !bits(drawn), bits(drawn)),
            (Some(bag), Some(drawn)) => (bits(bag), bits(drawn)),
        };
        let named = [&written.bag, &written.drawn].into_iter().flatten().flatten();
        let distinct = named.fold(0u16, |bits, token| bits | 1 << token.0).count_ones() as usize;
        if bag & drawn != 0 || count(&written.bag) + count(&written.drawn) != distinct {
            self.faults.push(PositionError::InventedBotToken);
        } else if bag | drawn != all {
            self.faults.push(PositionError::LostBotToken);
        } else if drafting && bag != moves {
            self.faults.push(PositionError::EarlyBotToken);
        } else if bag & !moves == 0 && !drafting {
            self.faults.push(PositionError::NoRefreshToken);
        }
        self.state.bot.bag = bag;
    }
}

fn show(token: DemandToken) -> String {
    serde_json::to_string(&token).unwrap_or_default()
}
