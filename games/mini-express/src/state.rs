//! Everything that changes during a match.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

use crate::action::Path;
use crate::board::{BotTokenId, CITIES, CityId, HexId, HexSet};
use crate::company::{COMPANIES, Company, CompanySet, DemandToken};

/// Nobody has more seats: five players, or two and the bot.
pub const MOST_SEATS: usize = 5;

/// A state. Flat, and small enough to be copied millions of times a second.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What the match waits for.
    pub phase: Phase,
    /// The hexes with a train of each company.
    pub tracks: [HexSet; COMPANIES],
    /// The trains that the shortest track to each city takes; 0 where the company can't build any
    /// more, `FAR` beyond a full reserve. It follows from the tracks and the
    /// demand tokens, and is kept because every decision reads all of it.
    pub trains_to: [[u8; CITIES]; COMPANIES],
    /// How many shortest tracks there are; kept with `trains_to`.
    pub ways_to: [[u8; CITIES]; COMPANIES],
    /// The demand tokens on the map.
    pub demand: [Option<DemandToken>; CITIES],
    /// Shares on offer. None means that the offer is exhausted.
    pub offer: [u8; COMPANIES],
    /// Shares set aside for the draft.
    pub set_aside: [u8; COMPANIES],
    /// Trains ready to be laid.
    pub reserve: [u8; COMPANIES],
    /// The other trains.
    pub supply: [u8; COMPANIES],
    /// Track-length markers.
    pub length: [u8; COMPANIES],
    /// Shares by seat and company.
    pub shares: [[u8; COMPANIES]; MOST_SEATS],
    /// Influence by seat and company.
    pub influence: [[u8; COMPANIES]; MOST_SEATS],
    /// The rulebook's bot.
    pub bot: Bot,
    /// The Golden Spike.
    pub spike: Spike,
    /// Turns passed in a row.
    pub passes: u8,
    /// Is this the last round?
    pub last_round: bool,
}

const _: () = assert!(size_of::<State>() <= 512, "a state is copied in every step of a search");

/// The markers and the bag of the rulebook's bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bot {
    /// The target city; none before the first step.
    pub target: Option<CityId>,
    /// Where the company marker stands.
    pub company: Company,
    /// The tokens in the bag, as bits.
    pub bag: u16,
}

impl Bot {
    /// Is the token in the bag?
    pub const fn holds(&self, token: BotTokenId) -> bool {
        self.bag >> token.0 & 1 != 0
    }
}

tabletop::tagged! {
    "status",
    /// How far the Golden Spike has come.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "status", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Spike {
        /// Not played, or the tile has left the game.
        Absent,
        /// The tile lies beside Omaha.
        Waiting,
        /// Omaha was reached; the line is not joined yet.
        Racing {
            /// Who runs the eastern branch.
            eastern: Option<Company>,
        },
        /// The line is joined.
        Joined {
            /// Who runs the eastern branch.
            eastern: Option<Company>,
            /// Who runs the western branch.
            western: Option<Company>,
        },
    }
}

impl Spike {
    /// How many of the company's trains lie on the tile.
    pub fn trains(self, company: Company) -> u8 {
        let (eastern, western) = match self {
            Self::Absent | Self::Waiting => (None, None),
            Self::Racing { eastern } => (eastern, None),
            Self::Joined { eastern, western } => (eastern, western),
        };
        [eastern, western].into_iter().filter(|&branch| branch == Some(company)).count() as u8
    }
}

tabletop::tagged! {
    "type",
    /// What the match waits for. Each phase carries what is needed to go on from it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Phase {
        /// Set-aside shares are drafted.
        Draft {
            /// How many picks were made.
            picks: u8,
        },
        /// A player's turn.
        Turn {
            /// Whose.
            seat: Seat,
            /// Which action of the turn.
            #[serde(default)]
            part: Part,
        },
        /// The wild token's second point of influence.
        #[serde(rename = "gain_influence")]
        GainingInfluence {
            /// Who gains it.
            seat: Seat,
            /// Which action of the turn.
            #[serde(default)]
            part: Part,
            /// The build that it belongs to.
            built: Built,
        },
        /// Ports: where the company on the wild token opens its port.
        #[serde(rename = "choose_port")]
        ChoosingPort {
            /// Who chooses.
            seat: Seat,
            /// Which action of the turn.
            #[serde(default)]
            part: Part,
            /// The build that it belongs to.
            built: Built,
            /// The company on the token.
            company: Company,
        },
        /// Golden Spike: who runs the western branch.
        #[serde(rename = "choose_western_branch")]
        ChoosingWesternBranch {
            /// Who chooses.
            seat: Seat,
            /// Which action of the turn.
            #[serde(default)]
            part: Part,
            /// The build that it belongs to.
            built: Built,
            /// Between which companies.
            candidates: CompanySet,
        },
        /// The match is over.
        Over {
            /// How it ended.
            ending: Ending,
        },
    }
}

/// Which action of a turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The turn has one action.
    #[default]
    Only,
    /// Expert: the first of two.
    First,
    /// Expert: the second of two.
    Second {
        /// The company of the first action.
        company: Company,
        /// The city of the first action, if it was a build (ME-15).
        #[serde(default)]
        city: Option<CityId>,
    },
}

/// A build whose choices are not all made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Built {
    /// For whom.
    pub company: Company,
    /// To where.
    pub city: CityId,
    /// The new hexes.
    pub path: Path,
}

/// Every way a match can end.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Ending {
    /// Two offers were exhausted, and everyone has had the same number of turns.
    TwoOffersExhausted,
    /// Expert: one offer was exhausted.
    OfferExhausted,
    /// Tourist and harder: the bot's target marker reached the last city.
    TargetAtLastCity,
    /// Everybody passed in a row (ME-3).
    #[serde(rename = "all_passed")]
    #[strum(serialize = "all_passed")]
    EverybodyPassed,
}

impl State {
    /// Does the company have a train there?
    #[inline]
    pub const fn has_train(&self, company: Company, hex: HexId) -> bool {
        self.tracks[company.index()].contains(hex)
    }

    /// The companies with a train on the hex.
    #[inline]
    pub fn companies_on(&self, hex: HexId) -> CompanySet {
        Company::ALL.into_iter().filter(|&company| self.has_train(company, hex)).collect()
    }

    /// Can the company build to the city with the trains in its reserve?
    #[inline]
    pub const fn can_build(&self, company: Company, city: CityId) -> bool {
        // A city that is closed to the company needs 0 trains, and 0 - 1 is more than any reserve.
        let trains = self.trains_to[company.index()][city.index()];
        trains.wrapping_sub(1) < self.reserve[company.index()]
    }

    /// Can the company build at all?
    pub fn can_build_anywhere(&self, company: Company) -> bool {
        CityId::numbered().any(|city| self.can_build(company, city))
    }

    /// How many offers are exhausted.
    #[inline]
    pub fn exhausted_offers(&self) -> u8 {
        self.offer.iter().map(|&shares| u8::from(shares == 0)).sum()
    }

    /// How many trains fit into the reserve and are there to be moved, of this many.
    #[inline]
    pub fn movable(&self, company: Company, wanted: u8, full_reserve: u8) -> u8 {
        let room = full_reserve - self.reserve[company.index()];
        wanted.min(room).min(self.supply[company.index()])
    }
}
