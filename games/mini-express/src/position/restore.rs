//! Sets a written position up, and says what can't be.

use tabletop::{Fault, Seat};

use super::{BotPosition, Position, tokens_elsewhere};
use crate::MiniExpress;
use crate::board::{BotTokenId, Ground, HexId, HexSet, SHARES_PER_COMPANY};
use crate::company::Company;
use crate::evolve::close_city;
use crate::legal;
use crate::options::Mode;
use crate::set_up::starting_influence;
use crate::state::{Built, Phase, Spike, Stage, State};
use crate::turn::{build_track, draft_share, to_act};
use crate::variants::ports;

/// No match comes near so much influence, and it leaves room to gain more.
const HIGHEST_INFLUENCE: u8 = 100;

/// A state being set up, and what is wrong with it.
struct Restoring<'a> {
    game: &'a MiniExpress,
    position: &'a Position,
    state: State,
    faults: Vec<Fault>,
}

pub(super) fn restore(position: &Position, game: &MiniExpress) -> Result<State, Vec<Fault>> {
    let mut restoring = Restoring { game, position, state: game.blank.clone(), faults: Vec::new() };
    restoring.state.phase = position.phase;
    restoring.state.passes = position.passes;
    restoring.state.last_round = position.last_round;
    restoring.seats();
    for company in Company::ALL {
        restoring.trains_on_map(company);
        restoring.shares(company);
    }
    restoring.golden_spike();
    Company::ALL.into_iter().for_each(|company| restoring.trains(company));
    restoring.cities();
    restoring.demand();
    restoring.bot();
    restoring.phase();
    restoring.finish()
}

