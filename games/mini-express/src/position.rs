//! A state as it is written in JSON: complete when we write it, mostly optional when somebody
//! writes it by hand. What is left out is what the rules say it must be, or as at the beginning.

mod choice;
mod draft;
mod error;
mod restore;
mod tokens;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Fault, Seat, inserted};

use crate::MiniExpress;
use crate::board::{BotTokenId, CityId, HexId, SHARES_PER_COMPANY};
use crate::company::{Company, DemandToken, PerCompany};
use crate::state::{Part, Phase, Spike, State};

pub use error::PositionError;

/// A position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What the match waits for; the start player's turn, unless it says otherwise.
    #[serde(default = "first_turn")]
    pub phase: Phase,
    /// Shares, trains and length of each company.
    #[serde(default)]
    pub companies: PerCompany<CompanyPosition>,
    /// Shares and influence by seat, the bot's last.
    #[serde(default)]
    pub seats: Vec<SeatPosition>,
    /// The demand token in each city, or `null`. A city that is left out gets one of the tokens
    /// that are not named, in the order of the tables, unless it is full.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "tabletop::schema::MapOf<CityId, Option<DemandToken>>")
    )]
    pub demand: BTreeMap<CityId, Option<DemandToken>>,
    /// The tokens that have left the game; if it is left out, those that are nowhere else.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Vec<DemandToken>>"))]
    pub demand_removed: Option<Vec<DemandToken>>,
    /// The rulebook's bot, if it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<BotPosition>"))]
    pub bot: Option<BotPosition>,
    /// The Golden Spike, if it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Spike>"))]
    pub golden_spike: Option<Spike>,
    /// Turns passed in a row.
    #[serde(default)]
    pub passes: u8,
    /// Is this the last round?
    #[serde(default)]
    pub last_round: bool,
}

/// What belongs to a company.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct CompanyPosition {
    /// Shares on offer; as at the beginning.
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<u8>"))]
    pub offer: Option<u8>,
    /// Shares set aside; in the draft those that nobody holds yet.
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<u8>"))]
    pub set_aside: Option<u8>,
    /// Shares that are out of the game; the rest of nine.
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<u8>"))]
    pub out: Option<u8>,
    /// Trains in reserve; as at the beginning.
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<u8>"))]
    pub reserve: Option<u8>,
    /// Trains in supply; the rest of all.
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<u8>"))]
    pub supply: Option<u8>,
    /// The track-length marker.
    pub length: u8,
    /// The hexes with a train; the starting location is always one of them.
    pub trains: Vec<HexId>,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct SeatPosition {
    /// Shares of each company.
    pub shares: PerCompany<u8>,
    /// Influence in each company; as at the beginning.
    #[cfg_attr(feature = "schema", schemars(with = "PerCompany<tabletop::schema::Written<u8>>"))]
    pub influence: PerCompany<Option<u8>>,
}

/// What belongs to the rulebook's bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BotPosition {
    /// The target city; `null` before the first step.
    #[serde(default)]
    pub target: Option<CityId>,
    /// Where the company marker stands.
    #[serde(default = "first_company")]
    pub company: Company,
    /// The tokens in the bag; those that are not drawn.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Vec<BotTokenId>>"))]
    pub bag: Option<Vec<BotTokenId>>,
    /// The tokens outside of the bag; none, or the rest if the bag is given.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "tabletop::schema::Written<Vec<BotTokenId>>"))]
    pub drawn: Option<Vec<BotTokenId>>,
}

impl Default for BotPosition {
    fn default() -> Self {
        Self { target: None, company: Company::Wood, bag: None, drawn: None }
    }
}

fn first_turn() -> Phase {
    Phase::Turn { seat: Seat(0), part: Part::Only }
}

fn first_company() -> Company {
    Company::Wood
}

impl Position {
    /// Writes a state down, with nothing left out.
    pub(crate) fn of(game: &MiniExpress, state: &State) -> Self {
        let seats = usize::from(game.seat_count());
        Self {
            phase: state.phase,
            companies: PerCompany::of(|company| CompanyPosition::of(state, company)),
            seats: (0..seats)
                .map(|seat| SeatPosition {
                    shares: PerCompany::from_array(state.shares[seat]),
                    influence: PerCompany::from_array(state.influence[seat].map(Some)),
                })
                .collect(),
            demand: inserted(CityId::numbered().zip(state.demand)),
            demand_removed: Some(tokens_elsewhere(game, state.demand.iter().flatten())),
            bot: game.options.mode.has_bot().then(|| BotPosition::of(game, state)),
            golden_spike: game.options.golden_spike.is_some().then_some(state.spike),
            passes: state.passes,
            last_round: state.last_round,
        }
    }

    /// Sets the position up, or names every lost, invented or impossible piece.
    pub(crate) fn restore(&self, game: &MiniExpress) -> Result<State, Vec<Fault>> {
        restore::restore(self, game)
    }
}

impl CompanyPosition {
    fn of(state: &State, company: Company) -> Self {
        let index = company.index();
        let held: u8 = state.shares.iter().map(|own| own[index]).sum();
        let (offer, set_aside) = (state.offer[index], state.set_aside[index]);
        Self {
            offer: Some(offer),
            set_aside: Some(set_aside),
            out: Some(SHARES_PER_COMPANY - held - offer - set_aside),
            reserve: Some(state.reserve[index]),
            supply: Some(state.supply[index]),
            length: state.length[index],
            trains: state.tracks[index].iter().collect(),
        }
    }
}

impl BotPosition {
    fn of(game: &MiniExpress, state: &State) -> Self {
        let all = (0..game.tables().bot_tokens.len() as u8).map(BotTokenId);
        let (bag, drawn) = all.partition(|&token| state.bot.holds(token));
        Self {
            target: state.bot.target,
            company: state.bot.company,
            bag: Some(bag),
            drawn: Some(drawn),
        }
    }
}

/// The demand tokens of the game that are not among these, sorted. Tokens too many are ignored.
fn tokens_elsewhere<'a>(
    game: &MiniExpress,
    known: impl Iterator<Item = &'a DemandToken>,
) -> Vec<DemandToken> {
    let mut rest = game.tables().demand_tokens.to_vec();
    for token in known {
        if let Some(place) = rest.iter().position(|other| other == token) {
            rest.remove(place);
        }
    }
    rest
}
