//! What happened. Mini Express has no secrets, so everybody sees every event as it is.
//!
//! Events whose names begin with `Bot…Weighed`, and some others named below, change nothing: they
//! tell the bot's reasoning, and are only made where somebody keeps them.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

use crate::action::Path;
use crate::board::{BotTokenId, CITIES, CityId, HexId};
use crate::company::{Company, CompanySet, DemandToken};
use crate::state::{Built, Ending, Part};

/// What happened, its results written in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The table was laid: trains, shares and markers as the mode says, demand tokens at random.
    TableSet { demand: DemandMap },
    /// Set-aside shares went to a seat.
    ShareDrafted { seat: Seat, company: Company, shares: u8 },
    /// The draft goes on.
    DraftContinued { picks: u8 },
    /// Set-aside shares that nobody took left the game.
    LeftoversRemoved { company: Company, shares: u8 },

    /// A share on offer was taken, and its price in influence paid.
    ShareTaken { seat: Seat, company: Company, price: u8 },
    /// Trains moved from supply to reserve.
    ReserveFilled { company: Company, trains: u8 },
    /// Trains were laid from the reserve.
    TrackBuilt { seat: Seat, company: Company, city: CityId, path: Path },
    /// A train moved from supply to reserve because somebody built on the hex.
    CompensationPaid { company: Company, hex: HexId },
    /// A track-length marker moved up.
    LengthRaised { company: Company, by: u8, length: u8 },
    /// A seat gained influence.
    InfluenceGained { seat: Seat, company: Company, by: u8, influence: u8 },
    /// A demand token left the game.
    DemandTokenRemoved { city: CityId },
    /// An offer is exhausted; the shares still on it left the game.
    OfferExhausted { company: Company, shares: u8 },

    /// The builder has to say where the wild point goes.
    WildPointOpened { seat: Seat, part: Part, built: Built },
    /// The builder has to say where the port opens.
    PortChoiceOpened { seat: Seat, part: Part, built: Built, company: Company },
    /// A company has a train on a port, and starts there as well.
    PortOpened { company: Company, port: HexId },

    /// The Golden Spike's tile left the game: San Francisco was reached before Omaha.
    SpikeTileRemoved,
    /// Omaha was reached: the company, if it had a train to put on the tile, runs the eastern
    /// branch.
    #[serde(rename = "spike_race_begun")]
    #[strum(serialize = "spike_race_begun")]
    SpikeRaceBegan { eastern: Option<Company> },
    /// A company has a train on San Francisco, and starts there as well.
    WesternStartOpened { company: Company, hex: HexId },
    /// Omaha and San Francisco are joined, on these hexes. Changes nothing.
    LineJoined { meeting: Vec<HexId>, candidates: CompanySet },
    /// The builder has to say who runs the western branch.
    WesternBranchOpened { seat: Seat, part: Part, built: Built, candidates: CompanySet },
    /// The company, if it had a train to put on the tile, runs the western branch.
    WesternBranchChosen { seat: Seat, company: Option<Company>, train: bool },

    /// Nothing could be done.
    #[serde(rename = "turn_passed")]
    #[strum(serialize = "turn_passed")]
    Passed { seat: Seat },
    /// A turn, or the second action of a turn, begins.
    TurnBegan { seat: Seat, part: Part },
    /// Two offers are exhausted: the round is played to its end.
    #[serde(rename = "last_round_begun")]
    #[strum(serialize = "last_round_begun")]
    LastRoundBegan { seat: Seat },
    /// The match is over.
    #[serde(rename = "game_ended")]
    #[strum(serialize = "game_ended")]
    MatchEnded { ending: Ending },

    /// The refresh tokens went into the bag.
    BotRefreshTokensAdded,
    /// A token came out of the bag.
    BotTokenDrawn { token: BotTokenId },
    /// A refresh token was drawn: it and all drawn tokens went back.
    BotBagRefilled { token: BotTokenId },
    /// The company marker moved.
    BotCompanyMarkerMoved { from: Company, to: Company, steps: u8 },
    /// The target marker moved, passing over cities without a demand token.
    BotTargetMarkerMoved { from: Option<CityId>, to: CityId, steps: u8, passed: Vec<CityId> },
    /// By the trains in reserve, the bot takes a share or builds. Changes nothing.
    BotActionChosen { company: Company, reserve: u8, action: BotAction },
    /// The chosen company offers no such action: another token is drawn. Changes nothing.
    BotActionImpossible { company: Company, action: BotAction },
    /// None of the four companies offers the bot an action. Changes nothing.
    BotStuck,
    /// Which city the bot builds to, and why. Changes nothing.
    BotCitiesWeighed {
        target: Option<CityId>,
        candidates: Vec<CityCandidate>,
        chosen: CityId,
        decided_by: CityDecider,
    },
    /// Which track the bot builds, and why. Changes nothing.
    BotTracksWeighed {
        starts: Vec<HexId>,
        start: HexId,
        tracks: Vec<TrackCandidate>,
        chosen: Path,
        decided_by: TrackDecider,
    },
    /// Which port the bot opens, and why. Changes nothing.
    BotPortsWeighed {
        target: Option<CityId>,
        candidates: Vec<PortCandidate>,
        chosen: HexId,
        decided_by: PortDecider,
    },
    /// Whom the bot lets run the western branch, and why. Changes nothing.
    BotBranchesWeighed {
        candidates: Vec<BranchCandidate>,
        chosen: Company,
        decided_by: BranchDecider,
    },
}

