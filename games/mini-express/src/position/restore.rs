//! Sets a written position up, and says what can't be.

use tabletop::{Fault, Seat, fault};

use super::Position;
use crate::MiniExpress;
use crate::board::{Ground, HexId, HexSet, SHARES_PER_COMPANY};
use crate::company::Company;
use crate::legal;
use crate::options::Mode;
use crate::set_up::starting_influence;
use crate::state::{Part, Phase, Spike, State};
use crate::turn::to_act;

/// No match comes near so much influence, and it leaves room to gain more.
const HIGHEST_INFLUENCE: u8 = 100;

/// A state being set up, and what is wrong with it.
pub(super) struct Restoring<'a> {
    pub(super) game: &'a MiniExpress,
    pub(super) position: &'a Position,
    pub(super) state: State,
    pub(super) faults: Vec<Fault>,
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
    for company in Company::ALL {
        restoring.trains(company);
    }
    restoring.cities();
    restoring.demand();
    restoring.ports();
    restoring.bot();
    restoring.phase();
    restoring.finish()
}

impl Restoring<'_> {
    pub(super) fn fault(&mut self, code: &str, message: &str, place: impl Into<String>) {
        self.fault_at(place, Fault::new(code, message));
    }

    pub(super) fn fault_at(&mut self, place: impl Into<String>, fault: Fault) {
        self.faults.push(fault.at(place));
    }

    fn seats(&mut self) {
        let seats = usize::from(self.game.seat_count());
        if self.position.seats.len() > seats {
            let fault =
                fault!("position/too-many-seats", "there are only {seats} seats", seats = seats);
            self.fault_at("seats", fault);
        }
        let most = self.game.tables().most_influence.unwrap_or(HIGHEST_INFLUENCE);
        for seat in 0..seats {
            let written = self.position.seats.get(seat).cloned().unwrap_or_default();
            self.state.shares[seat] = written.shares.to_array();
            let usual = starting_influence(self.game, seat);
            self.state.influence[seat] =
                written.influence.to_array().map(|own| own.unwrap_or(usual));
            if self.state.influence[seat].iter().any(|&influence| influence > most) {
                let fault = fault!(
                    "position/too-much-influence",
                    "influence is at most {most}",
                    most = most,
                );
                self.fault_at(format!("seats[{seat}].influence"), fault);
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
        let place = format!("companies.{}.trains", company.slug());
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
    pub(super) fn joined_to_starts(&self, company: Company, track: HexSet) -> HexSet {
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
        let place = format!("companies.{}", company.slug());
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
            let fault =
                fault!("position/invented-share", "there are {found} shares of 9", found = all);
            self.fault_at(place, fault);
        } else if written.out.is_some() && all < u16::from(SHARES_PER_COMPANY) {
            let fault =
                fault!("position/lost-share", "there are only {found} shares of 9", found = all);
            self.fault_at(place, fault);
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
                let fault = Fault::new("position/golden-spike", message);
                self.fault_at("golden_spike", fault.fact("which", "not-played"));
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
            let fault = Fault::new("position/golden-spike", message);
            self.fault_at("golden_spike", fault.fact("which", "trains"));
        }
    }

    fn trains(&mut self, company: Company) {
        let place = format!("companies.{}", company.slug());
        let index = company.index();
        let (written, tables) = (self.position.companies.get(company), self.game.tables());
        let reserve = written.reserve.unwrap_or(tables.starting_reserve);
        if reserve > tables.full_reserve {
            let most = tables.full_reserve;
            let fault =
                fault!("position/reserve-too-full", "a reserve holds at most {most}", most = most,);
            self.fault_at(format!("{place}.reserve"), fault);
            return;
        }
        if written.length > tables.longest {
            let most = tables.longest;
            let fault = fault!(
                "position/length-too-long",
                "a track length is at most {most}",
                most = most,
            );
            self.fault_at(format!("{place}.length"), fault);
            return;
        }
        let laid =
            self.state.tracks[index].len() as u16 + u16::from(self.state.spike.trains(company));
        let known = laid + u16::from(reserve);
        let all = known + u16::from(written.supply.unwrap_or(0));
        let trains = u16::from(tables.trains);
        if all > trains {
            let fault = fault!(
                "position/invented-train",
                "there are {found} trains of {expected}",
                found = all,
                expected = trains,
            );
            self.fault_at(place, fault);
        } else if written.supply.is_some() && all < trains {
            let fault = fault!(
                "position/lost-train",
                "there are only {found} trains of {expected}",
                found = all,
                expected = trains,
            );
            self.fault_at(place, fault);
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
                let fault = fault!(
                    "position/overfull",
                    "{found} companies are on {hex}, where {most} can be",
                    found = companies,
                    hex = format!("{q},{r}"),
                    most = room,
                );
                self.fault_at("companies", fault);
            }
        }
    }

    fn phase(&mut self) {
        let (seat, part) = match self.position.phase {
            Phase::Draft { picks } => return self.draft(picks),
            Phase::Over { .. } => return,
            Phase::Turn { seat, part } => {
                // While a choice is open, the end still waits (ME-23).
                if self.game.options.mode == Mode::Expert && self.state.exhausted_offers() > 0 {
                    let message = "an offer is exhausted: an expert game would be over";
                    let fault = Fault::new("position/bad-phase", message);
                    self.fault_at("phase", fault.fact("which", "exhausted"));
                }
                (seat, part)
            }
            Phase::GainInfluence { seat, part, built }
            | Phase::ChoosePort { seat, part, built, .. }
            | Phase::ChooseWesternBranch { seat, part, built, .. } => {
                self.choice(built);
                (seat, part)
            }
        };
        if seat >= Seat(self.game.people) {
            self.fault("position/bad-seat", "nobody sits there who could act", "phase.seat");
        }
        if part != Part::Only && self.game.options.mode != Mode::Expert {
            let message = "only an expert turn has two actions";
            self.fault("position/bad-part", message, "phase.part");
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
