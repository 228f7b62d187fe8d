//! Folds events into states: the only code that changes one. It never judges, rolls or fails.

use crate::MiniExpress;
use crate::board::{CITIES, CityId, HexId, LONGEST_TRACK};
use crate::company::Company;
use crate::event::Event;
use crate::state::{Phase, Spike, State};

/// Folds one event in. Always inlined: where the event is known, one arm remains.
#[inline(always)]
pub(crate) fn evolve(game: &MiniExpress, state: &mut State, event: &Event) {
    match *event {
        Event::TableSet { ref demand } => {
            state.clone_from(&game.laid);
            state.demand = demand.0;
        }
        Event::ShareDrafted { seat, company, shares } => {
            state.set_aside[company.index()] -= shares;
            state.shares[seat.index()][company.index()] += shares;
        }
        Event::DraftContinued { picks } => state.phase = Phase::Draft { picks },
        Event::LeftoversRemoved { company, shares } => {
            state.set_aside[company.index()] -= shares;
        }

        Event::ShareTaken { seat, company, price } => {
            state.influence[seat.index()][company.index()] -= price;
            state.offer[company.index()] -= 1;
            state.shares[seat.index()][company.index()] += 1;
            state.passes = 0;
        }
        Event::ReserveFilled { company, trains } => fill_reserve(state, company, trains),
        Event::TrackBuilt { company, ref path, .. } => {
            state.reserve[company.index()] -= path.trains();
            path.hexes().iter().for_each(|&hex| game.lay_train(state, company, hex));
            state.passes = 0;
        }
        Event::CompensationPaid { company, .. } => fill_reserve(state, company, 1),
        Event::LengthRaised { company, length, .. } => state.length[company.index()] = length,
        Event::InfluenceGained { seat, company, influence, .. } => {
            state.influence[seat.index()][company.index()] = influence;
        }
        Event::DemandTokenRemoved { city } => close_city(state, city),
        Event::OfferExhausted { company, .. } => state.offer[company.index()] = 0,

        Event::WildPointOpened { seat, part, built } => {
            state.phase = Phase::GainingInfluence { seat, part, built };
        }
        Event::PortChoiceOpened { seat, part, built, company } => {
            state.phase = Phase::ChoosingPort { seat, part, built, company };
        }
        Event::PortOpened { company, port: hex } | Event::WesternStartOpened { company, hex } => {
            state.supply[company.index()] -= 1;
            game.lay_train(state, company, hex);
        }

        Event::SpikeTileRemoved => state.spike = Spike::Absent,
        Event::SpikeRaceBegan { eastern } => {
            take_branch_train(state, eastern);
            state.spike = Spike::Racing { eastern };
        }
        Event::WesternBranchOpened { seat, part, built, candidates } => {
            state.phase = Phase::ChoosingWesternBranch { seat, part, built, candidates };
        }
        Event::WesternBranchChosen { company, train, .. } => {
            let western = if train { company } else { None };
            take_branch_train(state, western);
            if let Spike::Racing { eastern } = state.spike {
                state.spike = Spike::Joined { eastern, western };
            }
        }

        Event::Passed { .. } => state.passes += 1,
        Event::TurnBegan { seat, part } => state.phase = Phase::Turn { seat, part },
        Event::LastRoundBegan { .. } => state.last_round = true,
        Event::MatchEnded { ending } => state.phase = Phase::Over { ending },

        Event::BotRefreshTokensAdded => {
            let (all, moves) = game.bags;
            state.bot.bag |= all & !moves;
        }
        Event::BotTokenDrawn { token } => state.bot.bag &= !(1 << token.0),
        Event::BotBagRefilled { .. } => state.bot.bag = game.bags.0,
        Event::BotCompanyMarkerMoved { to, .. } => state.bot.company = to,
        Event::BotTargetMarkerMoved { to, .. } => state.bot.target = Some(to),

        Event::LineJoined { .. }
        | Event::BotActionChosen { .. }
        | Event::BotActionImpossible { .. }
        | Event::BotStuck
        | Event::BotCitiesWeighed { .. }
        | Event::BotTracksWeighed { .. }
        | Event::BotPortsWeighed { .. }
        | Event::BotBranchesWeighed { .. } => {}
    }
}

impl MiniExpress {
    /// Puts a train on the map. What the company can reach is brought up to date: only hexes that
    /// were not beside its track before can be the first of a new shortest track.
    #[inline]
    pub(crate) fn lay_train(&self, state: &mut State, company: Company, hex: HexId) {
        let track = state.tracks[company.index()];
        for neighbour in self.board.neighbours(hex).into_iter().flatten() {
            if !self.board.beside(neighbour).meets(&track) {
                self.reach_over(state, company, neighbour);
            }
        }
        state.tracks[company.index()].insert(hex);
        if let Some(city) = self.board.numbered_city(hex) {
            state.trains_to[company.index()][city.index()] = 0;
            state.ways_to[company.index()][city.index()] = 0;
        }
    }

    /// The company's track may now go on over this hex.
    #[inline]
    fn reach_over(&self, state: &mut State, company: Company, hex: HexId) {
        let network = &self.network;
        take_shorter(
            &mut state.trains_to[company.index()],
            &mut state.ways_to[company.index()],
            &network.trains[hex.index()],
            &network.ways[hex.index()],
        );
    }
}

/// The shorter track counts, tracks of equal length add up. A closed city needs 0 trains, and
/// nothing is shorter than that. One simple loop after the other, so that the compiler does sixteen
/// cities at once.
#[inline(never)]
fn take_shorter(
    trains_to: &mut [u8; CITIES],
    ways_to: &mut [u8; CITIES],
    trains_over: &[u8; CITIES],
    ways_over: &[u8; CITIES],
) {
    for city in 0..CITIES {
        let least = trains_to[city].min(trains_over[city]);
        let kept = if least == trains_to[city] { ways_to[city] } else { 0 };
        let added = if least == trains_over[city] { ways_over[city] } else { 0 };
        ways_to[city] = kept.wrapping_add(added);
    }
    for city in 0..CITIES {
        trains_to[city] = trains_to[city].min(trains_over[city]);
    }
}

/// At most 6 × 3 × 3 × 3 tracks of five trains end in a city, so their number fits into a byte:
/// each step but the first has at most three ways to get farther away.
const _: () = assert!(LONGEST_TRACK == 5);

#[inline]
fn fill_reserve(state: &mut State, company: Company, trains: u8) {
    state.supply[company.index()] -= trains;
    state.reserve[company.index()] += trains;
}

fn take_branch_train(state: &mut State, branch: Option<Company>) {
    if let Some(company) = branch {
        state.supply[company.index()] -= 1;
    }
}

/// Nobody can build there any more.
#[inline]
pub(crate) fn close_city(state: &mut State, city: CityId) {
    state.demand[city.index()] = None;
    for company in Company::ALL {
        state.trains_to[company.index()][city.index()] = 0;
        state.ways_to[company.index()][city.index()] = 0;
    }
}
