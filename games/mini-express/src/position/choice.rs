//! A written position in the middle of a build: the choice must be one that play could have opened.

use super::error::PositionError;
use super::restore::Restoring;
use crate::company::{Company, DemandToken};
use crate::state::{Built, Phase, Spike};
use crate::turn::build_track;
use crate::variants::ports;

impl Restoring<'_> {
    /// An open choice must follow from the build that it names.
    pub(super) fn choice(&mut self, built: Built) {
        if !self.could_be_built(built) || !self.is_choice_open(built) {
            self.faults.push(PositionError::BadChoice);
        }
    }

    /// Is the path a shortest track of the company, as its trains stood before the build
    /// (BUILD-4, BUILD-6)?
    fn could_be_built(&self, Built { company, city, path }: Built) -> bool {
        if !path.hexes().iter().all(|&hex| self.state.has_train(company, hex)) {
            return false;
        }
        let mut track = self.state.tracks[company.index()];
        path.hexes().iter().for_each(|&hex| track.remove(hex));
        let mut before = self.game.blank.clone();
        track.iter().for_each(|hex| self.game.lay_train(&mut before, company, hex));
        city.is_numbered()
            && self.joined_to_starts(company, track) == track
            && build_track::judge_path(self.game, &before, company, city, path).is_ok()
    }

    fn is_choice_open(&self, built: Built) -> bool {
        let state = &self.state;
        match self.position.phase {
            Phase::GainingInfluence { .. } => {
                state.demand[built.city.index()].is_some_and(DemandToken::is_wild)
            }
            Phase::ChoosingPort { company, .. } => {
                self.game.options.ports
                    && state.supply[company.index()] > 0
                    && ports::free(self.game, state).len() > 1
            }
            Phase::ChoosingWesternBranch { candidates, .. } => {
                matches!(state.spike, Spike::Racing { .. }) && candidates.len() > 1
            }
            Phase::Draft { .. } | Phase::Turn { .. } | Phase::Over { .. } => true,
        }
    }

    /// Each wild token opens one port (PORT-3), the one that is still to be chosen included. So
    /// while a port is to be chosen, two are free.
    pub(super) fn ports(&mut self) {
        if !self.game.options.ports {
            return;
        }
        for company in Company::ALL {
            let tokens = self.game.tables().demand_tokens.iter();
            let most = tokens.filter(|token| token.is_wild() && token.company() == company).count();
            let ports = self.game.board.ports().iter();
            let opened = ports.filter(|&&port| self.state.has_train(company, port)).count();
            let found = opened + usize::from(self.port_to_open() == Some(company));
            if found > most {
                let place = format!("companies.{}.trains", company.slug());
                self.faults.push_at(place, PositionError::TooManyPorts { found, most });
            }
        }
    }

    /// The company whose port the open choice leads to.
    fn port_to_open(&self) -> Option<Company> {
        match self.position.phase {
            Phase::ChoosingPort { company, .. } => Some(company),
            Phase::GainingInfluence { built, .. } if built.city.is_numbered() => {
                let place = self.game.board.place(built.city);
                let is_first = self.state.companies_on(place).len() == 1;
                self.state.demand[built.city.index()]
                    .filter(|token| is_first && token.is_wild())
                    .map(DemandToken::company)
            }
            _ => None,
        }
    }
}
