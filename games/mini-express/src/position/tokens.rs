//! Demand tokens and the bot's tokens of a written position.

use tabletop::{Fault, fault, insertion_sort_by_key};

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
        let mut faults = Vec::new();
        for (city, token) in given {
            if !city.is_numbered() {
                let message = "a starting location has no demand token";
                faults.push(Fault::new("position/token-on-start", message).at("demand"));
                continue;
            }
            if let Some(place) = rest.iter().position(|&other| other == token) {
                rest.remove(place);
            } else {
                let fault = fault!(
                    "position/invented-token",
                    "there are not so many tokens {token}",
                    token = show(token),
                );
                faults.push(fault.fact("which", "demand").at("demand"));
            }
            self.state.demand[city.index()] = Some(token);
        }
        self.faults.extend(faults);
        for city in CityId::numbered() {
            let full =
                build_track::is_full(self.game, &self.state, city) || self.is_closed_by_event(city);
            let written = self.position.demand.get(&city);
            if full && self.state.demand[city.index()].is_some() && !self.is_in_build(city) {
                let fault = fault!(
                    "position/token-in-full-city",
                    "the full city number {number} still has a token",
                    number = city.number(),
                );
                self.fault_at("demand", fault);
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
        matches!(self.position.phase, Phase::GainInfluence { built, .. } if built.city == city)
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
            let fault = fault!(
                "position/lost-token",
                "{count} demand tokens are nowhere",
                count = rest.len() - written.len(),
            );
            self.fault_at("demand_removed", fault.fact("which", "demand"));
        } else if written != rest {
            let message = "these are not the tokens that are missing on the map";
            let fault = Fault::new("position/invented-token", message);
            self.fault_at("demand_removed", fault.fact("which", "removed"));
        }
    }

    pub(super) fn bot(&mut self) {
        if !self.game.options.mode.has_bot() {
            if self.position.bot.is_some() {
                self.fault("position/no-bot", "no bot plays in this mode", "bot");
            }
            return;
        }
        let written = self.position.bot.clone().unwrap_or_default();
        if written.target.is_some_and(|city| !city.is_numbered()) {
            let message = "a starting location is never the target";
            self.fault("position/bad-target", message, "bot.target");
        }
        self.state.bot.target = written.target.filter(|city| city.is_numbered());
        self.state.bot.company = written.company;
        self.bag(&written);
    }

    fn bag(&mut self, written: &BotPosition) {
        let (all, moves) = self.game.bags();
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
            self.fault("position/invented-bot-token", "a bot token is there twice", "bot");
        } else if bag | drawn != all {
            self.fault("position/lost-bot-token", "a bot token is nowhere", "bot");
        } else if drafting && bag != moves {
            let message = "before the last pick no token is drawn, and no refresh token is in";
            self.fault("position/early-bot-token", message, "bot.bag");
        } else if bag & !moves == 0 && !drafting {
            let message = "after the set-up a refresh token is always in the bag";
            self.fault("position/no-refresh-token", message, "bot.bag");
        }
        self.state.bot.bag = bag;
    }
}

fn show(token: DemandToken) -> String {
    serde_json::to_string(&token).unwrap_or_default()
}