impl Restoring<'_> {
    fn fault(&mut self, code: &str, message: impl Into<String>, place: impl Into<String>) {
        self.faults.push(Fault::new(code, message).at(place));
    }

    fn seats(&mut self) {
        let seats = usize::from(self.game.seat_count());
        if self.position.seats.len() > seats {
            self.fault("position/too-many-seats", format!("there are only {seats} seats"), "seats");
        }
        let most = self.game.tables().most_influence.unwrap_or(HIGHEST_INFLUENCE);
        for seat in 0..seats {
            let written = self.position.seats.get(seat).cloned().unwrap_or_default();
            self.state.shares[seat] = written.shares.to_array();
            let usual = starting_influence(self.game, seat);
            self.state.influence[seat] =
                written.influence.to_array().map(|own| own.unwrap_or(usual));
            if self.state.influence[seat].iter().any(|&influence| influence > most) {
                let message = format!("influence is at most {most}");
                self.fault(
                    "position/too-much-influence",
                    message,
                    format!("seats[{seat}].influence"),
                );
            }
        }
        if self.position.passes >= self.game.seat_count()
            && !matches!(self.position.phase, Phase::Over { .. })
        {
            self.fault(
                "position/too-many-passes",
                "after so many passes it would be over",
                "passes",
            );
        }
    }

    /// Where the trains stand: in one piece with a starting location, never where nobody can build.
    fn trains_on_map(&mut self, company: Company) {
        let place = format!("companies.{}.trains", name(company));
        let board = self.game.board();
        let written = &self.position.companies.get(company).trains;
        let mut track: HexSet = [board.start(company)].into_iter().collect();
        for (index, &hex) in written.iter().enumerate() {
            if written[..index].contains(&hex) {
                let message = "there is one train of a company on a hex at most";
                self.fault("position/train-twice", message, format!("{place}[{index}]"));
            }
            let elsewhere =
                Company::ALL.into_iter().any(|other| other != company && board.start(other) == hex);
            if elsewhere {
                let message = "nobody can build to another company's starting location";
                self.fault("position/impossible-train", message, format!("{place}[{index}]"));
            }
            track.insert(hex);
        }
        let loose = track.difference(&self.joined_to_starts(company, track));
        if let Some(hex) = loose.iter().next() {
            let index = written.iter().position(|&other| other == hex).unwrap_or_default();
            let message = "this train is not connected to any starting location of its company";
            self.fault("position/loose-train", message, format!("{place}[{index}]"));
        }
        track.iter().for_each(|hex| self.game.lay_train(&mut self.state, company, hex));
    }

    /// What is connected to the company's starting locations, the further ones included.
    fn joined_to_starts(&self, company: Company, track: HexSet) -> HexSet {
        let board = self.game.board();
        let western = self.game.options.golden_spike.map(|cities| board.place(cities.west));
        let is_start = |hex: HexId| {
            hex == board.start(company)
                || Some(hex) == western
                || self.game.options.ports && board.ground(hex) == Ground::Port
        };
        let mut joined = HexSet::NONE;
        let mut wave: Vec<HexId> = track.iter().filter(|&hex| is_start(hex)).collect();
        while let Some(hex) = wave.pop() {
            if !joined.contains(hex) {
                joined.insert(hex);
                wave.extend(board.beside(hex).intersection(&track).iter());
            }
        }
        joined
    }

    fn shares(&mut self, company: Company) {
        let place = format!("companies.{}", name(company));
        let index = company.index();
        let written = self.position.companies.get(company);
        let mode = self.game.options.mode;
        let held: u16 = self.state.shares.iter().map(|own| u16::from(own[index])).sum();
        let drafting = matches!(self.position.phase, Phase::Draft { .. });
        let offer =
            written.offer.unwrap_or(if written.supply == Some(0) { 0 } else { mode.offered() });
        let aside = mode.set_aside(self.game.people).saturating_sub(held.min(9) as u8);
        let set_aside = written.set_aside.unwrap_or(if drafting { aside } else { 0 });
        let known = held + u16::from(offer) + u16::from(set_aside);
        let all = known + u16::from(written.out.unwrap_or(0));
        if all > u16::from(SHARES_PER_COMPANY) {
            let message = format!("there are {all} shares of 9");
            self.fault("position/invented-share", message, place);
        } else if written.out.is_some() && all < u16::from(SHARES_PER_COMPANY) {
            self.fault("position/lost-share", format!("there are only {all} shares of 9"), place);
        } else {
            self.state.offer[index] = offer;
            self.state.set_aside[index] = set_aside;
        }
    }

    fn golden_spike(&mut self) {
        let played = self.game.options.golden_spike;
        let written = self.position.golden_spike;
        let Some(cities) = played else {
            if written.is_some() {
                let message = "the Golden Spike is not played";
                self.fault("position/golden-spike", message, "golden_spike");
            }
            return;
        };
        self.state.spike = written.unwrap_or(Spike::Waiting);
        let reached = |city| !self.state.companies_on(self.game.board().place(city)).is_empty();
        let (east, west) = (reached(cities.east), reached(cities.west));
        let fits = match self.state.spike {
            Spike::Waiting => {
                let under_way = |city| self.is_in_build(city);
                (!east || under_way(cities.east)) && (!west || under_way(cities.west))
            }
            Spike::Absent => west,
            Spike::Racing { .. } | Spike::Joined { .. } => east,
        };
        if !fits {
            let message = "the tile's status does not fit the trains in Omaha and San Francisco";
            self.fault("position/golden-spike", message, "golden_spike");
        }
    }

    fn trains(&mut self, company: Company) {
        let place = format!("companies.{}", name(company));
        let index = company.index();
        let (written, tables) = (self.position.companies.get(company), self.game.tables());
        let reserve = written.reserve.unwrap_or(tables.starting_reserve);
        if reserve > tables.full_reserve {
            let message = format!("a reserve holds at most {}", tables.full_reserve);
            self.fault("position/reserve-too-full", message, format!("{place}.reserve"));
            return;
        }
        if written.length > tables.longest {
            let message = format!("a track length is at most {}", tables.longest);
            self.fault("position/length-too-long", message, format!("{place}.length"));
            return;
        }
        let laid =
            self.state.tracks[index].len() as u16 + u16::from(self.state.spike.trains(company));
        let known = laid + u16::from(reserve);
        let all = known + u16::from(written.supply.unwrap_or(0));
        let trains = u16::from(tables.trains);
        if all > trains {
            let message = format!("there are {all} trains of {trains}");
            self.fault("position/invented-train", message, place);
        } else if written.supply.is_some() && all < trains {
            let message = format!("there are only {all} trains of {trains}");
            self.fault("position/lost-train", message, place);
        } else {
            self.state.reserve[index] = reserve;
            self.state.supply[index] = (trains - known) as u8;
            self.state.length[index] = written.length;
            if self.state.supply[index] == 0 && self.state.offer[index] > 0 {
                let message = "with no train in supply no share is on offer (ME-2)";
                self.fault("position/offer-without-supply", message, format!("{place}.offer"));
            }
        }
    }

    /// Nowhere more companies than there is room for, and one on a port.
    fn cities(&mut self) {
        let board = self.game.board();
        let western = self.game.options.golden_spike.map(|cities| board.place(cities.west));
        for hex in board.all_hexes() {
            let companies = self.state.companies_on(hex).len();
            let room = match board.ground(hex) {
                Ground::City(city) if city.is_numbered() && Some(hex) != western => {
                    u32::from(self.game.capacity(city))
                }
                Ground::Port if self.game.options.ports => 1,
                _ => continue,
            };
            if companies > room {
                let (q, r) = board.coordinates(hex);
                let message = format!("{companies} companies are on {q},{r}, where {room} can be");
                self.fault("position/overfull", message, "companies");
            }
        }
    }

    fn demand(&mut self) {
        let given = self.position.demand.iter().filter_map(|(city, token)| Some((city, (*token)?)));
        let mut rest = self.game.tables().demand_tokens.to_vec();
        let mut faults = Vec::new();
        for (city, token) in given {
            if !city.is_numbered() {
                let message = "a starting location has no demand token";
                faults.push(Fault::new("position/token-on-start", message).at("demand"));
                continue;
            }
            match rest.iter().position(|&other| other == token) {
                Some(place) => drop(rest.remove(place)),
                None => {
                    let message = format!("there are not so many tokens {}", show(token));
                    faults.push(Fault::new("position/invented-token", message).at("demand"));
                }
            }
            self.state.demand[city.index()] = Some(token);
        }
        self.faults.extend(faults);
        for city in crate::CityId::numbered() {
            let full =
                build_track::is_full(self.game, &self.state, city) || self.is_closed_by_event(city);
            let written = self.position.demand.get(&city);
            if full && self.state.demand[city.index()].is_some() && !self.is_in_build(city) {
                let message = format!("the full city number {} still has a token", city.number());
                self.fault("position/token-in-full-city", message, "demand");
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
    fn is_in_build(&self, city: crate::CityId) -> bool {
        matches!(self.position.phase, Phase::GainInfluence { built, .. } if built.city == city)
    }

    fn is_closed_by_event(&self, city: crate::CityId) -> bool {
        let begun = matches!(self.state.spike, Spike::Racing { .. } | Spike::Joined { .. });
        begun && self.game.options.golden_spike.is_some_and(|cities| cities.west == city)
    }

    fn removed_demand(&mut self) {
        let Some(written) = &self.position.demand_removed else { return };
        let rest = tokens_elsewhere(self.game, self.state.demand.iter().flatten());
        let mut written = written.clone();
        written.sort_unstable();
        if written.len() < rest.len() {
            let message = format!("{} demand tokens are nowhere", rest.len() - written.len());
            self.fault("position/lost-token", message, "demand_removed");
        } else if written != rest {
            let message = "these are not the tokens that are missing on the map";
            self.fault("position/invented-token", message, "demand_removed");
        }
    }

    fn bot(&mut self) {
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
        let usual = if matches!(self.position.phase, Phase::Draft { .. }) { moves } else { all };
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
        } else if bag & !moves == 0 && !matches!(self.position.phase, Phase::Draft { .. }) {
            let message = "after the set-up a refresh token is always in the bag";
            self.fault("position/no-refresh-token", message, "bot.bag");
        }
        self.state.bot.bag = bag;
    }

    fn phase(&mut self) {
        let (seat, stage) = match self.position.phase {
            Phase::Draft { picks } => {
                if picks >= draft_share::last_pick(self.game) {
                    let message = "the draft has fewer picks";
                    self.fault("position/bad-phase", message, "phase.picks");
                    self.state.phase = Phase::Draft { picks: 0 };
                }
                return;
            }
            Phase::Over { .. } => return,
            Phase::Turn { seat, stage } => (seat, stage),
            Phase::GainInfluence { seat, stage, built }
            | Phase::ChoosePort { seat, stage, built, .. }
            | Phase::ChooseWesternBranch { seat, stage, built, .. } => {
                self.choice(built);
                (seat, stage)
            }
        };
        if seat >= Seat(self.game.people) {
            self.fault("position/bad-seat", "nobody sits there who could act", "phase.seat");
        }
        if stage != Stage::Only && self.game.options.mode != Mode::Expert {
            let message = "only an expert turn has two actions";
            self.fault("position/bad-stage", message, "phase.stage");
        }
    }

    /// An open choice must follow from the build that it names.
    fn choice(&mut self, built: Built) {
        let state = &self.state;
        let hexes = built.path.hexes();
        let is_built = built.city.is_numbered()
            && hexes.last() == Some(&self.game.board().place(built.city))
            && hexes.iter().all(|&hex| state.has_train(built.company, hex));
        let is_open = match self.position.phase {
            Phase::GainInfluence { .. } => {
                is_built && state.demand[built.city.index()].is_some_and(|token| token.is_wild())
            }
            Phase::ChoosePort { company, .. } => {
                self.game.options.ports
                    && state.supply[company.index()] > 0
                    && ports::free(self.game, state).len() > 1
            }
            Phase::ChooseWesternBranch { candidates, .. } => {
                matches!(state.spike, Spike::Racing { .. }) && candidates.len() > 1
            }
            Phase::Draft { .. } | Phase::Turn { .. } | Phase::Over { .. } => true,
        };
        if !is_built || !is_open {
            let message = "this choice does not follow from the build that it names";
            self.fault("position/bad-choice", message, "phase");
        }
    }

    fn finish(mut self) -> Result<State, Vec<Fault>> {
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        let mut actions = Vec::new();
        if let Some(seat) = to_act(self.game, &self.state).first() {
            legal::list(self.game, &self.state, seat, &mut actions);
            if actions.is_empty() {
                self.fault("position/stuck", "nobody could go on from here", "phase");
                return Err(self.faults);
            }
        }
        Ok(self.state)
    }
}

fn name(company: Company) -> &'static str {
    match company {
        Company::Wood => "wood",
        Company::Steel => "steel",
        Company::Leather => "leather",
        Company::Cotton => "cotton",
    }
}

fn show(token: crate::DemandToken) -> String {
    serde_json::to_string(&token).unwrap_or_default()
}
