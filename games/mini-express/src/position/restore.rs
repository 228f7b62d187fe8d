//! Sets a written position up, and says what can't be.

use tabletop::{Fault, Faults, Seat};

use super::Position;
use super::error::PositionError;
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
    pub(super) faults: Faults,
}

pub(super) fn restore(position: &Position, game: &MiniExpress) -> Result<State, Vec<Fault>> {
    let (state, faults) = (game.blank.clone(), Faults::default());
    let mut restoring = Restoring { game, position, state, faults };
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
    fn seats(&mut self) {
        let seats = usize::from(self.game.seat_count());
        if self.position.seats.len() > seats {
            self.faults.push(PositionError::TooManySeats { seats });
        }
        let most = self.game.tables().most_influence.unwrap_or(HIGHEST_INFLUENCE);
        for seat in 0..seats {
            let written = self.position.seats.get(seat).cloned().unwrap_or_default();
            self.state.shares[seat] = written.shares.to_array();
            let usual = starting_influence(self.game, seat);
            self.state.influence[seat] =
                written.influence.to_array().map(|own| own.unwrap_or(usual));
            if self.state.influence[seat].iter().any(|&influence| influence > most) {
                let error = PositionError::TooMuchInfluence { most };
                self.faults.push_at(format!("seats[{seat}].influence"), error);
            }
        }
        if self.position.passes >= self.game.seat_count()
            && !matches!(self.position.phase, Phase::Over { .. })
        {
            self.faults.push(PositionError::TooManyPasses);
        }
    }

    /// Where the trains stand: in one piece with a starting location, never where nobody can build.
    fn trains_on_map(&mut self, company: Company) {
        let place = format!("companies.{}.trains", company.slug());
        let board = &self.game.board;
        let written = &self.position.companies.get(company).trains;
        let mut track: HexSet = [board.start(company)].into_iter().collect();
        for (index, &hex) in written.iter().enumerate() {
            if written[..index].contains(&hex) {
                self.faults.push_at(format!("{place}[{index}]"), PositionError::TrainTwice);
            }
            let elsewhere =
                Company::ALL.into_iter().any(|other| other != company && board.start(other) == hex);
            if elsewhere {
                self.faults.push_at(format!("{place}[{index}]"), PositionError::ImpossibleTrain);
            }
            track.insert(hex);
        }
        let loose = track.difference(&self.joined_to_starts(company, track));
        if let Some(hex) = loose.iter().next() {
            let index = written.iter().position(|&other| other == hex).unwrap_or_default();
            self.faults.push_at(format!("{place}[{index}]"), PositionError::LooseTrain);
        }
        track.iter().for_each(|hex| self.game.lay_train(&mut self.state, company, hex));
    }

    /// What is connected to the company's starting locations, the further ones included.
    pub(super) fn joined_to_starts(&self, company: Company, track: HexSet) -> HexSet {
        let board = &self.game.board;
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
        let found = known + u16::from(written.out.unwrap_or(0));
        if found > u16::from(SHARES_PER_COMPANY) {
            self.faults.push_at(place, PositionError::InventedShare { found });
        } else if written.out.is_some() && found < u16::from(SHARES_PER_COMPANY) {
            self.faults.push_at(place, PositionError::LostShare { found });
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
                self.faults.push(PositionError::NoGoldenSpike);
            }
            return;
        };
        self.state.spike = written.unwrap_or(Spike::Waiting);
        let reached = |city| !self.state.companies_on(self.game.board.place(city)).is_empty();
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
            self.faults.push(PositionError::SpikeStatus);
        }
    }

    fn trains(&mut self, company: Company) {
        let place = format!("companies.{}", company.slug());
        let index = company.index();
        let (written, tables) = (self.position.companies.get(company), self.game.tables());
        let reserve = written.reserve.unwrap_or(tables.starting_reserve);
        if reserve > tables.full_reserve {
            let error = PositionError::ReserveTooFull { most: tables.full_reserve };
            return self.faults.push_at(format!("{place}.reserve"), error);
        }
        if written.length > tables.longest {
            let error = PositionError::LengthTooLong { most: tables.longest };
            return self.faults.push_at(format!("{place}.length"), error);
        }
        let laid =
            self.state.tracks[index].len() as u16 + u16::from(self.state.spike.trains(company));
        let known = laid + u16::from(reserve);
        let found = known + u16::from(written.supply.unwrap_or(0));
        let expected = u16::from(tables.trains);
        if found > expected {
            self.faults.push_at(place, PositionError::InventedTrain { found, expected });
        } else if written.supply.is_some() && found < expected {
            self.faults.push_at(place, PositionError::LostTrain { found, expected });
        } else {
            self.state.reserve[index] = reserve;
            self.state.supply[index] = (expected - known) as u8;
            self.state.length[index] = written.length;
            if self.state.supply[index] == 0 && self.state.offer[index] > 0 {
                let error = PositionError::OfferWithoutSupply;
                self.faults.push_at(format!("{place}.offer"), error);
            }
        }
    }

    /// Nowhere more companies than there is room for, and one on a port.
    fn cities(&mut self) {
        let board = &self.game.board;
        let western = self.game.options.golden_spike.map(|cities| board.place(cities.west));
        for hex in board.all_hexes() {
            let found = self.state.companies_on(hex).len();
            let most = match board.ground(hex) {
                Ground::City(city) if city.is_numbered() && Some(hex) != western => {
                    u32::from(self.game.capacity(city))
                }
                Ground::Port if self.game.options.ports => 1,
                _ => continue,
            };
            if found > most {
                let (q, r) = board.coordinates(hex);
                let hex = format!("{q},{r}");
                self.faults.push(PositionError::Overfull { found, hex, most });
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
                    self.faults.push(PositionError::OfferExhausted);
                }
                (seat, part)
            }
            Phase::GainingInfluence { seat, part, built }
            | Phase::ChoosingPort { seat, part, built, .. }
            | Phase::ChoosingWesternBranch { seat, part, built, .. } => {
                self.choice(built);
                (seat, part)
            }
        };
        if seat >= Seat(self.game.people) {
            self.faults.push(PositionError::BadSeat);
        }
        if part != Part::Only && self.game.options.mode != Mode::Expert {
            self.faults.push(PositionError::BadPart);
        }
    }

    fn finish(mut self) -> Result<State, Vec<Fault>> {
        let mut actions = Vec::new();
        if self.faults.is_empty()
            && let Some(seat) = to_act(self.game, &self.state).first()
        {
            legal::list(self.game, &self.state, seat, &mut actions);
            if actions.is_empty() {
                self.faults.push(PositionError::Stuck);
            }
        }
        self.faults.into_result().map(|()| self.state)
    }
}
