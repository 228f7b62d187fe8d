//! What a player may want, and the rules that can forbid it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

use crate::board::{CityId, HexId, LONGEST_TRACK};
use crate::company::{Company, CompanySet};

tabletop::tagged! {
    "type",
    /// What a player wants to do.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Action {
        /// Take a set-aside share before the game.
        DraftShare {
            /// Of this company.
            company: Company,
        },
        /// Take a share on offer.
        TakeShare {
            /// Of this company.
            company: Company,
        },
        /// Build track.
        BuildTrack {
            /// For this company.
            company: Company,
            /// To this city.
            city: CityId,
            /// From the first new hex to the city.
            path: Path,
        },
        /// Take the wild token's second point of influence.
        GainInfluence {
            /// In this company.
            company: Company,
        },
        /// Ports: open a port for the company on the wild token.
        ChoosePort {
            /// On this hex.
            port: HexId,
        },
        /// Golden Spike: say who runs the western branch.
        ChooseWesternBranch {
            /// This company does.
            company: Company,
        },
        /// Do nothing, when nothing can be done.
        Pass {},
    }
}

/// The new hexes of a track, from the first to the city: at most a full reserve.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path {
    hexes: [HexId; LONGEST_TRACK],
    length: u8,
}

impl Path {
    /// No hex yet.
    pub const EMPTY: Self = Self { hexes: [HexId(0); LONGEST_TRACK], length: 0 };

    /// The hexes in order.
    #[inline]
    pub fn hexes(&self) -> &[HexId] {
        &self.hexes[..usize::from(self.length)]
    }

    /// How many trains it takes.
    #[inline]
    pub const fn trains(&self) -> u8 {
        self.length
    }

    /// One hex more.
    #[inline]
    pub const fn push(&mut self, hex: HexId) {
        self.hexes[self.length as usize] = hex;
        self.length += 1;
    }

    /// One hex less.
    #[inline]
    pub const fn pop(&mut self) {
        self.length -= 1;
        self.hexes[self.length as usize] = HexId(0);
    }
}

tabletop::json_as!(Path, Vec<HexId>, "The new hexes of a track, in order.");

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hexes().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = Vec::<HexId>::deserialize(deserializer)?;
        if hexes.len() > LONGEST_TRACK {
            return Err(tabletop::custom("track-too-long", "a track has at most 5 new hexes"));
        }
        let mut path = Self::EMPTY;
        for hex in hexes {
            path.push(hex);
        }
        Ok(path)
    }
}

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// A drafted share.
    DraftShare,
    /// A share or a build.
    TurnAction,
    /// The wild token's second point.
    GainInfluence,
    /// A port.
    ChoosePort,
    /// The western branch.
    ChooseWesternBranch,
}

impl Awaited {
    /// What has to be done, as the end of a sentence.
    const fn in_words(self) -> &'static str {
        match self {
            Self::DraftShare => "a share has to be drafted",
            Self::TurnAction => "a share has to be taken or track built",
            Self::GainInfluence => "the wild point has to be given",
            Self::ChoosePort => "a port has to be chosen",
            Self::ChooseWesternBranch => "the western branch has to be chosen",
        }
    }
}