impl Event {
    /// Does it tell anybody what they could not know before? Everything lies open but the order in
    /// which tokens come.
    pub fn reveals(&self) -> bool {
        match self {
            Self::TableSet { .. } | Self::BotTokenDrawn { .. } => true,
            Self::ShareDrafted { .. }
            | Self::DraftContinued { .. }
            | Self::LeftoversRemoved { .. }
            | Self::ShareTaken { .. }
            | Self::ReserveFilled { .. }
            | Self::TrackBuilt { .. }
            | Self::CompensationPaid { .. }
            | Self::LengthRaised { .. }
            | Self::InfluenceGained { .. }
            | Self::DemandTokenRemoved { .. }
            | Self::OfferExhausted { .. }
            | Self::WildPointOpened { .. }
            | Self::PortChoiceOpened { .. }
            | Self::PortOpened { .. }
            | Self::SpikeTileRemoved
            | Self::SpikeRaceBegan { .. }
            | Self::WesternStartOpened { .. }
            | Self::LineJoined { .. }
            | Self::WesternBranchOpened { .. }
            | Self::WesternBranchChosen { .. }
            | Self::Passed { .. }
            | Self::TurnBegan { .. }
            | Self::LastRoundBegan { .. }
            | Self::MatchEnded { .. }
            | Self::BotRefreshTokensAdded
            | Self::BotBagRefilled { .. }
            | Self::BotCompanyMarkerMoved { .. }
            | Self::BotTargetMarkerMoved { .. }
            | Self::BotActionChosen { .. }
            | Self::BotActionImpossible { .. }
            | Self::BotStuck
            | Self::BotCitiesWeighed { .. }
            | Self::BotTracksWeighed { .. }
            | Self::BotPortsWeighed { .. }
            | Self::BotBranchesWeighed { .. } => false,
        }
    }
}

/// What the bot does with its chosen company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotAction {
    /// With 0 to 2 trains in reserve.
    TakeShare,
    /// With 3 or more.
    BuildTrack,
}

/// A city that the bot could build to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CityCandidate {
    /// The city.
    pub city: CityId,
    /// Its number on the map.
    pub number: u8,
    /// Steps to the target city; `null` if there is no way over landscape.
    pub distance: Option<u8>,
    /// Trains of the shortest track to it.
    pub trains: u8,
    /// Companies in it.
    pub companies: u8,
}

/// What decided between the cities; the first that left only one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CityDecider {
    /// There was only one.
    OnlyCity,
    /// Nearest to the target city.
    Distance,
    /// The shortest track.
    TrackLength,
    /// More companies in the city.
    Companies,
    /// The higher number.
    Number,
}

/// A track that the bot could build.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrackCandidate {
    /// The hex that it branches off.
    pub start: HexId,
    /// Its new hexes.
    pub path: Path,
}

/// What decided between the tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TrackDecider {
    /// There was only one.
    OnlyTrack,
    /// The start hex: only one track leads from it.
    StartHex,
    /// The clockwise rule (ME-22).
    ClockwiseRule,
}

/// A port that the bot could open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PortCandidate {
    /// Its hex.
    pub port: HexId,
    /// Steps to the target city; `null` if there is no way over landscape.
    pub distance: Option<u8>,
}

/// What decided between the ports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PortDecider {
    /// There was only one.
    OnlyPort,
    /// Nearest to the target city.
    Distance,
    /// The easternmost column, there the northernmost (ME-8).
    Place,
}

/// A company that the bot could let run the western branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BranchCandidate {
    /// The company.
    pub company: Company,
    /// Shares that the bot has of it.
    pub bot_shares: u8,
    /// Shares that the players have of it.
    pub player_shares: u8,
    /// Places that it lies after the company marker.
    pub places_after_marker: u8,
}

/// What decided between the branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BranchDecider {
    /// There was only one.
    OnlyCompany,
    /// Most shares of the bot's own.
    BotShares,
    /// Fewest shares of the players'.
    PlayerShares,
    /// The company marker, or next after it.
    Marker,
}

/// The demand tokens by city; in JSON an object from cities to tokens or `null`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DemandMap(pub [Option<DemandToken>; CITIES]);

tabletop::json_as!(DemandMap, tabletop::schema::MapOf<CityId, Option<DemandToken>>);

impl Serialize for DemandMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(CityId::numbered().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for DemandMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tokens = BTreeMap::<CityId, Option<DemandToken>>::deserialize(deserializer)?;
        let mut demand = [None; CITIES];
        for (city, token) in tokens {
            let Some(place) = demand.get_mut(city.index()) else {
                let sentence = "a starting location has no demand token";
                return Err(tabletop::custom("token-on-start", sentence));
            };
            *place = token;
        }
        Ok(Self(demand))
    }
}