/// The rule that an action breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error, VariantNames, IntoStaticStr)]
#[serde(untagged)]
pub enum Illegal {
    /// The match is over.
    #[strum(serialize = "turn/over")]
    #[error("the match is over")]
    Over,
    /// Somebody else acts now.
    #[strum(serialize = "turn/not-yours")]
    #[error("it is not this seat's turn")]
    NotYours {
        /// Who tried.
        seat: Seat,
    },
    /// The match waits for something else.
    #[strum(serialize = "turn/not-now")]
    #[error("{} now", awaited.in_words())]
    NotNow {
        /// For what.
        awaited: Awaited,
    },
    /// None is set aside any more, or, in the expert draft, the company was picked before.
    #[strum(serialize = "draft/none-left")]
    #[error("no share of this company can be drafted any more")]
    NoneToDraft {
        /// The company.
        company: Company,
    },
    /// The two drafted shares must differ.
    #[strum(serialize = "draft/same-company")]
    #[error("the second share must be of another company")]
    SameShares {
        /// The company.
        company: Company,
    },
    /// Another player drafted the same two.
    #[strum(serialize = "draft/pair-taken")]
    #[error("another player already has these two companies")]
    PairTaken {
        /// The company.
        company: Company,
        /// Who has them.
        seat: Seat,
    },
    /// No share on offer.
    #[strum(serialize = "share/none-on-offer")]
    #[error("no share of this company is on offer")]
    NoneOnOffer {
        /// The company.
        company: Company,
    },
    /// Too little influence to pay.
    #[strum(serialize = "share/not-enough-influence")]
    #[error("a share costs {needed} influence, and there are only {has}")]
    NotEnoughInfluence {
        /// The company.
        company: Company,
        /// The trains in its reserve.
        needed: u8,
        /// The player's influence.
        has: u8,
    },
    /// The company has a train in the city.
    #[strum(serialize = "build/not-new")]
    #[error("the company already has a train in this city")]
    NotNew {
        /// The city.
        city: CityId,
    },
    /// The city holds as many companies as it can.
    #[strum(serialize = "build/city-full")]
    #[error("the city is full: it holds {capacity}")]
    CityFull {
        /// The city.
        city: CityId,
        /// How many companies it can hold.
        capacity: u8,
    },
    /// The city has no demand token (ME-1).
    #[strum(serialize = "build/no-demand-token")]
    #[error("there is no demand token in this city")]
    NoDemandToken {
        /// The city.
        city: CityId,
    },
    /// The reserve is too small.
    #[strum(serialize = "build/out-of-reach")]
    #[error("the city can't be reached with {reserve} trains")]
    OutOfReach {
        /// The city.
        city: CityId,
        /// Trains in the reserve.
        reserve: u8,
    },
    /// The path has a gap, or does not lead to the city.
    #[strum(serialize = "build/broken-path")]
    #[error("the path must go from hex to neighbouring hex and end in the city")]
    BrokenPath {
        /// The city.
        city: CityId,
    },
    /// The path begins nowhere near the company's track.
    #[strum(serialize = "build/not-beside-track")]
    #[error("the path must begin beside the company's track")]
    NotBesideTrack {
        /// The first hex.
        hex: HexId,
    },
    /// The path crosses a city, or with Ports a port.
    #[strum(serialize = "build/through-city")]
    #[error("track can't run through a city or a port")]
    ThroughCity {
        /// The hex in the way.
        hex: HexId,
    },
    /// There is a shorter track.
    #[strum(serialize = "build/not-shortest")]
    #[error("the track must be a shortest one: {shortest} trains, not {trains}")]
    NotShortest {
        /// Trains of a shortest track.
        shortest: u8,
        /// Trains of this one.
        trains: u8,
    },
    /// Expert: both actions for one company.
    #[strum(serialize = "expert/same-company")]
    #[error("the two actions of a turn must be for two different companies")]
    SameCompany {
        /// The company of the first action.
        company: Company,
    },
    /// Expert: both builds to one city (ME-15).
    #[strum(serialize = "expert/same-city")]
    #[error("the two builds of a turn must go to two different cities")]
    SameCity {
        /// The city of the first action.
        city: CityId,
    },
    /// Expert: the second action would end the game (ME-4, ME-24).
    #[strum(serialize = "expert/would-exhaust")]
    #[error("the second action of a turn must not exhaust an offer")]
    WouldExhaust {
        /// Whose offer.
        company: Company,
    },
    /// The wild point must go elsewhere (ME-10).
    #[strum(serialize = "influence/same-company")]
    #[error("the wild point must go to another company than the token's")]
    WildPointInSame {
        /// The token's company.
        company: Company,
    },
    /// Not a free port.
    #[strum(serialize = "port/not-free")]
    #[error("this is not a free port")]
    NotAFreePort {
        /// The hex.
        port: HexId,
    },
    /// Not a company that joined the line.
    #[strum(serialize = "branch/not-a-candidate")]
    #[error("this company can't run the western branch")]
    NotACandidate {
        /// Those that can.
        candidates: CompanySet,
    },
    /// Something can be done.
    #[strum(serialize = "pass/could-act")]
    #[error("nobody may pass who can take a share or build")]
    CouldAct {
        /// Who tried.
        seat: Seat,
    },
}
